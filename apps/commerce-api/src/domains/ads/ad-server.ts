/** The page context from which an ad server selects products. It contains nothing about the shopper. */
export interface AdQuery {
  placement: string;
  pageType: 'search' | 'category' | 'other';
  /** Search keywords without possible personal data; empty if the page is not a search. */
  keywords: string;
  categoryId: string | undefined;
  /** Items on the page. */
  itemIds: readonly string[];
  /** Maximum number of products shown. */
  count: number;
}

/** A sponsored product. Its beacon URLs are not validated yet. */
export interface Ad {
  itemId: string;
  /** Page beacon: a URL that reports an interaction with the tile. */
  impBeacon?: string;
  /** URLs that report an impression. */
  impBeacons?: readonly string[];
  /** URLs that report a click. */
  clickBeacons?: readonly string[];
}

/** A retail media ad server: sponsored products by placement. */
export interface AdServer {
  /**
   * Requests products, best first. The shop drops those it cannot sell, so the reply may have more than `count`.
   * @throws AdServerError if no valid reply arrives in time
   */
  request(query: AdQuery): Promise<readonly Ad[]>;
  /** True if the beacons are paths of the shop itself, as in the sandbox. */
  servedByShop: boolean;
}

/** The ad server gave no valid reply in time. */
export class AdServerError extends Error {
  override readonly name = 'AdServerError';
  /** True while calls are paused after repeated failures; not worth a log line. */
  readonly isPaused: boolean;

  constructor(message: string, options: ErrorOptions & { isPaused?: boolean } = {}) {
    super(message, options);
    this.isPaused = options.isPaused ?? false;
  }
}
