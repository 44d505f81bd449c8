// Sends requests over keep-alive connections and measures their duration.
import { Agent, request } from 'node:http';

export const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }>} */
export function send(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, agent, headers: body ? { ...headers, 'content-type': 'application/json' } : headers },
      (reply) => {
        const chunks = [];
        reply.on('data', (chunk) => chunks.push(chunk));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode,
            headers: reply.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body ? JSON.stringify(body) : undefined);
  });
}

/** Runs `work` with several workers for a number of seconds; returns calls per second and percentiles in ms. */
export async function measure(workers, seconds, work) {
  const times = [];
  for (let worker = 0; worker < workers; worker += 1) await work(worker, 0); // Warm up.
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let turn = 1; performance.now() < end; turn += 1) {
        const start = performance.now();
        await work(worker, turn);
        times.push(performance.now() - start);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { perSecond: times.length / ((performance.now() - begun) / 1000), p50: at(0.5), p99: at(0.99) };
}
