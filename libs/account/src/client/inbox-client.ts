import type { HttpClient } from '@foolscap/core/http';
import type { AccountMessages } from '../contract/index.ts';

/** The calls of the messages of the shop to the account. Each rejects with HttpError. Repeating a change has no further effect. */
export interface InboxClient {
  getMessages(signal?: AbortSignal): Promise<AccountMessages>;
  /** Marks messages as read. */
  markRead(ids: readonly string[]): Promise<AccountMessages>;
}

export function createInboxClient(http: HttpClient): InboxClient {
  const path = '/account/messages';
  return {
    getMessages: async (signal) =>
      (await http.send<AccountMessages>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data,
    markRead: async (ids) =>
      (await http.send<AccountMessages>({ method: 'POST', path: `${path}/read`, body: { ids } })).data,
  };
}
