import { HttpError } from '@foolscap/core/http';
import type { PunchoutClient } from '../client/index.ts';
import type { StartPunchoutBody } from '../contract/index.ts';

export interface FakePunchoutClient extends PunchoutClient {
  /** Visits that were requested, in order. */
  readonly started: { body: StartPunchoutBody; signal: AbortSignal | undefined }[];
  /** Rejects the next call with a code. */
  refuseNext(code: string): void;
}

/**
 * Creates an in-memory service of visits to the configurator, for saga tests, stories and applications' tests. A repeated result adds nothing.
 * @param latency delays each reply
 */
export function createFakePunchoutClient(
  latency: () => Promise<unknown> = () => Promise.resolve(),
): FakePunchoutClient {
  const started: FakePunchoutClient['started'] = [];
  const used = new Set<string>();
  let refusal: string | undefined;
  const refuse = (code: string) => new HttpError({ code, retryable: false, message: code });
  const reply = async () => {
    const code = refusal;
    refusal = undefined;
    await latency();
    if (code) throw refuse(code);
  };
  return {
    started,
    refuseNext(code) {
      refusal = code;
    },
    async start(body, signal) {
      started.push({ body, signal });
      await reply();
      return { url: `https://design.example/${body.itemId}`, expiresAt: '2030-01-01T00:00:00.000Z' };
    },
    async complete(result) {
      await reply();
      if (used.has(result)) return { status: 'added', itemId: result };
      used.add(result);
      return { status: 'added', itemId: result, qtyAdded: 1, cartItemId: `line-${used.size}`, messages: [] };
    },
  };
}
