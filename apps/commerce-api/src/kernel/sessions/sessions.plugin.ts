import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIES } from '@foolscap/core/cookies';
import { HEADERS, LOCALES, readLocale, tenantById } from '@foolscap/core/vocabulary';
import type { Locale, TenantId } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../context.ts';
import type { Db } from '../database/database.ts';
import { inertText } from '../http/inert-text.ts';
import { holdSession, sessionChanged } from './hold-session.ts';
import {
  endVisit,
  insertAgentSession,
  parkSession,
  resumeSession,
  type VisitEnd,
} from './agent-sessions.repository.ts';
import { createRecentSessions, lookUpOnce } from './session-lookups.ts';
import { markSignIn } from './sign-in-markers.ts';
import { recordReplaced, wasReplaced } from './replaced-sessions.repository.ts';
import {
  deleteSession,
  extendSession,
  findSession,
  type FoundSession,
  insertSession,
  markSeen,
  rotateSession,
  type ActingAgent,
  type Session,
} from './sessions.repository.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Lifetime of a session after its last use. */
export const SESSION_LIFETIME_MS = 30 * DAY;
/**
 * Lifetime of the cookie, longer than any session (browsers allow 400 days), so that it is set once per secret. Sending it again with an
 * ordinary reply could overtake the reply of a sign-in, and restore the old secret.
 */
const COOKIE_LIFETIME_MS = 400 * DAY;
/**
 * The start of the secrets of agents who act for a customer. It is part of the secret, so it cannot be removed, and it shows without a read
 * of the database that limits apply.
 */
const AGENT_SECRET = 'agent.';
/** The start of the secrets of agents whose visit has ended. */
const STAFF_SECRET = 'staff.';
/** A use extends the session of an agent at most this often. */
const AGENT_EXTENSION_MS = 5 * 60_000;
/** The value of `x-session-id` for a caller without a session. */
export const NO_SESSION = 'none';

export type SendSecret = (reply: FastifyReply) => void;

/** The account that a session is signed in to. */
export interface SignedInUser {
  id: string;
  /** The partner program of a third-party user. */
  tps_code: string | null;
}

/** The session of a request. */
export interface Sessions {
  readonly cookieName: string;
  /**
   * Finds the caller's session, at most once per request. Returns undefined for a guest who has not written anything yet.
   * @throws ApiError 409 SESSION_CHANGED for a secret that a sign-in or sign-out has just replaced
   */
  find(request: FastifyRequest): Promise<Session | undefined>;
  /**
   * Lets this request use a recently read session without reading the database. Only for calls that check the session in the transaction of
   * their write.
   */
  useRecent(request: FastifyRequest): void;
  /**
   * Finds the caller's session, or starts one at a guest's first write (decision-guests).
   * @throws ApiError 409 SESSION_CHANGED like `find`
   */
  begin(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /**
   * Treats the caller as one without a session from now on. For calls that prove the caller's identity themselves, when the session of the
   * cookie was replaced.
   */
  startOver(request: FastifyRequest): Promise<undefined>;
  /**
   * Rotates the session's secret and signs an account in, in the caller's transaction.
   * @returns a function that sends the new secret with the reply; call it after the transaction has committed
   */
  signIn(db: Db, request: FastifyRequest, session: Session, account: SignedInUser): Promise<SendSecret>;
  /**
   * Refuses a call from a page of another user in the same browser: a tab that was opened before an agent started or ended a visit, and has
   * not noticed it. Its context token names another session. Costs callers nothing who are not agents.
   * @throws ApiError 409 SESSION_CHANGED
   */
  refuseOtherTab(request: FastifyRequest): Promise<void>;
  /** Returns whether the secret of the caller is that of an agent who acts for a customer, without reading the session. */
  isActing(request: FastifyRequest): boolean;
  /**
   * Replaces the session of an agent by one in which the agent acts for an account, in the caller's transaction. The agent's session waits.
   * @returns a function that sends the new secret; call it after the transaction has committed
   */
  startVisit(db: Db, request: FastifyRequest, accountId: string, agent: ActingAgent): Promise<SendSecret>;
  /**
   * Ends the session of an agent who acts for a customer, and continues the agent's own session, in the caller's transaction. If that has
   * ended in the meantime, the caller becomes a guest.
   * @returns like `startVisit`
   */
  endVisit(db: Db, request: FastifyRequest, session: Session & { agent: ActingAgent }): Promise<SendSecret>;
  /** Ends the session and clears the cookie. An agent who acts for a customer is signed out, too. */
  end(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<void>;
  /** Clears the cookie. */
  forget(request: FastifyRequest, reply: FastifyReply): void;
  /** Returns the secret itself, for keyed digests that must not be guessable from the database. */
  getSecret(request: FastifyRequest): string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The tenant of the request (decision-tenants). */
    tenant: TenantId;
    /** The language of the reply. */
    locale: Locale;
    /** The session lookup of this request; undefined before the first one. */
    sessionLookup: Promise<Session | undefined> | undefined;
    /** A new secret of this request, which replaces the one in its cookie. */
    newSecret: string | undefined;
  }
}

/** The context token identifies the state that a reply depends on. It is opaque to clients, which send back the last one. */
const getContextToken = (tenant: TenantId, epoch: string) =>
  Buffer.from(`${tenant}.${epoch}`).toString('base64url');

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Determines the tenant by the host (`business.*`), otherwise by the header or flag that the storefront sends for pages below /cc/mmx. */
export function getTenant(request: FastifyRequest): TenantId {
  if (request.hostname.startsWith('business.')) return 'sba';
  const header = request.headers[HEADERS.tenant];
  if (typeof header === 'string' && header) return tenantById(header.toLowerCase()).legacy;
  const { mmx, tenantId } = (request.query ?? {}) as { mmx?: unknown; tenantId?: unknown };
  if (mmx === 'true') return 'sba';
  return tenantById(typeof tenantId === 'string' ? tenantId.toLowerCase() : undefined).legacy;
}

/** Registers the cookie session of the shop (decision-cookie.2). */
export function registerSessions(app: FastifyInstance, { settings, database, now }: ApiContext): Sessions {
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const cookieName = `${secure ? '__Host-' : ''}${SESSION_COOKIES.session}`;

  if (!app.hasRequestDecorator('tenant')) {
    app.decorateRequest('tenant', 'sdc');
    app.decorateRequest('locale', LOCALES[0]);
    app.decorateRequest('sessionLookup', undefined);
    app.decorateRequest('newSecret', undefined);
  }

  const recent = createRecentSessions(now);
  const getCookie = (request: FastifyRequest) => request.cookies[cookieName];

  app.addHook('onRequest', (request, _reply, done) => {
    request.tenant = getTenant(request);
    request.locale = readLocale(String(request.headers[HEADERS.locale])) ?? LOCALES[0];
    done();
  });

  app.addHook('onSend', async (request, reply, payload) => {
    // A reply to a replaced secret must not mention sessions: the caller has another one by now. The next request reads the database again,
    // regardless of the reason for this rejection. A request that was rejected immediately has no cookies yet.
    const secret = request.sessionLookup && getCookie(request);
    if (reply.statusCode >= 400 && secret) recent.drop(digest(secret));
    const session = request.sessionLookup && (await request.sessionLookup.catch(() => 'replaced' as const));
    if (request.sessionLookup && session !== 'replaced') {
      const epoch = session?.epoch ?? NO_SESSION;
      reply.header(HEADERS.sessionId, epoch);
      reply.header(HEADERS.contextToken, getContextToken(request.tenant, epoch));
      markSignIn(request, reply, session, { secure, maxAge: COOKIE_LIFETIME_MS / 1000 });
    }
    return payload;
  });

  const setCookie = (request: FastifyRequest, reply: FastifyReply, secret: string) => {
    request.newSecret = secret;
    reply.setCookie(cookieName, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: COOKIE_LIFETIME_MS / 1000,
    });
  };

  async function lookUp(secret: string): Promise<Session | undefined> {
    const hash = digest(secret);
    const found = await findSession(database.db, hash, now());
    if (!found) {
      if (await wasReplaced(database.db, hash, now())) throw sessionChanged();
      return undefined;
    }
    const { refusal, ...session } = found;
    const { agent } = session;
    // Never kept for later calls: each call of an agent checks again whether the agent may act.
    if (!agent) recent.keep(hash, session);
    else if (refusal) await endRefused(found, agent, hash, refusal);
    else await extendVisit(session, agent);
    return session;
  }

  /** Ends the visit of an agent who may not act for the customer any longer. The agent has to sign in again. @throws ApiError 409 always */
  async function endRefused(
    session: FoundSession,
    { visitId }: ActingAgent,
    hash: string,
    reason: VisitEnd,
  ): Promise<never> {
    await database.db.transaction().execute(async (trx) => {
      // Before the visit, as in `endVisitsWhere`.
      await holdSession(trx, session, 'update');
      await endVisit(trx, visitId, reason, now());
      await recordReplaced(trx, hash, now());
      await deleteSession(trx, session.id);
    });
    throw sessionChanged();
  }

  const visitExpiry = ({ endsAt }: ActingAgent) =>
    new Date(Math.min(now().getTime() + settings.agentIdleMinutes * 60_000, endsAt.getTime()));

  async function extendVisit({ id, expiresAt }: Session, agent: ActingAgent): Promise<void> {
    const later = visitExpiry(agent);
    if (later.getTime() - expiresAt.getTime() >= AGENT_EXTENSION_MS)
      await extendSession(database.db, id, later);
  }

  const expiry = () => new Date(now().getTime() + SESSION_LIFETIME_MS);

  /** Records that this request replaces the secret of its caller. */
  async function replaceSecret(db: Db, request: FastifyRequest): Promise<void> {
    const replaced = request.newSecret === undefined && getCookie(request);
    if (!replaced) return;
    await recordReplaced(db, digest(replaced), now());
    recent.drop(digest(replaced));
  }

  const createSecret = (prefix = '') => ({
    secret: prefix + randomBytes(32).toString('base64url'),
    epoch: randomBytes(9).toString('base64url'),
  });

  const sessions: Sessions = {
    cookieName,
    getSecret: (request) => request.newSecret ?? getCookie(request),

    find: (request) => {
      const secret = getCookie(request);
      request.sessionLookup ??=
        !secret || secret.length > 100
          ? Promise.resolve(undefined)
          : lookUpOnce(digest(secret), () => lookUp(secret));
      return request.sessionLookup;
    },

    useRecent: (request) => {
      const secret = getCookie(request);
      const found = secret && !request.sessionLookup ? recent.get(digest(secret)) : undefined;
      if (found) request.sessionLookup = Promise.resolve(found);
    },

    begin: async (request, reply) => {
      const found = await sessions.find(request);
      // Every use extends the session of an agent, up to the end of the visit.
      if (found?.agent) return found;
      if (found) {
        // Extended at most once a day, and only by writes, so that reads do not write.
        if (found.expiresAt.getTime() - now().getTime() < SESSION_LIFETIME_MS - DAY)
          await extendSession(database.db, found.id, expiry());
        if (now().getTime() - found.lastSeenAt.getTime() > HOUR) await markSeen(database.db, found.id, now());
        return found;
      }
      const secret = randomBytes(32).toString('base64url');
      const session: Session = {
        id: randomUUID(),
        epoch: randomBytes(9).toString('base64url'),
        accounts: {},
        expiresAt: expiry(),
        lastSeenAt: now(),
      };
      await insertSession(database.db, { ...session, tokenHash: digest(secret) });
      setCookie(request, reply, secret);
      request.sessionLookup = Promise.resolve(session);
      return session;
    },

    startOver: (request) => {
      request.sessionLookup = Promise.resolve(undefined);
      return Promise.resolve(undefined);
    },

    signIn: async (db, request, session, { id: accountId, tps_code }) => {
      await replaceSecret(db, request);
      const { secret, epoch } = createSecret();
      const expiresAt = expiry();
      const isRotated = await rotateSession(db, session.id, {
        tokenHash: digest(secret),
        epoch,
        expiresAt,
        tenant: request.tenant,
        accountId,
        userAgent: inertText(request.headers['user-agent'] ?? '', 300),
        now: now(),
      });
      if (!isRotated) throw sessionChanged();
      return (reply) => {
        setCookie(request, reply, secret);
        request.sessionLookup = Promise.resolve({
          id: session.id,
          epoch,
          expiresAt,
          lastSeenAt: now(),
          accounts: { ...session.accounts, [request.tenant]: accountId },
          tpsCode: request.tenant === 'sba' ? (tps_code ?? undefined) : session.tpsCode,
        });
      };
    },

    refuseOtherTab: async (request) => {
      const secret = getCookie(request);
      const token = request.headers[HEADERS.contextToken];
      if (!token || !(secret?.startsWith(AGENT_SECRET) || secret?.startsWith(STAFF_SECRET))) return;
      const session = await sessions.find(request);
      if (!session || token === getContextToken(request.tenant, session.epoch)) return;
      const refusal = sessionChanged();
      // The reply names no session, so a retry of the same page is refused as well.
      request.sessionLookup = Promise.reject(refusal);
      request.sessionLookup.catch(() => undefined);
      throw refusal;
    },

    isActing: (request) => getCookie(request)?.startsWith(AGENT_SECRET) ?? false,

    startVisit: async (db, request, accountId, agent) => {
      await replaceSecret(db, request);
      const { secret, epoch } = createSecret(AGENT_SECRET);
      const session = {
        id: randomUUID(),
        epoch,
        expiresAt: visitExpiry(agent),
        lastSeenAt: now(),
        accounts: { [agent.customer.tenant]: accountId },
        agent,
      };
      await parkSession(db, agent.sessionId);
      await insertAgentSession(db, {
        id: session.id,
        tokenHash: digest(secret),
        epoch,
        expiresAt: session.expiresAt,
        tenant: agent.customer.tenant,
        accountId,
        visitId: agent.visitId,
        agentSessionId: agent.sessionId,
        userAgent: inertText(request.headers['user-agent'] ?? '', 300),
        now: now(),
      });
      return (reply) => {
        setCookie(request, reply, secret);
        request.sessionLookup = Promise.resolve(session);
      };
    },

    endVisit: async (db, request, { id, agent }) => {
      await replaceSecret(db, request);
      const { secret, epoch } = createSecret(STAFF_SECRET);
      const resumed = await resumeSession(db, agent, { tokenHash: digest(secret), epoch, now: now() });
      await endVisit(db, agent.visitId, 'ENDED', now());
      await deleteSession(db, id);
      return (reply) => {
        if (!resumed) return sessions.forget(request, reply);
        setCookie(request, reply, secret);
        request.sessionLookup = Promise.resolve({ id: agent.sessionId, epoch, ...resumed });
      };
    },

    end: async (request, reply, session) => {
      const replaced = getCookie(request);
      if (replaced) recent.drop(digest(replaced));
      await database.db.transaction().execute(async (trx) => {
        // Before the visit, as in `endVisitsWhere`.
        if (session.agent) await holdSession(trx, session, 'update');
        if (replaced) await recordReplaced(trx, digest(replaced), now());
        if (session.agent) await endVisit(trx, session.agent.visitId, 'SIGNED_OUT', now());
        await deleteSession(trx, session.id);
      });
      sessions.forget(request, reply);
    },

    forget: (request, reply) => {
      request.sessionLookup = Promise.resolve(undefined);
      reply.clearCookie(cookieName, { path: '/', httpOnly: true, sameSite: 'lax', secure });
    },
  };
  return sessions;
}
