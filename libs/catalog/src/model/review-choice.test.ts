import fc from 'fast-check';
import { REVIEW_SORTS } from './reviews.ts';
import { addressOfReviews, reviewsOfAddress } from './review-choice.ts';

const read = (address: string) => reviewsOfAddress(new URL(address, 'https://shop.example/p/1').searchParams);

it('parses the URL back to the same filter', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...REVIEW_SORTS),
      fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      fc.integer({ min: 1, max: 9999 }),
      (sort, rating, page) => {
        const chosen = read(addressOfReviews({ sort, rating }, page));
        const plain = sort === 'newest' && rating === undefined && page === 1;
        expect(chosen).toEqual(plain ? undefined : { sort, rating, page });
      },
    ),
  );
});

it.each([
  '',
  '?stars=6',
  '?stars=4.5',
  '?reviews=best',
  '?review-page=0',
  '?review-page=99999',
  '?stars=%20',
])('%p sets no filter', (address) => {
  expect(read(address)).toBeUndefined();
});
