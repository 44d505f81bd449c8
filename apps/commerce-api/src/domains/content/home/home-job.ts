import Type from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import type { Db } from '../../../kernel/database/database.ts';
import { describePlace, type SitePlace } from '../../../kernel/documents/site-documents.ts';
import { SITE_VARIANTS } from '../../../kernel/documents/tables.ts';
import { readKnownValues } from '../../navigation/index.ts';
import { assertHome } from './check-home.ts';
import { homeDocuments } from './home-document.ts';

const strict = { additionalProperties: false } as const;
const version = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }));
const document = Type.Unknown();
/** The users that a version is for. */
const place = {
  tenant: OneOf(['sdc', 'sba']),
  variant: Type.Optional(OneOf(SITE_VARIANTS)),
  locale: Type.Optional(Type.String({ pattern: '^[a-z]{2}_[A-Z]{2}$' })),
};

/** One step of the home command. */
export type HomeJob =
  | { step: 'list' }
  | ({ step: 'show'; version?: number } & SitePlace)
  | { step: 'check'; document: unknown }
  | ({ step: 'preview' | 'publish'; document: unknown } & SitePlace)
  | ({ step: 'rollback'; version?: number } & SitePlace);

/** A step of the home command. The schema also validates what an operator enters at the command line. */
export const HomeJobSchema = Type.Union([
  Type.Object({ step: Type.Literal('list') }, strict),
  Type.Object({ step: Type.Literal('show'), ...place, version }, strict),
  Type.Object({ step: Type.Literal('check'), document }, strict),
  Type.Object({ step: OneOf(['preview', 'publish']), ...place, document }, strict),
  Type.Object({ step: Type.Literal('rollback'), ...place, version }, strict),
]);

/** Path and query of a preview link, below the site's root. */
const toPreview = (token: string) => `/?preview=${token}`;

async function list(db: Db): Promise<string> {
  const versions = await homeDocuments.listVersions(db);
  const row = (cells: readonly string[], more: string) =>
    `${cells[0]!.padEnd(9)}${cells[1]!.padEnd(6)}${cells[2]!.padEnd(9)}${cells[3]!.padEnd(8)}${cells[4]!.padEnd(18)}${more}`.trimEnd();
  return [
    row(['version', 'site', 'variant', 'locale', 'created'], 'state'),
    ...versions.map(
      ({ tenant: site, version: number, variant, locale, createdAt, isActive, isDraft, token }) =>
        row(
          [
            String(number),
            site,
            variant ?? 'all',
            locale ?? 'all',
            createdAt.toISOString().slice(0, 16).replace('T', ' '),
          ],
          `${(isActive ? 'active' : isDraft ? 'draft' : '').padEnd(8)}${token ? toPreview(token) : ''}`,
        ),
    ),
    ...(['sdc', 'sba'] as const).map((site) =>
      row(
        ['0', site, 'all', 'all', 'default'],
        versions.some((each) => each.tenant === site && each.isActive && !each.variant && !each.locale)
          ? ''
          : 'active',
      ),
    ),
  ].join('\n');
}

/**
 * Runs one step of the home command.
 * @returns text for the operator
 * @throws ApiError 400 or 404 with a message for the operator
 */
export async function runHomeJob(db: Db, job: HomeJob): Promise<string> {
  if (job.step === 'list') return list(db);
  if (job.step === 'rollback') {
    const active = await homeDocuments.rollBack(db, job, job.version);
    return active === 0
      ? `${describePlace(job)} has no active version now. Its home page is the default.`
      : `Version ${active} of ${describePlace(job)} is active.`;
  }
  if (job.step === 'show') {
    const { document: shown } =
      job.version === undefined
        ? homeDocuments.chooseDocument(await homeDocuments.readActiveDocuments(db), job)
        : { document: await homeDocuments.readVersion(db, job.tenant, job.version) };
    return JSON.stringify(shown, null, 2);
  }
  const { document: given } = job;
  assertHome(given, await readKnownValues(db));
  if (job.step === 'check') return `The document is valid. It has ${given.sections.length} sections.`;
  if (job.step === 'publish')
    return `Version ${await homeDocuments.publishDocument(db, job, given)} of ${describePlace(job)} is active.`;
  const draft = await homeDocuments.saveDraft(db, job, given);
  return [
    `Version ${draft.version} of ${describePlace(job)} is a draft. Only people with this link see it:`,
    toPreview(draft.token),
    'Add &at=2026-12-24T09:00 for another time (UTC), and &segment=CODE for a customer segment.',
  ].join('\n');
}
