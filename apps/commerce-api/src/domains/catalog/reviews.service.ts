import { randomUUID } from 'node:crypto';
import type {
  OwnReview,
  ReviewBody,
  ReviewsData,
  ReviewsQuery,
  ReviewWritten,
} from '@foolscap/catalog/contract';
import { CATALOG_CODES, REVIEWS_PAGE } from '@foolscap/catalog/model';
import type { ApiContext } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/caller/caller.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { findOutcome, type IdempotentRequest, storeOutcome } from '../../kernel/http/idempotency.ts';
import { insertReview, listReviews, readReviewer } from './reviews.repository.ts';

// Control characters except line breaks, and bidirectional overrides, which people do not type.
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes control characters and surrounding whitespace. Markup is kept as text. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').trim();

/** Creates the review calls: everyone can read reviews, and buyers of a product can write one. */
export function createReviewsService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  async function getReviewer(accountId: string, sku: string) {
    const reviewer = await readReviewer(db, accountId, sku);
    if (!reviewer) throw notFound(CATALOG_CODES.productNotFound, 'We no longer carry this item.');
    return reviewer;
  }

  return {
    async list(sku: string, query: ReviewsQuery): Promise<ReviewsData> {
      const page = Number(query.page ?? 1);
      const { items, total } = await listReviews(db, {
        sku,
        page,
        size: REVIEWS_PAGE,
        sort: query.sort ?? 'newest',
        rating: query.rating === undefined ? undefined : Number(query.rating),
      });
      return { items, page, totalPages: Math.ceil(total / REVIEWS_PAGE), totalItems: total };
    },

    async own(accountId: string | undefined, sku: string): Promise<OwnReview> {
      if (accountId === undefined) return { may: 'SIGN_IN' };
      const { bought, written } = await getReviewer(accountId, sku);
      if (written) return { may: 'WRITTEN' };
      return { may: bought ? 'ALLOWED' : 'NOT_BOUGHT' };
    },

    /** Writes a review. A repeated request gets the first reply again, in case it was lost. */
    async write(
      { accountId, session }: Pick<Caller, 'accountId' | 'session'>,
      idempotency: IdempotentRequest | undefined,
      sku: string,
      body: ReviewBody,
    ): Promise<ReviewWritten> {
      if (accountId === undefined || !session)
        throw new ApiError(401, 'SIGN_IN_REQUIRED', 'Sign in to write a review.');
      const earlierReply = async () =>
        idempotency && (await findOutcome(db, session.id, idempotency, now()))?.reply;
      const earlier = await earlierReply();
      if (earlier) return earlier as ReviewWritten;
      const title = plain(body.title).replaceAll('\n', ' ');
      const text = plain(body.body);
      if (!title) throw badRequest('INVALID_REQUEST', 'Give your review a title.', 'title');
      if (!text) throw badRequest('INVALID_REQUEST', 'Write what you think of it.', 'body');
      const { name, bought } = await getReviewer(accountId, sku);
      if (!bought) {
        throw new ApiError(
          403,
          CATALOG_CODES.reviewNotBought,
          'Only customers who bought this item here can review it.',
        );
      }
      const review = {
        id: randomUUID(),
        author: name,
        rating: body.rating,
        title,
        body: text,
        verified: true,
        createdOn: now().toISOString().slice(0, 10),
      };
      const summary = await insertReview(
        db,
        { ...review, sku, accountId },
        async (trx, written) =>
          idempotency &&
          storeOutcome(
            trx,
            session.id,
            idempotency,
            { status: 200, reply: { review, summary: written } },
            now(),
          ),
      );
      if (!summary) {
        // The same request may have been written concurrently.
        const written = await earlierReply();
        if (written) return written as ReviewWritten;
        throw new ApiError(409, CATALOG_CODES.reviewExists, 'You have already reviewed this item.');
      }
      return { review, summary };
    },
  };
}
