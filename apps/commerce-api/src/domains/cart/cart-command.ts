import type { RawBuilder } from 'kysely';
import type { DeliveryType, Message } from '@foolscap/core/vocabulary';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { CartNotice } from '../../kernel/database/tables.ts';
import type { IdempotentRequest, OutcomeRow } from '../../kernel/http/idempotency.ts';
import type { CartEntries, CartRow } from './cart.repository.ts';
import type { LineWrite } from './line-writes.repository.ts';

/** The request that a command comes from. */
export interface CartRequest {
  caller: KnownCaller;
  idempotency: IdempotentRequest | undefined;
  /** `responseType=WHOLE`: the reply holds the whole cart. */
  whole: boolean;
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
  /** Ids of lines to mark as removed. */
  removals: string[];
  /** Ids of removed lines to restore. */
  restores: string[];
  /** Values that the shopper entered for the cart itself, such as addresses. */
  entries: CartEntries;
  /** The ids of the promotions that replace the coupons of the cart; undefined to keep them. */
  coupons?: readonly string[];
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

/** The outcome of a command, stored under its idempotency key; its reply is built from it and the cart as it is. */
export interface CartOutcome extends Pick<CartDecision, 'lineIds' | 'messages' | 'refused' | 'errors'> {
  /** Absent from outcomes that older versions stored. */
  unchanged?: CartDecision['unchanged'];
  newItemAdded: boolean;
  previousRevision: number;
  revision: number;
}

/** The facts of every command: the outcome that is stored under its key. */
export interface StoredFacts {
  stored: OutcomeRow | null;
}

/** A change of a cart. */
export interface CartCommand<Facts extends StoredFacts = StoredFacts> {
  /**
   * Loads the facts that the decision depends on, in one statement with the stored outcome. Omitted by commands that need no facts, or read
   * them in `apply`.
   */
  load?(trx: Db, cart: CartRow, stored: RawBuilder<OutcomeRow | null>): Promise<Facts>;
  /** Decides, with the cart locked. An error that it throws leaves the cart and the key unchanged. */
  apply(trx: Db, cart: CartRow, facts: Facts): Promise<CartDecision>;
  /** Whether the reply marks an added item (`newItemAdded`). */
  addsItems?: boolean;
}
