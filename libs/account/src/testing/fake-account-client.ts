import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { AccountClient } from '../client/index.ts';
import type { UserProfile } from '../contract/index.ts';
import { ACCOUNT_CODES } from '../model/index.ts';
import { buildAccount, buildProfile } from './builders.ts';

export interface FakeAccountClient extends AccountClient {
  /** Calls received, in order; without passwords. */
  readonly calls: (keyof AccountClient)[];
  /** The user who is signed in on the fake server. */
  readonly server: { signedIn: UserProfile | undefined };
  failNext(operation: keyof AccountClient, failure?: Partial<Failure>): void;
}

/** The only password that the fake server accepts. */
export const FAKE_PASSWORD = 'correct horse';

export interface FakeAccountOptions {
  /** The user of the only account. */
  profile?: UserProfile;
  signedIn?: boolean;
  latency?: () => Promise<unknown>;
}

/** Creates an in-memory server with one account for saga tests, stories and applications' tests. */
export function createFakeAccountClient({
  profile = buildProfile(),
  signedIn = false,
  latency = () => Promise.resolve(),
}: FakeAccountOptions = {}): FakeAccountClient {
  const server: FakeAccountClient['server'] = { signedIn: signedIn ? profile : undefined };
  const calls: FakeAccountClient['calls'] = [];
  const faults: { operation: keyof AccountClient; failure: Failure }[] = [];

  async function answer<T>(operation: keyof AccountClient, execute: () => T): Promise<T> {
    calls.push(operation);
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    let result: T | undefined;
    let failure = fault?.failure;
    try {
      if (!failure) result = execute();
    } catch (error) {
      failure = (error as HttpError).failure;
    }
    await latency();
    if (failure) throw new HttpError(failure);
    return result as T;
  }

  return {
    calls,
    server,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    account: () => answer('account', () => buildAccount(server.signedIn)),
    signIn: ({ username, password }) =>
      answer('signIn', () => {
        if (username !== profile.username || password !== FAKE_PASSWORD) {
          throw new HttpError({
            code: ACCOUNT_CODES.signInFailed,
            status: 401,
            retryable: false,
            message: 'No.',
          });
        }
        server.signedIn = profile;
        return buildAccount(profile);
      }),
    signOut: () =>
      answer('signOut', () => {
        server.signedIn = undefined;
      }),
  };
}
