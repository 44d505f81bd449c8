import type { FastifyInstance } from 'fastify';
import { createSwrCache } from '@foolscap/core/cache';
import { Reply } from '@foolscap/core/contract';
import { LOCALES } from '@foolscap/core/vocabulary';
import type { Locale, TenantId } from '@foolscap/core/vocabulary';
import {
  type ContentAddresses,
  ContentAddressesSchema,
  type ContentPageData,
  ContentPageDataSchema,
  ContentPageQuery,
  type HelpData,
  type PageLink,
  HelpDataSchema,
  HelpQuery,
} from '@foolscap/content/contract';
import type { ApiContext } from '../../kernel/context.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import { fillDetails } from './company-details.ts';
import type { Toggles } from '../account/index.ts';
import { fillCookies } from './cookie-list.ts';
import {
  findPreview,
  findPublished,
  listHelp,
  listPublished,
  type ListedPage,
  ORIGINAL,
  type PageVersion,
  searchHelp,
} from './content.repository.ts';
import { parseMarkdown } from './markdown.ts';

/** Maximum number of related pages. */
const MAX_RELATED = 6;
/** Pages of both sites. */
const MAX_CACHED = 200;

const getLanguage = (locale: string): string => locale.split('-')[0]!;

/** Returns the language of a text for its `lang` attribute, which makes screen readers change their voice; nothing if it is the visitor's. */
function getLang(text: { locale: string }, visitor: Locale): { lang?: string } {
  const lang = getLanguage(text.locale);
  return lang === getLanguage(visitor) ? {} : { lang };
}

const toLinks = (pages: readonly ListedPage[], visitor: Locale): PageLink[] =>
  pages.map(({ path, title, description, ...page }) => ({
    path,
    title,
    description,
    ...getLang(page, visitor),
  }));

/** Returns the toggle without which a page does not exist (storefront-6.39). */
function getToggle(path: string): string | undefined {
  if (path === '/services') return 'worklifeServices';
  return /^\/help(\/|$)/.test(path) ? 'helpCenter' : undefined;
}

/** Registers the calls that read content pages. They need no session, so guests get none. */
export function contentRoutes(
  app: FastifyInstance,
  { database: { db }, settings, toggles }: Pick<ApiContext, 'database' | 'settings'> & { toggles: Toggles },
): void {
  const pages = createSwrCache<PageVersion | undefined>({
    seconds: settings.catalogCacheSeconds,
    maxEntries: MAX_CACHED,
  });
  const help = createSwrCache<ListedPage[]>({
    seconds: settings.catalogCacheSeconds,
    maxEntries: 2 * LOCALES.length,
  });
  /** Lists the articles that visitors with a language see. */
  const listArticles = ({ tenant, locale }: { tenant: TenantId; locale: Locale }) =>
    help.get(`${tenant} ${locale}`, () => listHelp(db, { tenant, locale }));
  /** Checks whether a page exists on a site: a toggle may hide it. */
  const isOffered = async (tenant: TenantId, path: string): Promise<boolean> => {
    const toggle = getToggle(path);
    return toggle === undefined || toggles.isOn(tenant, toggle);
  };

  app.get<{ Querystring: { path: string; preview?: string } }>(
    '/content/page',
    {
      schema: {
        tags: ['content'],
        summary: 'Read a content page',
        querystring: ContentPageQuery,
        response: { 200: Reply(ContentPageDataSchema) },
      },
    },
    async ({ query: { path, preview }, tenant, locale }): Promise<{ data: ContentPageData }> => {
      const key = { tenant, locale, path };
      const found =
        preview === undefined
          ? await pages.get(`${tenant} ${locale} ${path}`, () => findPublished(db, key), Boolean)
          : await findPreview(db, key, preview);
      if (!found || !(await isOffered(tenant, path)))
        throw notFound('CONTENT_NOT_FOUND', 'There is no such page.');
      const { title, description, category, markdown, created_at } = found;
      const related = category
        ? (await listArticles(key))
            .filter((page) => page.category === category && page.path !== path)
            .slice(0, MAX_RELATED)
        : [];
      return {
        data: {
          page: {
            path,
            title,
            description,
            ...(category ? { category } : {}),
            ...getLang(found, locale),
            blocks: parseMarkdown(fillDetails(fillCookies(markdown, found.locale), settings)),
            updatedAt: created_at.toISOString(),
            isPreview: preview !== undefined,
          },
          related: toLinks(related, locale),
        },
      };
    },
  );

  app.get(
    '/content/addresses',
    {
      schema: {
        tags: ['content'],
        summary: 'List the paths of all content pages, for site maps',
        response: { 200: Reply(ContentAddressesSchema) },
      },
    },
    async ({ tenant }): Promise<{ data: ContentAddresses }> => {
      const all = await listPublished(db, { tenant, locale: ORIGINAL });
      const offered = await Promise.all(all.map(({ path }) => isOffered(tenant, path)));
      const pages = all
        .filter((_page, at) => offered[at])
        .map(({ path, created_at }) => ({ url: path, modified: created_at.toISOString() }));
      return { data: { pages: (await isOffered(tenant, '/help')) ? [{ url: '/help' }, ...pages] : pages } };
    },
  );

  app.get<{ Querystring: { q?: string } }>(
    '/content/help',
    {
      schema: {
        tags: ['content'],
        summary: 'List or search the articles of the help center',
        querystring: HelpQuery,
        response: { 200: Reply(HelpDataSchema) },
      },
    },
    async ({ query: { q }, tenant, locale }): Promise<{ data: HelpData }> => {
      if (!(await isOffered(tenant, '/help')))
        throw notFound('CONTENT_NOT_FOUND', 'There is no help center.');
      const listed = await listArticles({ tenant, locale });
      const categories = new Map<string, ListedPage[]>();
      for (const page of listed)
        categories.set(page.category, [...(categories.get(page.category) ?? []), page]);
      const results = q?.trim()
        ? (await searchHelp(db, { tenant, locale }, q)).flatMap((path) =>
            listed.filter((page) => page.path === path),
          )
        : undefined;
      return {
        data: {
          categories: [...categories].map(([name, all]) => ({ name, pages: toLinks(all, locale) })),
          ...(results ? { results: toLinks(results, locale) } : {}),
        },
      };
    },
  );
}
