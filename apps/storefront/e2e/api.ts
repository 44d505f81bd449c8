import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { newEmail } from './new-email.ts';

/** The sites by their name in the `x-tenant` header. */
export type Tenant = 'sdc' | 'sba';

export const ADDRESS = {
  firstName: 'Pat',
  lastName: 'Reyes',
  address1: '12 Mill Lane',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
};

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  data?: object;
  tenant?: Tenant;
}

/**
 * Calls the API as the shopper of a page, even before a page is open. A journey uses it for what it needs but does not show, because a call
 * takes a hundredth of the time of a screen.
 *
 * @param path below /cc/api
 * @returns the data of the reply
 */
export async function callApi<T = unknown>(
  page: Page,
  path: string,
  { method = 'POST', data, tenant = 'sdc' }: Call = {},
): Promise<T> {
  const reply = await page.request.fetch(`/cc/api${path}`, {
    method,
    headers: { 'x-tenant': tenant, 'idempotency-key': crypto.randomUUID() },
    ...(data && { data }),
  });
  expect(reply.ok(), `${method} ${path}: ${reply.status()}`).toBe(true);
  return ((await reply.json()) as { data: T }).data;
}

/** Adds items to the shopper's cart. @param query query parameters of the call */
export const addItems = (
  page: Page,
  items: readonly { itemId: string; qty: number }[],
  { query = '', tenant }: { query?: string; tenant?: Tenant } = {},
) => callApi(page, `/checkout/default/item${query}`, { data: { items }, ...(tenant && { tenant }) });

/** Signs the shopper in. */
export const signIn = (page: Page, username: string, password: string, tenant: Tenant = 'sdc') =>
  callApi(page, '/account/signin', { data: { username, password }, tenant });

/** Registers a new shopper and signs them in. @returns their sign-in data */
export async function register(page: Page): Promise<{ username: string; password: string }> {
  const account = { username: newEmail('pat'), password: 'a long phrase of mine' };
  await callApi(page, '/account/register', { data: { firstName: 'Pat', lastName: 'Reyes', ...account } });
  return account;
}

/** Creates a list of the shopper. @returns its id */
export async function createList(page: Page, name: string): Promise<string> {
  const { list } = await callApi<{ list: { id: string } }>(page, '/list', { data: { name } });
  return list.id;
}

/** Saves an address in the shopper's account. */
export const saveAddress = (page: Page) =>
  callApi(page, '/account/addresses', { data: { address: ADDRESS } });

/** Returns the request body that enters a card. @param number with or without spaces */
export const toCardPayment = (number: string, userNotes?: string) => ({
  accountNumber: number.replaceAll(' ', ''),
  cvv: '123',
  expiryMonth: '04',
  expiryYear: '2031',
  brand: 'VISA',
  paymentType: 'CREDIT_CARD',
  source: 'USER_KEYED',
  currencyCode: 'USD',
  contactInformation: { billingAddress: { ...ADDRESS, type: 'B' } },
  ...(userNotes && { userNotes }),
});

/** Saves a card in the shopper's account. @returns its id */
export async function saveCard(page: Page, number: string, nickname?: string): Promise<string> {
  const { userPayments } = await callApi<{ userPayments: { id: string; lastFourDigit: string }[] }>(
    page,
    '/account/payments',
    { data: { cardPayment: toCardPayment(number, nickname) } },
  );
  return userPayments.find(({ lastFourDigit }) => number.endsWith(lastFourDigit))!.id;
}
