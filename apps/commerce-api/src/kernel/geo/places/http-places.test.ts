import type { ServerResponse } from 'node:http';
import type { ServiceFault } from '../../http/service-call.ts';
import { geocoded, type PlacesServer, startPlacesServer } from '../../../testing/places-server.ts';
import { createHttpPlaces } from './http-places.ts';

const KEY = 'consumer-key-1';
const BUSINESS_KEY = 'business-key-2';

let server: PlacesServer;
beforeEach(async () => {
  server = await startPlacesServer();
});
afterEach(() => server.close());

/** Long enough for a busy machine. Only the timeout cases use a short limit. */
const LONG_MS = 30_000;
const SHORT_MS = 300;

const open = (businessKey: string | undefined = BUSINESS_KEY, timeoutMs = LONG_MS) =>
  createHttpPlaces({ url: server.url, key: KEY, businessKey }, { timeoutMs });

async function getFault(timeoutMs: number): Promise<ServiceFault> {
  return (await open(BUSINESS_KEY, timeoutMs)
    .find('Natick', 'sdc')
    .catch((error: unknown) => error)) as ServiceFault;
}

it('finds a place, with the key of the site', async () => {
  server.answerWith((_, reply) => reply.end(geocoded(42.2836, -71.3495)));
  expect(await open().find('12 Quire Street, Natick & Co', 'sdc')).toEqual({
    city: 'Natick',
    state: 'MA',
    latitude: 42.2836,
    longitude: -71.3495,
  });
  await open().find('Natick', 'sba');
  await open('').find('Natick', 'sba');
  expect(server.requests).toEqual([
    { text: '12 Quire Street, Natick & Co', key: KEY },
    { text: 'Natick', key: BUSINESS_KEY },
    { text: 'Natick', key: '' },
  ]);
});

it('uses the one key for both sites if there is no other', async () => {
  await createHttpPlaces({ url: server.url, key: KEY, businessKey: undefined }).find('Natick', 'sba');
  expect(server.requests).toEqual([{ text: 'Natick', key: KEY }]);
});

it('reads GeoJSON as well', async () => {
  server.answerWith((_, reply) =>
    reply.end(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [{ geometry: { type: 'Point', coordinates: [-71.3495, 42.2836] } }],
      }),
    ),
  );
  expect(await open().find('Natick', 'sdc')).toMatchObject({ city: 'Natick', latitude: 42.2836 });
});

it.each([
  ['no result', { status: 'ZERO_RESULTS', results: [] }],
  ['no feature', { type: 'FeatureCollection', features: [] }],
  ['a place in another country', JSON.parse(geocoded(48.857, 2.352)) as object],
])('finds nothing in a reply with %s', async (_, body) => {
  server.answerWith((_text, reply) => reply.end(JSON.stringify(body)));
  expect(await open().find('Paris', 'sdc')).toBeUndefined();
});

it.each<[string, (reply: ServerResponse) => void, string]>([
  ['never answers', () => undefined, 'timeout'],
  ['stops in the middle of a reply', (reply) => reply.write('{"status":'), 'timeout'],
  ['closes the connection', (reply) => reply.destroy(), 'unreachable'],
  ['is down', (reply) => reply.writeHead(503).end(), 'status'],
  ['redirects', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'unreachable'],
  [
    'refuses the key',
    (reply) =>
      reply.end(JSON.stringify({ status: 'REQUEST_DENIED', error_message: `The key ${KEY} is bad.` })),
    'refused',
  ],
  ['sends no JSON', (reply) => reply.end('<html>'), 'invalid-reply'],
  ['sends another format', (reply) => reply.end('[]'), 'invalid-reply'],
  ['sends no location', (reply) => reply.end('{"status":"OK","results":[{}]}'), 'invalid-reply'],
  ['sends invalid coordinates', (reply) => reply.end(geocoded(420, 0)), 'invalid-reply'],
  ['sends too much', (reply) => reply.end(' '.repeat(300_000)), 'invalid-reply'],
])('fails when the service %s, without naming the key', async (_, answer, reason) => {
  server.answerWith((_text, reply) => answer(reply));
  const fault = await getFault(reason === 'timeout' ? SHORT_MS : LONG_MS);
  expect(fault).toMatchObject({ name: 'ServiceFault', reason });
  expect([fault.message, fault.stack, fault.cause].join()).not.toContain(KEY);
});
