import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { ContactBody } from '../contract/index.ts';
import { createFakeFormsClient } from '../testing/index.ts';
import { createContentFormsModule } from './forms.module.ts';
import { contentFormsActions, selectSubmission } from './forms.slice.ts';

freezeTime();

const MESSAGE: ContactBody = {
  topic: 'ORDER',
  name: 'Ada Page',
  email: 'ada@example.com',
  message: 'Where is it?',
};

function open(client = createFakeFormsClient()) {
  let keys = 0;
  const { name, reducer, saga } = createContentFormsModule({ client, newKey: () => `key-${(keys += 1)}` });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { [name]: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(saga);
  return { client, store, contact: () => selectSubmission(store.getState(), 'contact') };
}

it('sends a message once, however often its button is clicked', async () => {
  const { client, store, contact } = open();
  store.dispatch(contentFormsActions.contactSubmitted(MESSAGE));
  store.dispatch(contentFormsActions.contactSubmitted(MESSAGE));
  expect(contact().phase).toBe('sending');
  await settle();
  expect(contact()).toEqual({ phase: 'sent', serial: 1 });
  expect(client.sent).toEqual([{ call: 'sendContact', request: MESSAGE, key: 'key-1' }]);
  store.dispatch(contentFormsActions.formLeft('contact'));
  expect(contact()).toEqual({ phase: 'idle', serial: 1 });
});

it('reports each failure, and leaves the other forms as they are', async () => {
  const { client, store, contact } = open();
  for (const serial of [1, 2]) {
    client.failNext({ code: 'EMAIL_INVALID', field: 'email' });
    store.dispatch(contentFormsActions.contactSubmitted(MESSAGE));
    await settle();
    expect(contact()).toMatchObject({ phase: 'failed', failure: { field: 'email' }, serial });
  }
  expect(selectSubmission(store.getState(), 'newsletter').phase).toBe('idle');
});

it('signs up for the newsletter, and sends feedback', async () => {
  const { client, store } = open();
  const signUp = { emailID: 'ada@example.com', formId: 4053 as const };
  store.dispatch(contentFormsActions.newsletterSubmitted(signUp));
  store.dispatch(contentFormsActions.feedbackSubmitted({ rating: 5 }));
  await settle();
  expect(client.sent).toEqual([
    { call: 'subscribe', request: signUp },
    { call: 'sendFeedback', request: { rating: 5 }, key: expect.any(String) },
  ]);
  for (const form of ['newsletter', 'feedback'] as const)
    expect(selectSubmission(store.getState(), form).phase).toBe('sent');
});
