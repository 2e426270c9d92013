import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../dominant-species/board/theme.css';
import { App } from './App.tsx';
import './app.css';
import { applyScheme, scheme } from './scheme.ts';

applyScheme(scheme());
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
