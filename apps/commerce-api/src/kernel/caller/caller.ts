import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Address, CountryCode, Locale, TenantId, UserType } from '@foolscap/core/vocabulary';
import { readYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { type CartPlace, getShipTo, shoppersPlace } from '../geo/delivery-place.ts';
import type { Sessions } from '../sessions/sessions.plugin.ts';
import type { Session } from '../sessions/sessions.repository.ts';
import type { Settings } from '../settings.ts';
import type { Owner } from './owner.ts';

/** The caller of a request, with what carts, checkout and orders need to know about it. */
export interface Caller {
  tenant: TenantId;
  locale: Locale;
  /** The country of the site, where all addresses are. */
  country: CountryCode;
  session: Session | undefined;
  /** The account signed in on this tenant's site. */
  accountId: string | undefined;
  userType: UserType;
  owner(session: Session): Owner;
  /**
   * Checks whether the caller may place an order: a signed-in shopper or, on the consumer site, a guest who continues with email
   * (decision-guest-checkout.2).
   */
  mayCheckOut(email: string | undefined): boolean;
  /** True when "Continue with e-mail" is offered. */
  guestCheckoutAllowed: boolean;
  /** The number of the store that the shopper has chosen. */
  yourStoreNumber: string | undefined;
  /** Returns the place that the delivery dates of a cart are for (decision-default-places). @param address of the cart */
  placeFor(address?: Pick<Address, 'state' | 'zipCode'> | null): CartPlace;
}

function getUserType(accountId: string | undefined, tpsCode: string | undefined): UserType {
  if (accountId === undefined) return 'GUEST';
  return tpsCode === undefined ? 'REGISTERED' : 'THIRD_PARTY';
}

function callerWith(
  session: Session | undefined,
  { tenant, locale, cookies }: Pick<FastifyRequest, 'tenant' | 'locale' | 'cookies'>,
  settings: Settings,
): Caller {
  const accountId = session?.accounts[tenant];
  const guestCheckoutAllowed = settings.guestCheckout && tenant === 'sdc';
  return {
    tenant,
    locale,
    country: settings.siteCountry,
    session,
    accountId,
    userType: getUserType(accountId, tenant === 'sba' ? session?.tpsCode : undefined),
    owner: ({ id }) => ({ tenant, sessionId: id, accountId }),
    mayCheckOut: (email) => accountId !== undefined || (guestCheckoutAllowed && Boolean(email)),
    guestCheckoutAllowed,
    // A store associate sells what is picked up at the own store.
    yourStoreNumber: session?.agent?.storeNumber ?? readYourStore(cookies[YOUR_STORE_COOKIE])?.storeNumber,
    placeFor: (address) => {
      const place = shoppersPlace(cookies, settings.siteCountry, address?.zipCode);
      return address && getShipTo(address).point?.zipCode === place.zipCode
        ? { ...getShipTo(address), zipCode: place.zipCode }
        : { zipCode: place.zipCode, state: place.state, point: place };
    },
  };
}

/** A caller with a session, which every write requires. */
export type KnownCaller = Caller & { session: Session };

export interface Callers {
  /** See `Sessions.useRecent`. Call it before the other methods. */
  useRecent(request: FastifyRequest): void;
  of(request: FastifyRequest): Promise<Caller>;
  /** Returns the caller with a session for a write, and starts one if necessary. */
  withSession(request: FastifyRequest, reply: FastifyReply): Promise<KnownCaller>;
}

export function createCallers(
  sessions: Sessions,
  settings: Settings,
  limitNewSessions: (request: FastifyRequest) => Promise<void>,
): Callers {
  return {
    useRecent: (request) => sessions.useRecent(request),
    of: async (request) => callerWith(await sessions.find(request), request, settings),
    withSession: async (request, reply) => {
      if (!(await sessions.find(request))) await limitNewSessions(request);
      const session = await sessions.begin(request, reply);
      return { ...callerWith(session, request, settings), session };
    },
  };
}

/**
 * Creates the caller of a job that buys for an account. The session belongs to the job only: it is not signed in, so the account's list of
 * devices does not show it, and signing out everywhere does not end it.
 */
export const createJobCaller = (
  settings: Settings,
  {
    session,
    tenant,
    accountId,
    locale,
  }: { session: Session; tenant: TenantId; accountId: string; locale: Locale },
): KnownCaller => ({
  ...callerWith(
    { ...session, accounts: { [tenant]: accountId } },
    { tenant, locale, cookies: {} } as Pick<FastifyRequest, 'tenant' | 'locale' | 'cookies'>,
    settings,
  ),
  session,
});
