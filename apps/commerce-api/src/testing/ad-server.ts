import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestAdServer {
  url: string;
  /** The requests received, in order. */
  requests: { path: string; headers: Record<string, unknown>; body: Record<string, unknown> }[];
  /** Sets the reply to the next requests. */
  answerWith(answer: (reply: ServerResponse) => void): void;
  /** Replies with products. */
  sell(...items: object[]): void;
  close(): Promise<void>;
}

/** Starts an ad server for tests. */
export async function startAdServer(): Promise<TestAdServer> {
  const requests: TestAdServer['requests'] = [];
  let answer: (reply: ServerResponse) => void = (reply) => void reply.end('{"items":[]}');
  const server = createServer((request, reply) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      answer(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const answerWith: TestAdServer['answerWith'] = (next) => (answer = next);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith,
    sell: (...items) =>
      answerWith((reply) => {
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify({ items }));
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
