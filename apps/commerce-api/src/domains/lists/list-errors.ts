import {
  LIST_CODES,
  LIST_ERRORS,
  type ListCode,
  NAME_REQUIRED_TEXT,
  nameKey,
  tidyName,
} from '@foolscap/lists/model';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { libraryText, type ReplyMessage } from '../../kernel/translations/reply-text.ts';

export const listNotFound = (): ApiError =>
  notFound(LIST_CODES.notFound, libraryText(LIST_ERRORS[LIST_CODES.notFound]));

export const itemNotFound = (): ApiError =>
  notFound(LIST_CODES.itemNotFound, libraryText(LIST_ERRORS[LIST_CODES.itemNotFound]));

/** Returns an error with the text of its code. */
export const refusal = (status: 403 | 404 | 409, code: ListCode, field?: string): ApiError =>
  new ApiError(status, code, libraryText(LIST_ERRORS[code]), field === undefined ? {} : { field });

/** Returns the message of a refused item. */
export const itemMessage = (code: ListCode): ReplyMessage => ({
  code,
  type: 'ERROR',
  description: libraryText(LIST_ERRORS[code]),
});

/** Returns the name to store and its key. @throws ApiError 400 LIST_NAME_REQUIRED for a blank name (storefront-5.1) */
export function checkedName(name: string): { name: string; name_key: string } {
  const tidy = tidyName(name);
  if (!tidy) throw badRequest(LIST_CODES.nameRequired, libraryText(NAME_REQUIRED_TEXT), 'name');
  return { name: tidy, name_key: nameKey(tidy) };
}

const NAME_INDEXES: ReadonlySet<unknown> = new Set([
  'shopping_lists_name_of_account',
  'shopping_lists_name_of_session',
]);

/**
 * Converts the violation of the unique name constraint; only the database can rule out duplicates among concurrent calls. @throws the
 * error, or 409 LIST_NAME_IN_USE
 */
export function throwNameInUse(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && NAME_INDEXES.has(error.constraint))
    throw refusal(409, LIST_CODES.nameInUse, 'name');
  throw error;
}
