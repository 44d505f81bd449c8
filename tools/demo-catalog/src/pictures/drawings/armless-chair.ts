import type { Drawing } from '../kit.ts';
import { swivelChair } from './task-chair.ts';

export const armlessChair: Drawing = ({ t }) => swivelChair(t, false);
