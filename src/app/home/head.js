/* global document, localStorage, location, navigator */
// Runs before anything is shown: written into the head of index.html with the codes of all languages for LANGUAGES (tools/build/static-shell.ts).
(() => {
  const root = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(`dominant-species:${key}`);
    } catch {
      return null;
    }
  };
  const scheme = stored('scheme');
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  const wanted = [stored('language') ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]);
  root.lang = wanted.find((code) => 'LANGUAGES'.split(' ').includes(code)) ?? 'en';

  const [page, game] = location.hash.slice(1).split('/');
  if (page === '' || page === 'home') return;
  // Another page is wanted: the home page, which index.html holds, is not shown, and what that page needs is fetched beside the page's
  // script instead of after it.
  root.classList.add('elsewhere');
  const files = JSON.parse(document.getElementById('files')?.textContent ?? '{}');
  for (const part of ['app', root.lang, game, `${game}/${root.lang}`]) {
    for (const file of files[part] ?? []) {
      const link = document.createElement('link');
      link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    }
  }
})();
