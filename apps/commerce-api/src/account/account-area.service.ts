import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  AccountData,
  AccountSession,
  EmailBody,
  ForgotBody,
  PasswordBody,
  ProfileBody,
  ResetBody,
  SavedAddress,
  SavedAddressBody,
} from '@foolscap/account/contract';
import { ACCOUNT_CODES, MOST_ADDRESSES } from '@foolscap/account/model';
import type { Address } from '@foolscap/core/vocabulary';
import { checkAddress, storedAddress } from '../cart/addresses.ts';
import type { ApiContext } from '../context.ts';
import type { Db } from '../database/database.ts';
import type { AfterReply } from '../http/after-reply.ts';
import { ApiError, badRequest, notFound } from '../http/api-error.ts';
import { createPageUrls } from '../mail/page-urls.ts';
import type { Sessions } from '../sessions/sessions.plugin.ts';
import { holdSession, sessionChanged } from '../sessions/hold-session.ts';
import { endSessionsOf, listSessionsOf, type Session } from '../sessions/sessions.repository.ts';
import { checkNewPassword, emailOf, emailTaken, nameOf } from './account-checks.ts';
import { findAccount, findAccountByName, setPassword, type AccountRow } from './account.repository.ts';
import type { AccountService } from './account.service.ts';
import {
  deleteSavedAddress,
  insertSavedAddress,
  listSavedAddresses,
  lockAccount,
  setDefault,
  updateSavedAddress,
  type SavedAddressRow,
} from './address-book.repository.ts';
import type { Callers } from './caller.ts';
import { deviceWords } from './device-words.ts';
import type { KnownDevices } from './known-devices.ts';
import { createPasswordLink, linkDigest } from './password-links.ts';
import { checkPassword, hashPassword } from './passwords.ts';

/** How long a link to a new password works. */
export const RESET_MINUTES = 60;

const signInRequired = () =>
  new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see and change your account.');

/** What two addresses must share to be the same. */
const sameness = ({ id: _id, type: _type, country: _country, ...rest }: Address) =>
  JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))).toLowerCase();

const savedData = (row: SavedAddressRow): SavedAddress => ({
  address: { ...row.address, id: row.id } as SavedAddress['address'],
  defaultShipping: row.default_shipping,
  defaultBilling: row.default_billing,
});

export type AccountAreaService = ReturnType<typeof createAccountAreaService>;

/** What somebody who is signed in does with the account, and the way back in for who has forgotten the password. */
export function createAccountAreaService({
  database: { db },
  settings,
  mailer,
  now,
  sessions,
  callers,
  account: service,
  devices,
  afterReply,
}: ApiContext & {
  sessions: Sessions;
  callers: Callers;
  account: AccountService;
  devices: KnownDevices;
  afterReply: AfterReply;
}) {
  const pageUrl = createPageUrls(settings);

  async function signedIn(request: FastifyRequest): Promise<{ session: Session; account: AccountRow }> {
    const { session, accountId } = await callers.of(request);
    const account = accountId === undefined ? undefined : await findAccount(db, accountId);
    if (!session || !account) throw signInRequired();
    return { session, account };
  }

  async function confirmPassword(account: AccountRow, password: string): Promise<void> {
    if (await checkPassword(account.password_hash, password)) return;
    // Not a 401: the session is as good as before.
    throw new ApiError(403, ACCOUNT_CODES.passwordWrong, 'That is not your current password.', {
      field: 'password',
    });
  }

  const describe = (request: FastifyRequest, accountId: string): Promise<AccountData> =>
    service.describe({ tenant: request.tenant, accountId });

  const book = async (connection: Db, accountId: string): Promise<SavedAddress[]> =>
    (await listSavedAddresses(connection, accountId)).map(savedData);

  async function applyDefaults(
    trx: Db,
    accountId: string,
    id: string,
    { defaultShipping, defaultBilling }: SavedAddressBody,
    before?: SavedAddressRow,
  ): Promise<void> {
    const marks = [
      ['default_shipping', defaultShipping, before?.default_shipping],
      ['default_billing', defaultBilling, before?.default_billing],
    ] as const;
    for (const [column, wanted, had] of marks) {
      if (wanted) await setDefault(trx, accountId, column, id);
      else if (wanted === false && had) await setDefault(trx, accountId, column, undefined);
    }
  }

  return {
    async changeProfile(request: FastifyRequest, body: ProfileBody): Promise<AccountData> {
      const { account } = await signedIn(request);
      await db
        .updateTable('accounts')
        .set({
          first_name: nameOf(body.firstName, 'firstName'),
          last_name: nameOf(body.lastName, 'lastName'),
          phone: body.phone,
        })
        .where('id', '=', account.id)
        .execute();
      return describe(request, account.id);
    },

    /** The address is the user name, too. The former one is told. */
    async changeEmail(request: FastifyRequest, { email, password }: EmailBody): Promise<AccountData> {
      const { account } = await signedIn(request);
      const wanted = emailOf(email, 'email');
      await confirmPassword(account, password);
      if (wanted !== account.username) {
        const other = await findAccountByName(db, request.tenant, wanted);
        if (other) throw emailTaken('email');
        try {
          await db.transaction().execute(async (trx) => {
            await trx
              .updateTable('accounts')
              .set({ username: wanted, email: wanted })
              .where('id', '=', account.id)
              .execute();
            await trx.deleteFrom('password_resets').where('account_id', '=', account.id).execute();
          });
        } catch (error) {
          // Somebody was faster with the same address.
          if (await findAccountByName(db, request.tenant, wanted)) throw emailTaken('email');
          throw error;
        }
        mailer.write('emailChanged', account.email, { newEmail: wanted }, request.log);
      }
      return describe(request, account.id);
    },

    /** All other sessions end; this one gets a new secret. */
    async changePassword(
      request: FastifyRequest,
      reply: FastifyReply,
      { password, newPassword }: PasswordBody,
    ): Promise<AccountData> {
      const { account, session } = await signedIn(request);
      await confirmPassword(account, password);
      checkNewPassword(newPassword, account.email, 'newPassword');
      const passwordHash = await hashPassword(newPassword);
      const sendSecret = await db.transaction().execute(async (trx) => {
        if (!(await holdSession(trx, session, 'update'))) throw sessionChanged();
        await setPassword(trx, account.id, passwordHash);
        await endSessionsOf(trx, request.tenant, account.id, { except: session.id });
        await devices.forgetOthers(trx, request, account.id);
        return sessions.signIn(trx, request, session, account.id);
      });
      sendSecret(reply);
      const forgotUrl = pageUrl(request, '/office/supplies/forgot-password');
      mailer.write('passwordChanged', account.email, { forgotUrl }, request.log);
      return describe(request, account.id);
    },

    /**
     * One answer, in one time, whether or not there is such an account: it is looked up once the answer has been sent, and what it says
     * goes to the address only.
     */
    forgotPassword(request: FastifyRequest, { username }: ForgotBody): void {
      const { tenant } = request;
      const linkTo = (token: string) => pageUrl(request, `/office/supplies/reset-password?token=${token}`);
      afterReply.schedule(request, async () => {
        await db.deleteFrom('password_resets').where('expires_at', '<=', now()).execute();
        const account = await findAccountByName(db, tenant, username);
        if (!account || account.deactivated_at) {
          request.log.info('no account to write a link for a new password to');
          return;
        }
        const expiresAt = new Date(now().getTime() + RESET_MINUTES * 60_000);
        const resetUrl = linkTo(await createPasswordLink(db, account.id, expiresAt));
        mailer.write('passwordReset', account.email, { resetUrl, minutes: RESET_MINUTES }, request.log);
      });
    },

    /** Works once. All sessions end, also that of whoever knew the former password. */
    async resetPassword(
      request: FastifyRequest,
      reply: FastifyReply,
      { token, password }: ResetBody,
    ): Promise<void> {
      const invalid = () =>
        badRequest(
          ACCOUNT_CODES.resetInvalid,
          'This link was used already, or is too old. Ask for a new one.',
          'token',
        );
      const usable = db
        .selectFrom('password_resets')
        .select('account_id')
        .where('token_hash', '=', linkDigest(token))
        .where('expires_at', '>', now());
      const asked = await usable.executeTakeFirst();
      const account = asked && (await findAccount(db, asked.account_id));
      if (!account || account.deactivated_at || account.tenant !== request.tenant) throw invalid();
      // A password that is refused leaves the link as it is.
      checkNewPassword(password, account.email, 'password');
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (trx) => {
        const used = await trx
          .deleteFrom('password_resets')
          .where('token_hash', '=', linkDigest(token))
          .where('expires_at', '>', now())
          .returning('account_id')
          .executeTakeFirst();
        if (!used) throw invalid();
        await setPassword(trx, account.id, passwordHash);
        await endSessionsOf(trx, request.tenant, account.id, { except: undefined });
        await devices.forgetOthers(trx, request, account.id);
      });
      // Whoever reads the owner's mail may sign in here, however many others are guessing.
      await devices.remember(request, reply, account.id);
      const found = await sessions.find(request).catch(() => sessions.startOver(request));
      if (found?.accounts[request.tenant] === account.id) sessions.forget(request, reply);
      const forgotUrl = pageUrl(request, '/office/supplies/forgot-password');
      mailer.write('passwordChanged', account.email, { forgotUrl }, request.log);
    },

    async addresses(request: FastifyRequest): Promise<SavedAddress[]> {
      const { account } = await signedIn(request);
      return book(db, account.id);
    },

    /** The first address of a book is where things are sent and billed to, unless it is told otherwise. */
    async addAddress(request: FastifyRequest, body: SavedAddressBody): Promise<SavedAddress[]> {
      const { account } = await signedIn(request);
      checkAddress(body.address, 'address');
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        const known = await listSavedAddresses(trx, account.id);
        const { id: _id, ...rest } = body.address;
        const address = storedAddress(rest, 'S');
        const there = known.find((row) => sameness(row.address) === sameness(address));
        if (!there && known.length >= MOST_ADDRESSES) {
          throw new ApiError(
            409,
            ACCOUNT_CODES.tooManyAddresses,
            `You can keep ${MOST_ADDRESSES} addresses. Remove one that you no longer need.`,
          );
        }
        const id = there?.id ?? randomUUID();
        if (!there) await insertSavedAddress(trx, { id, accountId: account.id, address: { ...address, id } });
        const first = known.length === 0;
        await applyDefaults(
          trx,
          account.id,
          id,
          {
            ...(first ? { defaultShipping: true, defaultBilling: true } : {}),
            ...body,
          },
          there,
        );
        return book(trx, account.id);
      });
    },

    async changeAddress(
      request: FastifyRequest,
      id: string,
      body: SavedAddressBody,
    ): Promise<SavedAddress[]> {
      const { account } = await signedIn(request);
      checkAddress(body.address, 'address');
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        const row = (await listSavedAddresses(trx, account.id)).find((one) => one.id === id);
        if (!row) throw notFound(ACCOUNT_CODES.addressNotFound, 'This address is not in your book.');
        await updateSavedAddress(trx, id, { ...storedAddress(body.address, 'S'), id });
        await applyDefaults(trx, account.id, id, body, row);
        return book(trx, account.id);
      });
    },

    async removeAddress(request: FastifyRequest, id: string): Promise<SavedAddress[]> {
      const { account } = await signedIn(request);
      if (!(await deleteSavedAddress(db, account.id, id)))
        throw notFound(ACCOUNT_CODES.addressNotFound, 'This address is not in your book.');
      return book(db, account.id);
    },

    async sessions(request: FastifyRequest): Promise<AccountSession[]> {
      const { account, session } = await signedIn(request);
      const rows = await listSessionsOf(db, request.tenant, account.id, now());
      return rows.map((row) => {
        const current = row.id === session.id;
        return {
          id: row.id,
          device: deviceWords(row.user_agent),
          signedInAt: row.created_at.toISOString(),
          // Whoever asks is here.
          lastSeenAt: (current ? now() : row.last_seen_at).toISOString(),
          current,
        };
      });
    },

    async endSession(request: FastifyRequest, id: string): Promise<void> {
      const { account, session } = await signedIn(request);
      // This one ends by signing out, which takes the cookie away as well.
      const ended = id === session.id ? 0 : await endSessionsOf(db, request.tenant, account.id, { only: id });
      if (!ended) throw notFound(ACCOUNT_CODES.sessionNotFound, 'This session has ended already.');
    },

    async endOtherSessions(request: FastifyRequest): Promise<void> {
      const { account, session } = await signedIn(request);
      await endSessionsOf(db, request.tenant, account.id, { except: session.id });
      await devices.forgetOthers(db, request, account.id);
    },
  };
}
