import { setTimeout as sleep } from 'node:timers/promises';

/** Number of retries when the shop temporarily rejects a call. */
const MOST_REPETITIONS = 5;

/** Creates a visitor with separate cookies. */
export function createVisitor(url, tenant) {
  const cookies = new Map();
  return async function send(method, path, body, repetitions = 0) {
    const reply = await fetch(`${url}/cc/api${path}`, {
      method,
      headers: {
        ...(tenant === 'business' ? { 'x-tenant': 'sba' } : {}),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name, ...value] = cookie.split(';', 1)[0].split('=');
      cookies.set(name, value.join('='));
    }
    const wait = Number(reply.headers.get('retry-after'));
    // Every outcome uses a new visitor, and a shop limits new visitors from one network.
    if (reply.status === 429 && wait > 0 && repetitions < MOST_REPETITIONS) {
      await sleep(wait * 1000);
      return send(method, path, body, repetitions + 1);
    }
    return { status: reply.status, body: await reply.json() };
  };
}
