import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { comparisonActions } from '@foolscap/tiles/state';
import { reportComparison } from './report-comparison.ts';

it('reports the compare page to analytics under its name', () => {
  const channel = stdChannel<Action>();
  const report = jest.fn();
  runSaga({ channel, dispatch: () => undefined }, () =>
    reportComparison({
      analytics: { report, setConsent: jest.fn(), onConsent: jest.fn(), connect: jest.fn() },
    }),
  );
  channel.put(comparisonActions.comparisonPageNamed({ pageName: 'compare', title: 'Compare products' }));
  expect(report.mock.calls).toEqual([
    [{ name: 'page', data: { pageName: 'compare', title: 'Compare products' } }],
  ]);
});
