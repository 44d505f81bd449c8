import type { Consent } from './analytics-bus.ts';

/** The most tracking pixels that are loaded for a page (cart-9.30, storefront-9.37). */
export const MAX_TRACKING_PIXELS = 20;

export interface PixelOptions {
  /** Nothing is loaded unless the shopper has given consent. */
  consent: Consent;
  /** The protocol of the page, such as `https:`. */
  protocol?: string;
  /** Loads an image by GET; replaces the browser in tests. */
  loadImage?: (url: string) => void;
}

/** Images in flight: a browser may cancel the request of an image that nothing refers to. */
const inFlight = new Set<HTMLImageElement>();

function loadInBrowser(url: string): void {
  const image = new Image();
  const forget = () => inFlight.delete(image);
  inFlight.add(image);
  image.onload = forget;
  image.onerror = forget;
  image.src = url;
}

/** Prefixes a URL that lacks http with the protocol of the page: `//a.example/p` and `a.example/p` (cart-7.43). */
function withProtocol(url: string, protocol: string): string {
  if (/^https?:\/\//i.test(url)) return url;
  return url.startsWith('//') ? protocol + url : `${protocol}//${url}`;
}

/**
 * Loads tracking pixels: images whose requests count a visit (cart-7.42, storefront-7.51). Each URL is loaded once, and those beyond
 * the first 20 are left out. Errors are swallowed, as everywhere in analytics.
 *
 * @returns the URLs that were requested
 */
export function loadTrackingPixels(
  urls: readonly string[],
  { consent, protocol = location.protocol, loadImage = loadInBrowser }: PixelOptions,
): string[] {
  if (consent !== 'given') return [];
  const wanted = new Set(urls.map((url) => withProtocol(url.trim(), protocol)));
  return [...wanted].slice(0, MAX_TRACKING_PIXELS).filter((url) => {
    try {
      loadImage(url);
      return true;
    } catch {
      return false;
    }
  });
}
