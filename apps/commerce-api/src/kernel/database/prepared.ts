import { createHash } from 'node:crypto';

/** A comment at the start of a statement, before or after its first keyword. */
const TAG = /^\s*(?:select |update |insert |delete )?\/\* ([\w.]{1,40}) \*\//;

/** Names by statement text. There are few, because statement texts come from the code and not from callers. */
const names = new Map<string, string | undefined>();
const MAX_NAMES = 500;

/**
 * Returns the name under which a connection prepares a statement, so that it is planned once and not at every call. Only statements of the
 * busiest paths have one: a comment at the start names them. Returns undefined for all others.
 *
 * Such a statement must list its columns: one prepared with `*` fails permanently when a newer version adds a column.
 */
export function preparedName(text: string): string | undefined {
  if (names.has(text)) return names.get(text);
  const tag = TAG.exec(text)?.[1];
  if (!tag) return undefined;
  const name = `${tag}.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
  if (names.size < MAX_NAMES) names.set(text, name);
  return name;
}
