import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Reply } from '@foolscap/core/contract';
import {
  BannersBody,
  type BannersData,
  BannersDataSchema,
  ComponentsBody,
  type ComponentsData,
  ComponentsDataSchema,
  type HomeSection,
  type HtmlContentData,
  HtmlContentDataSchema,
} from '@foolscap/content/contract';
import { getBannerHref } from '@foolscap/content/model';
import { BUSINESS_PATH_PREFIX } from '@foolscap/core/vocabulary';
import type { Callers } from '../../../kernel/caller/caller.ts';
import { badRequest } from '../../../kernel/http/api-error.ts';
import { createPageUrls } from '../../../kernel/mail/page-urls.ts';
import type { Settings } from '../../../kernel/settings.ts';
import type { HomePages } from './home.service.ts';

interface CallsContext {
  homePages: HomePages;
  callers: Callers;
}

type Filters = NonNullable<ComponentsBody['filters']>;
type Component = ComponentsData['components'][number];

/** Returns a section with the search for its products; undefined if the filters leave it out. */
function toComponent(section: HomeSection, filters: Filters): Component | undefined {
  const { brands = [], categories = [], bopis = false, promo = false } = filters;
  const { kind } = section;
  const isRow = kind === 'deals' || kind === 'newArrivals' || kind === 'seasonal';
  if (!isRow) return promo && kind !== 'banners' ? undefined : { section };
  const own = kind === 'seasonal' ? section.category : undefined;
  // Chosen products have no search.
  if (kind === 'seasonal' && own === undefined) return promo ? undefined : { section };
  if (own !== undefined && categories.length > 0 && !categories.includes(own)) return undefined;
  // A search is in one category.
  const category = own ?? categories[0];
  return {
    section,
    query: {
      ...(category === undefined ? {} : { category }),
      ...(brands.length > 0 ? { brand: brands } : {}),
      ...(kind === 'deals' || promo ? { onSale: 'true' } : {}),
      ...(kind === 'newArrivals' ? { sort: 'newest' } : {}),
      ...(bopis ? { pickup: 'true' } : {}),
    },
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Renders banners as plain HTML. */
const toHtml = (
  { label, items }: HomeSection<'banners'>,
  site: Parameters<typeof getBannerHref>[1],
): string =>
  `<section aria-label="${escaped(label)}"><ul>${items
    .map((banner) => {
      const { title, text, link } = banner;
      const href = escaped(getBannerHref(banner, site));
      return `<li><h2>${escaped(title)}</h2>${text === undefined ? '' : `<p>${escaped(text)}</p>`}<a href="${href}">${escaped(link.label)}</a></li>`;
    })
    .join('')}</ul></section>`;

/** Reads the banners that a call names. @throws ApiError 400 for another site */
async function readBanners(
  { homePages, callers }: CallsContext,
  request: FastifyRequest<{ Body: BannersBody }>,
): Promise<HomeSection<'banners'>[]> {
  const { banners: wanted, siteVariables } = request.body;
  if (siteVariables?.tenant !== undefined && siteVariables.tenant !== request.tenant)
    throw badRequest('INVALID_REQUEST', 'The request is for another site.', 'siteVariables');
  const { sections } = await homePages.read(await callers.of(request), {});
  return sections
    .filter((section) => section.kind === 'banners')
    .filter(({ id }) => wanted === undefined || wanted.includes(id));
}

/** Registers `POST /ele-lpd/api/landingPages/fetchComponentsModel` (storefront-7.35). It only reads, so guests get no session for it. */
export function componentsModelRoutes(app: FastifyInstance, { homePages, callers }: CallsContext): void {
  app.post<{ Body: ComponentsBody }>(
    '/fetchComponentsModel',
    {
      schema: {
        tags: ['content'],
        summary: 'List the components of the home page for some products',
        body: ComponentsBody,
        response: { 200: Reply(ComponentsDataSchema) },
      },
    },
    async (request): Promise<{ data: ComponentsData }> => {
      const { sections } = await homePages.read(await callers.of(request), {});
      const { filters = {} } = request.body;
      return { data: { components: sections.flatMap((section) => toComponent(section, filters) ?? []) } };
    },
  );
}

/** Registers `POST {prefix}/sparxProxy/getEcommContentData` (storefront-7.36). It only reads, so guests get no session for it. */
export function ecommContentRoutes(app: FastifyInstance, context: CallsContext): void {
  app.post<{ Body: BannersBody }>(
    '/getEcommContentData',
    {
      schema: {
        tags: ['content'],
        summary: 'List banners of the home page',
        body: BannersBody,
        response: { 200: Reply(BannersDataSchema) },
      },
    },
    async (request): Promise<{ data: BannersData }> => ({
      data: { banners: await readBanners(context, request) },
    }),
  );
}

/** Registers `POST {prefix}/commonProxy/fetchHtmlContent` (storefront-7.36). It only reads, so guests get no session for it. */
export function htmlContentRoutes(
  app: FastifyInstance,
  context: CallsContext & { settings: Pick<Settings, 'publicUrl' | 'locales'> },
): void {
  const pageUrl = createPageUrls(context.settings);
  const getSite = ({ tenant, protocol, host }: FastifyRequest) => ({
    basename: tenant === 'sba' ? BUSINESS_PATH_PREFIX : '',
    // The business site's own host has no other site.
    otherSite: pageUrl(
      { tenant: tenant === 'sba' ? 'sdc' : 'sba', protocol, host: host.replace(/^business\./i, '') },
      '/',
    ),
  });
  app.post<{ Body: BannersBody }>(
    '/fetchHtmlContent',
    {
      schema: {
        tags: ['content'],
        summary: 'Get banners of the home page as HTML',
        body: BannersBody,
        response: { 200: Reply(HtmlContentDataSchema) },
      },
    },
    async (request): Promise<{ data: HtmlContentData }> => {
      const banners = await readBanners(context, request);
      const site = getSite(request);
      return { data: { content: Object.fromEntries(banners.map((each) => [each.id, toHtml(each, site)])) } };
    },
  );
}
