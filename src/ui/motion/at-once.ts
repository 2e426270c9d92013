import { createContext, useContext } from 'react';

/**
 * Whether a table shows jumps between points of the game instantly, as in replays. During play the bar reacts to a click first,
 * and numbers count up.
 */
export const AtOnce = createContext(false);

export const useAtOnce = (): boolean => useContext(AtOnce);
