import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInData, ThirdPartySignInBody } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { ApiContext } from '../../kernel/context.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import type { AccountPorts } from './account-ports.ts';
import type { EnterAccount } from './enter-account.ts';
import type { GuessLimits } from './guess-limits.ts';

const linkInvalid = () =>
  badRequest(
    ACCOUNT_CODES.thirdPartyLinkInvalid,
    'This sign-in link has expired or was already used. Ask your organization for a new link.',
    'token',
  );

/**
 * Signs a third-party user in with a one-time link (docs/decisions/third-party-users.md). The link is used up in the transaction of the
 * sign-in, so only one of two clients gets in, and a failed sign-in leaves the link usable. Unknown, used and expired links all get the
 * same reply.
 * @throws ApiError 400 THIRD_PARTY_LINK_INVALID, 429 after too many attempts
 */
export type SignInThirdParty = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: ThirdPartySignInBody,
) => Promise<SignInData>;

export function createSignInThirdParty({
  database: { db },
  now,
  enter,
  guesses,
  ports,
}: Pick<ApiContext, 'database' | 'now'> & {
  enter: EnterAccount;
  guesses: GuessLimits;
  ports: AccountPorts;
}): SignInThirdParty {
  return async (request, reply, { token }) => {
    const attempt = await guesses.thirdPartySignIn(request.ip, request.tenant, token);
    // Organizations exist on the business site only.
    const account = request.tenant === 'sba' ? await ports.findThirdParty(db, token, now()) : undefined;
    if (!account) throw linkInvalid();
    const data = await enter(request, reply, account, async (trx) => {
      if (!(await ports.useThirdPartyLink(trx, token, now()))) throw linkInvalid();
    });
    await attempt.succeeded();
    return data;
  };
}
