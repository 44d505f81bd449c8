import { waitOutside } from '../../kernel/http/admission.plugin.ts';
import type { PaymentGateway } from './payment-gateway.ts';

type Calls = Record<string, (...call: never[]) => Promise<unknown>>;

/** Wraps every call of a role. */
function outside<Role extends object>(role: Role): Role {
  const calls = role as Calls;
  const wrapped = Object.keys(calls).map((name) => [
    name,
    (...call: never[]) => waitOutside(() => calls[name]!(...call)),
  ]);
  return Object.fromEntries(wrapped) as Role;
}

/**
 * Returns the same gateway, except that waiting for it does not count as load on this server. A slow gateway then slows down only payments.
 */
export const outsideOfLoad = ({ cards, storedValue, wallets }: PaymentGateway): PaymentGateway => ({
  cards: outside(cards),
  storedValue: outside(storedValue),
  wallets: outside(wallets),
});
