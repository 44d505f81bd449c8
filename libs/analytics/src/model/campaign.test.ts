import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { CAMPAIGN_LIFETIME_MS, createCampaign, readCampaignId } from './index.ts';

beforeEach(() => localStorage.clear());

const LONGEST = 'x'.repeat(64);

it.each([
  ['?cid=spring-26', 'spring-26'],
  ['?q=paper&cid=em:1.2_B', 'em:1.2_B'],
  [`?cid=${LONGEST}`, LONGEST],
  ['?cid=first&cid=second', 'first'],
  ['?cid=%65m', 'em'],
])('reads the campaign id of %s', (search, id) => expect(readCampaignId(search)).toBe(id));

it.each(['', '?', '?cid=', '?cid', `?cid=${LONGEST}x`, '?cid=a%20b', '?cid=%3Cb%3E', '?cid=a%0A', '?CID=a'])(
  'finds no campaign id in %p',
  (search) => expect(readCampaignId(search)).toBeUndefined(),
);

function open() {
  const clock = createTestClock();
  const storage = createExpiringStorage(() => localStorage, clock);
  return { campaign: createCampaign(storage, 'sdc'), clock, storage };
}

it('keeps the campaign id for 30 days', () => {
  expect(CAMPAIGN_LIFETIME_MS).toBe(2_592_000_000);
  const { campaign, clock } = open();
  campaign.keep('spring-26');
  clock.advance(2_592_000_000 - 1);
  expect(campaign.getId()).toBe('spring-26');
  clock.advance(1);
  expect(campaign.getId()).toBeUndefined();
});

it('replaces it by a newer one, which lasts for 30 days', () => {
  const { campaign, clock } = open();
  campaign.keep('spring-26');
  clock.advance(2_000_000_000);
  campaign.keep('summer-26');
  clock.advance(2_592_000_000 - 1);
  expect(campaign.getId()).toBe('summer-26');
});

it('forgets it', () => {
  const { campaign } = open();
  campaign.keep('spring-26');
  campaign.forget();
  expect(campaign.getId()).toBeUndefined();
});

it('separates the sites', () => {
  const { campaign, storage } = open();
  campaign.keep('spring-26');
  expect(createCampaign(storage, 'sba').getId()).toBeUndefined();
});

it.each([{ id: 'a' }, '<b>', 7])('ignores %p in the storage', (value) => {
  const { campaign, storage } = open();
  storage.set('campaign-sdc', value, 1000);
  expect(campaign.getId()).toBeUndefined();
});
