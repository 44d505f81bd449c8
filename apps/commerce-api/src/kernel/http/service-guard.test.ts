import { ServiceFault } from './service-call.ts';
import { createServiceGuard } from './service-guard.ts';

function open(maxCallsPerMinute = 10) {
  const clock = { now: Date.UTC(2026, 10, 26) };
  const report = vi.fn();
  const guard = createServiceGuard({ now: () => new Date(clock.now), maxCallsPerMinute, report });
  const fail = vi.fn(() => Promise.reject(new ServiceFault('timeout')));
  const succeed = vi.fn(async () => 'value');
  return { clock, fail, guard, report, succeed };
}

it('pauses after three failures in a row, not after three with a success between them', async () => {
  const { clock, fail, guard, report, succeed } = open();
  await expect(guard.run(fail)).rejects.toMatchObject({ reason: 'timeout' });
  await expect(guard.run(fail)).rejects.toMatchObject({ reason: 'timeout' });
  expect(await guard.run(succeed)).toBe('value');
  for (let time = 0; time < 3; time += 1) await guard.run(fail).catch(() => undefined);
  await expect(guard.run(succeed)).rejects.toMatchObject({ reason: 'paused' });
  expect(succeed).toHaveBeenCalledTimes(1);
  clock.now += 30_000;
  expect(await guard.run(succeed)).toBe('value');
  // A pause is not reported as a failure of the service.
  expect(report).toHaveBeenCalledTimes(5);
});

it('does not pause for failures of single requests, and does not let them reset the count of outages', async () => {
  const clock = { now: Date.UTC(2026, 10, 26) };
  const report = vi.fn();
  const guard = createServiceGuard({
    now: () => new Date(clock.now),
    maxCallsPerMinute: 20,
    report,
    isOutage: ({ reason }) => reason !== 'invalid-reply',
  });
  const fail = (reason: 'timeout' | 'invalid-reply') =>
    guard.run(() => Promise.reject(new ServiceFault(reason))).catch((fault: ServiceFault) => fault.reason);
  for (let time = 0; time < 4; time += 1) expect(await fail('invalid-reply')).toBe('invalid-reply');
  expect(report).toHaveBeenCalledTimes(4);
  for (const reason of ['timeout', 'invalid-reply', 'timeout', 'timeout'] as const)
    expect(await fail(reason)).toBe(reason);
  expect(await fail('timeout')).toBe('paused');
});

it('makes at most the allowed number of calls per minute, and reports exceeding it once', async () => {
  const { clock, guard, report, succeed } = open(2);
  await guard.run(succeed);
  await guard.run(succeed);
  for (let time = 0; time < 3; time += 1)
    await expect(guard.run(succeed)).rejects.toMatchObject({ reason: 'quota' });
  expect(report).toHaveBeenCalledTimes(1);
  clock.now += 60_000;
  expect(await guard.run(succeed)).toBe('value');
});

it('reports an unexpected error as a service that cannot be reached, without its message', async () => {
  const { guard, report } = open();
  await expect(guard.run(() => Promise.reject(new Error('secret')))).rejects.toThrow(/^unreachable$/);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ reason: 'unreachable' }));
});
