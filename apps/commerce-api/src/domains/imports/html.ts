import { Parser } from 'htmlparser2';
import { cleanText } from './fields.ts';

/** What is left of a description: words. */
export interface InertText {
  /** Paragraphs, a blank line between two; lines of one that begin with `• ` are the points of a list. */
  description: string;
  bullets: string[];
}

/** Most points of a list that a product page shows. */
const MOST_BULLETS = 8;
const LONGEST_BULLET = 300;
const LONGEST_DESCRIPTION = 5000;
/** Markup beyond this is not read: no honest description is as long. */
const LONGEST_HTML = 200_000;

const POINT = '• ';
/** A line of a plain text that its writer meant as a point. */
const DASHED = /^[-*•–·]\s+/;

/** What they hold is not for reading. */
const UNREAD = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'button',
  'form',
  'audio',
  'video',
  'canvas',
]);
/** What begins or ends a line of its own. */
const BLOCKS = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'li',
  'table',
  'tr',
  'blockquote',
  'pre',
  'hr',
  'figure',
  'figcaption',
]);

/** A text that ends at a word, with an ellipsis where something was cut off. */
export function capText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:\p{Cs}-]+$/u, '')}…`;
}

/** One line of plain text: clean, without halves of characters, which a database refuses. */
export const plainText = (text: string): string => cleanText(text.replace(/\p{Cs}/gu, ''));

/**
 * Reads the words out of HTML, and nothing else: no element, attribute, script or address comes through, and what comes
 * is text to whoever shows it. Items of lists become points, everything else paragraphs; of a text without elements blank lines and
 * dashes tell the same.
 */
export function inertText(html: string): InertText {
  const paragraphs: string[] = [];
  const bullets: string[] = [];
  let text = '';
  let unread = 0;
  let items = 0;
  const isPlain = !/<[a-z!/]/i.test(html);
  const addPoint = (point: string): void => {
    if (bullets.length < MOST_BULLETS) bullets.push(capText(point, LONGEST_BULLET));
    else if (paragraphs.at(-1)?.startsWith(POINT)) paragraphs.push(`${paragraphs.pop()}\n${POINT}${point}`);
    else paragraphs.push(POINT + point);
  };
  const endLine = (): void => {
    for (const block of text.split(/\n[^\S\n]*\n\s*/)) {
      const lines = block.split('\n').map(plainText).filter(Boolean);
      if (items > 0 && lines.length > 0) addPoint(lines.join(' '));
      if (items > 0) continue;
      const words = lines.filter((line) => !DASHED.test(line));
      // Lines of a plain text are wrapped where its writer's window ended.
      if (words.length > 0) paragraphs.push(words.join(isPlain ? ' ' : '\n'));
      for (const line of lines) if (DASHED.test(line)) addPoint(line.replace(DASHED, ''));
    }
    text = '';
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        if (UNREAD.has(name)) unread += 1;
        if (unread > 0) return;
        if (BLOCKS.has(name)) endLine();
        if (name === 'li') items += 1;
        if (name === 'br') text += '\n';
        if (name === 'td' || name === 'th') text += ' ';
      },
      ontext(piece) {
        if (unread === 0) text += isPlain ? piece.replace(/\r\n?/g, '\n') : piece.replace(/\s+/g, ' ');
      },
      onclosetag(name) {
        if (UNREAD.has(name)) unread = Math.max(0, unread - 1);
        if (unread > 0) return;
        if (BLOCKS.has(name)) endLine();
        if (name === 'li') items = Math.max(0, items - 1);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html.slice(0, LONGEST_HTML));
  endLine();
  return { description: capText(paragraphs.join('\n\n'), LONGEST_DESCRIPTION), bullets };
}
