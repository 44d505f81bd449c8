import { type ServerProcess } from './server-process.ts';

/** The reply to a call, read as a client reads JSON, without types. */
export interface Answer {
  status: number;
  retryAfter: string | null;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
  json: any;
}

export interface Visitor {
  (method: string, path: string, body?: unknown, key?: string): Promise<Answer>;
  cookies: Map<string, string>;
}

/** Creates a client with a browser's cookies whose calls go to the servers in turn. @param turn of the first server */
export function createVisitor(servers: () => readonly ServerProcess[], turn = 0): Visitor {
  const cookies = new Map<string, string>();
  const call = async (method: string, path: string, body?: unknown, key?: string) => {
    turn += 1;
    const reply = await fetch(`${servers()[turn % servers().length]!.origin}/cc/api${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=');
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), json: await reply.json() };
  };
  return Object.assign(call, { cookies });
}
