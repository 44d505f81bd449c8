import { createHash } from 'node:crypto';

/** A comment at the start of a statement, before or after its first keyword. */
const TAG = /^\s*(?:select |update |insert |delete )?\/\* ([\w.]{1,40}) \*\//;

/** Names by text. Statement texts come from the code and not from callers, so there are few. */
const names = new Map<string, string | undefined>();
const MAX_NAMES = 500;

/**
 * Returns the name under which a connection prepares a statement, so that it is planned once and not at every call: only statements of the
 * busiest paths, which are tagged by a comment with a name at the start. Undefined for all others.
 *
 * Such a statement must name its columns: one prepared with `*` fails permanently when a newer version adds a column.
 */
export function preparedName(text: string): string | undefined {
  if (names.has(text)) return names.get(text);
  const tag = TAG.exec(text)?.[1];
  if (!tag) return undefined;
  const name = `${tag}.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
  if (names.size < MAX_NAMES) names.set(text, name);
  return name;
}
