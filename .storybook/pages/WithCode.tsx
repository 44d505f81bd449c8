/** A text in which parts between backticks are code. */
export function WithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}
