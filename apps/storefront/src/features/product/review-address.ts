/** URL that opens the review form, relative to the product page. */
export const REVIEW_FORM_URL = '?write-review=true#reviews';

export const opensReviewForm = (search: URLSearchParams) => search.get('write-review') === 'true';
