import type { HttpClient } from '@foolscap/core/http';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import type {
  AccountData,
  AccountSession,
  AvailableRewards,
  EmailBody,
  ForgotBody,
  OrganizationAddress,
  OrganizationData,
  PasswordBody,
  ProfileBody,
  RegisterBody,
  ResetBody,
  RewardsInfo,
  SavedAddress,
  SavedAddressBody,
} from '../contract/index.ts';

/** The combined replies of both rewards calls (storefront-3). */
export type Rewards = RewardsInfo & AvailableRewards;

/** Calls for registration and for managing an account. Each rejects with HttpError. Repeating a change has no further effect. */
export interface AccountAreaClient {
  /** @param key idempotency key, the same for each retry of one registration; a retry without it fails with EMAIL_TAKEN */
  register(body: RegisterBody, key?: string): Promise<AccountData>;
  /** Signs a third-party user in with the token of a one-time link. */
  signInThirdParty(token: string): Promise<AccountData>;
  changeProfile(body: ProfileBody): Promise<AccountData>;
  changeEmail(body: EmailBody): Promise<AccountData>;
  changePassword(body: PasswordBody): Promise<AccountData>;
  forgotPassword(body: ForgotBody): Promise<void>;
  resetPassword(body: ResetBody): Promise<void>;
  /** Confirms the email address of an account with the link in a mail. */
  confirmEmail(token: string): Promise<void>;
  /** Sends that link to the address of the signed-in account again. */
  sendConfirmation(): Promise<void>;
  addresses(): Promise<SavedAddress[]>;
  addAddress(body: SavedAddressBody): Promise<SavedAddress[]>;
  changeAddress(id: string, body: SavedAddressBody): Promise<SavedAddress[]>;
  removeAddress(id: string): Promise<SavedAddress[]>;
  sessions(): Promise<AccountSession[]>;
  endSession(id: string): Promise<AccountSession[]>;
  endOtherSessions(): Promise<AccountSession[]>;
  /** Reads the caller's organization with its ship-to and bill-to addresses. */
  organization(): Promise<OrganizationData>;
  /** Sets the ship-to address of the cart (cart-7). */
  chooseShipTo(shipTo: OrganizationAddress): Promise<void>;
  rewards(): Promise<Rewards>;
}

export function createAccountAreaClient(http: HttpClient): AccountAreaClient {
  const post = async <T>(path: string, body: unknown) =>
    (await http.send<T>({ method: 'POST', path, body })).data;
  const change = async <T>(
    override: 'PUT' | 'DELETE',
    path: string,
    body: unknown = {},
    changesSession = false,
  ) => (await http.send<T>({ method: 'POST', override, path, body, changesSession })).data;
  const proxy = async <T>(path: string) =>
    (await http.send<T>({ method: 'GET', root: SPARX_PROXY_PATH, path })).data;
  type Book = { addresses: SavedAddress[] };
  type Places = { sessions: AccountSession[] };
  const at = (id: string) => `/account/addresses/${encodeURIComponent(id)}`;

  return {
    register: async (body, key) =>
      (
        await http.send<AccountData>({
          method: 'POST',
          path: '/account/register',
          body,
          signsIn: true,
          changesSession: true,
          ...(key === undefined ? {} : { idempotencyKey: key }),
        })
      ).data,
    signInThirdParty: async (token) =>
      (
        await http.send<AccountData>({
          method: 'POST',
          path: '/account/tps-signin',
          body: { token },
          signsIn: true,
          changesSession: true,
        })
      ).data,
    changeProfile: (body) => change('PUT', '/account/profile', body),
    changeEmail: (body) => change('PUT', '/account/email', body),
    changePassword: (body) => change('PUT', '/account/password', body, true),
    forgotPassword: async ({ username, returnTo = '' }) => {
      // The password matters more than a target that is too long.
      const isKept = returnTo !== '' && returnTo.length <= 1000;
      await post('/account/password/forgot', { username, ...(isKept && { returnTo }) });
    },
    resetPassword: async (body) => {
      await post('/account/password/reset', body);
    },
    confirmEmail: async (token) => {
      await post('/account/email/confirm', { token });
    },
    sendConfirmation: async () => {
      await post('/account/email/send-confirmation', {});
    },
    addresses: async () =>
      (await http.send<Book>({ method: 'GET', path: '/account/addresses' })).data.addresses,
    addAddress: async (body) => (await post<Book>('/account/addresses', body)).addresses,
    changeAddress: async (id, body) => (await change<Book>('PUT', at(id), body)).addresses,
    removeAddress: async (id) => (await change<Book>('DELETE', at(id))).addresses,
    sessions: async () =>
      (await http.send<Places>({ method: 'GET', path: '/account/sessions' })).data.sessions,
    endSession: async (id) =>
      (await change<Places>('DELETE', `/account/sessions/${encodeURIComponent(id)}`)).sessions,
    endOtherSessions: async () => (await change<Places>('DELETE', '/account/sessions')).sessions,
    organization: async () =>
      (await http.send<OrganizationData>({ method: 'GET', path: '/organization' })).data,
    chooseShipTo: async ({ id, address }) => {
      await http.send({
        method: 'POST',
        override: 'PUT',
        path: '/checkout/default',
        query: { actionType: 'MODIFY_CART' },
        body: { addresses: [{ ...address, id, type: 'S' }] },
      });
    },
    // Issued together (storefront-7.40).
    rewards: async () => {
      const [info, available] = await Promise.all([
        proxy<RewardsInfo>('/getSlpCustomerRewardsInfo'),
        proxy<AvailableRewards>('/getAvailableRewards'),
      ]);
      return { ...info, ...available };
    },
  };
}
