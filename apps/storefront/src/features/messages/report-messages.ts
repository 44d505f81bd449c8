import { takeEvery } from 'redux-saga/effects';
import { contentFormsEvents } from '@foolscap/content/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Reports newsletter sign-ups and feedback to analytics (storefront-7.63), without the address and the text. */
export function* reportMessages({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  yield takeEvery(
    contentFormsEvents.newsletterSent.type,
    function ({ payload }: ReturnType<typeof contentFormsEvents.newsletterSent>) {
      analytics.report({ name: 'subscribe', data: { ...payload } });
    },
  );
  yield takeEvery(
    contentFormsEvents.feedbackSent.type,
    function ({ payload }: ReturnType<typeof contentFormsEvents.feedbackSent>) {
      analytics.report({ name: 'feedback', data: { ...payload } });
    },
  );
}
