import type { AccountData } from '@foolscap/account/contract';
import { explainNavItem, NAV_REASONS, navHref, type NavCodeResult } from '@foolscap/header/model';
import { LOCALES } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { describePlace, type SitePlace } from '../../kernel/documents/site-documents.ts';
import type { SiteVariant } from '../../kernel/documents/tables.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { type DescribeAccount, findAccountByName, listToggles } from '../account/index.ts';
import { assertDocument } from './check-document.ts';
import { listItems } from './document.ts';
import { buildNavContext, getPlace } from './navigation-context.ts';
import {
  addDefaultBar,
  chooseDocument,
  listVersions,
  publishDocument,
  readActiveDocuments,
  readVersion,
  rollBack,
} from './navigation.repository.ts';
import { resolveDocument } from './navigation.service.ts';

interface Place {
  tenant: TenantId;
  variant?: SiteVariant;
  locale?: string;
}

/** One step of the navigation command. */
export type NavigationJob =
  | { step: 'list' }
  | ({ step: 'show'; version?: number } & Place)
  | { step: 'check'; document: unknown }
  | ({ step: 'publish'; document: unknown } & Place)
  | ({ step: 'rollback'; version?: number } & Place)
  | { step: 'why'; item: string; person: string; tenant?: TenantId }
  | { step: 'preview'; document: unknown; person: string; tenant?: TenantId };

export interface NavigationJobDeps {
  db: Db;
  describe: DescribeAccount;
}

/** The name of a person without an account. */
export const GUEST = 'guest';

/** Reads the facts about a person: those of the account, or of a guest. @throws ApiError 404 for an unknown email, 400 for one on both sites */
async function describePerson(
  { db, describe }: NavigationJobDeps,
  person: string,
  tenant: TenantId | undefined,
): Promise<AccountData> {
  if (person === GUEST)
    return describe({ tenant: tenant ?? 'sdc', locale: LOCALES[0], accountId: undefined });
  const sites: TenantId[] = tenant ? [tenant] : ['sdc', 'sba'];
  const accounts = await Promise.all(sites.map((site) => findAccountByName(db, site, person)));
  const [found, ...more] = accounts.filter((account) => account !== undefined);
  if (!found)
    throw notFound(
      'USER_NOT_FOUND',
      operatorText(`There is no ${person}${tenant ? ` on the site ${tenant}` : ''}.`),
    );
  if (more.length > 0)
    throw badRequest(
      'INVALID_REQUEST',
      operatorText(`${person} has an account on both sites. Add --tenant sdc or sba.`),
    );
  return describe({ tenant: found.tenant, locale: LOCALES[0], accountId: found.id });
}

const RESULTS = new Map([
  [true, 'matched'],
  [false, 'not matched'],
  [undefined, 'checked in the browser'],
]);

const describeCode = ({ field, code, isNegative, isMatched }: NavCodeResult): string =>
  `  ${`${isNegative ? '!' : ''}${code}`.padEnd(24)}${RESULTS.get(isMatched)!}${field === 'usergroups' ? ' (user group)' : ''}`;

/** Explains why a person sees an item or not, with the result of each code. */
async function explain(deps: NavigationJobDeps, job: NavigationJob & { step: 'why' }): Promise<string> {
  const data = await describePerson(deps, job.person, job.tenant);
  const place = getPlace(data);
  const { version, document } = chooseDocument(await readActiveDocuments(deps.db), place);
  const items = listItems(document);
  const found = items.find(({ item }) => item.id === job.item);
  if (!found)
    throw notFound(
      'ITEM_NOT_FOUND',
      operatorText(
        `Version ${version} of ${place.tenant} has no item ${job.item}. Its items: ${items.map(({ item }) => item.id).join(', ')}.`,
      ),
    );
  const { codes, reason, rest } = explainNavItem(found.item, buildNavContext(data));
  return [
    `${job.item} (${found.area}, "${found.item.label}") for ${job.person} on ${place.tenant}, version ${version}`,
    ...(codes.length > 0 ? codes.map(describeCode) : ['  no codes']),
    rest === '' ? NAV_REASONS[reason] : `${NAV_REASONS[reason]} ${rest}.`,
  ].join('\n');
}

/** Lists what a person would see of a document. */
async function preview(
  deps: NavigationJobDeps,
  { document, person, tenant }: NavigationJob & { step: 'preview' },
): Promise<string> {
  assertDocument(document, await readKnownValues(deps.db));
  const data = await describePerson(deps, person, tenant);
  const { hat, bar, tools, footer } = resolveDocument(
    addDefaultBar(document, getPlace(data)),
    buildNavContext(data),
    LOCALES[0],
  );
  const limit = ({ permissionlimit }: { permissionlimit?: string }) =>
    permissionlimit ? `  (depends on ${permissionlimit})` : '';
  const section = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines] : []);
  const links = (items: typeof tools) =>
    items.map((item) => `  ${item.label.padEnd(28)}${navHref(item)}${limit(item)}`);
  const barLines = bar.map(
    ({ url, actionType, ...item }) =>
      `  ${item.label.padEnd(32)}${url === undefined ? actionType : navHref({ url, ...item })}${limit(item)}`,
  );
  const lines = [
    ...section(
      'hat',
      hat.map(
        (item) =>
          `  ${item.headliners.flatMap(({ title, text }) => [title ?? [], text].flat()).join(' ')}${limit(item)}`,
      ),
    ),
    ...section('bar', barLines),
    ...section('tools', links(tools)),
    ...footer.columns.flatMap(({ title, items }) => section(`footer, ${title}`, links(items))),
    ...section('footer, legal', links(footer.legal)),
  ];
  return lines.length > 0 ? lines.join('\n') : `${person} sees no item.`;
}

/** Reads the values of codes that the database defines. */
export const readKnownValues = async (db: Db) => ({
  toggles: [...new Set((await listToggles(db)).map(({ name }) => name))],
});

async function list(db: Db): Promise<string> {
  const versions = await listVersions(db);
  const row = (cells: readonly string[], state: string) =>
    `${cells[0]!.padEnd(9)}${cells[1]!.padEnd(6)}${cells[2]!.padEnd(9)}${cells[3]!.padEnd(8)}${cells[4]!.padEnd(22)}${state}`.trimEnd();
  return [
    row(['version', 'site', 'variant', 'locale', 'published'], 'state'),
    ...versions.map(({ tenant, version, variant, locale, createdAt, isActive }) =>
      row(
        [
          String(version),
          tenant,
          variant ?? 'all',
          locale ?? 'all',
          createdAt.toISOString().slice(0, 16).replace('T', ' '),
        ],
        isActive ? 'active' : '',
      ),
    ),
    ...(['sdc', 'sba'] as const).map((tenant) =>
      row(
        ['0', tenant, 'all', 'all', 'default'],
        versions.some((each) => each.tenant === tenant && each.isActive && !each.variant && !each.locale)
          ? ''
          : 'active',
      ),
    ),
  ].join('\n');
}

async function show(
  db: Db,
  { version, ...place }: SitePlace & { version?: number | undefined },
): Promise<string> {
  const document =
    version === undefined
      ? chooseDocument(await readActiveDocuments(db), place).document
      : await readVersion(db, place.tenant, version);
  return JSON.stringify(document, null, 2);
}

/**
 * Runs one step of the navigation command.
 * @returns text for the operator
 * @throws ApiError 400 or 404 with a message for the operator
 */
export async function runNavigationJob(deps: NavigationJobDeps, job: NavigationJob): Promise<string> {
  const { db } = deps;
  switch (job.step) {
    case 'list':
      return list(db);
    case 'show':
      return show(db, job);
    case 'check': {
      const { document } = job;
      assertDocument(document, await readKnownValues(db));
      return `The document is valid. It has ${listItems(document).length} items.`;
    }
    case 'publish': {
      const { document } = job;
      assertDocument(document, await readKnownValues(db));
      const version = await publishDocument(db, job, document);
      return `Version ${version} of ${describePlace(job)} is active.`;
    }
    case 'rollback': {
      const version = await rollBack(db, job, job.version);
      return version === 0
        ? `${describePlace(job)} has no active version now. Its navigation is the default.`
        : `Version ${version} of ${describePlace(job)} is active.`;
    }
    case 'why':
      return explain(deps, job);
    case 'preview':
      return preview(deps, job);
  }
}
