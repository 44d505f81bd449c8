import { createHash } from 'node:crypto';

/** A comment at the head of a statement, before its first word or behind it. */
const TAG = /^\s*(?:select |update |insert |delete )?\/\* ([\w.]{1,40}) \*\//;

/** Names by text. Texts are written in the code, not put together from what callers send, so there are not many. */
const names = new Map<string, string | undefined>();
const MOST_NAMES = 500;

/**
 * The name under which a connection prepares a statement, once, so that it is not planned anew at every call: only statements of
 * the busiest paths, which say so by a comment of a name at their head. Undefined for all others.
 *
 * Such a statement names its columns: one that is prepared with `*` fails for good when a newer version adds a column.
 */
export function preparedName(text: string): string | undefined {
  if (names.has(text)) return names.get(text);
  const tag = TAG.exec(text)?.[1];
  if (!tag) return undefined;
  const name = `${tag}.${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;
  if (names.size < MOST_NAMES) names.set(text, name);
  return name;
}
