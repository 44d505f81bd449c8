import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import { SHOP_PARTS, type ShopPart } from '../shop-parts.ts';
import { ApiError } from './api-error.ts';
import { operatorText } from '../translations/reply-text.ts';

const FaultSchema = Type.Object(
  {
    /** Prefix of the affected paths below /cc/api; every path when absent. */
    path: Type.Optional(Type.String({ maxLength: 200 })),
    method: Type.Optional(Type.String({ maxLength: 10 })),
    latencyMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
    /** Rejects the call with this status before any work. */
    status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
    /** Does the work, but drops the connection before the reply. */
    lostAnswer: Type.Optional(Type.Boolean()),
    /** Does the work, but replies with empty data. */
    emptyData: Type.Optional(Type.Boolean()),
    /** Number of affected calls; all when absent. */
    times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  },
  { additionalProperties: false },
);
type Fault = Static<typeof FaultSchema>;

const FaultsBody = Type.Object(
  {
    faults: Type.Array(FaultSchema, { maxItems: 50 }),
    /** Parts of the shop to disable. All other parts are enabled. */
    parts: Type.Optional(Type.Array(OneOf(SHOP_PARTS), { maxItems: SHOP_PARTS.length })),
  },
  { additionalProperties: false },
);

/** Parses the fault of a single call: `x-fault: latency=500, status=503` or `x-fault: lost-answer`. */
function faultOfHeader(header: unknown): Fault | undefined {
  if (typeof header !== 'string') return undefined;
  const fault: Fault = {};
  for (const part of header.split(',')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === 'latency') fault.latencyMs = Math.min(60_000, Number(value) || 0);
    if (name === 'status') fault.status = Math.min(599, Math.max(400, Number(value) || 503));
    if (name === 'lost-answer') fault.lostAnswer = true;
    if (name === 'empty-data') fault.emptyData = true;
  }
  return fault;
}

/** Registers fault injection for tests, with FAULTS=1 only (decision-faults): slow calls, failing calls, lost replies, failing parts. */
export function registerFaultInjection(app: FastifyInstance, failingParts: Set<ShopPart>): void {
  let faults: { fault: Fault; left: number }[] = [];
  const lost = new WeakSet<FastifyRequest>();
  const emptied = new WeakSet<FastifyRequest>();

  function standingFault(request: FastifyRequest): Fault | undefined {
    const path = request.url.split('?', 1)[0]!.slice(app.prefix.length);
    const standing = faults.find(
      ({ fault, left }) =>
        left > 0 &&
        path.startsWith(fault.path ?? '') &&
        (fault.method === undefined || fault.method.toUpperCase() === request.method),
    );
    if (standing) standing.left -= 1;
    return standing?.fault;
  }

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith(`${app.prefix}/faults`)) return;
    const fault = faultOfHeader(request.headers['x-fault']) ?? standingFault(request);
    if (!fault) return;
    if (fault.latencyMs) await sleep(fault.latencyMs);
    if (fault.lostAnswer) lost.add(request);
    if (fault.emptyData) emptied.add(request);
    if (fault.status)
      throw new ApiError(fault.status, 'FAULT', operatorText('This failure was injected by a test.'));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (lost.has(request)) request.raw.socket.destroy();
    return emptied.has(request) && reply.statusCode < 400 ? '{"data":{}}' : payload;
  });

  app.put<{ Body: Static<typeof FaultsBody> }>(
    '/faults',
    { schema: { hide: true, body: FaultsBody } as object },
    ({ body }) => {
      faults = body.faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
      failingParts.clear();
      for (const part of body.parts ?? []) failingParts.add(part);
      return { data: { faults: faults.length, parts: [...failingParts] } };
    },
  );
}
