import { createSwrCache } from '@foolscap/core/cache';
import type { Locale } from '@foolscap/core/vocabulary';
import type { NavDepartment, NavigationData } from '@foolscap/header/contract';
import {
  explainNavItem,
  resolveNavItem,
  SOCIAL_COLUMN,
  type NavContext,
  type NavItem,
} from '@foolscap/header/model';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { ActiveDocument } from '../../kernel/documents/site-documents.ts';
import type { DescribeAccount } from '../account/index.ts';
import type { DocumentColumn, NavigationDocument } from './document.ts';
import { buildNavContext, getPlace } from './navigation-context.ts';
import { chooseDocument, readActiveDocuments } from './navigation.repository.ts';

/** The title of the column of the profiles in social networks. */
const SOCIAL_TITLES: Readonly<Record<Locale, string>> = {
  'en-US': 'Follow us',
  'en-CA': 'Follow us',
  'fr-CA': 'Suivez-nous',
};

/** Returns the column of the profiles in social networks, if there are any. */
const listSocial = ({ social = [] }: NavigationDocument['footer'], locale: Locale): DocumentColumn[] =>
  social.length > 0 ? [{ id: SOCIAL_COLUMN, title: SOCIAL_TITLES[locale], items: social }] : [];

/** Decides on every item of a document, as far as the server can. Hidden items and empty columns are left out. */
export function resolveDocument(
  { hat, bar = [], tools, footer }: NavigationDocument,
  context: NavContext,
  locale: Locale,
): NavigationData {
  const resolve = <T extends Partial<NavItem>>(items: readonly T[]) =>
    items.flatMap((item) => resolveNavItem(item, context) ?? []);
  // The check of a published document ensures that actions and icons are known.
  return {
    hat: resolve(hat),
    bar: resolve(bar),
    tools: resolve(tools),
    footer: {
      columns: [...footer.columns, ...listSocial(footer, locale)]
        .map((column) => ({ ...column, items: resolve(column.items) }))
        .filter(({ items }) => items.length > 0),
      legal: resolve(footer.legal),
    },
  } as NavigationData;
}

/**
 * Returns the additions to the departments that are for a user. What only the browser could decide on is shown. Pictures and promotions are
 * left out while the toggle `flyoutBanners` is off.
 */
export const resolveDepartments = (
  { departments = [] }: NavigationDocument,
  context: NavContext,
): NavDepartment[] =>
  departments.flatMap(({ usergroups, permissionlimit, picture, promotion, ...department }) => {
    if (explainNavItem({ usergroups, permissionlimit }, context).verdict === 'hidden') return [];
    if (!context.toggles?.includes('flyoutBanners')) return [department];
    return [{ ...department, ...(picture && { picture }), ...(promotion && { promotion }) }];
  });

/** The navigation of a running shop. */
export interface Navigation {
  /** Reads the navigation of a caller. */
  read(caller: Pick<Caller, 'tenant' | 'locale' | 'accountId'>): Promise<NavigationData>;
  /** Reads the additions to the departments for a caller. */
  readDepartments(caller: Pick<Caller, 'tenant' | 'locale' | 'accountId'>): Promise<NavDepartment[]>;
  /** Invalidates the cached documents after a change made by this process. */
  refresh(): void;
}

/**
 * Creates the reader of the navigation, which caches the active documents for `CATALOG_CACHE_SECONDS`. Changes by other processes show up
 * once the cache expires.
 */
export function createNavigation({
  database: { db },
  settings: { catalogCacheSeconds },
  describe,
}: Pick<ApiContext, 'database' | 'settings'> & {
  describe: DescribeAccount;
}): Navigation {
  const create = () =>
    createSwrCache<ActiveDocument<NavigationDocument>[]>({ seconds: catalogCacheSeconds, maxEntries: 1 });
  let cache = create();
  /** Reads the document for a caller, and the facts about them. */
  async function find(caller: Pick<Caller, 'tenant' | 'locale' | 'accountId'>) {
    const [documents, data] = await Promise.all([
      cache.get('active', () => readActiveDocuments(db)),
      describe(caller),
    ]);
    return [chooseDocument(documents, getPlace(data)).document, buildNavContext(data)] as const;
  }
  return {
    read: async (caller) => resolveDocument(...(await find(caller)), caller.locale),
    readDepartments: async (caller) => resolveDepartments(...(await find(caller))),
    refresh() {
      cache = create();
    },
  };
}
