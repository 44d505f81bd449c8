import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { WalletClient } from '../client/index.ts';
import type { SavedCard } from '../contract/index.ts';
import { cardFault } from '../model/card-fault.ts';
import { PAYMENT_CODES, SAVED_CARD_LIMIT } from '../model/codes.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';
import { buildPaymentInfo, buildSavedCard } from './builders.ts';

export interface FakeWalletClient extends WalletClient {
  /** Calls received, in order; without cards. */
  readonly calls: (keyof WalletClient)[];
  readonly server: { cards: SavedCard[] };
  /** Makes the next call of an operation fail. */
  failNext(operation: keyof WalletClient, failure?: Partial<Failure>): void;
}

const refusal = (
  status: number,
  code: 'PAYMENT_NOT_FOUND' | 'SAVED_CARD_LIMIT_REACHED' | 'SAVED_CARD_EXISTS',
) => new HttpError({ status, code, message: PAYMENT_MESSAGES.payment[code], retryable: false });

const isSameCard = (one: SavedCard, other: SavedCard) =>
  one.brand === other.brand &&
  one.lastFourDigit === other.lastFourDigit &&
  one.expiryMonth === other.expiryMonth &&
  one.expiryYear === other.expiryYear;

/** Creates an in-memory wallet for saga tests, stories and applications' tests. */
export function createFakeWalletClient({
  cards = [],
  latency = () => Promise.resolve(),
  now = Date.now,
}: {
  cards?: readonly SavedCard[];
  latency?: () => Promise<unknown>;
  now?: () => number;
} = {}): FakeWalletClient {
  const server: FakeWalletClient['server'] = { cards: [...cards] };
  const calls: (keyof WalletClient)[] = [];
  const faults: { operation: keyof WalletClient; failure: Failure }[] = [];
  let added = 0;

  /** Executes a call when it arrives, and replies after the latency. */
  async function answer(operation: keyof WalletClient, apply: () => void) {
    calls.push(operation);
    const fault = faults.findIndex((each) => each.operation === operation);
    if (fault >= 0) {
      const [{ failure }] = faults.splice(fault, 1) as [(typeof faults)[number]];
      await latency();
      throw new HttpError(failure);
    }
    let refused: unknown;
    try {
      apply();
    } catch (error) {
      refused = error;
    }
    const byDefault = (card: SavedCard) => (card.isDefault ? 0 : 1);
    server.cards.sort((a, b) => byDefault(a) - byDefault(b));
    const reply = buildPaymentInfo(server.cards.map((card) => ({ ...card })));
    await latency();
    if (refused) throw refused as Error;
    return reply;
  }

  const find = (id: string) => {
    const card = server.cards.find((each) => each.id === id);
    if (!card) throw refusal(404, PAYMENT_CODES.notFound);
    return card;
  };
  const makeDefault = (id: string | undefined) => {
    server.cards = server.cards.map((card) => ({ ...card, isDefault: card.id === id }));
  };

  return {
    calls,
    server,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'INTERNAL', status: 500, retryable: true, message: 'Internal error', ...failure },
      });
    },
    list: () => answer('list', () => undefined),
    save: ({ cardPayment }) =>
      answer('save', () => {
        const invalid = cardFault(cardPayment, now());
        if (invalid) throw new HttpError({ ...invalid, status: 400, retryable: false });
        if (server.cards.length >= SAVED_CARD_LIMIT) throw refusal(409, PAYMENT_CODES.savedCardLimit);
        const { accountNumber = '', brand, expiryMonth, expiryYear, userNotes } = cardPayment;
        const card = buildSavedCard({
          id: `added-${(added += 1)}`,
          ...(brand ? { brand } : {}),
          lastFourDigit: accountNumber.slice(-4),
          ...(expiryMonth && expiryYear ? { expiryMonth, expiryYear } : {}),
          ...(userNotes ? { userNotes } : {}),
          ...(cardPayment.membershipPayment ? { membershipPayment: true } : {}),
        });
        const isDefault = cardPayment.defaultPayment ?? server.cards.length === 0;
        if (cardPayment.membershipPayment)
          server.cards = server.cards.map((each) => ({ ...each, membershipPayment: false }));
        server.cards.push(card);
        if (isDefault) makeDefault(card.id);
      }),
    edit: (id, { userNotes, expiryMonth, expiryYear, billingAddress, defaultPayment, membershipPayment }) =>
      answer('edit', () => {
        const { userNotes: nickname, ...rest } = find(id);
        const name = userNotes ?? nickname;
        const changed = {
          ...rest,
          ...(name ? { userNotes: name } : {}),
          ...(expiryMonth && expiryYear ? { expiryMonth, expiryYear } : {}),
          ...(billingAddress ? { billingAddress } : {}),
        };
        if (server.cards.some((card) => card.id !== id && isSameCard(card, changed)))
          throw refusal(409, PAYMENT_CODES.savedCardExists);
        server.cards = server.cards.map((card) => (card.id === id ? changed : card));
        if (defaultPayment) makeDefault(id);
        if (membershipPayment !== undefined)
          server.cards = server.cards.map((card) => ({
            ...card,
            membershipPayment:
              card.id === id ? membershipPayment : !membershipPayment && card.membershipPayment === true,
          }));
      }),
    remove: (id) =>
      answer('remove', () => {
        const { isDefault } = find(id);
        server.cards = server.cards.filter((card) => card.id !== id);
        if (isDefault) makeDefault(server.cards[0]?.id);
      }),
  };
}
