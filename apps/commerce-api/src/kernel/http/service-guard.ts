import { ServiceFault } from './service-call.ts';

/** After this many failures in a row the service is left alone for a while, so that shoppers do not wait for it. */
const MAX_FAILURES = 3;
const PAUSE_MS = 30_000;

export interface ServiceGuardDeps {
  now: () => Date;
  /** Limit on the calls of one instance. A call without a session could otherwise be used to use up the service's quota. */
  maxCallsPerMinute: number;
  /** Called with each failure of the service, and once in each minute that needs more calls than there may be. */
  report: (fault: ServiceFault) => void;
  /** Whether a failure may mean that the whole service is down, and not only one request that it cannot serve; true for all by default. */
  isOutage?: (fault: ServiceFault) => boolean;
}

/** The circuit breaker of an external service, with this instance's quota. */
export interface ServiceGuard {
  /**
   * Runs a call of the service.
   *
   * @throws ServiceFault if the call failed, or was not made (`paused`, `quota`)
   */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/** Creates a guard: after three outages in a row no call is made for 30 seconds. A failure that is no outage neither counts nor ends a row. */
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
      // Once: a program that uses up the quota would fill the log as well.
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
