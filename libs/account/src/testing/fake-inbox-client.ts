import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { InboxClient } from '../client/inbox-client.ts';
import type { AccountMessage, AccountMessages } from '../contract/index.ts';

/** Builds a message; `overrides` replaces single fields. */
export const buildAccountMessage = (overrides: Partial<AccountMessage> = {}): AccountMessage => ({
  id: 'moved',
  title: 'Our Framingham store has moved',
  text: 'You find us at 18 Union Avenue now. Orders for pickup are ready there.',
  sentAt: '2026-11-20T00:00:00.000Z',
  isRead: false,
  ...overrides,
});

/** Builds the messages of an account: a new one with a link, and one that is read. */
export const buildAccountMessages = (messages?: AccountMessage[]): AccountMessages => ({
  messages: messages ?? [
    buildAccountMessage({ link: { href: '/stores', text: 'Find a store' } }),
    buildAccountMessage({
      id: 'hours',
      title: 'Holiday hours',
      text: 'Stores close at 3 PM on December 24.',
      sentAt: '2026-11-12T00:00:00.000Z',
      isRead: true,
    }),
  ],
});

export interface FakeInboxClient extends InboxClient {
  /** Calls received, in order. */
  readonly calls: (keyof InboxClient)[];
  /** Makes the next call of an operation fail. */
  failNext(operation: keyof InboxClient, failure?: Partial<Failure>): void;
}

/** Creates in-memory messages for saga tests, stories and applications' tests. */
export function createFakeInboxClient(initial: AccountMessages = buildAccountMessages()): FakeInboxClient {
  let { messages } = initial;
  const calls: FakeInboxClient['calls'] = [];
  const faults: { operation: keyof InboxClient; failure: Failure }[] = [];
  async function answer(
    operation: keyof InboxClient,
    read: readonly string[] = [],
  ): Promise<AccountMessages> {
    calls.push(operation);
    const fault = faults.findIndex((each) => each.operation === operation);
    if (fault >= 0) throw new HttpError(faults.splice(fault, 1)[0]!.failure);
    messages = messages.map((each) => (read.includes(each.id) ? { ...each, isRead: true } : each));
    return { messages };
  }
  return {
    calls,
    failNext: (operation, failure = {}) =>
      void faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      }),
    getMessages: () => answer('getMessages'),
    markRead: (ids) => answer('markRead', ids),
  };
}
