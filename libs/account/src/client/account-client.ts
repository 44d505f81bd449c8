import type { HttpClient } from '@foolscap/core/http';
import type { AccountData, SignInBody } from '../contract/index.ts';

/** Calls for the account and the sign-in. Each rejects with HttpError; a wrong password with the code SIGN_IN_FAILED. */
export interface AccountClient {
  account(): Promise<AccountData>;
  signIn(body: SignInBody): Promise<AccountData>;
  signOut(): Promise<void>;
}

export function createAccountClient(http: HttpClient): AccountClient {
  return {
    account: async () => (await http.send<AccountData>({ method: 'GET', path: '/account' })).data,
    signIn: async (body) =>
      (
        await http.send<AccountData>({
          method: 'POST',
          path: '/account/signin',
          body,
          signsIn: true,
          changesSession: true,
        })
      ).data,
    signOut: async () => {
      await http.send({ method: 'POST', path: '/account/signout', changesSession: true });
    },
  };
}
