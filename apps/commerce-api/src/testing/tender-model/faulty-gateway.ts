import { GatewayUnavailableError, type PaymentGateway } from '../../domains/payments/payment-gateway.ts';
import { withCalls } from '../gateways.ts';

/** A failure of one call to the gateway, counted from the moment at which it is armed. */
export interface Fault {
  /** 1 for the next call. */
  call: number;
  /** A crash also fails all calls after it, as those of a process that has died; a timeout fails one. */
  kind: 'CRASH' | 'TIMEOUT';
  /** Whether the call has taken effect at the gateway. */
  takesEffect: boolean;
}

export interface FaultyGateway {
  gateway: PaymentGateway;
  arm(fault: Fault | undefined): void;
  /** @returns whether the armed fault has happened */
  disarm(): boolean;
}

const failureOf = ({ kind }: Fault) =>
  kind === 'CRASH' ? new Error('the process died') : new GatewayUnavailableError('no answer');

/** Wraps a gateway whose calls can be made to fail. */
export function createFaultyGateway(gateway: PaymentGateway): FaultyGateway {
  let armed: Fault | undefined;
  let calls = 0;

  async function call<T>(work: () => Promise<T>): Promise<T> {
    const fault = armed;
    if (!fault) return work();
    calls += 1;
    const hits = fault.call === calls;
    if (!hits && !(fault.kind === 'CRASH' && calls > fault.call)) return work();
    if (hits && fault.takesEffect) await work();
    throw failureOf(fault);
  }

  return {
    gateway: withCalls(gateway, (processor) => ({
      authorize: (...args) => call(() => processor.authorize(...args)),
      capture: (...args) => call(() => processor.capture(...args)),
      void: (...args) => call(() => processor.void(...args)),
      reverse: (...args) => call(() => processor.reverse(...args)),
      refund: (...args) => call(() => processor.refund(...args)),
    })),
    arm(fault) {
      armed = fault;
      calls = 0;
    },
    disarm() {
      const hasHappened = armed !== undefined && calls >= armed.call;
      armed = undefined;
      return hasHappened;
    },
  };
}
