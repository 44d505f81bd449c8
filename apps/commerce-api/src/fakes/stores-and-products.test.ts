import {
  OwnReviewSchema,
  PlaceDataSchema,
  type ReviewsData,
  ReviewsDataSchema,
  ReviewWrittenSchema,
  TilesDataSchema,
} from '@foolscap/catalog/contract';
import { CATALOG_CODES, REVIEWS_PAGE } from '@foolscap/catalog/model';
import type { HttpError } from '@foolscap/core/http';
import { NavigationDataSchema } from '@foolscap/header/contract';
import { type FoundStore, FoundStoreSchema } from '@foolscap/stores/contract';
import { LOCATOR_RADIUS } from '@foolscap/stores/model';
import { addStores } from '../testing/places.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { expectSchema } from './expect-schema.ts';
import { apiSide, fakeSide, getRefusal, SAMPLE, SAMPLE_REVIEWS, type Side } from './sides.ts';

/** The packaged fakes and the API run the same calls, see fakes.test.ts. */
let shop: TestShop;
const sides: Record<string, Side> = { 'the fakes': fakeSide };
beforeAll(async () => {
  shop = await createTestShop({ products: [SAMPLE] });
  await addStores(shop.database, '1547', '0008');
  await shop.database.db
    .insertInto('reviews')
    .values(
      SAMPLE_REVIEWS.map(({ createdOn, ...review }) => ({
        ...review,
        sku: SAMPLE.sku,
        account_id: null,
        created_on: createdOn,
      })),
    )
    .execute();
  await shop.database.db
    .updateTable('products')
    .set({
      review_count: SAMPLE_REVIEWS.length,
      rating_sum: SAMPLE_REVIEWS.reduce((sum, { rating }) => sum + rating, 0),
    })
    .where('sku', '=', SAMPLE.sku)
    .execute();
  sides['the API'] = apiSide(shop);
});
afterAll(() => shop.close());

const key = () => crypto.randomUUID();

describe.each(['the fakes', 'the API'])('%s: navigation', (name) => {
  it('has an announcement and the links of the footer', async () => {
    const navigation = await sides[name]!.shopper().navigation.navigation();
    expectSchema(NavigationDataSchema, navigation);
    expect(navigation.hat).toMatchObject([
      { headliners: [{ text: 'Free standard shipping on orders $50+.' }] },
    ]);
    expect(navigation.footer.columns[0]).toMatchObject({ title: 'Your shopping' });
    // A guest on the consumer site.
    expect(navigation.tools).toEqual([]);
  });
});

describe.each(['the fakes', 'the API'])('%s: stores', (name) => {
  const stores = () => sides[name]!.shopper().stores;

  function expectNearestFirst(found: readonly FoundStore[]): void {
    expect(found.length).toBeGreaterThan(0);
    for (const store of found) expectSchema(FoundStoreSchema, store);
    const distances = found.map(({ distance }) => distance!);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThanOrEqual(LOCATOR_RADIUS);
  }

  it.each(['01702', 'Framingham', 'framingham, MA'])('are found near %s, nearest first', async (address) => {
    const { stores: found } = await stores().locate({ address });
    expectNearestFirst(found);
    expect(found[0]).toMatchObject({ storeNumber: '1547', city: 'Framingham' });
  });

  it('are found around a point', async () => {
    expectNearestFirst((await stores().around({ latitude: 42.28, longitude: -71.41 })).stores);
  });

  it.each([{ address: 'Massachusetts' }, { address: 'ma' }, { storeNumber: '1547' }])(
    'are found by %j, without distances',
    async (search) => {
      const { stores: found } = await stores().locate(search);
      expect(found.map(({ storeNumber }) => storeNumber)).toContain('1547');
      for (const store of found) expectSchema(FoundStoreSchema, store);
      expect(found.filter(({ distance }) => distance !== undefined)).toEqual([]);
    },
  );

  it.each([
    ['an unknown ZIP code', { address: '00000' }, 'INVALID_ZIPCODE'],
    ['an unknown city', { address: 'Nowhere' }, 'INVALID_ZIPCODE'],
    ['an unknown number', { storeNumber: '9999' }, 'INVALID_ZIPCODE'],
    ['other characters', { address: '<b>' }, 'INVALID_SEARCH_TEXT'],
  ])('are not found by %s', async (_, search, code) => {
    expect(await getRefusal(stores().locate(search))).toEqual({ status: 400, code });
  });

  it('say that a ZIP code exists when a larger radius may help', async () => {
    const known = async (address: string) => {
      const error = (await stores()
        .locate({ address })
        .catch((reason: unknown) => reason)) as HttpError;
      return error.failure.details?.known;
    };
    expect(await known('99501')).toBe(true);
    expect(await known('00000')).toBeUndefined();
    expect(await getRefusal(stores().around({ latitude: 61.2, longitude: -149.9 }))).toEqual({
      status: 400,
      code: 'NO_LOCAL_BUSINESS',
    });
  });

  it('are saved with an account only', async () => {
    const chosen = {
      address1: '40 Ledger Road',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      storeNumber: '1547',
      persists: true,
    };
    const member = await sides[name]!.member();
    await expect(member.stores.savePreferred(chosen)).resolves.toBeUndefined();
    expect(await getRefusal(member.stores.savePreferred({ ...chosen, storeNumber: '9999' }))).toEqual({
      status: 400,
      code: 'INVALID_STORE_NUMBER',
    });
    expect(await getRefusal(stores().savePreferred(chosen))).toEqual({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    });
  });
});

describe.each(['the fakes', 'the API'])('%s: the product page', (name) => {
  const guest = () => sides[name]!.shopper().productPage;
  const review = { rating: 4, title: 'Good paper', body: 'It feeds without a jam.' };
  const ids = ({ items }: ReviewsData) => items.map(({ id }) => id);

  it('has tiles in the given order, without unknown items', async () => {
    const data = await guest().tiles(['99999999', SAMPLE.sku]);
    expectSchema(TilesDataSchema, data);
    expect(data.items.map(({ itemId }) => itemId)).toEqual([SAMPLE.sku]);
  });

  it('has reviews by page, newest first', async () => {
    const first = await guest().reviews(SAMPLE.sku, {});
    expectSchema(ReviewsDataSchema, first);
    const newest = [...SAMPLE_REVIEWS].reverse().map(({ id }) => id);
    expect(ids(first)).toEqual(newest.slice(0, REVIEWS_PAGE));
    expect(first).toMatchObject({ page: 1, totalPages: 2, totalItems: SAMPLE_REVIEWS.length });
    expect(ids(await guest().reviews(SAMPLE.sku, { page: '2' }))).toEqual(newest.slice(REVIEWS_PAGE));
    expect(ids(await guest().reviews(SAMPLE.sku, { page: '3' }))).toEqual([]);
  });

  it('sorts and filters reviews', async () => {
    const ratings = async (query: object) =>
      (await guest().reviews(SAMPLE.sku, query)).items.map(({ rating }) => rating);
    expect(await ratings({ sort: 'highest' })).toEqual([5, 4, 3, 3, 2, 2]);
    expect(await ratings({ sort: 'lowest' })).toEqual([1, 1, 2, 2, 3, 3]);
    expect(await guest().reviews(SAMPLE.sku, { rating: '3' })).toMatchObject({
      totalItems: 2,
      totalPages: 1,
    });
  });

  it('has no reviews of other products', async () => {
    expect(await guest().reviews('99999999', {})).toEqual({
      items: [],
      page: 1,
      totalPages: 0,
      totalItems: 0,
    });
  });

  it('lets nobody but buyers write a review', async () => {
    const member = (await sides[name]!.member()).productPage;
    const own = await member.ownReview(SAMPLE.sku);
    expectSchema(OwnReviewSchema, own);
    expect(own).toEqual({ may: 'NOT_BOUGHT' });
    expect(await guest().ownReview(SAMPLE.sku)).toEqual({ may: 'SIGN_IN' });
    expect(await getRefusal(guest().writeReview(SAMPLE.sku, review, key()))).toEqual({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    });
    expect(await getRefusal(member.writeReview(SAMPLE.sku, review, key()))).toEqual({
      status: 403,
      code: CATALOG_CODES.reviewNotBought,
    });
    const unknown = { status: 404, code: CATALOG_CODES.productNotFound };
    expect(await getRefusal(member.ownReview('99999999'))).toEqual(unknown);
    expect(await getRefusal(member.writeReview('99999999', review, key()))).toEqual(unknown);
  });

  it('takes one review of a buyer, and repeats the reply under its key', async () => {
    const { productPage } = await sides[name]!.buyer();
    expect(await productPage.ownReview(SAMPLE.sku)).toEqual({ may: 'ALLOWED' });
    const once = key();
    const written = await productPage.writeReview(SAMPLE.sku, review, once);
    expectSchema(ReviewWrittenSchema, written);
    expect(written).toMatchObject({
      review: { ...review, author: 'Pat R.', verified: true },
      summary: { count: SAMPLE_REVIEWS.length + 1 },
    });
    expect(await productPage.writeReview(SAMPLE.sku, review, once)).toEqual(written);
    expect(await productPage.ownReview(SAMPLE.sku)).toEqual({ may: 'WRITTEN' });
    expect(await getRefusal(productPage.writeReview(SAMPLE.sku, review, key()))).toEqual({
      status: 409,
      code: CATALOG_CODES.reviewExists,
    });
  });

  it('takes ZIP codes that exist', async () => {
    const page = guest();
    const place = await page.changePlace('98101');
    expectSchema(PlaceDataSchema, place);
    expect(place).toEqual({ zipCode: '98101' });
    expect(await getRefusal(page.changePlace('00000'))).toEqual({
      status: 400,
      code: CATALOG_CODES.invalidZipCode,
    });
  });
});
