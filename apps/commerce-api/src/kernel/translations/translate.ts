import { dateFormat } from '@foolscap/core/dates';
import { formatMoney } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import { FRENCH_TEXTS } from './fr-CA/index.ts';
import { listLibraryTexts } from './library-texts.ts';

/** A detail in a text: `{total}`, in a translation with the kind of value that it converts: `{total:money}`. */
const DETAIL = /\{(\w+)(?::(\w+))?\}/g;

/** Converts a formatted amount: `$1,234.50`. */
const convertMoney = (value: string, locale: Locale) =>
  formatMoney(Math.round(Number(value.replace(/[$,]/g, '')) * 100), locale);

/** The weekdays of all dates repeat after these years. */
const CALENDAR_YEARS = Array.from({ length: 28 }, (_, index) => 2024 + index);

/**
 * Converts a day, such as `Mon, Nov 30` or `Monday, November 30`. Its year is not known, but its weekday is, which is all that the formats
 * depend on.
 */
function convertDay(value: string, locale: Locale): string {
  const day = value.split(', ')[1];
  for (const year of CALENDAR_YEARS) {
    const time = Date.parse(`${day} ${year} UTC`);
    if (Number.isNaN(time)) break;
    for (const length of ['short', 'long'] as const) {
      const format = { weekday: length, month: length, day: 'numeric', timeZone: 'UTC' } as const;
      if (dateFormat('en-US', format).format(time) === value) return dateFormat(locale, format).format(time);
    }
  }
  return value;
}

/** The kinds of details that differ between languages. */
const CONVERSIONS: Record<string, (value: string, locale: Locale) => string> = {
  money: convertMoney,
  day: convertDay,
  /** A count, as JavaScript or `toLocaleString('en-US')` writes it. */
  number: (value, locale) => Number(value.replaceAll(',', '')).toLocaleString(locale),
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
  'fr-CA': () => createCatalog([...listLibraryTexts(), ...Object.entries<string>(FRENCH_TEXTS)]),
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
  for (const { start, pattern, names, translation } of catalog.templates) {
    const details = text.startsWith(start) ? pattern.exec(text)?.slice(1) : undefined;
    if (details)
      return translation.replace(DETAIL, (whole, name: string, kind: string | undefined, at: number) => {
        const value = details[names.indexOf(name)]!;
        const converted = kind === undefined ? value : CONVERSIONS[kind]!(value, locale);
        // The period of an abbreviation such as "déc." also ends the sentence.
        return kind === 'day' && translation[at + whole.length] === '.'
          ? converted.replace(/\.$/, '')
          : converted;
      });
  }
  return text;
}
