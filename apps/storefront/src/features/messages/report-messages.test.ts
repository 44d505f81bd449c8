import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import { contentFormsActions } from '@foolscap/content/state';
import { reportMessages } from './report-messages.ts';

it('reports newsletter sign-ups and feedback without personal data (storefront-7.63)', () => {
  const channel = stdChannel<Action>();
  const report = jest.fn();
  runSaga({ channel, dispatch: () => undefined }, () =>
    reportMessages({
      analytics: { report, setConsent: jest.fn(), onConsent: jest.fn(), connect: jest.fn() },
    }),
  );
  channel.put(contentFormsActions.feedbackSubmitted({ rating: 2, comment: 'Too slow.', page: '/cart' }));
  expect(report).not.toHaveBeenCalled();
  channel.put(contentFormsActions.feedbackSent({ rating: 2 }));
  channel.put(contentFormsActions.newsletterSent({ formId: 6759 }));
  expect(report.mock.calls).toEqual([
    [{ name: 'feedback', data: { rating: 2 } }],
    [{ name: 'subscribe', data: { formId: 6759 } }],
  ]);
});
