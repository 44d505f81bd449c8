import type { Range } from '../define.ts';
import { services } from './services.ts';

/** All families that are written by their axes. */
export const ranges: Range[] = [...services];
