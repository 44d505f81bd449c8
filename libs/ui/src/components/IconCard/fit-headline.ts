/** The most characters of the headline of an icon card (cart-9.34). */
const ICON_CARD_HEADLINE_LIMIT = 18;

/**
 * Shortens the headline of an icon card to 18 characters, the last of which is an ellipsis if any are left out (cart-9.34). A text with
 * only whitespace keeps it: a card can reserve the line without a headline.
 */
export function fitHeadline(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return text;
  // Counted as readers count: an emoji or an accented letter is one character.
  const characters = [...new Intl.Segmenter().segment(trimmed)].map(({ segment }) => segment);
  if (characters.length <= ICON_CARD_HEADLINE_LIMIT) return trimmed;
  return `${characters
    .slice(0, ICON_CARD_HEADLINE_LIMIT - 1)
    .join('')
    .trimEnd()}…`;
}
