import Fastify from 'fastify';
import fc from 'fast-check';
import { shedLoad, waitOutside } from './admission.plugin.ts';
import { createAdmission, OverloadError } from './admission.ts';
import { registerErrorEnvelope } from './errors.ts';
import { until } from '../../testing/until.ts';

describe('admission', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'Date',
      ],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs up to the limit concurrently, and queues the others in order', async () => {
    const admission = createAdmission({ concurrency: 2, maxWaitMs: 1000, clock: () => 0 });
    const first = await admission.enter();
    await admission.enter();
    const order: number[] = [];
    for (const number of [3, 4]) void admission.enter().then(() => order.push(number));
    await Promise.resolve();
    expect(order).toEqual([]);
    first.finish();
    first.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual([3]);
  });

  it('rejects immediately when the expected wait, at the measured pace, exceeds the limit', async () => {
    let time = 0;
    const admission = createAdmission({ concurrency: 1, maxWaitMs: 1000, clock: () => time });
    for (let turn = 0; turn < 60; turn += 1) {
      const slot = await admission.enter();
      time += 400;
      slot.finish();
    }
    await admission.enter();
    const waiting = [admission.enter(), admission.enter(), admission.enter()];
    for (const one of waiting) one.catch(() => undefined);
    // Three wait, 400 ms each: the fourth would wait for 1.2 s.
    await expect(admission.enter()).rejects.toMatchObject({ retryAfter: 2 });
    expect(admission.waiting).toBe(3);
  });

  it('rejects immediately while admitted work waits too long for a connection', async () => {
    let backend = 0;
    const admission = createAdmission({ concurrency: 5, maxWaitMs: 1000, backendWaitMs: () => backend });
    await admission.enter();
    backend = 1001;
    await expect(admission.enter()).rejects.toBeInstanceOf(OverloadError);
    backend = 0;
    await expect(admission.enter()).resolves.toBeDefined();
  });

  it('rejects requests that have waited for the limit, and drops those of disconnected callers', async () => {
    const admission = createAdmission({ concurrency: 1, maxWaitMs: 1000 });
    await admission.enter();
    const late = expect(admission.enter()).rejects.toBeInstanceOf(OverloadError);
    const caller = new AbortController();
    const gone = expect(admission.enter(caller.signal)).rejects.toBeInstanceOf(OverloadError);
    caller.abort();
    await gone;
    expect(admission.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    await late;
    expect(admission.waiting).toBe(0);
  });

  it('does not count a request while it waits for an external service, and counts it again afterwards', async () => {
    const admission = createAdmission({ concurrency: 1, maxWaitMs: 5000 });
    const slot = await admission.enter();
    let answer = () => {};
    const outside = slot.outside(() => new Promise<void>((resolve) => (answer = resolve)));
    const second = await admission.enter();
    answer();
    await outside;
    let admitted = 0;
    const third = admission.enter().then(() => (admitted += 1));
    second.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toBe(0);
    slot.finish();
    await third;
    expect(admitted).toBe(1);
  });

  it('never exceeds the limit, and answers every request, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 30 }),
        async (concurrency, durations) => {
          const admission = createAdmission({ concurrency, maxWaitMs: 1000 });
          let running = 0;
          let most = 0;
          const all = Promise.allSettled(
            durations.map(async (duration) => {
              const slot = await admission.enter();
              running += 1;
              most = Math.max(most, running);
              await new Promise((resolve) => setTimeout(resolve, duration));
              running -= 1;
              slot.finish();
            }),
          );
          await vi.advanceTimersByTimeAsync(5000);
          const outcomes = await all;
          expect(outcomes).toHaveLength(durations.length);
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(admission.waiting).toBe(0);
        },
      ),
      { numRuns: 50 },
    );
  });
});

it('a busy server responds with 503 and Retry-After, while health checks and files are served', async () => {
  const app = Fastify();
  registerErrorEnvelope(app);
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  shedLoad(app, {
    database: { kind: 'pglite', load: { expectedWait: () => 0 } },
    settings: { databasePoolSize: 10, maxQueueMs: 50 },
  });
  app.get('/slow', async () => blocked.then(() => 'done'));
  app.get('/healthz', () => 'ok');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const get = async (path: string) => {
    const reply = await fetch(origin + path);
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text: await reply.text() };
  };

  const admitted = Array.from({ length: 8 }, () => get('/slow'));
  const refused = await Promise.all(Array.from({ length: 20 }, () => get('/slow')));
  for (const { status, retryAfter, text } of refused) {
    expect([status, retryAfter]).toEqual([503, '1']);
    expect(JSON.parse(text).error.code).toBe('SERVICE_UNAVAILABLE');
  }
  expect((await get('/healthz')).status).toBe(200);
  // A page's own in-process API call never waits for its own slot.
  const inside = app.inject('/slow');
  release();
  expect((await inside).statusCode).toBe(200);
  expect((await Promise.all(admitted)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  await app.close();
});

it('requests that wait for a payment gateway leave their slot to others', async () => {
  const app = Fastify();
  registerErrorEnvelope(app);
  shedLoad(app, {
    database: { kind: 'pglite', load: { expectedWait: () => 0 } },
    settings: { databasePoolSize: 10, maxQueueMs: 50 },
  });
  let answer = () => {};
  let gateway = Promise.resolve();
  let calls = 0;
  const callGateway = async () => {
    await waitOutside(() => {
      calls += 1;
      return gateway;
    });
    return 'paid';
  };
  app.post('/pay', { config: { waitsOutside: true } }, callGateway);
  app.get('/catalog', () => 'ok');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  // The second round shows that the first one left the server unchanged.
  for (const round of [1, 2]) {
    gateway = new Promise((resolve) => (answer = resolve));
    const paying = Array.from({ length: 20 }, () => fetch(`${origin}/pay`, { method: 'POST' }));
    await until('all calls have arrived', () => calls >= 20 * round);
    const others = await Promise.all(Array.from({ length: 5 }, () => fetch(`${origin}/catalog`)));
    expect(others.map(({ status }) => status)).toEqual(Array(5).fill(200));
    answer();
    expect((await Promise.all(paying)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  }
  await app.close();
});
