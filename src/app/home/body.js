/* global document */
// Runs before the home page is first painted: written into index.html behind it as it is (tools/build/static-shell.ts).
(() => {
  const root = document.documentElement;
  const home = document.getElementById('home');
  const translated = document.getElementById(`home-${root.lang}`);
  if (translated !== null) {
    home.innerHTML = translated.innerHTML;
    home.dataset.shown = home.dataset.shown.replace(/\w+$/, root.lang);
  }
  // Another page is on its way.
  if (root.classList.contains('elsewhere')) {
    const waiting = document.getElementById('waiting');
    waiting.textContent = waiting.dataset[root.lang];
    waiting.hidden = false;
    home.hidden = true;
    root.classList.remove('elsewhere');
  }
})();
