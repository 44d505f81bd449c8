import type { FastifyReply } from 'fastify';
import { ZIP_COOKIE } from '@foolscap/core/vocabulary';
import type { Settings } from '../settings.ts';

/**
 * Creates the cookie with the ZIP code that the shopper chose last, entered or as an address. It lasts until the browser closes or the
 * shopper signs out, and scripts cannot read it.
 */
export function createPlaceCookie({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    /** @param zipCode with or without its last four digits */
    set: (reply: FastifyReply, zipCode: string) => reply.setCookie(ZIP_COOKIE, zipCode.slice(0, 5), options),
    clear: (reply: FastifyReply) => reply.clearCookie(ZIP_COOKIE, options),
  };
}

export type PlaceCookie = ReturnType<typeof createPlaceCookie>;
