import { all, takeLeading } from 'redux-saga/effects';
import { callTo } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { ContactBody, FeedbackBody, FormReply, SubscribeBody } from '../contract/index.ts';
import { contentFormsActions as actions, contentFormsReducer } from './forms.slice.ts';
import type { ContentFormsDeps, ContentFormsState } from './forms.slice.ts';

const sendContact = defineWrite({
  command: actions.contactSubmitted,
  send: ({ client }: ContentFormsDeps, body: ContactBody, key) => callTo(client.sendContact, body, key),
  settled: () => actions.contactSent(),
  failed: ({ failure }) => actions.submissionFailed({ form: 'contact', failure }),
});

const subscribe = defineWrite({
  command: actions.newsletterSubmitted,
  send: ({ client }: ContentFormsDeps, body: SubscribeBody) => callTo(client.subscribe, body),
  settled: (_: FormReply, { formId }) => actions.newsletterSent(formId ? { formId } : {}),
  failed: ({ failure }) => actions.submissionFailed({ form: 'newsletter', failure }),
});

const sendFeedback = defineWrite({
  command: actions.feedbackSubmitted,
  send: ({ client }: ContentFormsDeps, body: FeedbackBody, key) => callTo(client.sendFeedback, body, key),
  settled: (_: FormReply, { rating }) => actions.feedbackSent({ rating }),
  failed: ({ failure }) => actions.submissionFailed({ form: 'feedback', failure }),
});

/** Creates the state of the contact form, the newsletter sign-up and feedback. */
export const createContentFormsModule = (
  deps: ContentFormsDeps,
): DomainModule<ContentFormsState, 'contentForms'> => ({
  name: 'contentForms',
  reducer: contentFormsReducer,
  *saga() {
    // Leading: a second click while a form is being sent is the same submission.
    yield all(
      [sendContact, subscribe, sendFeedback].map((write) =>
        watchWrite(takeLeading, write, deps, deps.newKey),
      ),
    );
  },
});
