import { createServer, type ServerResponse } from 'node:http';
import { listenLocally } from './listen-locally.ts';

/** A local geocoding service. */
export interface PlacesServer {
  /** The value of PLACES_URL. */
  url: string;
  /** The searched texts and keys, in order. */
  requests: { text: string; key: string }[];
  /** Changes the reply to requests. */
  answerWith(answer: (text: string, reply: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Builds a reply in the format of the Google Geocoding API. */
export const geocoded = (lat: number, lng: number) =>
  JSON.stringify({ status: 'OK', results: [{ geometry: { location: { lat, lng } } }] });

/** Starts a geocoding service, which finds nothing until `answerWith` is called. */
export async function startPlacesServer(): Promise<PlacesServer> {
  let answer: (text: string, reply: ServerResponse) => void = (_, reply) =>
    reply.end(JSON.stringify({ status: 'ZERO_RESULTS', results: [] }));
  const requests: PlacesServer['requests'] = [];
  const server = createServer((request, reply) => {
    const { searchParams } = new URL(request.url ?? '', 'http://places');
    const text = searchParams.get('address') ?? '';
    requests.push({ text, key: searchParams.get('key') ?? '' });
    answer(text, reply);
  });
  const { port, close } = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/geocode?address={text}&key={key}`,
    requests,
    answerWith: (next) => void (answer = next),
    close,
  };
}
