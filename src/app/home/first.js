/* global document, localStorage, location, navigator */
// Runs before the page is first painted: written into index.html as it is (tools/static-shell.ts).
(() => {
  const root = document.documentElement;
  const home = document.getElementById('home');
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
  const language = wanted.find((code) => code === 'en' || code === 'de') ?? 'en';
  const translated = document.getElementById(`home-${language}`);
  if (translated !== null) {
    home.innerHTML = translated.innerHTML;
    home.dataset.shown = home.dataset.shown.replace(/\w+$/, language);
    root.lang = language;
  }
  // Another page is on its way.
  if (/^#\w/.test(location.hash)) {
    const waiting = document.getElementById('waiting');
    waiting.textContent = waiting.dataset[language];
    waiting.hidden = false;
    home.hidden = true;
  }
})();
