import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { QuickBuyClient } from '../client/quick-buy-client.ts';
import type { QuickBuy, QuickBuyBody } from '../contract/index.ts';
import { ACCOUNT_CODES, QUICK_BUY_CODES, quickBuyProblem } from '../model/index.ts';
import type { QuickBuyOffReason, QuickBuyRefusal } from '../model/index.ts';

/** The fields of a saved card that quick buy depends on. */
export interface FakeQuickBuyCard {
  id: string;
  isExpired?: boolean;
}

export interface FakeQuickBuyServer {
  addresses: NonNullable<QuickBuy['address']>[];
  cards: FakeQuickBuyCard[];
  chosen: Omit<QuickBuyBody, 'quickBuyOverlayPreference'> & { quickBuyOverlayPreference: boolean };
  /** The reason why the account cannot have quick buy. */
  refusal?: QuickBuyRefusal | undefined;
  offReason?: QuickBuyOffReason | undefined;
}

export interface FakeQuickBuyClient extends QuickBuyClient {
  /** Calls received, in order. */
  readonly calls: (keyof QuickBuyClient)[];
  readonly server: FakeQuickBuyServer;
  /** Makes the next call of an operation fail. */
  failNext(operation: keyof QuickBuyClient, failure?: Partial<Failure>): void;
}

const refusal = (status: number, code: string, message: string, more: Partial<Failure> = {}) =>
  new HttpError({ status, code, message, retryable: false, ...more });

/** Creates an in-memory server of quick buy, off until `chosen` turns it on, for saga tests, stories and applications' tests. */
export function createFakeQuickBuyClient({
  latency = () => Promise.resolve(),
  ...initial
}: Partial<FakeQuickBuyServer> & { latency?: () => Promise<unknown> } = {}): FakeQuickBuyClient {
  const server: FakeQuickBuyServer = {
    addresses: [],
    cards: [],
    chosen: { quickBuyActive: false, quickBuyOverlayPreference: true },
    ...initial,
  };
  const calls: FakeQuickBuyClient['calls'] = [];
  const faults: { operation: keyof QuickBuyClient; failure: Failure }[] = [];

  function describe({ addresses, cards, chosen, refusal: refused, offReason }: FakeQuickBuyServer): QuickBuy {
    const { quickBuyActive, quickBuyOverlayPreference, quickBuyAddressId, quickBuyPaymentId } = chosen;
    const address = addresses.find(({ id }) => id !== undefined && id === quickBuyAddressId);
    const card = cards.find(({ id }) => id === quickBuyPaymentId);
    const problem = quickBuyProblem({
      refusal: refused,
      offReason,
      hasAddress: address !== undefined,
      card: card ? (card.isExpired ? 'expired' : 'valid') : 'none',
    });
    return {
      quickBuyActive,
      quickBuyOverlayPreference,
      ...(address?.id ? { quickBuyAddressId: address.id, address } : {}),
      ...(card ? { quickBuyPaymentId: card.id } : {}),
      buyNowEligible: quickBuyActive && problem === undefined,
      ...(problem ? { problem } : {}),
    };
  }

  function change(body: QuickBuyBody): QuickBuy {
    const { addresses, cards, chosen } = server;
    const { quickBuyAddressId, quickBuyPaymentId } = body;
    if (quickBuyAddressId !== undefined && !addresses.some(({ id }) => id === quickBuyAddressId))
      throw refusal(404, ACCOUNT_CODES.addressNotFound, 'This address is no longer in your address book.');
    if (quickBuyPaymentId !== undefined && !cards.some(({ id }) => id === quickBuyPaymentId))
      throw refusal(404, 'PAYMENT_NOT_FOUND', 'Your account doesn’t have this card.');
    const next = { ...server, chosen: { ...chosen, ...body }, offReason: undefined };
    const { problem } = describe(next);
    if (body.quickBuyActive && problem === server.refusal && problem)
      throw refusal(409, QUICK_BUY_CODES.notAllowed, 'Quick buy is not available for your account.', {
        details: { problem },
      });
    if (body.quickBuyActive && problem === 'CARD_EXPIRED')
      throw refusal(400, 'PAYMENT_EXPIRED', 'This card has expired.', { field: 'quickBuyPaymentId' });
    if (body.quickBuyActive && problem)
      throw refusal(400, QUICK_BUY_CODES.incomplete, 'Choose an address and a card.', {
        field: problem === 'ADDRESS_MISSING' ? 'quickBuyAddressId' : 'quickBuyPaymentId',
      });
    Object.assign(server, next);
    return describe(server);
  }

  async function answer<T>(operation: keyof QuickBuyClient, execute: () => T): Promise<T> {
    calls.push(operation);
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    await latency();
    if (fault) throw new HttpError(fault.failure);
    return execute();
  }

  return {
    calls,
    server,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    getQuickBuy: () => answer('getQuickBuy', () => describe(server)),
    changeQuickBuy: (body) => answer('changeQuickBuy', () => change(body)),
  };
}
