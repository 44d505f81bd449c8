import { createServer, type ServerResponse } from 'node:http';
import { listenLocally } from './listen-locally.ts';

/** A local service of vector tiles. */
export interface TileServer {
  /** The value of MAP_TILES_URL. */
  url: string;
  /** The requested paths with their query, in order. */
  requests: string[];
  /** The headers of the last request. */
  lastHeaders(): Readonly<Record<string, unknown>>;
  /** Changes the reply to requests. */
  answerWith(answer: (reply: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** A tile with one empty layer, `a`: valid for a tile reader. */
export const TILE = Buffer.from([0x1a, 0x05, 0x0a, 0x01, 0x61, 0x78, 0x02]);

/** Starts a tile service, which sends `TILE` until `answerWith` is called. */
export async function startTileServer(): Promise<TileServer> {
  let answer = (reply: ServerResponse): void => void reply.end(TILE);
  let headers: Readonly<Record<string, unknown>> = {};
  const requests: string[] = [];
  const server = createServer((request, reply) => {
    requests.push(request.url ?? '');
    headers = request.headers;
    answer(reply);
  });
  const { port, close } = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/v1/{z}/{x}/{y}.pbf?key={key}`,
    requests,
    lastHeaders: () => headers,
    answerWith: (next) => void (answer = next),
    close,
  };
}
