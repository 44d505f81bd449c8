import type { FastifyReply } from 'fastify';
import { ZIP_COOKIE } from '@foolscap/core/vocabulary';
import type { Settings } from '../settings.ts';

/**
 * Keeps the zip code that the shopper chose last, typed or as an address, until the browser closes or the shopper signs out. No script
 * reads the cookie.
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
