/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { readSettings, serverOptions } from '@foolscap/commerce-api';
import { ACCOUNT_FORM_PATHS } from '../forms/account-form-paths.ts';
import { storefront } from './storefront.ts';

/** Submits the sign-in form over a real socket, and returns the client address that the API sees. */
async function addressSeen(trustProxy: string, forwardedFor: string): Promise<string[]> {
  const app = Fastify(serverOptions(readSettings({ TRUST_PROXY: trustProxy, LOG_LEVEL: 'silent' })));
  const seen: string[] = [];
  app.post('/cc/api/account/signin', (request) => {
    seen.push(request.ip);
    return { data: buildAccount(buildProfile()) };
  });
  await app.register(storefront, {
    publicUrl: undefined,
    hasSession: () => false,
    assets: () => ({ script: '', preloads: [], fonts: [] }),
    loadRenderer: () => Promise.reject(new Error('no page is requested')),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const reply = await fetch(origin + ACCOUNT_FORM_PATHS.signIn, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'x-forwarded-for': forwardedFor },
    body: new URLSearchParams({ username: 'ada@example.com', password: 'a long phrase' }),
  });
  await app.close();
  expect(reply.status).toBe(303);
  return seen;
}

const CHAIN = '203.0.113.99, 198.51.100.7, 10.0.0.2';

it.each([
  ['0', '127.0.0.1'],
  ['1', '10.0.0.2'],
  ['2', '198.51.100.7'],
  ['loopback, 10.0.0.0/8', '198.51.100.7'],
])('with TRUST_PROXY=%s a form reaches the API from %s', async (trustProxy, address) => {
  expect(await addressSeen(trustProxy, CHAIN)).toEqual([address]);
});
