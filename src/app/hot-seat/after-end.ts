/** What a table needs once its game is over: fetched in one piece. */
export { NextOpponent } from '../cast/NextOpponent.tsx';
export { rematch } from '../session/rematch.ts';
export { EndBar } from './EndBar.tsx';
export { noteFinished } from './note-finished.ts';
