import type { AccountData } from '@foolscap/account/contract';
import { SEGMENTS } from '@foolscap/account/model';
import { createSwrCache } from '@foolscap/core/cache';
import type {
  HomeData,
  HomeDocument,
  HomeQuery,
  HomeSection,
  OffersSection,
} from '@foolscap/content/contract';
import { isNavItemVisible, type NavContext } from '@foolscap/header/model';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import type { ActiveDocument } from '../../../kernel/documents/site-documents.ts';
import { badRequest, notFound } from '../../../kernel/http/api-error.ts';
import { operatorText } from '../../../kernel/translations/reply-text.ts';
import type { DescribeAccount } from '../../account/index.ts';
import { buildNavContext, getPlace } from '../../navigation/index.ts';
import { homeDocuments } from './home-document.ts';

/**
 * Decides on every section for a user and a time, by the rules of navigation items. A section has the content of its first variant that is
 * for the user.
 */
function resolveSections(
  { sections }: HomeDocument,
  context: NavContext,
  now: Date,
): (HomeSection | OffersSection)[] {
  // A customer-service flow hides links of header and footer, but not the page.
  const facts = { ...context, flow: context.flow === 'CSR' ? undefined : context.flow };
  return sections.flatMap((section) => {
    const { id, start, end, usergroups, permissionlimit, variants = [], ...content } = section;
    const hasStarted = start === undefined || Date.parse(start) <= now.getTime();
    const hasEnded = end !== undefined && Date.parse(end) <= now.getTime();
    const limits = {
      ...(usergroups === undefined ? {} : { usergroups }),
      ...(permissionlimit === undefined ? {} : { permissionlimit }),
    };
    if (!hasStarted || hasEnded || !isNavItemVisible(limits, facts)) return [];
    const variant = variants.find((each) => isNavItemVisible(each, facts));
    if (!variant) return content.kind === 'none' ? [] : [{ id, ...content } as HomeSection];
    const { usergroups: _groups, permissionlimit: _limit, ...own } = variant;
    return own.kind === 'none' ? [] : [{ id, ...own } as HomeSection];
  });
}

const isOffers = (section: HomeSection | OffersSection): section is OffersSection =>
  section.kind === 'offers';

/** Returns the sections of the page for a user and a time. */
export const resolveHome = (document: HomeDocument, context: NavContext, now: Date): HomeSection[] =>
  resolveSections(document, context, now).filter((section) => !isOffers(section));

const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Reads the time of a preview; one without a zone is in UTC. @throws ApiError 400 */
function parseTime(text: string): Date {
  const time = new Date(/T.*(Z|[+-]\d\d:\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`);
  if (!TIME.test(text) || Number.isNaN(time.getTime()))
    throw badRequest('PREVIEW_INVALID', operatorText('Enter a time such as 2026-12-24T09:00.'), 'at');
  return time;
}

/** The home pages of a running shop. */
export interface HomePages {
  /** Reads the home page of a caller, or what a preview link shows. @throws ApiError 404 for an unknown preview, 400 for an unknown time or segment */
  read(caller: Pick<Caller, 'tenant' | 'locale' | 'accountId'>, query: HomeQuery): Promise<HomeData>;
  /** Reads the offers of an mbox for a caller, from the active document; undefined if it has none. */
  readOffers(
    caller: Pick<Caller, 'tenant' | 'locale' | 'accountId'>,
    mboxName: string,
  ): Promise<OffersSection['items'] | undefined>;
  /** Invalidates the cached documents after a change made by this process. */
  refresh(): void;
}

/**
 * Creates the reader of the home pages, which caches the active documents for `CATALOG_CACHE_SECONDS`. Changes by other processes show up
 * once the cache expires. Previews are not cached.
 */
export function createHomePages({
  database: { db },
  settings: { catalogCacheSeconds },
  now,
  describe,
}: Pick<ApiContext, 'database' | 'settings' | 'now'> & { describe: DescribeAccount }): HomePages {
  const create = () =>
    createSwrCache<ActiveDocument<HomeDocument>[]>({ seconds: catalogCacheSeconds, maxEntries: 1 });
  let cache = create();
  const readActive = async (data: AccountData) =>
    homeDocuments.chooseDocument(
      await cache.get('active', () => homeDocuments.readActiveDocuments(db)),
      getPlace(data),
    );
  return {
    async readOffers(caller, mboxName) {
      const data = await describe(caller);
      const { document } = await readActive(data);
      const offers = resolveSections(document, buildNavContext(data), now())
        .filter(isOffers)
        .filter((section) => section.mboxName === mboxName);
      return offers.length > 0 ? offers.flatMap(({ items }) => items) : undefined;
    },
    async read(caller, { preview, at, segment }) {
      const data = await describe(caller);
      const context = buildNavContext(data);
      const { tenant } = caller;
      if (preview === undefined) {
        const { version, document } = await readActive(data);
        return { version, sections: resolveHome(document, context, now()) };
      }
      const found = await homeDocuments.findPreview(db, tenant, preview);
      if (!found) throw notFound('CONTENT_NOT_FOUND', 'There is no such preview.');
      const time = at === undefined ? now() : parseTime(at);
      if (segment !== undefined && !SEGMENTS.some(({ code }) => code === segment))
        throw badRequest('PREVIEW_INVALID', operatorText('There is no such customer segment.'), 'segment');
      const facts = segment === undefined ? context : { ...context, segment };
      return {
        version: found.version,
        preview: { at: time.toISOString(), ...(segment === undefined ? {} : { segment }) },
        sections: resolveHome(found.document, facts, time),
      };
    },
    refresh() {
      cache = create();
    },
  };
}
