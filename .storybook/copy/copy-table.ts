/** One message in the form that shoppers read. */
export interface CopyRow {
  /** The code or key that selects the message. */
  readonly code: string;
  /** The case, for messages that depend on details: "nothing in stock". */
  readonly when?: string;
  readonly text: string;
  /** True if a more specific message of the server is shown instead when there is one. */
  readonly yieldsToServer?: boolean;
}

/** The messages of one group of a library. */
export interface CopyTable {
  readonly library: string;
  readonly title: string;
  readonly rows: readonly CopyRow[];
}

/** Lists a table of texts that are shown unchanged. */
export const listTexts = (texts: Readonly<Record<string, string>>): CopyRow[] =>
  Object.entries(texts).map(([code, text]) => ({ code, text }));

const SERVER_TEXT = 'The server’s own message.';

/**
 * Lists a table whose messages are chosen for the errors of replies.
 *
 * @param choose the library's function
 */
export const listReplies = (
  table: object,
  choose: (reply: { code: string; message?: string }) => string,
): CopyRow[] =>
  Object.keys(table).map((code) => ({
    code,
    text: choose({ code }),
    ...(choose({ code, message: SERVER_TEXT }) === SERVER_TEXT ? { yieldsToServer: true } : {}),
  }));

/** Examples of the details that a message depends on, each with a label of its case. */
export type Examples<Details> = readonly (readonly [when: string, details: Details])[];

/**
 * Lists a table of messages of which some depend on details. One without examples shows the names of its details.
 *
 * @param choose the library's function
 * @param usual details for the messages that do not depend on them
 */
export function listCases<Code extends string, Details>(
  table: Readonly<Partial<Record<Code, unknown>>>,
  choose: (code: Code, details: Details) => string,
  usual: Details,
  examples: Partial<Record<Code, Examples<Details>>>,
): CopyRow[] {
  return (Object.keys(table) as Code[]).flatMap((code): CopyRow[] => {
    if (typeof table[code] !== 'function') return [{ code, text: choose(code, usual) }];
    const cases = examples[code];
    if (!cases) return listLabels({ [code]: table[code] });
    return cases.map(([when, details]) => ({ code, when, text: choose(code, details) }));
  });
}

/** A placeholder for a detail, which reads as its own name, such as `{count}`, wherever a message uses it. */
const placeholder = (name: string): unknown =>
  new Proxy(() => `{${name}}`, {
    get: (call, key) => {
      if (key === Symbol.toPrimitive || key === 'toString') return call;
      if (key === 'toLocaleString' || key === 'join') return call;
      return typeof key === 'string' ? placeholder(key) : undefined;
    },
  });

/** Lists a table of labels: texts as they are, functions with the names of their details. */
export const listLabels = (labels: object): CopyRow[] =>
  Object.entries(labels).flatMap(([code, label]: [string, unknown]): CopyRow[] => {
    if (typeof label === 'string') return [{ code, text: label }];
    if (typeof label !== 'function')
      return listLabels(label as object).map((row) => ({ code, when: row.code, text: row.text }));
    const details = getDetailNames(String(label)).map(placeholder);
    return [{ code, text: String((label as (...given: unknown[]) => unknown)(...details)) }];
  });

/** Reads the names of a message's details from its source; details in an object have their own names. */
const getDetailNames = (source: string): string[] =>
  (/^\(?([^)=]*)\)?\s*=>/.exec(source)?.[1] ?? '').split(',').map((name) => name.trim());
