import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInBody, SignInData } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { createPlaceCookie } from '../../kernel/geo/place-cookie.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import { createPreferredStores } from '../stores/index.ts';
import { createDescribeAccount } from './account-data.ts';
import type { AccountPorts } from './account-ports.ts';
import { findAccountByName } from './account.repository.ts';
import { createEnterAccount } from './enter-account.ts';
import type { GuessLimits } from './guess-limits.ts';
import type { KnownDevices } from './known-devices.ts';
import { checkPassword } from './passwords.ts';
import { createRegisterAccount } from './register-account.ts';
import { createSignInThirdParty } from './third-party-sign-in.ts';
import type { Toggles } from './toggles.ts';

export type AccountService = ReturnType<typeof createAccountService>;

/** Creates the calls of sign-in, registration and sign-out. */
export function createAccountService({
  sessions,
  callers,
  guesses,
  devices,
  ...context
}: ApiContext & {
  sessions: Sessions;
  callers: Callers;
  guesses: GuessLimits;
  devices: KnownDevices;
  ports: AccountPorts;
  toggles: Toggles;
}) {
  const { db } = context.database;
  const describe = createDescribeAccount(context);
  const enter = createEnterAccount({ ...context, sessions, devices, describe });
  const preferredStores = createPreferredStores(context);
  const placeCookie = createPlaceCookie(context.settings);

  return {
    describe,
    enter,

    /**
     * Signs a caller in. An unknown name and a wrong password get the same reply after the same time.
     * @throws ApiError 429 before the password is checked, after too many wrong ones
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
      // Only after the right password, so that it reveals nothing about the account.
      if (!(await context.ports.isPasswordAllowed(db, account.organization_id)))
        throw new ApiError(
          403,
          ACCOUNT_CODES.companySignInRequired,
          'Your company requires signing in with your company account.',
        );
      return enter(request, reply, account);
    },

    register: createRegisterAccount({ ...context, enter }),

    signInThirdParty: createSignInThirdParty({ ...context, enter, guesses }),

    /** Ends the session on both tenants' sites and invalidates its cookie. */
    async signOut(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const { session } = await callers.of(request);
      preferredStores.takeAway(request, reply);
      placeCookie.clear(reply);
      if (session) await sessions.end(request, reply, session);
      else sessions.forget(request, reply);
      return session !== undefined;
    },
  };
}
