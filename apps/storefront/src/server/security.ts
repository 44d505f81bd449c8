import { randomBytes } from 'node:crypto';

export const newNonce = (): string => randomBytes(16).toString('base64');

/** Returns the origins of tracking pixels for the policy; those without a protocol are allowed with the protocol of the page. */
const getOrigins = (pixels: readonly string[]) =>
  pixels.map((pixel) => {
    const { protocol, host } = new URL(pixel.replace(/^(?!https?:\/\/)(\/\/)?/i, 'none://'));
    return protocol === 'none:' ? host : `${protocol}//${host}`;
  });

/**
 * Returns the security headers of a page: its own scripts, images and server only (quality, "Security").
 *
 * @param trackingPixels URLs of images of other hosts that the page may load
 */
export function pageHeaders(
  nonce: string,
  https: boolean,
  trackingPixels: readonly string[] = [],
): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      "style-src 'self'",
      // Floating panels are positioned by style attributes, which cannot inject style rules.
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...new Set(getOrigins(trackingPixels))].join(' '),
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...(https ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
