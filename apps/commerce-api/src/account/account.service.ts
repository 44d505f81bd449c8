import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  AccountData,
  RegisterBody,
  SessionContextData,
  SignInBody,
  SignInData,
  UserProfile,
} from '@foolscap/account/contract';
import { ACCOUNT_CODES, permissionsOfRole, type PermissionCode } from '@foolscap/account/model';
import {
  DEFAULT_PICKUP_STORE,
  DEFAULT_ZIP,
  LOGGED_OFF_MARKER,
  tenantById,
  type Address,
} from '@foolscap/core/vocabulary';
import { mergeCarts } from '../cart/merge-carts.ts';
import type { ApiContext } from '../context.ts';
import { ApiError, badRequest } from '../http/api-error.ts';
import { idempotentRequestOf, KEY_LIFETIME_MS } from '../http/idempotency.ts';
import { createPageUrls } from '../mail/page-urls.ts';
import { foundOrganization } from '../organizations/found-organization.ts';
import { membershipOf, type Membership } from '../organizations/membership.ts';
import { shipToOf } from '../organizations/organization-addresses.ts';
import { tierOf } from '../rewards/tier-of.ts';
import type { Sessions } from '../sessions/sessions.plugin.ts';
import { holdSession, sessionChanged } from '../sessions/hold-session.ts';
import { createPreferredStores } from '../stores/preferred-store.ts';
import { checkNewPassword, emailOf, emailTaken, nameOf, oneLine } from './account-checks.ts';
import {
  findAccount,
  findAccountByName,
  insertAccount,
  listAddresses,
  type AccountRow,
} from './account.repository.ts';
import type { Caller, Callers } from './caller.ts';
import type { GuessLimits } from './guess-limits.ts';
import type { KnownDevices } from './known-devices.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { togglesOf } from './toggles.ts';

/** Only the last four digits show, with a dash after the masked part (storefront 3). */
export function maskedNumber(number: string): string {
  return `${'*'.repeat(Math.max(0, number.length - 4))}-${number.slice(-4)}`;
}

function profileOf(
  account: AccountRow,
  addresses: Address[],
  organization: UserProfile['organization'],
  rewardsTier: string | undefined,
): UserProfile {
  return {
    id: account.id,
    username: account.username,
    contact: { fname: account.first_name, lname: account.last_name, email: account.email },
    customerNumber: maskedNumber(account.customer_number),
    ...(account.rewards_no ? { rewardsNo: account.rewards_no } : {}),
    ...(rewardsTier === undefined ? {} : { rewardsTier }),
    ...(account.backend_customer_type ? { backendCustomerType: account.backend_customer_type } : {}),
    ...(organization ? { organization } : {}),
    ...(account.organization_name ? { organizationName: account.organization_name } : {}),
    ...(account.default_purchase_order ? { defaultPurchaseOrder: account.default_purchase_order } : {}),
    ...(account.phone ? { phone: account.phone } : {}),
    addresses: addresses as UserProfile['addresses'],
  };
}

/** Which shop this is and for whom; an organisation decides the variant and the flow (docs/decisions/organizations.md). */
function contextOf(
  { tenant }: Pick<Caller, 'tenant'>,
  account: AccountRow | undefined,
  member: Membership | undefined,
): SessionContextData {
  const business = tenant === 'sba';
  return {
    tenant: tenantById(tenant),
    channelId: 'WEB',
    siteId: 'US',
    langId: '1',
    langCd: 'en',
    storeId: '10001',
    locale: 'en_US',
    hyphenatedLocale: 'en-US',
    routeType: business ? 'SBA' : 'default',
    routeId: business ? (member?.organization.routeId ?? 'SBA') : 'default',
    ...(member?.flow ? { flow: member.flow } : {}),
    userType: account ? 'REGISTERED' : LOGGED_OFF_MARKER,
    isLoggedIn: account !== undefined,
    zipcode: DEFAULT_ZIP,
    storeNumber: DEFAULT_PICKUP_STORE,
    sessionIPA: {
      webToggleList: togglesOf(tenant),
      permissionDetail: [
        ...((account?.permissions ?? []) as PermissionCode[]),
        ...permissionsOfRole(account?.role).filter(
          (permission) => permission !== 'MANAGE_USERS' || member?.flow !== 'SAML',
        ),
      ],
      membershipDetail: { membershipProgram: account?.membership_program ?? 'NON_MEMBER' },
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;

const tenDigits = () => String(randomInt(1_000_000_000, 10_000_000_000));

export function createAccountService({
  database,
  now,
  settings,
  mailer,
  sessions,
  callers,
  guesses,
  devices,
}: ApiContext & { sessions: Sessions; callers: Callers; guesses: GuessLimits; devices: KnownDevices }) {
  const { db } = database;
  const pageUrl = createPageUrls(settings);
  const preferredStores = createPreferredStores({ database, settings });

  async function describe(caller: Pick<Caller, 'tenant' | 'accountId'>): Promise<AccountData> {
    const account = caller.accountId === undefined ? undefined : await findAccount(db, caller.accountId);
    const member = account?.organization_id ? await membershipOf(db, account.id) : undefined;
    return {
      ...(account
        ? {
            userProfile: profileOf(
              account,
              await listAddresses(db, account.id),
              member && (await organizationOf(member)),
              account.rewards_no ? await tierOf(db, account.id, now()) : undefined,
            ),
          }
        : {}),
      session: contextOf(caller, account, member),
    };
  }

  /** What the header says of somebody's organisation. */
  async function organizationOf(member: Membership): Promise<UserProfile['organization']> {
    const label = (await shipToOf(db, member))?.label;
    return { name: member.organization.name, role: member.role, ...(label ? { shipToLabel: label } : {}) };
  }

  /**
   * Makes the caller's session the account's: merges the guest's cart and gives the session a new secret.
   * @returns undefined, and nothing is done, when the session was replaced or ended meanwhile
   */
  async function replaceSession(request: FastifyRequest, reply: FastifyReply, account: AccountRow) {
    const session = await sessions.begin(request, reply);
    const done = await db.transaction().execute(async (trx) => {
      // Writes of the guest that are in flight come first and are merged; later ones find the session changed.
      if (!(await holdSession(trx, session, 'update'))) return undefined;
      const owner = { tenant: request.tenant, sessionId: session.id, accountId: account.id };
      const merge = await mergeCarts(trx, owner, now());
      return { merge, sendSecret: await sessions.signIn(trx, request, session, account.id) };
    });
    done?.sendSecret(reply);
    return done?.merge;
  }

  /** Signs in a caller whose password was right: merges the guest's cart, and gives the session a new secret. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountRow,
  ): Promise<SignInData> {
    // Whoever has the right password needs nothing of the session in the cookie.
    const found = await sessions.find(request).catch(() => sessions.startOver(request));
    const signedIn = found?.accounts[request.tenant];
    if (found && signedIn !== undefined && signedIn !== account.id) {
      // Another account was signed in here: nothing of it may be left to this one.
      await sessions.end(request, reply, found);
    }
    await preferredStores.bring(request, reply, account);
    const merge =
      (await replaceSession(request, reply, account)) ??
      // Another sign-in replaced the session, and merged its cart: this one gets a session of its own.
      (await sessions.startOver(request), await replaceSession(request, reply, account));
    if (!merge) throw sessionChanged();
    await devices.remember(request, reply, account.id);
    request.log.info({ accountId: account.id, tenant: request.tenant }, 'signed in');
    return {
      ...(await describe({ tenant: request.tenant, accountId: account.id })),
      messages: merge.notices.map(({ code, type, description }) => ({
        code,
        type,
        ...(description ? { description } : {}),
      })),
      cartMerged: merge.merged,
    };
  }

  return {
    describe,

    /**
     * One answer, in one time, for an unknown name and for a wrong password.
     * @throws ApiError 429 before the password is looked at, when there were too many wrong ones
     */
    async signIn(
      request: FastifyRequest,
      reply: FastifyReply,
      { username, password }: SignInBody,
    ): Promise<SignInData> {
      const account = await findAccountByName(db, request.tenant, username);
      const device = await devices.find(request, account?.id);
      const attempt = await guesses.signIn(request.ip, request.tenant, username, device);
      const right = await checkPassword(account?.password_hash, password);
      if (!account || !right || account.deactivated_at) {
        throw new ApiError(
          401,
          ACCOUNT_CODES.signInFailed,
          'Check your user name and password, then try again.',
        );
      }
      await attempt.succeeded();
      return enter(request, reply, account);
    },

    /**
     * Opens an account and signs in (docs/decisions/registering.md). For a name that is taken the password is not looked at: guesses are
     * made at the sign-in, under its limits, and nowhere else. Only the request that opened the account may be repeated, which its
     * Idempotency-Key shows: the answer may have been lost.
     * @throws ApiError 409 EMAIL_TAKEN
     */
    async register(request: FastifyRequest, reply: FastifyReply, body: RegisterBody): Promise<SignInData> {
      const username = emailOf(body.username, 'username');
      const firstName = nameOf(body.firstName, 'firstName');
      const lastName = nameOf(body.lastName, 'lastName');
      const organizationName = oneLine(body.organizationName ?? '') || null;
      if (request.tenant === 'sba' && !organizationName)
        throw badRequest(ACCOUNT_CODES.organizationMissing, 'Enter your company.', 'organizationName');
      checkNewPassword(body.password, username, 'password');

      const key = idempotentRequestOf(request)?.key;
      const registrationKey = key === undefined ? null : createHash('sha256').update(key).digest('base64url');
      const details = {
        id: randomUUID(),
        registration_key: registrationKey,
        tenant: request.tenant,
        username,
        password_hash: await hashPassword(body.password),
        first_name: firstName,
        last_name: lastName,
        email: username,
        customer_number: tenDigits(),
        rewards_no: request.tenant === 'sdc' ? tenDigits() : null,
        organization_name: organizationName,
        permissions: JSON.stringify(request.tenant === 'sba' ? ['G_BOP'] : []),
        membership_program: 'NON_MEMBER' as const,
      };
      const account = await db.transaction().execute(async (trx) => {
        const made = await insertAccount(trx, details);
        // Whoever opens a business account is the first admin of an organisation: others join it by invitation, never by its name.
        return made && organizationName ? foundOrganization(trx, made, organizationName) : made;
      });
      if (!account) {
        const known = registrationKey && (await findAccountByName(db, request.tenant, username));
        const isRepeat =
          known &&
          !known.deactivated_at &&
          known.registration_key === registrationKey &&
          now().getTime() - known.created_at.getTime() < KEY_LIFETIME_MS &&
          (await checkPassword(known.password_hash, body.password));
        if (!isRepeat) throw emailTaken('username');
        return enter(request, reply, known);
      }
      const data = await enter(request, reply, account);
      mailer.write(
        'welcome',
        account.email,
        { firstName, accountUrl: pageUrl(request, '/account') },
        request.log,
      );
      return data;
    },

    /** Ends the session on both tenants' sites: the cookie is worth nothing from now on. */
    async signOut(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const { session } = await callers.of(request);
      preferredStores.takeAway(request, reply);
      if (session) await sessions.end(request, reply, session);
      else sessions.forget(request, reply);
      return session !== undefined;
    },
  };
}
