import type { CartChangeData, CartItem, UpdateItemsBody } from '../../contract/index.ts';
import type { MovedItem } from '../../client/saved-items-client.ts';
import { quantityAfter, type QuantityChange } from '../../model/quantity-change.ts';
import type { CarriedOut } from './network.ts';
import { type Shop, SHARED_ITEMS } from './shop.ts';

interface ReplayedLine {
  itemId: string;
  qty: number;
  /** Pickup store; empty for a shipped line. */
  store: string;
}

/**
 * The lines, saved items and coupons that result from the executed writes, based on the meaning of the writes rather than the server's
 * rules.
 */
export interface Replayed {
  lines: Map<string, ReplayedLine>;
  saved: Map<string, { itemId: string; qty: number }>;
  coupons: readonly string[];
}

type Units = readonly { itemId: string; qty: number }[];

const getStore = ({ selectedDeliveryOption: option }: CartItem): string =>
  option.deliveryType === 'STA' ? '' : (option.pickupStoreNumber ?? '');

/** Returns the quantity changes of a write; for a page that was closed, those that it sent. */
function getChanges({ args, write }: CarriedOut): [string, QuantityChange][] {
  const sent = args[0] as UpdateItemsBody['items'];
  const payload = write?.payload as Partial<Record<'sent' | 'request', Record<string, QuantityChange>>>;
  const changes = write?.kind === 'quantity' ? (payload.sent ?? payload.request) : undefined;
  return sent.map(({ cartItemId = '', qty }) => [cartItemId, changes?.[cartItemId] ?? { wanted: qty }]);
}

/** Replays the writes that the server has executed on a cart. */
export function replay(start: readonly CartItem[], calls: readonly CarriedOut[]): Replayed {
  const lines = new Map<string, ReplayedLine>(
    start.map((line) => [line.cartItemId, { itemId: line.itemId, qty: line.qty, store: getStore(line) }]),
  );
  const removed = new Map<string, ReplayedLine>();
  const saved: Replayed['saved'] = new Map();
  let coupons: readonly string[] = [];

  /** Adds units to the lines in the reply. */
  function add(units: Units, reply: CartChangeData): void {
    for (const { itemId, qty } of units) {
      const line = reply.cartInfo.items.find((each) => each.itemId === itemId && each.status === 'ACTIVE')!;
      const held = lines.get(line.cartItemId)?.qty ?? 0;
      lines.set(line.cartItemId, { itemId, qty: held + qty, store: getStore(line) });
    }
  }

  function update(call: CarriedOut): void {
    const sent = call.args[0] as UpdateItemsBody['items'];
    for (const [id, change] of getChanges(call)) {
      const { deliveryType, pickupStoreNumber = '' } = sent.find(({ cartItemId }) => cartItemId === id)!;
      const line = lines.get(id) ?? removed.get(id)!;
      // Undo restores the former quantity, even of a line whose new add got no reply. Other line writes keep the quantity.
      const setsQuantity =
        !call.write || call.write.kind === 'quantity' || call.write.kind === 'restore' || !lines.has(id);
      const qty = setsQuantity ? quantityAfter(change, line.qty) : line.qty;
      const store = deliveryType === undefined ? line.store : deliveryType === 'STA' ? '' : pickupStoreNumber;
      const other = [...lines].find(
        ([otherId, each]) => otherId !== id && each.itemId === line.itemId && each.store === store,
      );
      if (other && store !== line.store) {
        lines.delete(id);
        removed.set(id, line);
        lines.set(other[0], { ...other[1], qty: other[1].qty + qty });
      } else lines.set(id, { ...line, qty, store });
    }
  }

  function remove(id: string): ReplayedLine {
    const line = lines.get(id)!;
    lines.delete(id);
    removed.set(id, line);
    return line;
  }

  for (const call of calls) {
    const { operation, args } = call;
    const reply = call.reply as { data: CartChangeData };
    if (operation === 'addItems') add((args[0] as { items: Units }).items, reply.data);
    if (operation === 'addShared') add(SHARED_ITEMS, reply.data);
    if (operation === 'updateItems') update(call);
    if (operation === 'removeItem') remove(args[0] as string);
    if (operation === 'removeSaved') saved.delete(args[0] as string);
    if (operation === 'saveLine') {
      const { itemId, qty } = remove(args[0] as string);
      const id = reply.data.cartInfo.items.find(({ cartItemId }) => cartItemId === args[0])!.listItemId!;
      saved.set(id, { itemId, qty: qty + (saved.get(id)?.qty ?? 0) });
    }
    if (operation === 'moveToCart')
      for (const { listItemId, qty } of args[0] as MovedItem[]) {
        const item = saved.get(listItemId);
        if (!item) continue;
        const moved = Math.min(qty, item.qty);
        add([{ itemId: item.itemId, qty: moved }], reply.data);
        if (moved < item.qty) saved.set(listItemId, { ...item, qty: item.qty - moved });
        else saved.delete(listItemId);
      }
    if (operation === 'updateCart') coupons = (args[0] as { coupons?: string[] }).coupons ?? coupons;
  }
  return { lines, saved, coupons };
}

/** Returns the same data from a server. */
export const getActual = ({ cart, saved }: Shop): Replayed => ({
  lines: new Map(
    cart.server.cart.items.map((line) => [
      line.cartItemId,
      { itemId: line.itemId, qty: line.qty, store: getStore(line) },
    ]),
  ),
  saved: new Map(saved.saved.items.map(({ listItemId, itemId, qty }) => [listItemId, { itemId, qty }])),
  coupons: (cart.server.cart.coupons ?? []).map(({ couponCode }) => couponCode),
});
