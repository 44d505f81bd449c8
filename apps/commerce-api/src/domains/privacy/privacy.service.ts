import type { FastifyRequest } from 'fastify';
import type { DataRequestsData, DataCopy } from '@foolscap/account/contract';
import { PRIVACY_CODES } from '@foolscap/account/model';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { endSessionsOf } from '../../kernel/sessions/sessions.repository.ts';
import {
  type AccountRow,
  checkMayChangeProfile,
  confirmPassword,
  type SignedInAccount,
} from '../account/index.ts';
import {
  countOpenOrders,
  type DataRequestRow,
  insertDataRequest,
  listDataRequestsOf,
  readContent,
} from './privacy.repository.ts';

const PAGE = '/account/privacy';

const describeRequest = (
  { id, kind, requestedAt, doneAt, expiresAt, hasContent }: DataRequestRow,
  now: Date,
) => {
  const isReady = hasContent && expiresAt !== null && expiresAt > now;
  return {
    id,
    kind,
    requestedAt: requestedAt.toISOString(),
    status: doneAt === null ? ('OPEN' as const) : isReady ? ('READY' as const) : ('DONE' as const),
    ...(isReady ? { expiresAt: expiresAt.toISOString() } : {}),
  };
};

export type PrivacyService = ReturnType<typeof createPrivacyService>;

/** Creates the calls with which members get a copy of their data, and have it erased. */
export function createPrivacyService({
  database: { db },
  settings,
  mailer,
  now,
  signedIn,
}: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'> & { signedIn: SignedInAccount }) {
  const pageUrl = createPageUrls(settings);

  const listFor = async (accountId: string, isManaged: boolean): Promise<DataRequestsData> => {
    const [requests, openOrders] = await Promise.all([
      listDataRequestsOf(db, accountId),
      countOpenOrders(db, accountId),
    ]);
    return { requests: requests.map((row) => describeRequest(row, now())), openOrders, isManaged };
  };
  /** The account of a member belongs to the organization, which decides about it. */
  const isManaged = ({ organization_id, role, tps_code }: AccountRow) =>
    tps_code !== null || (organization_id !== null && role !== null);

  return {
    async list(request: FastifyRequest): Promise<DataRequestsData> {
      const { account } = await signedIn(request);
      return listFor(account.id, isManaged(account));
    },

    /** Requests a copy of the caller's data, unless a request is open or a copy is ready. */
    async requestCopy(request: FastifyRequest): Promise<DataRequestsData> {
      const { account } = await signedIn(request);
      const current = await listFor(account.id, isManaged(account));
      if (current.requests.some(({ status }) => status === 'READY')) return current;
      await insertDataRequest(db, {
        tenant: request.tenant,
        accountId: account.id,
        kind: 'EXPORT',
        pageUrl: pageUrl(request, PAGE),
        now: now(),
      });
      return listFor(account.id, isManaged(account));
    },

    async readCopy(request: FastifyRequest, id: string): Promise<DataCopy> {
      const { account } = await signedIn(request);
      const content = await readContent(db, account.id, id, now());
      if (content === undefined)
        throw notFound(PRIVACY_CODES.copyExpired, 'This copy is no longer available. Request a new one.');
      return JSON.parse(content) as DataCopy;
    },

    /**
     * Closes the caller's account, signs it out everywhere and requests the erasure of its data.
     *
     * @throws ApiError 403 for a wrong password or an account of an organization, 409 while an order is open
     */
    async requestErasure(request: FastifyRequest, password: string): Promise<void> {
      const { account } = await signedIn(request);
      checkMayChangeProfile(account);
      if (isManaged(account))
        throw new ApiError(
          403,
          PRIVACY_CODES.accountManaged,
          'Your organization manages this account. Ask its administrator to remove you.',
        );
      await confirmPassword(account, password);
      const isNew = await db.transaction().execute(async (trx) => {
        // An order that is placed at the same time is either counted, or waits and then finds the session ended.
        await trx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute();
        if ((await countOpenOrders(trx, account.id)) > 0)
          throw new ApiError(
            409,
            PRIVACY_CODES.ordersOpen,
            'You have an open order. Erase your data once it is delivered or canceled.',
          );
        const requested = await insertDataRequest(trx, {
          tenant: request.tenant,
          accountId: account.id,
          kind: 'ERASURE',
          pageUrl: pageUrl(request, PAGE),
          now: now(),
        });
        await trx
          .updateTable('accounts')
          .set({ deactivated_at: now() })
          .where('id', '=', account.id)
          .execute();
        await endSessionsOf(trx, request.tenant, account.id, { except: undefined });
        return requested;
      });
      if (isNew)
        mailer.write(
          'erasureRequested',
          { email: account.email, locale: request.locale },
          undefined,
          request.log,
        );
    },
  };
}
