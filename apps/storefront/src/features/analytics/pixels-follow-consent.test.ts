import { runSaga, stdChannel } from 'redux-saga';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import { pageOpened } from '../../routing/pages.ts';
import { pixelsFollowConsent } from './pixels-follow-consent.ts';

const PIXELS = ['//a.example/p.gif', 'https://b.example/p.gif'];
const LOADED = ['https://a.example/p.gif', 'https://b.example/p.gif'];

function open(before?: 'given' | 'refused', isPaymentPage = () => false) {
  const analytics = createAnalyticsBus(() => 0);
  if (before) analytics.setConsent(before);
  const loaded: string[] = [];
  const channel = stdChannel();
  runSaga({ channel }, pixelsFollowConsent, { analytics }, PIXELS, isPaymentPage, {
    protocol: 'https:',
    loadImage: (url) => loaded.push(url),
  });
  return { analytics, loaded, openPage: () => channel.put(pageOpened) };
}

it('loads the pixels when consent is given, once', () => {
  const { analytics, loaded } = open();
  expect(loaded).toEqual([]);
  analytics.setConsent('given');
  analytics.setConsent('refused');
  analytics.setConsent('given');
  expect(loaded).toEqual(LOADED);
});

it('loads them immediately if consent was given before', () => expect(open('given').loaded).toEqual(LOADED));

it('loads nothing without consent', () => expect(open('refused').loaded).toEqual([]));

it('loads nothing on a page where cards are entered, but on the next one', () => {
  let isPaymentPage = true;
  const { loaded, openPage } = open('given', () => isPaymentPage);
  openPage();
  expect(loaded).toEqual([]);
  isPaymentPage = false;
  openPage();
  openPage();
  expect(loaded).toEqual(LOADED);
});
