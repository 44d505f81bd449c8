import type { Inline } from '../contract/index.ts';

/** Returns the text of a heading or paragraph, without emphasis and links. */
export const inlineText = (content: readonly Inline[]): string =>
  content
    .map((inline) =>
      typeof inline === 'string' ? inline : 'content' in inline ? inlineText(inline.content) : ' ',
    )
    .join('');
