import type fc from 'fast-check';
import type { PaymentGateway } from '../../domains/payments/payment-gateway.ts';
import type { Shopper, TestShop } from '../test-shop.ts';
import type { FaultyGateway } from './faulty-gateway.ts';

/** Items with a unit price in US cents: the prices leave a remainder when discounts and taxes are divided. */
export const PRICES = { ream: 899, pen: 133, desk: 20_011 } as const;
export type Sku = keyof typeof PRICES;
export const SKUS = Object.keys(PRICES) as Sku[];
export const STOCK = 1000;

/** Gift and prepaid cards that both shoppers of a run have: two with low balances, one that pays whole orders, and an empty one. */
export const STORED_VALUE = [
  { prefix: '600649', balance: 700 },
  { prefix: '600650', balance: 4321 },
  { prefix: '600649', balance: 90_000 },
  { prefix: '600649', balance: 0 },
] as const;

/** US cents of rewards that each of the two members has, from two program years. */
export const REWARDS = [500, 1300] as const;

/** Cards for the rest, by their last four digits, which a checkout shows. */
export const CARDS = {
  '1111': '4111111111111111',
  '0002': '4000000000000002',
  '0119': '4000000000000119',
  '0259': '4000000000000259',
} as const;
export type Card = keyof typeof CARDS;
/** The status of an order whose rest is charged to the card. */
export const STATUS_OF: Record<Card, number> = { '1111': 200, '0002': 402, '0119': 503, '0259': 200 };

/** Limits of the third shopper's organization: for open invoices, and for orders without an approval; in US cents. */
export const INVOICE_LIMIT = 60_000;
export const APPROVAL_LIMIT = 5000;

/** Coupons with US cents off, and the orders that may use them: of all shoppers, or of each. */
export const COUPONS = {
  ALWAYS: { off: 37, total: null, perPerson: null },
  TWICE: { off: 100, total: 2, perPerson: null },
  EACH: { off: 211, total: null, perPerson: 1 },
} as const;
export type Coupon = keyof typeof COUPONS;

/** Accounts at a wallet vendor, with the status of an order that each pays. */
export const WALLETS = { 'ada@example.com': 200, 'decline@example.com': 402 } as const;
export type Wallet = keyof typeof WALLETS;

export interface StoredValueCard {
  number: string;
  token: string;
  /** US cents. */
  initial: number;
}

export interface PlacedOrder {
  number: string;
  shopper: Shopper;
  key: string;
  total: number;
  placedAt: number;
  isCanceled: boolean;
  /** Waits for the decision of an approver. */
  isPending: boolean;
  /** Was declined by an approver. */
  isDeclined: boolean;
}

/** A guest and a member of the consumer site, and a buyer of an organization. */
export interface Person {
  shopper: Shopper;
  /** The account of a member of the rewards program. */
  accountId?: string;
  /** Ship-to address, and email address of a guest, as checkout sends them. */
  entries: Record<string, unknown>;
  billing: Record<string, unknown>;
  isBuyer: boolean;
}

/** The part of the state that the commands predict; the rest is read, and checked by `checkMoney`. */
export interface Model {
  orders: PlacedOrder[];
  /** Whether a fault has left steps that recovery has to finish. */
  isUnfinished: boolean;
  /** Indexes of the gift and prepaid cards that each shopper has applied to the cart, and of those that were only checked, and the rewards. */
  stored: readonly [CartStoredValue, CartStoredValue, CartStoredValue];
}

/** The gift and prepaid cards of one cart, by their indexes, and its rewards. */
export interface CartStoredValue {
  applied: Set<number>;
  checked: Set<number>;
  /** The US cents of rewards that the cart uses at most; undefined without rewards. */
  rewards: number | undefined;
}

/** Totals of all runs, so that a run that tests nothing is noticed. */
export interface Counts {
  runs: number;
  commands: number;
  placed: number;
  repeated: number;
  declined: number;
  unanswered: number;
  crashes: number;
  timeouts: number;
  /** Commands of another tab while an order waits for the gateway. */
  interruptions: number;
  canceled: number;
  refunds: number;
  recoveries: number;
  /** Orders by tender other than cards, and with a coupon. */
  invoices: number;
  wallets: number;
  coupons: number;
  /** Balances that were checked, and checked cards that were applied later. */
  checks: number;
  applies: number;
  /** Rewards that were added to a cart, and orders that they paid for. */
  rewards: number;
  rewardsOrders: number;
  /** Canceled units that returned rewards. */
  rewardsReturns: number;
  /** Orders of a cart that had a checked card with money on it. */
  unapplied: number;
  /** Orders that waited for approval, and the decisions on them. */
  pending: number;
  released: number;
  refused: number;
}

export interface Real {
  shop: TestShop;
  /** Without faults. */
  gateway: PaymentGateway;
  faulty: FaultyGateway;
  shoppers: readonly [Person, Person, Person];
  organizationId: string;
  approverId: string;
  cards: readonly StoredValueCard[];
  counts: Counts;
  /** The last key that was used; keys are unique in all runs. */
  keys: { last: number };
}

export type Command = fc.AsyncCommand<Model, Real>;
