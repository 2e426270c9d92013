import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../dominant-species/board/theme.css';
import { App } from './App.tsx';
import './app.css';
import { applyScheme, scheme } from './scheme.ts';
import { InLanguage, preferredLanguage, speak } from './words/languages.tsx';

/** Shows the page, in a language. The module itself does not wait for the words: they import what stands in its own chunk. */
async function show(): Promise<void> {
  const first = await speak(preferredLanguage()).catch(() => speak('en'));
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <InLanguage first={first}>
        <App />
      </InLanguage>
    </StrictMode>,
  );
}

applyScheme(scheme());
void show();
