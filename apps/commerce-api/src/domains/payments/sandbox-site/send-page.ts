import type { FastifyReply } from 'fastify';

/**
 * Sends a page that may run only its own script.
 * @param nonce allows the page's own script and style
 * @param framedBy the origin whose pages may frame it; none by default
 */
export const sendPage = (reply: FastifyReply, html: string, nonce: string, framedBy = "'none'") =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${framedBy}`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(html);

/** Checks whether a request comes from a page of this site. */
export const isOwnPage = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
