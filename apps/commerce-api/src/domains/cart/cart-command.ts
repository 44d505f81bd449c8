import type { DeliveryType, LevelOfService, Message } from '@foolscap/core/vocabulary';
import type { RawBuilder } from 'kysely';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { IdempotentRequest, OutcomeRow } from '../../kernel/http/idempotency.ts';
import type {
  CartEntries,
  CartRow,
  LineWrite,
  NewCheckedCard,
  NewTender,
  OrderableKind,
} from './cart-types.ts';
import type { CartNotice } from './tables.ts';

/** The changes of a list of saved items. */
export interface SavedItemsWrites {
  list: CartRow;
  inserts: LineWrite[];
  /** Lines to update by id. */
  updates: LineWrite[];
  /** Ids of lines that lose their parent and become lines of their own. */
  detached: readonly string[];
  /** Ids of lines to delete. */
  removals: readonly string[];
  /** The saved line by the cart line that units are moved from or to. */
  listItemIds: Record<string, string>;
  /** The reasons why less was saved than requested. */
  messages: Message[];
}

/** The checked cards that a command removes by id, and those that it adds. */
export interface CheckedCardWrites {
  removals: readonly string[];
  adds: readonly NewCheckedCard[];
}

/** The quantities that a call requested for a line which it left unchanged. */
interface LineCounts {
  requestedQty: number;
  qtyAdded: 0;
  prevQty: number;
}

/** An item that was not added. */
interface RefusedItem {
  itemId: string;
  requestedQty: number;
  deliveryType: DeliveryType;
  /** Absent from outcomes that older versions stored. */
  pickupStoreNumber?: string;
}

/** The tenders that a command removes and adds. */
export interface TenderWrites {
  removals: readonly string[];
  adds: readonly NewTender[];
}

/** The decision of a command: the lines to write, and everything that its reply reports. */
export interface CartDecision {
  /** Lines that are changed or have messages. */
  lineIds: string[];
  /** Messages by line id, or by item id for items that were not added. */
  messages: Record<string, Message[]>;
  /** Lines that stay as they are; their rows still hold the quantities of an earlier call. */
  unchanged: Record<string, LineCounts>;
  refused: RefusedItem[];
  errors: { code: string; description: string; type: 'ERROR' }[];
  /** Lines to insert, or to restore under the same item, delivery option and parent. */
  inserts: LineWrite[];
  /** Lines to update by id. */
  updates: LineWrite[];
  /** New levels of service of lines; null for that of the cart. */
  levels?: readonly { id: string; level: LevelOfService | null }[];
  /** Ids of lines to mark as removed. */
  removals: string[];
  /** Whether the removed lines are saved for later, so that they cannot be restored. */
  savesRemovals?: boolean;
  /** Ids of removed lines to restore. */
  restores: string[];
  /** Values that the shopper entered for the cart itself, such as addresses. */
  entries: CartEntries;
  /** The ids of the promotions that replace the coupons of the cart; undefined to keep them. */
  coupons?: readonly string[];
  /** Tenders to remove by id, and then to add; undefined to keep those of the cart. */
  tenders?: TenderWrites;
  /** The changes of the gift and prepaid cards that are not applied; undefined to keep them. */
  checkedCards?: CheckedCardWrites;
  /**
   * Ends the cart: an ordered cart is closed, a guest's cart whose lines move to an account is deleted. The owner's next add opens a new one.
   * Undefined to keep the cart open.
   */
  ends?: 'ORDERED' | 'MERGED';
  /** The changes of the owner's saved items, in the same transaction; undefined to keep them. */
  saved?: SavedItemsWrites | undefined;
  /** Messages that later replies show until the next change. */
  notices: CartNotice[];
  /** Whether the cart changes; its revision grows then. */
  changed: boolean;
}

/** Returns a decision that changes nothing. */
export const emptyDecision = (): CartDecision => ({
  lineIds: [],
  messages: {},
  unchanged: {},
  refused: [],
  errors: [],
  inserts: [],
  updates: [],
  removals: [],
  restores: [],
  entries: {},
  notices: [],
  changed: false,
});

/** The request that a command comes from. */
export interface CartRequest {
  caller: KnownCaller;
  idempotency: IdempotentRequest | undefined;
  /** The kind of the cart that the call changes; CART unless given. */
  kind?: OrderableKind | undefined;
  /** `responseType=WHOLE`: the reply holds the whole cart. */
  whole: boolean;
  /** Whether the reply lists alternatives and plans for the lines that it holds (`ux2`, and whole replies to an add). */
  related?: boolean;
}

/** The outcome of a command, stored under its idempotency key; its reply is built from it and the cart as it is. */
export interface CartOutcome extends Pick<CartDecision, 'lineIds' | 'messages' | 'refused' | 'errors'> {
  /** Absent from outcomes that older versions stored. */
  unchanged?: CartDecision['unchanged'];
  newItemAdded: boolean;
  previousRevision: number;
  revision: number;
  /** The change of the saved items; absent if there was none. */
  saved?: SavedItemsOutcome;
}

/** The change of a list of saved items by a command. */
export interface SavedItemsOutcome {
  listId: string;
  lineIds: string[];
  removedIds: string[];
  /** The saved line by the cart line that units were moved from or to. */
  listItemIds?: Record<string, string>;
  messages: Message[];
  previousRevision: number;
  revision: number;
}

/** The facts of every command: the outcome that is stored under its key. */
export interface StoredFacts {
  stored: OutcomeRow | null;
}

/** A change of a cart: the facts that it depends on, and a pure decision over them. */
export interface CartCommand<Facts, FirstFacts extends StoredFacts = StoredFacts> {
  /**
   * Builds the statement that reads the first facts with the stored outcome, for commands that run often. It is sent with the lock of the cart,
   * and finds the cart by its owner and kind. A repeated request gets its stored outcome whatever the facts are now.
   */
  selectFirst?(
    owner: Owner,
    kind: OrderableKind,
    stored: RawBuilder<OutcomeRow | null>,
  ): RawBuilder<FirstFacts>;
  /**
   * Loads the facts that the decision depends on, with the cart locked. A repeated request does not get here.
   * @throws ApiError to refuse the command: the cart and the key are left unchanged
   */
  load(trx: Db, cart: CartRow, first: FirstFacts): Promise<Facts>;
  /** Decides, without reading or writing; what the decision leaves out stays as it is. @throws ApiError like `load` */
  apply(cart: CartRow, facts: Facts): Partial<CartDecision>;
  /** Whether the reply marks an added item (`newItemAdded`). */
  addsItems?: boolean;
}

/** A command inside a transaction of the caller, which has no key of its own. */
export type InnerCartCommand<Facts> = Pick<CartCommand<Facts>, 'apply'> & {
  load(trx: Db, cart: CartRow): Promise<Facts>;
};
