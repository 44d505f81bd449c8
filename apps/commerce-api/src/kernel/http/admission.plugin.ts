import { AsyncLocalStorage } from 'node:async_hooks';
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { PoolLoad } from '../database/pool-load.ts';
import type { Settings } from '../settings.ts';
import { createAdmission, OverloadError, type Slot } from './admission.ts';
import { ApiError } from './api-error.ts';

/** Concurrent requests beyond the number of database connections, since some requests render or write their reply. */
const WITHOUT_CONNECTION = 4;
/** The embedded database has one connection, and runs statements one after another. */
const EMBEDDED_CONCURRENCY = 8;

/**
 * Connections that the system queues until they are accepted. In a burst, requests then get an error reply quickly, and not after seconds
 * of connection retries.
 */
export const LISTEN_BACKLOG = 4096;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route waits for an external service, such as a payment gateway, by `waitOutside`. */
    waitsOutside?: boolean;
  }
}

/** The slot of the current request, for routes with `waitsOutside`. */
const slots = new AsyncLocalStorage<Slot>();
let requestsWithSlot = 0;

/** Runs the rest of a request with its slot, until the slot is closed. */
function runWithSlot(slot: Slot, reply: FastifyReply, rest: () => void): void {
  requestsWithSlot += 1;
  reply.raw.once('close', () => {
    requestsWithSlot -= 1;
    // While the async storage is enabled, every promise in the process is slower. This took an eighth of the time of adding to a cart.
    if (requestsWithSlot === 0) slots.disable();
  });
  slots.run(slot, rest);
}

/** Waits for an external service, such as a payment gateway, without occupying a slot. The route must be configured with `waitsOutside`. */
export function waitOutside<T>(work: () => Promise<T>): Promise<T> {
  const slot = slots.getStore();
  return slot ? slot.outside(work) : work();
}

/** Static files, which are cheap, and health checks, which must work under any load. */
const ALWAYS_ADMITTED = /^\/(?:healthz|readyz|assets\/|media\/|favicon\.)/;

export interface LoadSheddingOptions {
  database: Pick<Database, 'kind'> & { load: Pick<PoolLoad, 'expectedWait'> };
  settings: Pick<Settings, 'databasePoolSize' | 'maxQueueMs'>;
  /** Replies to a rejected request; by default with the error envelope of the API. */
  onRefused?: (request: FastifyRequest, reply: FastifyReply, retryAfter: number) => unknown;
}

export const tooBusy = (retryAfter: number): ApiError =>
  new ApiError(503, 'SERVICE_UNAVAILABLE', 'The shop is very busy. Try again in a few seconds.', {
    retryAfter,
  });

/**
 * Rejects requests with 503 and Retry-After when they would wait longer than `MAX_QUEUE_MS` for a slot or for a database connection. Call
 * it on the server itself, before anything is registered, so that it sees every request first.
 */
export function shedLoad(app: FastifyInstance, { database, settings, onRefused }: LoadSheddingOptions): void {
  if (settings.maxQueueMs === 0) return;
  const admission = createAdmission({
    concurrency:
      database.kind === 'postgres' ? settings.databasePoolSize + WITHOUT_CONNECTION : EMBEDDED_CONCURRENCY,
    maxWaitMs: settings.maxQueueMs,
    backendWaitMs: () => database.load.expectedWait(),
  });

  app.addHook('onRequest', (request, reply, done) => {
    // A page's in-process API calls are part of a request that was already admitted.
    if (!(request.raw instanceof IncomingMessage) || ALWAYS_ADMITTED.test(request.url)) return done();
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    admission.enter(gone.signal).then(
      (slot) => {
        if (gone.signal.aborted) slot.finish();
        else reply.raw.once('close', () => slot.finish());
        if (request.routeOptions.config.waitsOutside) runWithSlot(slot, reply, done);
        else done();
      },
      (error: unknown) => {
        if (gone.signal.aborted) return reply.hijack();
        if (!(error instanceof OverloadError)) return done(error as Error);
        request.log.debug({ retryAfter: error.retryAfter }, 'request rejected: too busy');
        if (!onRefused) return done(tooBusy(error.retryAfter));
        return onRefused(request, reply, error.retryAfter);
      },
    );
  });
}
