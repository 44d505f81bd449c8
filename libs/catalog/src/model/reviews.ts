/** Constants of product reviews, free of any schema library. */

/** Sort orders of reviews. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Reviews per page. */
export const REVIEWS_PAGE = 6;

/** Maximum lengths of a review, in characters. */
export const REVIEW_LENGTHS = { title: 100, body: 4000 } as const;

/** Review permissions of a shopper: guests must sign in, and a shopper may review a purchased product once. */
export const REVIEW_RIGHTS = ['ALLOWED', 'SIGN_IN', 'NOT_BOUGHT', 'WRITTEN'] as const;
export type ReviewRight = (typeof REVIEW_RIGHTS)[number];
