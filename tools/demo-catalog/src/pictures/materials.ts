import { tonesOf } from './color.ts';

/** Materials with the same color in every variant. */
export const paperTones = tonesOf('#fbfaf6');
export const steel = tonesOf('#b6bec8');
export const blackPlastic = tonesOf('#343840');
export const board = tonesOf('#c79a66');
export const wood = tonesOf('#d9b283');
export const glass = tonesOf('#bcd6e4');
export const whitePlastic = tonesOf('#f1f1ee');
export const brand = tonesOf('#1d4e89');
export const marginRed = tonesOf('#c8322b');
export const gold = tonesOf('#e0a83a');
