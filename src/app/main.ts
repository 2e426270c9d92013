/**
 * The page. index.html already shows the home page; this makes it interactive, and loads everything else, including React, when
 * another page is opened.
 */
import './ui/fonts.css';
import '../ui/theme.css';
import '../games/covers.css';
import './home/home.css';
import './home/menu.css';
import './home/games.css';
import { loadGame } from '../games/index.ts';
import { HOME_WORDS } from './words/home.ts';
import { preferredLanguage } from './words/language.ts';
import { refetchStyles } from '../ui/refetch-styles.ts';
import { showHome } from './home/home.ts';
import { onUpdate, registerServiceWorker } from './offline.ts';
import { routeOf } from './route.ts';
import { applyScheme, scheme } from './storage/scheme.ts';

const home = document.getElementById('home')!;
const root = document.getElementById('root')!;
/** Shown while another page is loading. */
const waiting = document.getElementById('waiting')!;

/** Everything but the home page; null until it is needed. */
let app: Promise<void> | null = null;

/** Shown instead of a page that could not be loaded, with what to do. */
function showUnreachable(): void {
  const words = HOME_WORDS[preferredLanguage()];
  root.innerHTML = `<main class="home-unreachable" role="alert"><h1>${words.unreachable}</h1><p><button type="button">${words.again}</button> <a href="#">${words.home}</a></p></main>`;
  root.querySelector('button')!.onclick = () => {
    refetchStyles().then(
      () => show(true),
      () => undefined,
    );
  };
  root.hidden = false;
  home.hidden = true;
}

/** Shows the page of the current address. `isMove`: the reader has navigated from another page. */
async function show(isMove: boolean): Promise<void> {
  const route = routeOf(window.location.hash);
  if (route.page === 'home') {
    root.hidden = true;
    waiting.hidden = true;
    showHome(home, route.game);
    if (isMove) home.querySelector<HTMLElement>('h1')?.focus();
    return;
  }
  home.setAttribute('aria-busy', 'true');
  // A game is loaded in parallel with what all pages share; errors are reported where it is used.
  if ('game' in route)
    loadGame(route.game)
      .then((game) => game.ui())
      .catch(() => undefined);
  try {
    await (app ??= import('./App.tsx').then(({ start }) => start(root, isMove)));
    root.hidden = false;
    home.hidden = true;
  } catch {
    app = null;
    showUnreachable();
  } finally {
    home.removeAttribute('aria-busy');
    waiting.hidden = true;
  }
}

/** A file dropped on the home page, or on the list of games to watch, is shown. */
function takeDrops(): void {
  const takes = (event: DragEvent): boolean =>
    event.dataTransfer?.types.includes('Files') === true &&
    ['home', 'replay'].includes(routeOf(window.location.hash).page);
  window.addEventListener('dragover', (event) => {
    if (takes(event)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file || !takes(event)) return;
    event.preventDefault();
    const route = routeOf(window.location.hash);
    void import('./replay/open-file.ts').then(({ openFile }) => openFile(file, 'game' in route ? route.game : ''));
  });
}

applyScheme(scheme());
takeDrops();
window.addEventListener('hashchange', () => void show(true));
void show(false);
onUpdate(() => {
  const route = routeOf(window.location.hash);
  if (route.page === 'home') showHome(home, route.game);
});
registerServiceWorker();
