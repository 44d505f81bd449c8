import type {
  QuickOrderAnswer,
  QuickOrderBody,
  QuickOrderCheck,
  QuickOrderData,
  QuickOrderItem,
} from '@foolscap/lists/contract';
import { LIST_CODES } from '@foolscap/lists/model';
import { toDecimal } from '@foolscap/core/money';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { holdsCardNumber } from '@foolscap/payments/model';
import type { Caller, KnownCaller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { findOutcome, type IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { createListedItemsService, findCart } from '../cart/index.ts';
import { getItemUrl } from '../catalog/index.ts';
import { pictureUrl } from '../media/index.ts';
import { getResult } from './item-results.ts';
import { itemMessage } from './list-errors.ts';
import { getSinglePrice, getSupply, hasUnits } from './list-item-data.ts';
import { listProducts, type ProductRow } from './list-item-rows.repository.ts';
import { findByProductNumber } from './product-numbers.repository.ts';
import { findSuggestions } from './quick-order-suggestions.ts';
import { type ListViewer, readViewer } from './viewer.ts';

export type QuickOrderService = ReturnType<typeof createQuickOrderService>;

type Row = QuickOrderBody['rows'][number];

function getItem(product: ProductRow, orderMultiple: number): QuickOrderItem {
  const price = getSinglePrice(product);
  const isOutOfStock = price === undefined || !hasUnits(product);
  return {
    itemId: product.sku,
    name: product.name,
    imageUrl: pictureUrl(product.picture),
    itemUrl: getItemUrl(product.sku, product.name),
    units: product.uom,
    ...(price === undefined ? {} : { pricePerUnit: toDecimal(price) }),
    ...(orderMultiple > 1 ? { orderMultiple } : {}),
    quantityLimit: product.quantity_limit ?? MAX_LINE_QUANTITY,
    ...(isOutOfStock ? {} : getSupply(product)),
    isOutOfStock,
  };
}

/** Creates the service of quick orders: items by number, checked while they are typed and added in one command. */
export function createQuickOrderService(context: Pick<ApiContext, 'database' | 'now'>) {
  const {
    database: { db },
    now,
  } = context;
  const listedItems = createListedItemsService(context);

  /** Converts rows to cart items, replacing model numbers and barcodes with item numbers. */
  async function getItems(viewer: ListViewer, rows: readonly Row[]) {
    const typed = rows.map(({ itemId }) => itemId.trim());
    const numbers = await findByProductNumber(db, viewer, [...new Set(typed)]);
    return rows.map(({ qty }, at) => {
      const itemId = typed[at]!;
      return { listItemId: String(at), itemId: numbers.get(itemId) ?? itemId, qty };
    });
  }

  /** Looks up rows, in order. */
  async function check(caller: Caller, rows: readonly Row[]) {
    const viewer = await readViewer(db, caller);
    const items = await getItems(viewer, rows);
    const checked = await listedItems.check(caller, items);
    const products = await listProducts(db, viewer.buyer, [
      ...new Set(checked.map(({ resolvedItemId }) => resolvedItemId)),
    ]);
    const unknown = checked.filter(({ resolvedItemId }) => !products.has(resolvedItemId));
    const unavailable = checked.filter(
      ({ resolvedItemId, qty, prevQty }) => products.has(resolvedItemId) && qty === 0 && prevQty === 0,
    );
    const suggestions = await findSuggestions(
      db,
      viewer,
      [...new Set(unknown.map(({ itemId }) => itemId))],
      [...new Set(unavailable.map(({ resolvedItemId }) => resolvedItemId))],
    );
    const answers = checked.map(({ resolvedItemId, qty, messages, orderMultiple }, at): QuickOrderAnswer => {
      const product = products.get(resolvedItemId);
      return {
        ...rows[at]!,
        qtyToAdd: qty,
        ...(product ? { item: getItem(product, orderMultiple) } : {}),
        messages: product ? messages : [itemMessage(LIST_CODES.unknownItem)],
        suggestions: (qty === 0 && suggestions.get(resolvedItemId)) || [],
      };
    });
    return { items, answers };
  }

  return {
    check: async (caller: Caller, { rows }: QuickOrderBody): Promise<QuickOrderCheck> => ({
      rows: (await check(caller, rows)).answers,
    }),

    /** Adds rows to the caller's cart in one command, each with its own result. Rows with unknown numbers are refused with suggestions. */
    async add(
      { caller, idempotency }: { caller: KnownCaller; idempotency: IdempotentRequest | undefined },
      { rows }: QuickOrderBody,
    ): Promise<QuickOrderData> {
      const stored = idempotency && (await findOutcome(db, caller.session.id, idempotency, now()));
      if (stored) return stored.reply as QuickOrderData;
      // Outside the command, which holds the cart lock, because suggestions take longer than adding.
      const { items, answers } = await check(caller, rows);
      const toAdd = items.filter((_, at) => answers[at]!.item);
      const getReply = (
        added: ReadonlyMap<string, ReturnType<typeof getResult>>,
        cartRevision: number,
      ): QuickOrderData => ({
        results: answers.map(({ itemId, messages, suggestions }, at) => {
          const result = added.get(String(at));
          return result
            ? { ...result, itemId, suggestions: result.status === 'REFUSED' ? suggestions : [] }
            : {
                // The reply is stored under its key, and a card number must never be stored (decision-card-data).
                itemId: holdsCardNumber(itemId) ? '' : itemId,
                status: 'REFUSED' as const,
                qty: 0,
                messages,
                suggestions,
              };
        }),
        cartRevision,
      });
      if (!toAdd.length) {
        const cart = await findCart(db, caller.owner(caller.session));
        return getReply(new Map(), cart?.revision ?? 0);
      }
      return listedItems.add({ caller, idempotency }, toAdd, (results, cartRevision) =>
        getReply(new Map(results.map((result) => [result.listItemId, getResult(result)])), cartRevision),
      );
    },
  };
}
