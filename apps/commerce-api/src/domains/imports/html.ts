import { Parser } from 'htmlparser2';
import { BLOCKS, UNREAD } from './html-elements.ts';
import { capText, plainText, unescapeMarkup } from './plain-text.ts';

/** The plain text of a description. */
export interface InertText {
  /** Paragraphs, separated by a blank line; lines that begin with `• ` are bullets. */
  description: string;
  bullets: string[];
}

/** Number of bullets that a product page shows. */
const MAX_BULLETS = 8;
const MAX_BULLET_LENGTH = 300;
const MAX_DESCRIPTION_LENGTH = 5000;
/** Markup beyond this length is ignored, because no real description is that long. */
const MAX_HTML_LENGTH = 200_000;

const POINT = '• ';
/** A line of plain text that represents a bullet. */
const DASHED = /^[-*•–·]\s+/;

/**
 * Extracts the text of HTML. The result is plain text without elements, attributes, scripts or URLs. List items become bullets, everything
 * else becomes paragraphs, and escaped HTML is read as HTML. In a text without elements, dashes mark bullets and blank lines separate
 * paragraphs.
 */
export function inertText(source: string): InertText {
  const html = unescapeMarkup(source.slice(0, MAX_HTML_LENGTH));
  const paragraphs: string[] = [];
  const bullets: string[] = [];
  let text = '';
  let unread = 0;
  let items = 0;
  const isPlain = !/<[a-z!/]/i.test(html);
  const addPoint = (point: string): void => {
    if (bullets.length < MAX_BULLETS) bullets.push(capText(point, MAX_BULLET_LENGTH));
    else if (paragraphs.at(-1)?.startsWith(POINT)) paragraphs.push(`${paragraphs.pop()}\n${POINT}${point}`);
    else paragraphs.push(POINT + point);
  };
  const endLine = (): void => {
    for (const block of text.split(/\n[^\S\n]*\n\s*/)) {
      const lines = block.split('\n').map(plainText).filter(Boolean);
      if (items > 0 && lines.length > 0) addPoint(lines.join(' '));
      if (items > 0) continue;
      const words = lines.filter((line) => !DASHED.test(line));
      // Lines of plain text are often wrapped at an editor's width, so they are joined.
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
  parser.end(html);
  endLine();
  return { description: capText(paragraphs.join('\n\n'), MAX_DESCRIPTION_LENGTH), bullets };
}
