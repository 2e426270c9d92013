/** German. */
import catalogue from '../../words/de/board.json' with { type: 'json' };
import { localeOf } from '../locale.ts';
import { event } from './event.ts';

export const words = localeOf('de', catalogue, event);
