import type { OrderableKind } from '@foolscap/cart/model';
import type { DeliveryType, LevelOfService, Message } from '@foolscap/core/vocabulary';
import type { RawBuilder } from 'kysely';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { IdempotentRequest, OutcomeRow } from '../../kernel/http/idempotency.ts';
import type { ReplyMessage } from '../../kernel/translations/reply-text.ts';
import type { CartEntries, CartRow, LineWrite, NewCheckedCard, NewTender } from './cart-types.ts';
import type { CartNotice } from './tables.ts';

/** Changes to a list of saved items. */
export interface SavedItemsWrites {
  list: CartRow;
  inserts: LineWrite[];
  /** Lines to update by id. */
  updates: LineWrite[];
  /** Ids of lines that are detached from their parent. */
  detached: readonly string[];
  /** Ids of lines to delete. */
  removals: readonly string[];
  /** Ids of saved lines, by the cart line that units are moved from or to. */
  listItemIds: Record<string, string>;
  /** The reasons why less was saved than requested. */
  messages: Message[];
}

/** Checked cards that a command removes (by id) and adds. */
export interface CheckedCardWrites {
  removals: readonly string[];
  adds: readonly NewCheckedCard[];
}

/** The quantities that a call requested for a line it left unchanged. */
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
  /** Absent from outcomes stored by older versions. */
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
  /** Lines that stay unchanged, whose rows still have the quantities of an earlier call. */
  unchanged: Record<string, LineCounts>;
  refused: RefusedItem[];
  errors: (ReplyMessage & { type: 'ERROR' })[];
  /** Lines to insert, or to restore if a removed line has the same item, delivery option and parent. */
  inserts: LineWrite[];
  /** Lines to update by id. */
  updates: LineWrite[];
  /** New levels of service by line; null to follow the cart's. */
  levels?: readonly { id: string; level: LevelOfService | null }[];
  /** Ids of lines to mark as removed. */
  removals: string[];
  /** Whether the removed lines were saved for later and therefore cannot be restored. */
  savesRemovals?: boolean;
  /** Ids of removed lines to restore. */
  restores: string[];
  /** Values that the shopper entered for the cart itself, such as addresses. */
  entries: CartEntries;
  /** Ids of the promotions that replace the cart's coupons; undefined to keep the coupons. */
  coupons?: readonly string[];
  /** Tenders to remove by id, then those to add; undefined to keep the cart's tenders. */
  tenders?: TenderWrites;
  /** Changes to the gift and prepaid cards that are not applied; undefined to keep them. */
  checkedCards?: CheckedCardWrites;
  /**
   * Ends the cart: an ordered cart is closed; a guest's cart is deleted once its lines have moved to an account. The owner's next add opens
   * a new cart. Undefined to keep the cart open.
   */
  ends?: 'ORDERED' | 'MERGED';
  /** Changes to the owner's saved items, in the same transaction; undefined to keep them. */
  saved?: SavedItemsWrites | undefined;
  /** Messages that later replies show until the next change. */
  notices: CartNotice[];
  /** Whether the cart changes, which increments its revision. */
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
  /** Kind of cart that the call changes; CART by default. */
  kind?: OrderableKind | undefined;
  /** `responseType=WHOLE`: the reply contains the whole cart. */
  whole: boolean;
  /** Whether the reply lists alternatives and plans for its lines (`ux2`, and whole replies to an add). */
  related?: boolean;
}

/** The outcome of a command, stored under its idempotency key. The reply is built from it and the current cart. */
export interface CartOutcome extends Pick<CartDecision, 'lineIds' | 'messages' | 'refused' | 'errors'> {
  /** Absent from outcomes stored by older versions. */
  unchanged?: CartDecision['unchanged'];
  newItemAdded: boolean;
  previousRevision: number;
  revision: number;
  /** The change to the saved items, if any. */
  saved?: SavedItemsOutcome;
}

/** A command's change to a list of saved items. */
export interface SavedItemsOutcome {
  listId: string;
  lineIds: string[];
  removedIds: string[];
  /** Ids of saved lines, by the cart line that units were moved from or to. */
  listItemIds?: Record<string, string>;
  messages: Message[];
  previousRevision: number;
  revision: number;
}

/** The fact that every command reads: the outcome stored under its key. */
export interface StoredFacts {
  stored: OutcomeRow | null;
}

/** A cart change: the facts it depends on, and a pure decision over them. */
export interface CartCommand<Facts, FirstFacts extends StoredFacts = StoredFacts> {
  /**
   * Builds the statement that reads the first facts together with the stored outcome, for commands that run often. It is sent together with
   * the statement that locks the cart, so it finds the cart by owner and kind. A repeated request gets its stored outcome, whatever the
   * facts are now.
   */
  selectFirst?(
    owner: Owner,
    kind: OrderableKind,
    stored: RawBuilder<OutcomeRow | null>,
    now: Date,
  ): RawBuilder<FirstFacts>;
  /**
   * Loads the facts that the decision depends on, with the cart locked. Not called for a repeated request.
   * @throws ApiError to refuse the command, which leaves the cart and the key unchanged
   */
  load(trx: Db, cart: CartRow, first: FirstFacts): Promise<Facts>;
  /** Decides without reading or writing. Whatever the decision omits stays unchanged. @throws ApiError like `load` */
  apply(cart: CartRow, facts: Facts): Partial<CartDecision>;
  /** Whether the reply marks an added item (`newItemAdded`). */
  addsItems?: boolean;
}

/** A command that runs inside the caller's transaction and has no key of its own. */
export type InnerCartCommand<Facts> = Pick<CartCommand<Facts>, 'apply'> & {
  load(trx: Db, cart: CartRow): Promise<Facts>;
};
