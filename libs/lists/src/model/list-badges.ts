/** The length to which the name of a list is truncated in a badge (storefront-5.2). */
export const BADGE_NAME_LENGTH = 25;
/** The number of badges that are shown (storefront-5.3). */
export const MAX_BADGES = 3;

/** Shortens a name for a badge: after 25 characters it ends in an ellipsis (storefront-5.2). Characters are those that a reader counts. */
export function badgeName(name: string): string {
  const characters = [...name];
  return characters.length <= BADGE_NAME_LENGTH
    ? name
    : `${characters.slice(0, BADGE_NAME_LENGTH).join('').trimEnd()}…`;
}

export interface ListBadges {
  /** At most three, in the given order. */
  badges: { name: string; label: string }[];
  /** The number of lists without a badge. */
  more: number;
}

/** Returns the badges of the lists that contain an item (storefront-5.3). */
export const listBadges = (names: readonly string[]): ListBadges => ({
  badges: names.slice(0, MAX_BADGES).map((name) => ({ name, label: badgeName(name) })),
  more: Math.max(0, names.length - MAX_BADGES),
});
