import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import {
  HOME_SECTIONS,
  HomeFrameSchema,
  type HomeDocument,
  OffersSectionSchema,
} from '@foolscap/content/contract';
import { badRequest } from '../../../kernel/http/api-error.ts';
import { operatorText } from '../../../kernel/translations/reply-text.ts';
import { isUrl, type KnownValues, listLimitProblems } from '../../navigation/index.ts';

const MAX_SECTIONS = 40;
/** The number of banners of a row, by layout. */
const PER_ROW = { three: 3, four: 4, two: 2 } as const;
const FRAME_FIELDS = Object.keys(HomeFrameSchema.properties);
/** The server decides on the whole page, and does not know the screen. */
const OF_THE_SCREEN = /^(MOBILE_ONLY|BP_|HT_)/;
/** Fields with a link, and with the address of a picture. */
const URL_FIELDS = ['url', 'src'];

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Describes the values that a schema refuses. */
const listErrors = (schema: TSchema, value: unknown, where: string): string[] =>
  [...Value.Errors(schema, value)].map(
    ({ instancePath, message }) => `${where}${instancePath.replaceAll('/', '.')} ${message}.`,
  );

/** Finds links and addresses of pictures that lead nowhere, or to a site without https. */
function listUrlProblems(value: unknown, where: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => listUrlProblems(each, `${where}[${at}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    URL_FIELDS.includes(name) && typeof field === 'string' && !isUrl(field)
      ? [
          `${where} has the ${name} ${JSON.stringify(field)}. Use a path of the site, such as /deals, or an https URL.`,
        ]
      : listUrlProblems(field, `${where}.${name}`),
  );
}

/** Checks what a section or a variant shows, and to whom. */
function listContentProblems(content: Fields, known: KnownValues, where: string): string[] {
  const { kind, permissionlimit, usergroups } = content;
  const name = String(kind);
  const schema =
    name === 'offers'
      ? OffersSectionSchema
      : Object.hasOwn(HOME_SECTIONS, name)
        ? HOME_SECTIONS[name as keyof typeof HOME_SECTIONS]
        : undefined;
  if (!schema) return [];
  const problems = [
    ...listErrors(schema, without(content, FRAME_FIELDS), where),
    ...listUrlProblems(content, where),
    ...listLimitProblems({ permissionlimit, usergroups }, known, where),
  ];
  const codes = String(permissionlimit ?? '')
    .split(',')
    .map((code) => code.replace('!', '').trim());
  for (const code of codes.filter((each) => OF_THE_SCREEN.test(each)))
    problems.push(`${where} has the code "${code}", but the page is the same on all screens.`);
  const { layout, items, category, skus } = content;
  const most = PER_ROW[layout as keyof typeof PER_ROW] as number | undefined;
  if (most !== undefined && Array.isArray(items) && items.length % most !== 0)
    problems.push(
      `${where} has ${items.length} banners. The layout "${String(layout)}" has rows of ${most}.`,
    );
  if (kind === 'seasonal' && (category === undefined) === (skus === undefined))
    problems.push(`${where} needs a category or skus.`);
  return problems;
}

/**
 * Checks a home document, before it is published.
 * @returns the problems, each with its place; none for a valid document
 */
export function checkHome(document: unknown, known: KnownValues): string[] {
  if (!isObject(document) || !Array.isArray(document.sections))
    return ['A home document is an object with a list of sections.'];
  const problems = Object.keys(document)
    .filter((name) => name !== 'sections')
    .map((name) => `The document has the unknown field "${name}".`);
  const sections = document.sections as unknown[];
  if (sections.length > MAX_SECTIONS)
    problems.push(`The document has ${sections.length} sections. At most ${MAX_SECTIONS} are allowed.`);
  const ids = new Set<unknown>();
  for (const [at, section] of sections.entries()) {
    const place = `sections[${at}]`;
    const where = isObject(section) && typeof section.id === 'string' ? `${place} (${section.id})` : place;
    const wrong = listErrors(HomeFrameSchema, section, where);
    problems.push(...wrong);
    if (wrong.length > 0 || !isObject(section)) continue;
    const { id, start, end, variants } = section as {
      id: string;
      start?: string;
      end?: string;
      variants?: Fields[];
    };
    if (ids.has(id)) problems.push(`The id "${id}" is used more than once.`);
    ids.add(id);
    for (const time of [start, end])
      if (time !== undefined && Number.isNaN(Date.parse(time)))
        problems.push(`${where} has the time "${time}", which does not exist.`);
    if (start !== undefined && end !== undefined && Date.parse(end) <= Date.parse(start))
      problems.push(`${where} ends before it starts.`);
    problems.push(...listContentProblems(section, known, where));
    for (const [number, variant] of (variants ?? []).entries())
      problems.push(...listContentProblems(variant, known, `${where}.variants[${number}]`));
  }
  return problems;
}

/** Narrows a document that has no problems. @throws ApiError 400 with all problems, one a line */
export function assertHome(document: unknown, known: KnownValues): asserts document is HomeDocument {
  const problems = checkHome(document, known);
  if (problems.length > 0) throw badRequest('HOME_INVALID', operatorText(problems.join('\n')));
}
