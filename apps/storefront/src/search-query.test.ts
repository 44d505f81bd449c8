import { searchQueryOf } from './search-query.ts';

it.each([
  ['q=paper&sort=name&page=2', { q: 'paper', sort: 'name', page: '2' }],
  ['q=%20&page=1&sort=best', {}],
  ['page=-1&minPrice=abc&maxPrice=9.999&inStock=maybe', {}],
  [
    'brand=A&brand=B&minPrice=3&maxPrice=9.99&inStock=true',
    { brand: ['A', 'B'], minPrice: '3', maxPrice: '9.99', inStock: 'true' },
  ],
  ['brand=', {}],
])('%s', (search, query) => expect(searchQueryOf(new URLSearchParams(search))).toEqual(query));
