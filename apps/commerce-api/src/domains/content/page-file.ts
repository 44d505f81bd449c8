import { LOCALES } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { findHtml } from './markdown.ts';

/** A Markdown file with a page, as it is written to the database. */
export interface PageFile {
  tenants: TenantId[];
  locale: string;
  path: string;
  title: string;
  description: string;
  category: string | null;
  position: number;
  markdown: string;
}

const SITES: Readonly<Record<string, TenantId>> = { consumer: 'sdc', business: 'sba' };
/** Pages outside of the help center. */
export const FIXED_PATHS = [
  '/about',
  '/accessibility',
  '/cookies',
  '/privacy',
  '/services',
  '/terms',
] as const;
const HELP_PATH = /^\/help\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FIELDS = ['path', 'title', 'description', 'category', 'position', 'sites', 'locale'];
const LIMITS = { title: 100, description: 200, category: 60, markdown: 100_000 };

const invalid = (name: string, message: string) =>
  new ApiError(400, 'INVALID_CONTENT', operatorText(`${name}: ${message}`));

/** Splits a file into the fields between its two `---` lines, and the text after them. */
function splitFile(name: string, file: string): { fields: Map<string, string>; markdown: string } {
  const [, head, markdown] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || markdown === undefined)
    throw invalid(name, 'begin with fields between two lines of ---.');
  const fields = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    if (!line.trim()) continue;
    const [, field, value] = /^([a-z]+): *(.*?) *$/.exec(line) ?? [];
    if (!field || value === undefined) throw invalid(name, `"${line}" is not a field like "title: Returns".`);
    if (!FIELDS.includes(field))
      throw invalid(name, `"${field}" is not a field; the fields are ${FIELDS.join(', ')}.`);
    fields.set(field, value);
  }
  return { fields, markdown: markdown.trim() };
}

/**
 * Reads a page from a Markdown file.
 *
 * @param name of the file, for messages
 * @throws ApiError 400 `INVALID_CONTENT`
 */
export function readPageFile(name: string, file: string): PageFile {
  const { fields, markdown } = splitFile(name, file);
  const need = (field: 'path' | 'title' | 'description'): string => {
    const value = fields.get(field);
    if (!value) throw invalid(name, `the field ${field} is missing.`);
    return value;
  };
  const path = need('path');
  const isHelp = HELP_PATH.test(path);
  if (!isHelp && !(FIXED_PATHS as readonly string[]).includes(path))
    throw invalid(
      name,
      `the path ${path} is neither like /help/some-words nor one of ${FIXED_PATHS.join(', ')}.`,
    );
  const category = fields.get('category') ?? null;
  if (isHelp !== (category !== null))
    throw invalid(
      name,
      isHelp ? 'a page below /help needs a category.' : 'only pages below /help have a category.',
    );
  const position = Number(fields.get('position') ?? 100);
  if (!Number.isInteger(position) || position < 0 || position > 9999)
    throw invalid(name, 'position is a whole number from 0 to 9999.');
  const tenants = (fields.get('sites') ?? 'consumer, business').split(',').map((site) => {
    const tenant = SITES[site.trim()];
    if (!tenant) throw invalid(name, `"${site.trim()}" is not a site; the sites are consumer and business.`);
    return tenant;
  });
  const locale = fields.get('locale') ?? 'en-US';
  if (!(LOCALES as readonly string[]).includes(locale))
    throw invalid(name, `the locale is one of ${LOCALES.join(', ')}.`);
  const page = { path, title: need('title'), description: need('description'), category, markdown };
  if (!markdown) throw invalid(name, 'the page has no text.');
  for (const [field, limit] of Object.entries(LIMITS))
    if ((page[field as keyof typeof LIMITS] ?? '').length > limit)
      throw invalid(name, `${field} has more than ${limit} characters.`);
  if (/^# /m.test(markdown)) throw invalid(name, 'headings begin with ##; the title is a field.');
  const html = findHtml(markdown);
  if (html) throw invalid(name, `HTML is not allowed, but the page has ${html}.`);
  return { ...page, tenants, locale, position };
}
