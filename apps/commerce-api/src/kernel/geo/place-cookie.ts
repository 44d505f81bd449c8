import type { FastifyReply } from 'fastify';
import { CANADA, ZIP_COOKIE } from '@foolscap/core/vocabulary';
import type { Settings } from '../settings.ts';

const TWO_YEARS_S = 2 * 365 * 86_400;

/**
 * Creates the cookie with the ZIP code that the shopper chose last, entered or as an address. It lasts two years, or
 * until the shopper signs out (decision-other-cookies), and scripts cannot read it.
 */
export function createPlaceCookie({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    /** @param zipCode with or without its last four digits, or a Canadian postal code */
    set: (reply: FastifyReply, zipCode: string) =>
      reply.setCookie(ZIP_COOKIE, CANADA.readPostalCode(zipCode) ?? zipCode.slice(0, 5), {
        ...options,
        maxAge: TWO_YEARS_S,
      }),
    clear: (reply: FastifyReply) => reply.clearCookie(ZIP_COOKIE, options),
  };
}

export type PlaceCookie = ReturnType<typeof createPlaceCookie>;
