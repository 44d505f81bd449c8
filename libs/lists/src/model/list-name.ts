import { normalizeText } from '@foolscap/core/text';
import { LIST_CODES, MAX_LIST_NAME_LENGTH } from './codes.ts';
import { LIST_NAME_MESSAGES } from './list-name-messages.ts';

/** The text for a missing name (storefront-5.1). */
export const NAME_REQUIRED_TEXT = LIST_NAME_MESSAGES.listName.required;

/** Returns a name without spaces around it, with single spaces in it, and without invisible characters. */
export const tidyName = (name: string): string => normalizeText(name).replace(/\s+/g, ' ');

/** Two names are the same if they differ only in case and spaces. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase();

/** Checks a name before it is sent (storefront-5.1). @returns undefined for a valid name */
export function checkListName(
  name: string,
  otherNames: readonly string[] = [],
  texts = LIST_NAME_MESSAGES.listName,
): { code: string; message: string } | undefined {
  if (tidyName(name) === '') return { code: LIST_CODES.nameRequired, message: texts.required };
  if (tidyName(name).length > MAX_LIST_NAME_LENGTH) return { code: 'TOO_LONG', message: texts.tooLong };
  if (otherNames.some((other) => nameKey(other) === nameKey(name)))
    return { code: LIST_CODES.nameInUse, message: texts.inUse };
  return undefined;
}
