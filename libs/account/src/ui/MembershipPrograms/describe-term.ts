import { MEMBERSHIP_MESSAGES } from './membership-messages.ts';

const DAYS_PER_YEAR = 365;

/** Describes the term of a membership, in years if it is a number of them. */
export const describeTerm = (days: number, texts = MEMBERSHIP_MESSAGES.membership): string =>
  days % DAYS_PER_YEAR === 0 ? texts.years(days / DAYS_PER_YEAR) : texts.days(days);
