import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { mboxOffersActions, tileDrawerActions } from '@foolscap/tiles/state';
import { reportTiles } from './report-tiles.ts';

it('reports shown offers of an mbox (storefront-7.55) and visits to a configurator (storefront-7.62), and nothing that was only requested', () => {
  const channel = stdChannel<Action>();
  const report = jest.fn();
  runSaga({ channel, dispatch: () => undefined }, () =>
    reportTiles({ analytics: { report, setConsent: jest.fn(), onConsent: jest.fn(), connect: jest.fn() } }),
  );
  const analyticsPayload = { campaign: 'spring', mboxName: 'homePromo', offerId: 'home-pickup' };
  channel.put(mboxOffersActions.mboxOfferReceived({ mboxName: 'homePromo', analyticsPayload }));
  expect(report).not.toHaveBeenCalled();
  channel.put(mboxOffersActions.mboxOfferShown(analyticsPayload));
  expect(report.mock.calls).toEqual([
    [{ name: 'mbox-report', data: analyticsPayload }],
    [{ name: 'banner-impression', data: analyticsPayload }],
  ]);
  report.mockClear();
  channel.put(tileDrawerActions.punchoutRequested({ qty: 1 }));
  expect(report).not.toHaveBeenCalled();
  channel.put(tileDrawerActions.punchoutStarted());
  expect(report.mock.calls).toEqual([[{ name: 'bundler-redirect', data: {} }]]);
});
