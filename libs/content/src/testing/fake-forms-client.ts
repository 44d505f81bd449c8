import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { FormsClient } from '../client/index.ts';
import type { FormReply } from '../contract/index.ts';
import { FORM_CODES } from '../model/index.ts';

export interface FakeFormsClient extends FormsClient {
  /** The requests in order, each with the name of its call. */
  sent: { call: keyof FormsClient; request: unknown; key?: string }[];
  failNext(failure?: Partial<Failure>): void;
}

/** Creates in-memory forms, for saga tests and stories. The token `used` is the only one that is not valid. */
export function createFakeFormsClient(): FakeFormsClient {
  const sent: FakeFormsClient['sent'] = [];
  let failing: Failure | undefined;
  const reject = (failure: Partial<Failure>): never => {
    throw new HttpError({ code: 'NETWORK', retryable: false, message: 'Network Error', ...failure });
  };
  const accept = async (call: keyof FormsClient, request?: unknown, key?: string): Promise<FormReply> => {
    const failure = failing;
    failing = undefined;
    await Promise.resolve();
    if (failure) throw new HttpError(failure);
    sent.push({ call, request, ...(key === undefined ? {} : { key }) });
    return { isAccepted: true };
  };
  const openLink = (call: keyof FormsClient, token: string) =>
    token === 'used'
      ? reject({
          code: call === 'unsubscribe' ? FORM_CODES.unsubscribeInvalid : FORM_CODES.linkInvalid,
          status: 400,
        })
      : accept(call, token);
  return {
    sent,
    failNext(failure = {}) {
      failing = { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure };
    },
    readChatService: () => Promise.resolve({ service: 'sandbox' }),
    sendContact: (body, key) => accept('sendContact', body, key),
    subscribe: (body) => accept('subscribe', body),
    confirmNewsletter: async (token) => openLink('confirmNewsletter', token),
    unsubscribe: async (token) => openLink('unsubscribe', token),
    sendFeedback: (body, key) => accept('sendFeedback', body, key),
  };
}
