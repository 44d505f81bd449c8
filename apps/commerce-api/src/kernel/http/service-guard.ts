import { ServiceFault } from './service-call.ts';

/** Number of failures in a row after which calls pause, so that shoppers do not wait for them. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

export interface ServiceGuardDeps {
  now: () => Date;
  /** Maximum number of calls by one instance. Some calls need no session, so a script could otherwise use up the service's quota. */
  maxCallsPerMinute: number;
  /** Called with each failure of the service, and once per minute in which the maximum number of calls is exceeded. */
  report: (fault: ServiceFault) => void;
  /** Whether a failure may be an outage of the whole service, and not only of a single request; true for all by default. */
  isOutage?: (fault: ServiceFault) => boolean;
}

/** The circuit breaker of an external service, with a quota per instance. */
export interface ServiceGuard {
  /**
   * Runs a call of the service.
   *
   * @throws ServiceFault if the call failed, or was not made (`paused`, `quota`)
   */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/**
 * Creates a guard: after three outages in a row no call is made for 30 seconds. A failure that is not an outage neither counts nor resets
 * the count.
 */
export function createServiceGuard({
  now,
  maxCallsPerMinute,
  report,
  isOutage = () => true,
}: ServiceGuardDeps): ServiceGuard {
  let failures = 0;
  let pausedUntil = 0;
  let minute = { startsAt: 0, calls: 0, isReported: false };

  function takeCall(): void {
    const time = now().getTime();
    if (time < pausedUntil) throw new ServiceFault('paused');
    if (time - minute.startsAt >= 60_000) minute = { startsAt: time, calls: 0, isReported: false };
    if (minute.calls >= maxCallsPerMinute) {
      const fault = new ServiceFault('quota');
      // Once, because a script that uses up the quota would also fill the log.
      if (!minute.isReported) report(fault);
      minute.isReported = true;
      throw fault;
    }
    minute.calls += 1;
  }

  return {
    async run(call) {
      takeCall();
      try {
        const value = await call();
        failures = 0;
        return value;
      } catch (error) {
        const fault = error instanceof ServiceFault ? error : new ServiceFault('unreachable');
        if (isOutage(fault)) failures += 1;
        if (failures >= MAX_FAILURES) pausedUntil = now().getTime() + PAUSE_MS;
        report(fault);
        throw fault;
      }
    },
  };
}
