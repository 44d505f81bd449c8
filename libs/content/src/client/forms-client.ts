import type { HttpClient } from '@foolscap/core/http';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type { ChatService, ContactBody, FeedbackBody, FormReply, SubscribeBody } from '../contract/index.ts';

/** API calls of the contact form, the newsletter, feedback and chat. Each rejects with `HttpError`. */
export interface FormsClient {
  sendContact(body: ContactBody, key: string): Promise<FormReply>;
  /** Requests a confirmation mail; the reply does not reveal whether the address is subscribed. */
  subscribe(body: SubscribeBody): Promise<FormReply>;
  confirmNewsletter(token: string): Promise<FormReply>;
  unsubscribe(token: string): Promise<FormReply>;
  /** 404 `FEEDBACK_OFF` if the shop does not collect feedback. */
  sendFeedback(body: FeedbackBody, key: string): Promise<FormReply>;
  /** 404 `CHAT_OFF` if the shop offers no chat. */
  readChatService(): Promise<ChatService>;
}

export function createFormsClient(http: HttpClient): FormsClient {
  const send = async (call: Omit<Parameters<HttpClient['send']>[0], 'method'>): Promise<FormReply> =>
    (await http.send<FormReply>({ method: 'POST', ...call })).data;
  return {
    sendContact: (body, idempotencyKey) => send({ path: '/content/contact', body, idempotencyKey }),
    subscribe: (body) => send({ root: SPARX_PROXY_PATH, path: '/subscribeUserforOffers', body }),
    confirmNewsletter: (token) => send({ path: '/content/newsletter/confirm', body: { token } }),
    unsubscribe: (token) => send({ path: '/content/newsletter/unsubscribe', body: { token } }),
    sendFeedback: (body, idempotencyKey) => send({ path: '/content/feedback', body, idempotencyKey }),
    readChatService: async () =>
      (await http.send<ChatService>({ method: 'GET', path: '/content/chat' })).data,
  };
}
