import MarkdownIt, { type Token } from 'markdown-it';
import type { Block, Inline } from '@foolscap/content/contract';
import { inlineText } from '@foolscap/content/model';

// HTML in a page stays text. Link targets with scripts are rejected by the parser itself.
const parser = new MarkdownIt('default', { html: false, typographer: true }).disable([
  'image',
  'code',
  'fence',
  'hr',
  'strikethrough',
]);

/** Finds the first HTML tag of a page, which would be shown as text. */
export const findHtml = (markdown: string): string | undefined =>
  /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?>/i.exec(markdown.replace(/`[^`]*`/g, ''))?.[0];

/** Reads tokens from left to right. */
interface Cursor {
  tokens: readonly Token[];
  at: number;
}

/** Reads tokens up to a closing one. */
function readUntil<T>(cursor: Cursor, close: string, read: (token: Token, cursor: Cursor) => T[]): T[] {
  const all: T[] = [];
  while (cursor.at < cursor.tokens.length) {
    const token = cursor.tokens[cursor.at]!;
    cursor.at += 1;
    if (token.type === close) break;
    all.push(...read(token, cursor));
  }
  return all;
}

function readInline(token: Token, cursor: Cursor): Inline[] {
  switch (token.type) {
    case 'text':
    case 'text_special':
    case 'code_inline':
      return token.content ? [token.content] : [];
    case 'softbreak':
      return [' '];
    case 'hardbreak':
      return [{ kind: 'break' }];
    case 'strong_open':
      return [{ kind: 'strong', content: readUntil(cursor, 'strong_close', readInline) }];
    case 'em_open':
      return [{ kind: 'emphasis', content: readUntil(cursor, 'em_close', readInline) }];
    case 'link_open': {
      const href = String(token.attrGet('href'));
      return [{ kind: 'link', href, content: readUntil(cursor, 'link_close', readInline) }];
    }
    default:
      return [];
  }
}

/** Joins adjacent texts. */
const joined = (inlines: readonly Inline[]): Inline[] =>
  inlines.reduce<Inline[]>((all, next) => {
    const last = all.at(-1);
    if (typeof next === 'string' && typeof last === 'string') all[all.length - 1] = last + next;
    else all.push(next);
    return all;
  }, []);

const readText = (token: Token): Inline[] => {
  const cursor = { tokens: token.children ?? [], at: 0 };
  return joined(readUntil(cursor, '', readInline));
};

/** Reads the text inside of a block such as a paragraph or a cell. */
const readContent = (cursor: Cursor, close: string): Inline[] => readUntil(cursor, close, readText);

const readRow = (cursor: Cursor): Inline[][] =>
  readUntil(cursor, 'tr_close', ({ type }) =>
    type === 'th_open' || type === 'td_open' ? [readContent(cursor, type.replace('open', 'close'))] : [],
  );

const readRows = (cursor: Cursor, close: string): Inline[][][] =>
  readUntil(cursor, close, ({ type }) => (type === 'tr_open' ? [readRow(cursor)] : []));

/** Derives an id from the text of a heading; a repeated one gets a number. */
function createIds() {
  const used = new Map<string, number>();
  return (text: string): string => {
    const id =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/** Parses a page. The result has no HTML: headings, paragraphs, lists, notes, tables, links and emphasis. */
export function parseMarkdown(markdown: string): Block[] {
  const createId = createIds();
  const readBlock = (token: Token, cursor: Cursor): Block[] => {
    switch (token.type) {
      case 'heading_open': {
        const content = readContent(cursor, 'heading_close');
        return [
          { kind: 'heading', level: token.tag === 'h2' ? 2 : 3, id: createId(inlineText(content)), content },
        ];
      }
      case 'paragraph_open':
        return [{ kind: 'paragraph', content: readContent(cursor, 'paragraph_close') }];
      case 'bullet_list_open':
      case 'ordered_list_open': {
        const isOrdered = token.type === 'ordered_list_open';
        const items = readUntil(cursor, token.type.replace('open', 'close'), ({ type }) =>
          type === 'list_item_open' ? [readUntil(cursor, 'list_item_close', readBlock)] : [],
        );
        return [{ kind: 'list', isOrdered, items }];
      }
      case 'blockquote_open':
        return [{ kind: 'quote', content: readUntil(cursor, 'blockquote_close', readBlock) }];
      case 'table_open': {
        const parts = readUntil(cursor, 'table_close', ({ type }) =>
          type === 'thead_open' || type === 'tbody_open'
            ? [readRows(cursor, type.replace('open', 'close'))]
            : [],
        );
        const [[head = []] = [], rows = []] = parts;
        return [{ kind: 'table', head, rows }];
      }
      default:
        return [];
    }
  };
  return readUntil({ tokens: parser.parse(markdown, {}), at: 0 }, '', readBlock);
}
