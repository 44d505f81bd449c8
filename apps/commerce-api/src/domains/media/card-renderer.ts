import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

export type RenderPng = (svg: string) => Promise<Uint8Array>;

/** Queue limit; further requests are rejected with 503. */
const MAX_WAITING = 20;
/** The thread ends after this long without a request. */
const IDLE_MS = 60_000;

/** Too many pictures are queued for rendering. */
export class RendererBusyError extends Error {
  override readonly name = 'RendererBusyError';
}

interface Request {
  id: number;
  svg: string;
}
type Reply = { id: number; png: Uint8Array } | { id: number; fault: string };

/** The worker's code as a string, because a bundle has no separate file for it. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { Resvg } = require(workerData.renderer);
  parentPort.on('message', ({ id, svg }) => {
    try {
      const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
      parentPort.postMessage({ id, png });
    } catch (error) {
      parentPort.postMessage({ id, fault: String(error) });
    }
  });
`;

/**
 * Creates an SVG-to-PNG renderer that runs in a worker thread, started with the first picture. Loading the renderer and encoding a picture
 * take hundreds of milliseconds of CPU time, which would block every other request of the process.
 */
export function createCardRenderer({ idleMs = IDLE_MS } = {}): {
  render: RenderPng;
  close(): Promise<void>;
} {
  // Loaded only by the worker, so that the shop also starts on platforms without a native build of the renderer.
  const rendererPath = () => createRequire(import.meta.url).resolve('@resvg/resvg-js');
  const waiting = new Map<number, { resolve(png: Uint8Array): void; reject(error: Error): void }>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function end(worker: Worker, reason: Error): void {
    if (thread !== worker) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  function start(): Worker {
    const worker = new Worker(THREAD, { eval: true, workerData: { renderer: rendererPath() } });
    worker.unref();
    worker.on('message', (reply: Reply) => {
      const request = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('png' in reply) request?.resolve(reply.png);
      else request?.reject(new Error(reply.fault));
      if (waiting.size === 0) {
        idle = setTimeout(() => {
          // The next picture must not be sent to a thread that is ending.
          if (thread === worker) thread = undefined;
          void worker.terminate();
        }, idleMs);
        idle.unref();
      }
    });
    worker.on('error', (error) => end(worker, error));
    worker.on('exit', () => end(worker, new Error('The thread that renders pictures has ended.')));
    return worker;
  }

  return {
    render: (svg) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= MAX_WAITING) {
          reject(new RendererBusyError('Too many pictures are being rendered.'));
          return;
        }
        clearTimeout(idle);
        thread ??= start();
        const request: Request = { id: (last += 1), svg };
        waiting.set(request.id, { resolve, reject });
        thread.postMessage(request);
      }),
    close: async () => {
      clearTimeout(idle);
      await thread?.terminate();
    },
  };
}
