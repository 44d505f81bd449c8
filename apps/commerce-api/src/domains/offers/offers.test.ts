import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type { OfferData } from '@foolscap/tiles/contract';
import { add } from '../../testing/carts.ts';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import type { Shopper } from '../../testing/test-shop.ts';
import { changeToggle } from '../account/index.ts';
import { runHomeJob } from '../content/index.ts';
import { chooseOffer, type Offer } from './choose-offer.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([{ sku: 'paper' }]);
  const row = (id: string, tenant: 'sdc' | 'sba', weight: number, user_types: string | null = null) => ({
    id,
    tenant,
    mbox_name: 'homePromo',
    user_types,
    classes: '["promo"]',
    heading: `About ${id}`,
    text: 'Text',
    link_label: 'Link',
    path: `/c/${id}`,
    weight,
    analytics: '{"campaign":"spring"}',
    source: 'operator' as const,
  });
  await shop.database.db
    .insertInto('mbox_offers')
    .values([row('pickup', 'sdc', 3), row('recycled', 'sdc', 2), row('desks', 'sba', 1, '["REGISTERED"]')])
    .execute();
});
afterAll(() => shop.close());

const CALLS = [`/cc/..${SPARX_PROXY_PATH}/getAdobeMBoxData`, '/cc/../sparxProxy/getAdobeMBoxData'];
const read = async (shopper: Shopper, mboxName = 'homePromo', call = CALLS[0]!) => {
  const reply = await shopper.post(call, { mboxName });
  expect(reply.status).toBe(200);
  return reply.body.data.adobeResponse as OfferData['adobeResponse'];
};

it.each(CALLS)(
  'returns the classes, text and link of an offer and what analytics reports (storefront-7.30): %s',
  async (call) => {
    expect(await read(shop.shopper(), 'homePromo', call)).toEqual({
      offerDetails: [
        { classes: ['promo'], heading: 'About pickup', text: 'Text', linkLabel: 'Link', path: '/c/pickup' },
      ],
      analyticsPayload: { campaign: 'spring', mboxName: 'homePromo', offerId: 'pickup' },
    });
  },
);

it('returns no offer for an unknown mbox, another site, or another type of user', async () => {
  const none = { offerDetails: [], analyticsPayload: {} };
  expect(await read(shop.shopper(), 'unknown')).toEqual(none);
  expect(await read(shop.shopper('sba'))).toEqual(none);
  expect((await read(await shop.signIn('member'))).offerDetails).toMatchObject([{ heading: 'About desks' }]);
});

it.each([
  { path: 'stores' },
  { path: '//evil.example' },
  { path: 'https://evil.example/' },
  { path: '/\\evil.example' },
  { path: '/stores\n' },
  { path: '/a b' },
  { heading: ' ' },
  { heading: 'a'.repeat(81) },
  { text: '' },
  { link_label: '' },
])('refuses an offer with %j', async (value) => {
  await expect(
    shop.database.db.updateTable('mbox_offers').set(value).where('id', '=', 'pickup').execute(),
  ).rejects.toThrow(/check constraint/);
});

it.each(['/', '/search?q=recycled+paper#top'])('accepts the path %s', async (path) => {
  const { db } = shop.database;
  await db.updateTable('mbox_offers').set({ path }).where('id', '=', 'recycled').execute();
});

it('starts no session, and keeps the offer of one', async () => {
  const guest = shop.shopper();
  await read(guest);
  expect([...guest.cookies.keys()]).toEqual([]);
  await add(guest, 'paper');
  const first = await read(guest);
  for (let times = 0; times < 5; times += 1) expect(await read(guest)).toEqual(first);
});

it('returns no offers while the toggle of banners is off', async () => {
  await changeToggle(shop.database.db, { name: 'banners', on: false });
  expect((await read(shop.shopper())).offerDetails).toEqual([]);
  await changeToggle(shop.database.db, { name: 'banners', on: true });
});

it('gives each offer its share of many sessions', () => {
  const offers: Offer[] = [3, 1].map((weight, place) => ({
    id: `offer-${place}`,
    userTypes: null,
    classes: [],
    heading: '',
    text: '',
    linkLabel: '',
    path: '/',
    weight,
    analytics: {},
  }));
  const chosen = Array.from({ length: 2000 }, (_, place) =>
    chooseOffer('homePromo', offers, { userType: 'GUEST', sessionId: `session-${place}` }),
  );
  const share = chosen.filter((offer) => offer?.id === 'offer-0').length / chosen.length;
  expect(share).toBeGreaterThan(0.7);
  expect(share).toBeLessThan(0.8);
});

it('returns the offers of the home page’s document, at their time and in their language, before those of the database', async () => {
  const offer = (id: string, heading: string) => ({
    id,
    weight: 1,
    classes: ['promo'],
    heading,
    text: 'Text',
    link: { label: 'Link', url: '/deals' },
  });
  const sections = [
    {
      id: 'past',
      kind: 'offers',
      mboxName: 'homePromo',
      end: '2020-01-01T00:00Z',
      items: [offer('past', 'Over')],
    },
    { id: 'now', kind: 'offers', mboxName: 'homePromo', items: [offer('now', 'Deals of the week')] },
  ];
  await runHomeJob(shop.database.db, { step: 'publish', tenant: 'sba', document: { sections } });
  await runHomeJob(shop.database.db, {
    step: 'publish',
    tenant: 'sba',
    locale: 'fr_CA',
    document: { sections: [{ ...sections[1], items: [offer('now', 'Aubaines de la semaine')] }] },
  });
  const guest = shop.shopper('sba');
  expect(await read(guest)).toEqual({
    offerDetails: [
      { classes: ['promo'], heading: 'Deals of the week', text: 'Text', linkLabel: 'Link', path: '/deals' },
    ],
    analyticsPayload: { mboxName: 'homePromo', offerId: 'now' },
  });
  const { body } = await guest.post(
    CALLS[0]!,
    { mboxName: 'homePromo' },
    { headers: { 'x-locale': 'fr-CA' } },
  );
  expect(body.data.adobeResponse.offerDetails[0].heading).toBe('Aubaines de la semaine');
  // The page itself shows no section for them.
  expect((await guest.get('/content/home')).body.data.sections).toEqual([]);
});
