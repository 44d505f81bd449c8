import Type from 'typebox';
import Value from 'typebox/value';
import { type AdServer, AdServerError } from './ad-server.ts';

/** Maximum reply size in bytes. */
const MAX_REPLY = 65_536;
/** Calls pause after this many consecutive failures. */
const FAILURES_BEFORE_PAUSE = 3;
/** Length of the pause, so that shoppers' requests do not wait for the timeout of a server that is down. */
const PAUSE_MS = 10_000;

const Beacon = Type.String({ maxLength: 2048 });
const AdReply = Type.Object({
  items: Type.Array(
    Type.Object({
      itemId: Type.String({ minLength: 1, maxLength: 64 }),
      impBeacon: Type.Optional(Beacon),
      impBeacons: Type.Optional(Type.Array(Beacon, { maxItems: 10 })),
      clickBeacons: Type.Optional(Type.Array(Beacon, { maxItems: 10 })),
    }),
    { maxItems: 50 },
  ),
});

async function readText(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.length;
    if (size > MAX_REPLY) throw new AdServerError(`The reply has more than ${MAX_REPLY} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export interface HttpAdServerOptions {
  /** The base URL, without a trailing slash. */
  url: string;
  timeoutMs: number;
  now: () => Date;
}

/**
 * Creates the adapter of an ad server over HTTP: `POST {url}/placements` (docs/operators/sponsored-products.md). Does not send the
 * shopper's cookies, address or user agent, and does not follow redirects.
 */
export function createHttpAdServer({ url, timeoutMs, now }: HttpAdServerOptions): AdServer {
  let failures = 0;
  let pausedUntil = 0;

  async function send(query: object): Promise<unknown> {
    const reply = await fetch(`${url}/placements`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(query),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new AdServerError(`The ad server replied with status ${reply.status}.`);
    }
    return JSON.parse(await readText(reply));
  }

  return {
    servedByShop: false,
    async request(query) {
      if (now().getTime() < pausedUntil)
        throw new AdServerError('The ad server has failed several times.', { isPaused: true });
      try {
        const reply = await send(query);
        if (!Value.Check(AdReply, reply)) throw new AdServerError('The ad server’s reply has another shape.');
        failures = 0;
        return reply.items;
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES_BEFORE_PAUSE) pausedUntil = now().getTime() + PAUSE_MS;
        throw error instanceof AdServerError
          ? error
          : new AdServerError('The ad server gave no answer.', { cause: error });
      }
    },
  };
}
