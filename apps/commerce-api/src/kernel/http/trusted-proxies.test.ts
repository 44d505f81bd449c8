import { createServer, request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTestShop } from '../../testing/test-shop.ts';
import { readSettings } from '../settings.ts';
import { serverOptions } from './logger.ts';

const CLIENT = '198.51.100.7';
const OTHER_CLIENT = '198.51.100.8';
const SPOOFED = '203.0.113.99';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

const getPort = (server: Server) => (server.address() as AddressInfo).port;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function call(port: number, path: string, headers: Record<string, string> = {}, body?: string) {
  return new Promise<Reply>((resolve, reject) => {
    const outgoing = send(
      { host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers, agent: false },
      (incoming) => {
        let text = '';
        incoming
          .setEncoding('utf8')
          .on('data', (piece: string) => (text += piece))
          .on('end', () =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
          );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * Starts a proxy that appends the address of its caller to X-Forwarded-For, like nginx.
 * @param caller the address that it sees; all sockets of a test come from loopback
 */
async function proxyTo(port: number, caller?: string): Promise<number> {
  const server = createServer((incoming, outgoing) => {
    const chain = [incoming.headers['x-forwarded-for'], caller ?? incoming.socket.remoteAddress];
    const forwarded = send(
      {
        host: '127.0.0.1',
        port,
        path: incoming.url,
        method: incoming.method,
        agent: false,
        headers: { ...incoming.headers, 'x-forwarded-for': chain.filter(Boolean).join(', ') },
      },
      (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      },
    );
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push({ close: () => new Promise((resolve) => server.close(resolve)) });
  return getPort(server);
}

async function listen(app: FastifyInstance): Promise<number> {
  opened.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return getPort(app.server);
}

/** Starts a server that replies with the address it determines for its caller. */
async function echoServer(trustProxy: string): Promise<number> {
  const settings = readSettings({ TRUST_PROXY: trustProxy, LOG_LEVEL: 'silent' });
  const app = Fastify(serverOptions(settings));
  app.get('/ip', (request) => request.ip);
  return listen(app);
}

describe('the address of a client', () => {
  const spoof = { 'x-forwarded-for': SPOOFED };

  it.each(['1', 'loopback', '127.0.0.1', '127.0.0.0/8', '10.0.0.1, 127.0.0.1/32'])(
    'behind one proxy is the address that the proxy saw: TRUST_PROXY=%s',
    async (trustProxy) => {
      const edge = await proxyTo(await echoServer(trustProxy), CLIENT);
      expect((await call(edge, '/ip')).body).toBe(CLIENT);
      expect((await call(edge, '/ip', spoof)).body).toBe(CLIENT);
    },
  );

  it.each(['2', 'loopback'])(
    'behind two proxies is the address that the first one saw: TRUST_PROXY=%s',
    async (trustProxy) => {
      const edge = await proxyTo(await proxyTo(await echoServer(trustProxy)), CLIENT);
      expect((await call(edge, '/ip')).body).toBe(CLIENT);
      expect((await call(edge, '/ip', { 'x-forwarded-for': `${SPOOFED}, 192.0.2.1, 127.0.0.1` })).body).toBe(
        CLIENT,
      );
    },
  );

  it('is that of the outer proxy when the count exceeds the number of proxies', async () => {
    const edge = await proxyTo(await proxyTo(await echoServer('1')), CLIENT);
    expect((await call(edge, '/ip', spoof)).body).toBe('127.0.0.1');
  });

  it('is the socket’s when no proxy is trusted', async () => {
    const edge = await proxyTo(await echoServer('0'), CLIENT);
    expect((await call(edge, '/ip', spoof)).body).toBe('127.0.0.1');
  });

  it('is the socket’s when the caller is not a named proxy', async () => {
    const edge = await proxyTo(await echoServer('10.0.0.0/8, fd00::/8'), CLIENT);
    expect((await call(edge, '/ip', spoof)).body).toBe('127.0.0.1');
  });
});

it('is limited separately behind a proxy, whatever addresses it claims', async () => {
  const shop = await createTestShop({ env: { TRUST_PROXY: '1', SIGN_IN_ATTEMPTS_PER_MINUTE: '1' } });
  opened.push(shop);
  const port = await listen(shop.app);
  const [one, other] = [await proxyTo(port, CLIENT), await proxyTo(port, OTHER_CLIENT)];
  let serial = 0;
  const request = (proxy: number) => {
    serial += 1;
    return call(
      proxy,
      '/cc/api/account/password/forgot',
      { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${serial}` },
      JSON.stringify({ username: `ada${serial}@example.com` }),
    );
  };
  // Names change with every attempt, so that only the address is counted: five times the limit of a name.
  for (let count = 0; count < 5; count += 1) expect((await request(one)).status).toBe(200);
  const refused = await request(one);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await request(other)).status).toBe(200);
});
