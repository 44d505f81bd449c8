import type { tokenNames } from './names.ts';

/** Name of a token: `space-4`, `ink-muted`, `radius-card`. */
export type TokenName = (typeof tokenNames)[number];

/** Returns a token as CSS: `token('ink')` is `var(--fs-ink)`, which depends on tenant, mode and forced colors. */
export function token(name: TokenName): `var(--fs-${TokenName})` {
  return `var(--fs-${name})`;
}
