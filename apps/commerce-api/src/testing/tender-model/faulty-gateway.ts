import { GatewayUnavailableError, type PaymentGateway } from '../../domains/payments/payment-gateway.ts';
import { withCalls } from '../gateways.ts';

/** A failure of one call to the gateway, counted from the moment at which it is armed. */
export interface Fault {
  /** 1 for the next call. */
  call: number;
  /** A crash also fails all calls after it, as if the process had died; a timeout fails one. */
  kind: 'CRASH' | 'TIMEOUT';
  /** Whether the call has taken effect at the gateway. */
  takesEffect: boolean;
}

/** Work of another tab, which happens while a call to the gateway is in flight. */
export interface Interruption {
  /** 1 for the next call. */
  call: number;
  run(): Promise<void>;
}

export interface FaultyGateway {
  gateway: PaymentGateway;
  arm(fault: Fault | undefined, interruption?: Interruption): void;
  /** @returns the events since it was armed */
  disarm(): { isFaulty: boolean; isInterrupted: boolean };
}

const failureOf = ({ kind }: Fault) =>
  kind === 'CRASH' ? new Error('the process died') : new GatewayUnavailableError('no answer');

/** Wraps a gateway whose calls can be made to fail. */
export function createFaultyGateway(gateway: PaymentGateway): FaultyGateway {
  let armed: { fault: Fault | undefined; interruption: Interruption | undefined } | undefined;
  let calls = 0;

  async function call<T>(work: () => Promise<T>): Promise<T> {
    if (!armed) return work();
    const { fault, interruption } = armed;
    calls += 1;
    const hits = fault?.call === calls;
    const isDead = fault?.kind === 'CRASH' && calls > fault.call;
    if (interruption?.call === calls && !isDead) {
      // The other tab has no faults.
      const outer = { armed, calls };
      armed = undefined;
      await interruption.run();
      ({ armed, calls } = outer);
    }
    if (!fault || !(hits || isDead)) return work();
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
    arm(fault, interruption) {
      armed = { fault, interruption };
      calls = 0;
    },
    disarm() {
      const isReached = (step: { call: number } | undefined) => step !== undefined && calls >= step.call;
      const happened = { isFaulty: isReached(armed?.fault), isInterrupted: isReached(armed?.interruption) };
      armed = undefined;
      return happened;
    },
  };
}
