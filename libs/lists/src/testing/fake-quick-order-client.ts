import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { Message } from '@foolscap/core/vocabulary';
import type { QuickOrderClient } from '../client/index.ts';
import type {
  QuickOrderAnswer,
  QuickOrderBody,
  QuickOrderItem,
  QuickOrderResult,
} from '../contract/index.ts';
import { LIST_CODES, LIST_ERRORS, MAX_QUICK_ORDER_SUGGESTIONS } from '../model/index.ts';

/** A product of the fake server. */
export interface FakeQuickOrderProduct extends QuickOrderItem {
  /** Units in stock; any number without it. */
  stock?: number;
  /** A part number of the shopper's organization. */
  customerSku?: string;
}

export interface FakeQuickOrderClient extends QuickOrderClient {
  /** Calls received, in order. */
  readonly calls: { operation: keyof QuickOrderClient; rows: QuickOrderBody['rows']; key?: string }[];
  /** Units in the cart by item number. */
  readonly cart: Record<string, number>;
  /** Makes the next call of an operation fail; without a failure, as if the network was down. */
  failNext(operation: keyof QuickOrderClient, failure?: Partial<Failure>): void;
}

/** Builds an item in stock. */
export const buildQuickOrderItem = (
  overrides: Partial<FakeQuickOrderProduct> = {},
): FakeQuickOrderProduct => {
  const { itemId = '24110101' } = overrides;
  return {
    itemId,
    name: 'Northfold copy paper, letter, 500 sheets',
    imageUrl: `/media/p/${itemId}.svg`,
    itemUrl: `/p/${itemId}/northfold-copy-paper`,
    units: 'ream',
    pricePerUnit: 8.99,
    quantityLimit: 9999,
    isOutOfStock: false,
    ...overrides,
  };
};

const warning = (code: string, description: string): Message => ({ code, type: 'WARN', description });

/** Checks whether two numbers have the same length and differ in at most one character. */
const isSimilar = (one: string, other: string) =>
  one.length === other.length && [...one].filter((each, at) => each !== other[at]).length <= 1;

/**
 * Creates an in-memory server of quick orders, for saga tests, stories and applications' tests. It knows order multiples, stock and part numbers.
 * @param latency runs before each reply, such as a timer that a test controls
 */
export function createFakeQuickOrderClient({
  products = [buildQuickOrderItem()],
  latency = () => Promise.resolve(),
}: {
  products?: readonly FakeQuickOrderProduct[];
  latency?: () => Promise<unknown>;
} = {}): FakeQuickOrderClient {
  const calls: FakeQuickOrderClient['calls'] = [];
  const cart: Record<string, number> = {};
  const replies = new Map<string, QuickOrderResult[]>();
  const faults: { operation: keyof QuickOrderClient; failure: Failure }[] = [];

  const suggest = (typed: string) =>
    products
      .filter(({ itemId }) => itemId.startsWith(typed) || isSimilar(itemId, typed))
      .slice(0, MAX_QUICK_ORDER_SUGGESTIONS)
      .map(({ itemId, name }) => ({ itemId, name }));

  function check({ itemId, qty }: QuickOrderBody['rows'][number]): QuickOrderAnswer {
    const product = products.find((each) => each.itemId === itemId || each.customerSku === itemId);
    if (!product) {
      const description = LIST_ERRORS[LIST_CODES.unknownItem];
      const message: Message = { code: LIST_CODES.unknownItem, type: 'ERROR', description };
      return { itemId, qty, qtyToAdd: 0, messages: [message], suggestions: suggest(itemId) };
    }
    const { stock = Infinity, customerSku: _, ...item } = product;
    const answer = { itemId, qty, item, suggestions: [] };
    if (item.isOutOfStock) {
      const message: Message = {
        code: 'OUT_OF_STOCK',
        type: 'ERROR',
        description: 'This item is out of stock.',
      };
      return { ...answer, qtyToAdd: 0, messages: [message] };
    }
    const { orderMultiple = 1, quantityLimit } = item;
    const rounded = Math.ceil(qty / orderMultiple) * orderMultiple;
    if (rounded > Math.min(stock, quantityLimit)) {
      const most = Math.min(stock, quantityLimit);
      return {
        ...answer,
        qtyToAdd: most,
        messages: [warning('PARTIAL_QTY_AVAILABLE', `Only ${most} of ${qty} can be added.`)],
      };
    }
    const text = `Sold in multiples of ${orderMultiple}, so we changed the quantity to ${rounded}.`;
    return {
      ...answer,
      qtyToAdd: rounded,
      messages: rounded === qty ? [] : [warning('ORDER_MULTIPLE', text)],
    };
  }

  async function answer<T>(
    call: FakeQuickOrderClient['calls'][number],
    execute: () => T,
    signal?: AbortSignal,
  ): Promise<T> {
    calls.push(call);
    const place = faults.findIndex(({ operation }) => operation === call.operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    await latency();
    if (signal?.aborted)
      throw new HttpError({ code: 'ABORTED', retryable: false, message: 'Request aborted' });
    if (fault) throw new HttpError(fault.failure);
    return execute();
  }

  return {
    calls,
    cart,
    failNext(operation, failure = {}) {
      const lost: Failure = { code: 'NETWORK', retryable: true, message: 'Network Error' };
      faults.push({ operation, failure: { ...lost, ...failure } });
    },
    checkRows: ({ rows }, signal) =>
      answer({ operation: 'checkRows', rows }, () => ({ rows: rows.map(check) }), signal),
    addRows: ({ rows }, key) =>
      answer({ operation: 'addRows', rows, key }, () => {
        const results =
          replies.get(key) ??
          rows.map((row): QuickOrderResult => {
            const { item, qtyToAdd: qty, messages, suggestions } = check(row);
            if (item && qty > 0) cart[item.itemId] = (cart[item.itemId] ?? 0) + qty;
            const status = qty === 0 ? 'REFUSED' : qty === row.qty ? 'ADDED' : 'CHANGED';
            return { itemId: row.itemId, status, qty, messages, suggestions };
          });
        replies.set(key, results);
        return { results, cartRevision: replies.size };
      }),
  };
}
