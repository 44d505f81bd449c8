import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { mboxOffersActions } from '@foolscap/tiles/state';
import { reportMboxes } from './report-mboxes.ts';

it('reports the shown offer of an mbox to analytics, and no offer that was only received (storefront-7.55)', () => {
  const channel = stdChannel<Action>();
  const report = jest.fn();
  runSaga({ channel, dispatch: () => undefined }, () =>
    reportMboxes({ analytics: { report, setConsent: jest.fn(), onConsent: jest.fn(), connect: jest.fn() } }),
  );
  const analyticsPayload = { campaign: 'spring', mboxName: 'homePromo', offerId: 'home-pickup' };
  channel.put(mboxOffersActions.mboxOfferReceived({ mboxName: 'homePromo', analyticsPayload }));
  expect(report).not.toHaveBeenCalled();
  channel.put(mboxOffersActions.mboxOfferShown(analyticsPayload));
  expect(report.mock.calls).toEqual([
    [{ name: 'mbox-report', data: analyticsPayload }],
    [{ name: 'banner-impression', data: analyticsPayload }],
  ]);
});
