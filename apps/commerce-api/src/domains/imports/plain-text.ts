import { Parser } from 'htmlparser2';
import { BLOCKS, CELLS, INLINE, UNREAD } from './html-elements.ts';
import { cleanText } from './fields.ts';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
/** Maximum number of times that a text is unescaped: once for its source and once for the program that wrote the file. */
const MAX_ESCAPES = 2;

/** Decodes one HTML entity; unknown ones are kept. */
function decodeEntity(entity: string): string {
  let text = '';
  const parser = new Parser({ ontext: (piece) => (text += piece) }, { decodeEntities: true });
  parser.end(entity);
  return text;
}

/** Decodes HTML entities, twice if the text was escaped twice. An ampersand whose name has no semicolon is text. */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let time = 0; time < MAX_ESCAPES && decoded.includes('&'); time += 1)
    decoded = decoded.replace(ENTITY, decodeEntity);
  return decoded;
}

const TAG = /<[a-z/!]/i;
const ESCAPED_TAG = /&(?:amp;)?(?:lt|#60|#x3c);\/?[a-z]/i;

/** Decodes HTML that was escaped as a whole, so that its elements can be read. */
export const unescapeMarkup = (html: string): string =>
  ESCAPED_TAG.test(html) && !TAG.test(html) ? decodeEntities(html) : html;

/** Maximum number of characters read from a line with markup; real lines are far shorter. */
const MAX_MARKUP_LENGTH = 20_000;

/** Removes HTML elements from a text, along with content that is not shown. Other words in angle brackets are kept as text. */
function removeElements(text: string): string {
  let kept = '';
  let unread = 0;
  const isKnown = (name: string): boolean =>
    BLOCKS.has(name) || CELLS.has(name) || INLINE.has(name) || UNREAD.has(name);
  const parser: Parser = new Parser(
    {
      onopentagname(name) {
        if (UNREAD.has(name)) unread += 1;
        else if (isKnown(name)) kept += INLINE.has(name) ? '' : ' ';
      },
      onopentag(name) {
        if (!isKnown(name)) kept += text.slice(parser.startIndex, parser.endIndex + 1);
      },
      ontext(piece) {
        if (unread === 0) kept += piece;
      },
      onclosetag(name, isImplied) {
        if (UNREAD.has(name)) unread = Math.max(0, unread - 1);
        else if (isKnown(name)) kept += INLINE.has(name) ? '' : ' ';
        else if (!isImplied) kept += text.slice(parser.startIndex, parser.endIndex + 1);
      },
    },
    { decodeEntities: false, lowerCaseTags: true },
  );
  parser.end(text.slice(0, MAX_MARKUP_LENGTH));
  return kept;
}

/**
 * Cleans one line of text from any imported file: decodes entities and removes HTML elements and unpaired surrogates, which a database
 * rejects. The result is inert.
 */
export function plainText(text: string): string {
  const decoded = decodeEntities(text);
  const inert = TAG.test(decoded) ? removeElements(decoded) : decoded;
  return cleanText(inert.replace(/\p{Cs}/gu, ''));
}

/** Shortens a text at a word boundary, with an ellipsis. */
export function capText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:\p{Cs}-]+$/u, '')}…`;
}
