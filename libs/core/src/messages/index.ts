/** A message: a sentence, or a function that makes one of the details that it is about. */
export type MessageText<Details> = string | ((details: Details) => string);

/** The messages that an application overrides: any of any group, by the same keys. */
export type MessageOverrides<Tables> = {
  readonly [Group in keyof Tables]?: Partial<Tables[Group]> | undefined;
};

/** Lays overrides over the messages of a library; what they leave out stays. */
export function mergeMessages<Tables extends object>(
  tables: Tables,
  overrides: MessageOverrides<Tables>,
): Tables {
  const merged = { ...tables };
  for (const group of Object.keys(overrides) as (keyof Tables)[])
    merged[group] = { ...tables[group], ...overrides[group] };
  return merged;
}

/** The text of a message. */
export const messageText = <Details>(text: MessageText<Details>, details: Details): string =>
  typeof text === 'function' ? text(details) : text;

/**
 * Chooses a message by a code that came over the wire, which may be any string.
 *
 * @param table of one group
 * @returns undefined where the table has none under that code
 */
export const messageFor = <Text>(table: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

/** The parts of a refusal that decide its message: its code, and the server's message. */
export interface ReplyError {
  code: string;
  message?: string | undefined;
}

/**
 * Chooses the message of a refusal.
 *
 * @param table messages by code, with the application's overrides; `other` is for codes that have none
 * @param english the same as they are without an application's overrides
 * @param preferServer codes whose message of the server is more specific, such as which field is wrong. It comes first, unless the
 *   application overrides the code
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
