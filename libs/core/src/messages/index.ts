/** A message: a text, or a function that formats one from details. */
export type MessageText<Details> = string | ((details: Details) => string);

/** An application's overrides: any message of any group, by the same codes. */
export type MessageOverrides<Tables> = {
  readonly [Group in keyof Tables]?: Partial<Translation<Tables[Group]>> | undefined;
};

/**
 * The type of a table in another language: the same groups and codes, text for text, and for each function one with the
 * same details.
 */
export type Translation<Table> = Table extends string
  ? string
  : Table extends (...details: infer Details) => infer Text
    ? (...details: Details) => Translation<Text>
    : { readonly [Code in keyof Table]: Translation<Table[Code]> };

/** Merges overrides into a table of messages; groups that the table does not have are ignored. */
export function mergeMessages<Tables extends object>(
  tables: Tables,
  overrides: MessageOverrides<Tables>,
): Tables {
  const merged = { ...tables };
  for (const group of Object.keys(tables) as (keyof Tables)[])
    if (overrides[group]) merged[group] = { ...tables[group], ...overrides[group] };
  return merged;
}

/** Ends a sentence with a period, except after an abbreviation that has one, such as "déc." */
export const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Formats a message. */
export const messageText = <Details>(text: MessageText<Details>, details: Details): string =>
  typeof text === 'function' ? text(details) : text;

/**
 * Looks up a message by a wire code, which may be any string.
 *
 * @param table messages of one group
 * @returns undefined if the table has no message for the code
 */
export const messageFor = <Text>(table: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** The parts of an error reply that select its message: its code and the server's message. */
export interface ReplyError {
  code: string;
  message?: string | undefined;
}

/**
 * Selects the message for an error reply.
 *
 * @param table messages by code, with the application's overrides; `other` is the fallback
 * @param english the same table without overrides
 * @param preferServer codes for which the server's message is more specific, such as which field is invalid. It takes
 * precedence unless the application overrides the code
 */
export function replyErrorMessage(
  { code, message }: ReplyError,
  table: Readonly<Record<string, string>> & { other: string },
  english: Readonly<Record<string, string>>,
  preferServer: ReadonlySet<string>,
): string {
  const text = messageFor(table, code) ?? table.other;
  const isOverridden = text !== (messageFor(english, code) ?? english['other']);
  return message !== undefined && preferServer.has(code) && !isOverridden ? message : text;
}
