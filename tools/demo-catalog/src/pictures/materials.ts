import { getTones } from './color.ts';

/** Materials with the same color in every variant. */
export const paperTones = getTones('#fbfaf6');
export const steel = getTones('#b6bec8');
export const blackPlastic = getTones('#343840');
export const board = getTones('#c79a66');
export const wood = getTones('#d9b283');
export const glass = getTones('#bcd6e4');
export const whitePlastic = getTones('#f1f1ee');
export const brand = getTones('#1d4e89');
export const marginRed = getTones('#c8322b');
export const gold = getTones('#e0a83a');
