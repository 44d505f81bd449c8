import { messages as FRENCH_ACCOUNT } from '@foolscap/account/fr-CA';
import { messages as ENGLISH_ACCOUNT } from '@foolscap/account/messages';
import { messages as FRENCH_CART } from '@foolscap/cart/fr-CA';
import { messages as ENGLISH_CART } from '@foolscap/cart/messages';
import { messages as FRENCH_CHECKOUT } from '@foolscap/checkout/fr-CA';
import { messages as ENGLISH_CHECKOUT } from '@foolscap/checkout/messages';
import { messages as FRENCH_CONTENT } from '@foolscap/content/fr-CA';
import { messages as ENGLISH_CONTENT } from '@foolscap/content/messages';
import { messages as FRENCH_LISTS } from '@foolscap/lists/fr-CA';
import { messages as ENGLISH_LISTS } from '@foolscap/lists/messages';
import { messages as FRENCH_PAYMENTS } from '@foolscap/payments/fr-CA';
import { messages as ENGLISH_PAYMENTS } from '@foolscap/payments/messages';

/** Lists the texts without details of a table and its translation, which has the same groups and codes. */
function* pairs(english: object, french: object): Generator<[string, string]> {
  for (const [code, text] of Object.entries(english) as [string, unknown][]) {
    const translation = (french as Record<string, unknown>)[code];
    if (typeof text === 'string' && typeof translation === 'string') yield [text, translation];
    else if (isTable(text) && isTable(translation)) yield* pairs(text, translation);
  }
}

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Lists the French translations of the texts that replies take from the libraries' tables of messages. */
export const listLibraryTexts = (): [string, string][] => [
  ...pairs(ENGLISH_ACCOUNT, FRENCH_ACCOUNT),
  ...pairs(ENGLISH_CART, FRENCH_CART),
  ...pairs(ENGLISH_LISTS, FRENCH_LISTS),
  ...pairs(ENGLISH_CONTENT, FRENCH_CONTENT),
  ...pairs(ENGLISH_CHECKOUT, FRENCH_CHECKOUT),
  ...pairs(ENGLISH_PAYMENTS, FRENCH_PAYMENTS),
];
