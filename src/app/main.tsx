import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../dominant-species/board/theme.css';
import { App } from './App.tsx';
import './app.css';
import { applyScheme, scheme } from './scheme.ts';
import { InLanguage, preferredLanguage, speak } from './words/languages.tsx';

applyScheme(scheme());
const root = createRoot(document.getElementById('root')!);
const first = await speak(preferredLanguage()).catch(() => speak('en'));
root.render(
  <StrictMode>
    <InLanguage first={first}>
      <App />
    </InLanguage>
  </StrictMode>,
);
