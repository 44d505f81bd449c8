import type { PaymentGateway, PaymentProcessor } from '../domains/payments/payment-gateway.ts';

/** The same gateway with other calls in all its roles, for tests of calls that fail or stall. */
export function withCalls(
  { cards, storedValue, wallets }: PaymentGateway,
  change: (processor: PaymentProcessor) => Partial<PaymentProcessor>,
): PaymentGateway {
  return {
    cards: { ...cards, ...change(cards) },
    storedValue: { ...storedValue, ...change(storedValue) },
    wallets: { ...wallets, ...change(wallets) },
  };
}
