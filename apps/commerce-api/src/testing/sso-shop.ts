import { randomUUID } from 'node:crypto';
import { changeProvider, type ProviderChange } from '../domains/single-sign-on/provider-setup.ts';
import type { Shopper, TestReply, TestShop } from './test-shop.ts';

/** The customer number of the organization of the tests. */
export const COMPANY = '2020202020';
export const COMPANY_ID = '00000000-0000-4000-8000-0000000000a1';

/** Creates an organization whose members sign in with its identity provider. */
export async function addCompany(
  shop: TestShop,
  provider: Exclude<ProviderChange['provider'], null>,
): Promise<void> {
  const { db } = shop.database;
  await db
    .insertInto('organizations')
    .values({ id: COMPANY_ID, name: 'Vellum & Co', customer_number: COMPANY })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await setProvider(shop, { domains: ['vellum.test'], defaultRole: 'BUYER', ...provider });
}

export const setProvider = (
  { database, settings, clock }: TestShop,
  provider: ProviderChange['provider'],
): Promise<{ message: string }> =>
  changeProvider({ database, settings, now: () => clock.now }, {
    customerNumber: COMPANY,
    provider,
  } as ProviderChange);

/** Adds an account with the given email address. */
export async function addAccount(
  { database: { db } }: TestShop,
  email: string,
  rest: {
    organization_id?: string;
    role?: 'ADMIN' | 'BUYER';
    deactivated_at?: Date;
    password_hash?: string;
  } = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('accounts')
    .values({
      id,
      tenant: 'sba',
      username: email,
      password_hash: 'none',
      first_name: 'Old',
      last_name: 'Name',
      email,
      customer_number: COMPANY,
      permissions: '[]',
      membership_program: 'NON_MEMBER',
      ...rest,
    })
    .execute();
  return id;
}

/** Returns the URL that a page of the shop leads on to. */
export const readRefresh = ({ text, headers }: TestReply): string =>
  (/content="0;url=([^"]*)"/.exec(text)?.[1] ?? headers.location ?? '').replaceAll('&amp;', '&');

const asForm = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  body: new URLSearchParams(fields).toString(),
  options: { headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } },
});

/** Enters an email address on the sign-in page. @returns the URL at the identity provider */
export async function startAt(shopper: Shopper, email: string, target = '/cart'): Promise<string> {
  const { body, options } = asForm({ email, target, locale: 'en-US' });
  const reply = await shopper.post('/sso/start', body, options);
  const to = readRefresh(reply);
  return to.startsWith('/cc/api') ? readRefresh(await shopper.get(to)) : to;
}

/** Posts a SAML response from the page of an identity provider, without cookies, as browsers do. */
export function postResponse(
  shop: TestShop,
  xml: string,
  acs = `/sso/saml/${COMPANY}/acs`,
): Promise<TestReply> {
  const { body, options } = asForm(
    { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: '' },
    { origin: 'https://idp.test', 'sec-fetch-site': 'cross-site' },
  );
  return shop.shopper('sba').post(acs, body, options);
}

/** Returns the code of the error that a redirect to the sign-in page has. */
export const errorOf = ({ headers }: TestReply): string | null =>
  new URL(headers.location ?? '', 'http://shop.test').searchParams.get('error');
