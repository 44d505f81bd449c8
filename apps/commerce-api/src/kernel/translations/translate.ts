import { dateFormat } from '@foolscap/core/dates';
import { formatMoney } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import { FRENCH_TEXTS } from './fr-CA/index.ts';
import { UNIT_TEXTS } from './fr-CA/units.ts';
import { listLibraryTexts } from './library-texts.ts';

/** A detail in a text: `{total}`, in a translation with the kind of value that it converts: `{total:money}`. */
const DETAIL = /\{(\w+)(?::(\w+))?\}/g;

/** Converts a value of a detail to a language; undefined for a value of another kind. */
type Conversion = (value: string, locale: Locale) => string | undefined;

const readNumber = (value: string): number | undefined =>
  /^-?[\d,]+(\.\d+)?$/.test(value) ? Number(value.replaceAll(',', '')) : undefined;

/** Converts a formatted amount: `$1,234.50`. */
const convertMoney: Conversion = (value, locale) => {
  const dollars = readNumber(value.replace('$', ''));
  return dollars === undefined ? undefined : formatMoney(Math.round(dollars * 100), locale);
};

/** Returns a formatted price (`$1,234.50`) in the format of a language, or the translation of a text in place of a price. */
export const translatePrice = (price: string, locale: Locale): string =>
  convertMoney(price, locale) ?? translate(price, locale);

/** The weekdays of all dates repeat after these years. */
const CALENDAR_YEARS = Array.from({ length: 28 }, (_, index) => 2024 + index);

/**
 * Converts a day, such as `Mon, Nov 30` or `Monday, November 30`. Its year is not known, but its weekday is, which is all that the formats
 * depend on.
 */
function convertDay(value: string, locale: Locale): string | undefined {
  const day = value.split(', ')[1];
  for (const year of CALENDAR_YEARS) {
    const time = Date.parse(`${day} ${year} UTC`);
    if (Number.isNaN(time)) break;
    for (const length of ['short', 'long'] as const) {
      const format = { weekday: length, month: length, day: 'numeric', timeZone: 'UTC' } as const;
      if (dateFormat('en-US', format).format(time) === value) return dateFormat(locale, format).format(time);
    }
  }
  return undefined;
}

/** The kinds of details that differ between languages. */
const CONVERSIONS: Record<string, Conversion> = {
  money: convertMoney,
  day: convertDay,
  /** A count, as JavaScript or `toLocaleString('en-US')` writes it. */
  number: (value, locale) => readNumber(value)?.toLocaleString(locale),
  /** A text with a translation of its own, such as a waiting time or the name of a field. */
  text: (value, locale) => translate(value, locale),
};

interface Template {
  start: string;
  pattern: RegExp;
  names: string[];
  translation: string;
}

interface Catalog {
  fixed: ReadonlyMap<string, string>;
  /** Those with the longest fixed parts first, so that a specific text takes precedence over a general one. */
  templates: readonly Template[];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const getDetailNames = (text: string): string[] => [...text.matchAll(DETAIL)].map(([, name]) => name!);

function createTemplate([text, translation]: [string, string]): Template {
  const fixed = text.split(/\{\w+\}/);
  return {
    start: fixed[0]!,
    pattern: new RegExp(`^${fixed.map(escape).join('(.+?)')}$`, 's'),
    names: getDetailNames(text),
    translation,
  };
}

const countFixed = ([text]: [string, string]) => text.replace(DETAIL, '').length;

function createCatalog(texts: readonly [string, string][]): Catalog {
  const templates = texts.filter(([text]) => getDetailNames(text).length > 0);
  return {
    fixed: new Map(texts),
    templates: templates.sort((a, b) => countFixed(b) - countFixed(a)).map(createTemplate),
  };
}

/** By language; languages without a catalog use the English texts. Created with the first translation, because start-up must be short. */
const SOURCES: Partial<Record<Locale, () => Catalog>> = {
  'fr-CA': () =>
    createCatalog([
      ...listLibraryTexts(),
      ...Object.entries(UNIT_TEXTS),
      ...Object.entries<string>(FRENCH_TEXTS),
    ]),
};
const catalogs = new Map<Locale, Catalog>();

function getCatalog(locale: Locale): Catalog | undefined {
  const found = catalogs.get(locale) ?? SOURCES[locale]?.();
  if (found) catalogs.set(locale, found);
  return found;
}

/** Returns a reply's English text in a language; the text itself if there is no translation. */
export function translate(text: string, locale: Locale): string {
  const catalog = getCatalog(locale);
  const fixed = catalog?.fixed.get(text);
  if (!catalog || fixed !== undefined) return fixed ?? text;
  for (const template of catalog.templates) {
    const filled = text.startsWith(template.start) ? fill(template, text, locale) : undefined;
    if (filled !== undefined) return filled;
  }
  return text;
}

/** Returns the translation of a text that matches a template, with its details; undefined if it does not match. */
function fill({ pattern, names, translation }: Template, text: string, locale: Locale): string | undefined {
  const values = pattern.exec(text)?.slice(1);
  if (!values) return undefined;
  let matches = true;
  const filled = translation.replace(DETAIL, (whole, name: string, kind: string | undefined, at: number) => {
    const value = values[names.indexOf(name)]!;
    const converted = kind === undefined ? value : CONVERSIONS[kind]!(value, locale);
    matches &&= converted !== undefined;
    // The period of an abbreviation such as "déc." also ends the sentence.
    const endsSentence = kind === 'day' && translation[at + whole.length] === '.';
    return (endsSentence ? converted?.replace(/\.$/, '') : converted) ?? '';
  });
  return matches ? filled : undefined;
}
