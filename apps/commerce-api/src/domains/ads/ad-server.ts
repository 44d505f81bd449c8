/** The context of a page, by which an ad server chooses products. It has nothing about the shopper. */
export interface AdQuery {
  placement: string;
  pageType: 'search' | 'category' | 'other';
  /** Search words, without what may be about a person; empty without a search. */
  keywords: string;
  categoryId: string | undefined;
  /** Items of the page. */
  itemIds: readonly string[];
  /** Products that are shown at most. */
  count: number;
}

/** A sponsored product. Its addresses are not checked yet. */
export interface Ad {
  itemId: string;
  /** The page beacon: an address that reports an interaction with the tile. */
  impBeacon?: string;
  /** Addresses that report a view. */
  impBeacons?: readonly string[];
  /** Addresses that report a press. */
  clickBeacons?: readonly string[];
}

/** A retail media ad server: sponsored products by placement. */
export interface AdServer {
  /**
   * Requests products, best first. The shop leaves out those that it cannot sell, so there may be more than `count`.
   * @throws AdServerError when there is no valid answer in time
   */
  request(query: AdQuery): Promise<readonly Ad[]>;
  /** True if the beacons are paths of the shop itself: the sandbox's. */
  servedByShop: boolean;
}

/** The ad server gave no valid answer in time. */
export class AdServerError extends Error {
  override readonly name = 'AdServerError';
  /** True while calls are left out after several failures; not worth a line of the log. */
  readonly isPaused: boolean;

  constructor(message: string, options: ErrorOptions & { isPaused?: boolean } = {}) {
    super(message, options);
    this.isPaused = options.isPaused ?? false;
  }
}
