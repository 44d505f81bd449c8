import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { ProductPageClient } from '../client/index.ts';
import type { ProductDetail, ProductTile, Review, ReviewSummary } from '../contract/index.ts';
import { CATALOG_CODES, REVIEWS_PAGE, type ReviewRight } from '../model/index.ts';
import { buildProduct, buildReview } from './builders.ts';

export interface FakeProductPageClient extends ProductPageClient {
  /** Calls received, in order. */
  readonly calls: { operation: keyof ProductPageClient; args: unknown[] }[];
  readonly server: {
    /** Reviews by SKU. */
    reviews: Map<string, Review[]>;
    /** The right of the shopper to review any product; `WRITTEN` after the first review. */
    right: ReviewRight;
    zipCode: string | undefined;
  };
  failNext(operation: keyof ProductPageClient, failure?: Partial<Failure>): void;
}

export interface FakeProductPageOptions {
  products?: readonly ProductDetail[];
  /** A guest by default, who must sign in first. */
  right?: ReviewRight;
  /** ZIP codes that exist. */
  zipCodes?: readonly string[];
  latency?: (operation: keyof ProductPageClient, args: unknown[]) => Promise<unknown>;
}

const refusal = (status: number, code: string, message: string) =>
  new HttpError({ status, code, message, retryable: false });

const ORDERS = {
  newest: () => 0,
  highest: (a: Review, b: Review) => b.rating - a.rating,
  lowest: (a: Review, b: Review) => a.rating - b.rating,
};
const byDate = (a: Review, b: Review) => b.createdOn.localeCompare(a.createdOn) || a.id.localeCompare(b.id);

function getSummary(reviews: readonly Review[]): ReviewSummary {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    ...(reviews.length ? { average: Math.round((sum * 10) / reviews.length) / 10 } : {}),
    count: reviews.length,
    histogram: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: reviews.filter((review) => review.rating === rating).length,
    })),
  };
}

/** Returns the tile of a product, which has none of the fields of its page. */
function getTile({ itemId, ...product }: ProductDetail): ProductTile {
  const {
    description: _description,
    bullets: _bullets,
    attributes: _attributes,
    images: _images,
    breadcrumbs: _breadcrumbs,
    variants: _variants,
    accessories: _accessories,
    compatible: _compatible,
    alternates: _alternates,
    warranties: _warranties,
    assembly: _assembly,
    related: _related,
    reviews: _reviews,
    delivery: _delivery,
    packSize: _packSize,
    availableQuantity: _availableQuantity,
    ...tile
  } = product;
  return { itemId, ...tile };
}

/** Creates the in-memory calls of the product page for saga tests, stories and applications' tests. */
export function createFakeProductPageClient({
  products = [buildProduct()],
  right = 'SIGN_IN',
  zipCodes = ['01702', '98101'],
  latency = () => Promise.resolve(),
}: FakeProductPageOptions = {}): FakeProductPageClient {
  const server: FakeProductPageClient['server'] = {
    reviews: new Map(products.map(({ itemId, reviews }) => [itemId, [...reviews.items]])),
    right,
    zipCode: undefined,
  };
  const calls: FakeProductPageClient['calls'] = [];
  const faults: { operation: keyof ProductPageClient; failure: Failure }[] = [];
  /** Replies by idempotency key. */
  const written = new Map<string, Awaited<ReturnType<ProductPageClient['writeReview']>>>();

  async function answer<T>(
    operation: keyof ProductPageClient,
    args: unknown[],
    execute: () => T,
  ): Promise<T> {
    calls.push({ operation, args });
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    await latency(operation, args);
    if (fault) throw new HttpError(fault.failure);
    return execute();
  }

  function checkProduct(sku: string): void {
    if (!server.reviews.has(sku))
      throw refusal(404, CATALOG_CODES.productNotFound, 'We no longer carry this item.');
  }

  return {
    calls,
    server,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    tiles: (skus) =>
      answer('tiles', [skus], () => ({
        items: skus.flatMap((sku) => {
          const product = products.find(({ itemId }) => itemId === sku);
          return product ? [getTile(product)] : [];
        }),
      })),
    reviews: (sku, query) =>
      answer('reviews', [sku, query], () => {
        const page = Number(query.page ?? 1);
        const chosen = (server.reviews.get(sku) ?? [])
          .filter(({ rating }) => query.rating === undefined || rating === Number(query.rating))
          .sort((a, b) => ORDERS[query.sort ?? 'newest'](a, b) || byDate(a, b));
        return {
          items: chosen.slice((page - 1) * REVIEWS_PAGE, page * REVIEWS_PAGE),
          page,
          totalPages: Math.ceil(chosen.length / REVIEWS_PAGE),
          totalItems: chosen.length,
        };
      }),
    ownReview: (sku) =>
      answer('ownReview', [sku], () => {
        if (server.right !== 'SIGN_IN') checkProduct(sku);
        return { may: server.right };
      }),
    writeReview: (sku, body, key) =>
      answer('writeReview', [sku, body, key], () => {
        const earlier = written.get(key);
        if (earlier) return earlier;
        if (server.right === 'SIGN_IN') throw refusal(401, 'SIGN_IN_REQUIRED', 'Sign in to write a review.');
        checkProduct(sku);
        if (server.right === 'NOT_BOUGHT')
          throw refusal(
            403,
            CATALOG_CODES.reviewNotBought,
            'Only customers who bought this item here can review it.',
          );
        if (server.right === 'WRITTEN')
          throw refusal(409, CATALOG_CODES.reviewExists, 'You have already reviewed this item.');
        const reviews = server.reviews.get(sku)!;
        const review = buildReview({ ...body, id: `own-${reviews.length}`, author: 'Pat R.' });
        reviews.push(review);
        server.right = 'WRITTEN';
        const reply = { review, summary: getSummary(reviews) };
        written.set(key, reply);
        return reply;
      }),
    changePlace: (zipCode) =>
      answer('changePlace', [zipCode], () => {
        if (!zipCodes.includes(zipCode))
          throw refusal(
            400,
            CATALOG_CODES.invalidZipCode,
            'We don’t recognize that ZIP code. Enter a 5-digit US ZIP code.',
          );
        server.zipCode = zipCode;
        return { zipCode };
      }),
  };
}
