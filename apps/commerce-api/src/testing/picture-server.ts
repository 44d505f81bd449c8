import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Creates a picture: a dark rectangle on a background. */
export function drawPhoto(
  format: Format,
  { width = 400, height = 300, background = '#ffffff', subject = '#aa3311' } = {},
): Promise<Buffer> {
  const inner = { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: { create: { ...inner, background: subject } } }])
    .toFormat(format)
    .toBuffer();
}

/** A local picture server, acting as the host in a feed. */
export interface PictureServer {
  /** `127.0.0.1:41234` */
  host: string;
  url(path: string): string;
  /** The paths of all requests, in order. */
  requests: string[];
  close(): Promise<void>;
  /** Listens again on the same port. */
  open(): Promise<void>;
}

/** Starts a server that serves files by path, or the result of a function; 404 for any other path. */
export async function startPictureServer(
  files: Readonly<Record<string, { type: string; bytes: Buffer } | RequestListener>>,
): Promise<PictureServer> {
  const requests: string[] = [];
  const answer: RequestListener = (request, reply) => {
    const path = request.url ?? '';
    requests.push(path);
    const file = files[path];
    if (typeof file === 'function') return void file(request, reply);
    if (!file) return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length }).end(file.bytes);
  };
  let server: Server;
  let port = 0;
  const open = async (): Promise<void> => {
    server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  };
  await open();
  return {
    host: `127.0.0.1:${port}`,
    url: (path) => `http://127.0.0.1:${port}${path}`,
    requests,
    open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
