import { randomBytes } from 'node:crypto';

export const newNonce = (): string => randomBytes(16).toString('base64');

/** Returns the origins of tracking pixels for the policy. URLs without a protocol are allowed with the protocol of the page. */
const getOrigins = (pixels: readonly string[]) =>
  pixels.map((pixel) => {
    const { protocol, host } = new URL(pixel.replace(/^(?!https?:\/\/)(\/\/)?/i, 'none://'));
    return protocol === 'none:' ? host : `${protocol}//${host}`;
  });

/** URLs of other hosts that pages may load. */
export interface OtherHosts {
  /** Images. */
  trackingPixels?: readonly string[] | undefined;
  /** A script, which may also call its own origin. */
  analyticsScript?: string | undefined;
  /** The same of the chat. */
  chatScript?: string | undefined;
  /** Origins of images that report views of sponsored products; `self` is the shop's own. */
  adBeaconOrigins?: readonly string[] | undefined;
  /** An origin whose pages may be shown in frames: the payment gateway's, with hosted card fields. */
  paymentFrame?: string | undefined;
}

/**
 * Returns the security headers of a page: its own scripts, images and server only (quality, "Security").
 *
 * @param others what the page may load from other hosts
 */
export function pageHeaders(
  nonce: string,
  https: boolean,
  { trackingPixels = [], analyticsScript, chatScript, adBeaconOrigins = [], paymentFrame }: OtherHosts = {},
): Record<string, string> {
  const scripts = [analyticsScript, chatScript].flatMap((url) => (url ? [new URL(url).origin] : []));
  const providers = [...new Set(scripts)].map((origin) => ` ${origin}`).join('');
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'${providers}`,
      `style-src 'self' 'nonce-${nonce}'`,
      // Floating panels are positioned by style attributes, which cannot inject style rules.
      "style-src-attr 'unsafe-inline'",
      [
        "img-src 'self' data:",
        ...new Set([...getOrigins(trackingPixels), ...adBeaconOrigins.filter((origin) => origin !== 'self')]),
      ].join(' '),
      "font-src 'self'",
      `connect-src 'self'${providers}`,
      // On every page, because checkout opens without loading another document.
      ...(paymentFrame ? [`frame-src ${paymentFrame}`] : []),
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...(https ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(self)',
    // Windows of payment vendors send messages to the page that opened them.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
