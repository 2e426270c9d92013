/** English. */
import catalogue from '../../words/en/board.json' with { type: 'json' };
import { localeOf } from '../locale.ts';
import { event } from './event.ts';

export const words = localeOf('en', catalogue, event);
