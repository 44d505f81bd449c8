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
 * Lists a table of messages of which some depend on details.
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
    if (!cases) throw new Error(`The message ${code} depends on details and has no examples.`);
    return cases.map(([when, details]) => ({ code, when, text: choose(code, details) }));
  });
}
