import { createContext, useContext } from 'react';

/**
 * Whether a table shows all of another point of its game at once: so where one goes through a game that is watched again. Where one
 * plays, the bar answers a click first, and numbers count up to what they have become.
 */
export const AtOnce = createContext(false);

export const useAtOnce = (): boolean => useContext(AtOnce);
