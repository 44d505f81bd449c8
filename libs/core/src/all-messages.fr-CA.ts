import { DATE_MESSAGES } from './dates/date-messages.fr-CA.ts';
import { MONEY_MESSAGES } from './money/money-messages.fr-CA.ts';
import { LABEL_MESSAGES } from './text/label-messages.fr-CA.ts';
import { CANADA_MESSAGES } from './vocabulary/canada-messages.fr-CA.ts';
import { PHONE_MESSAGES } from './vocabulary/phone-messages.fr-CA.ts';

/** All messages of the library in French (Canada). */
export const messages = {
  ...DATE_MESSAGES,
  ...MONEY_MESSAGES,
  ...CANADA_MESSAGES,
  ...LABEL_MESSAGES,
  ...PHONE_MESSAGES,
};

/** The locale of a build for French. */
export { DEFAULT_LOCALE } from './money/default-locale.fr-CA.ts';
