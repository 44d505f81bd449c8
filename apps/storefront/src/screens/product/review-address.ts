/** URL that opens the review form, relative to the product page. */
export const ADDRESS_OF_WRITING = '?write-review=true#reviews';

export const asksToWrite = (search: URLSearchParams) => search.get('write-review') === 'true';
