const stars = (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`);

/** The texts of reviews. */
export const REVIEW_MESSAGES = {
  reviews: {
    heading: 'Reviews',
    none: 'No reviews yet.',
    count: (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`),
    average: (value: number) => value.toFixed(1),
    byStars: 'Reviews by stars',
    stars,
    /** `rating` is that of the shown reviews, if they are filtered. */
    showing: (shown: number, total: number, rating: number | undefined) =>
      `Showing ${shown} of ${total}${rating === undefined ? '' : ` with ${stars(rating)}`}`,
    showAll: 'Show all',
    sortBy: 'Sort by',
    sort: 'Sort',
    failed: 'We couldn’t load the reviews. Try again.',
    more: 'More reviews',
    verified: 'Verified purchase',
  },
};
