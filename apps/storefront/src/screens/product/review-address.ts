/** Where the form for writing a review stands open, seen from the product's page. */
export const ADDRESS_OF_WRITING = '?write-review=true#reviews';

export const asksToWrite = (search: URLSearchParams) => search.get('write-review') === 'true';
