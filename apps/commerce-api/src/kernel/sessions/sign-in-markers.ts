import type { FastifyReply, FastifyRequest } from 'fastify';
import { getMarkerName, SIGNED_IN_MARKER } from '@foolscap/core/cookies';
import { BUSINESS, CONSUMER, LOGGED_OFF_MARKER } from '@foolscap/core/vocabulary';
import type { Session } from './sessions.repository.ts';

/**
 * Sets the script-readable cookies that mark the sites where the browser is signed in, if they differ from the session: after a sign-in or
 * sign-out, and when a session has expired. They grant no access (decision-logged-in-cookies.2).
 */
export function markSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session | undefined,
  { secure, maxAge }: { secure: boolean; maxAge: number },
): void {
  for (const { legacy: tenant } of [CONSUMER, BUSINESS]) {
    const name = getMarkerName(tenant);
    const isMarked = request.cookies[name] === SIGNED_IN_MARKER;
    const isSignedIn = session?.accounts[tenant] !== undefined;
    if (isMarked !== isSignedIn)
      reply.setCookie(name, isSignedIn ? SIGNED_IN_MARKER : LOGGED_OFF_MARKER, {
        path: '/',
        sameSite: 'lax',
        secure,
        maxAge,
      });
  }
}
