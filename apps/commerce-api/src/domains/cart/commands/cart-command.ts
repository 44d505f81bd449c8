import type { RawBuilder } from 'kysely';
import type { Message } from '@foolscap/core/vocabulary';
import type { KnownCaller } from '../../../kernel/caller/caller.ts';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { IdempotentRequest, OutcomeRow } from '../../../kernel/http/idempotency.ts';
import type { CartDecision, CartRow, OrderableKind } from '../cart-types.ts';

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
  /** Decides, without reading or writing. @throws ApiError like `load` */
  apply(cart: CartRow, facts: Facts): CartDecision;
  /** Whether the reply marks an added item (`newItemAdded`). */
  addsItems?: boolean;
}

/** A command inside a transaction of the caller, which has no key of its own. */
export type InnerCartCommand<Facts> = Pick<CartCommand<Facts>, 'apply'> & {
  load(trx: Db, cart: CartRow): Promise<Facts>;
};
