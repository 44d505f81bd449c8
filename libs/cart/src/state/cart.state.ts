import type { LevelOfService, Message } from '@foolscap/core/vocabulary';
import type { Failure } from '@foolscap/core/http';
import { IDLE } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { AddItemsBody, CartInfo, CartItem, UpdateCartBody } from '../contract/index.ts';
import type { FeedbackKind } from '../model/add-feedback.ts';
import type { CART_NOTICES } from '../model/messages.ts';
import type { QuantityChange } from '../model/quantity-change.ts';

export type AddItem = AddItemsBody['items'][number];

/** The payload of a line's delivery change; all delivery types except STA need a store. */
export interface RequestedFulfillment {
  cartItemId: string;
  deliveryType: 'STA' | 'ISP' | 'STS';
  pickupStoreNumber?: string;
  /** The level of service of a shipped line; by default unchanged. */
  levelOfService?: LevelOfService;
}

/**
 * An operation that the shopper requested and the server has not confirmed yet. One with `cartItemId` is a line operation: `LineView` shows
 * it as pending, and the shop keeps it across a reload while offline (`apps/storefront/src/connection/kept-changes.ts`). An operation that
 * names its line `lineId` has neither.
 */
export type PendingOperation =
  | { kind: 'add'; itemId: string; qty: number }
  | ({ kind: 'quantity'; cartItemId: string } & QuantityChange)
  | ({ kind: 'delivery' } & RequestedFulfillment)
  /** `shown` is the line at the time of the command: a read may drop it before the removal is confirmed. */
  | { kind: 'remove'; cartItemId: string; shown?: { line: CartItem; index: number } }
  /** Codes being entered and removed. */
  | { kind: 'coupons'; coupons: string[]; removed?: string[] }
  /** Saved items, whose module adds these writes. */
  | { kind: 'save'; lineId: string }
  | { kind: 'move' | 'removeSaved'; listItemId: string }
  /** The store and the address, whose module adds these writes. */
  | { kind: 'store'; storeNumber: string }
  | { kind: 'shipTo'; zipCode: string }
  /** Budgets and purchase orders. */
  | { kind: 'accounting' }
  /** Furniture services. */
  | { kind: 'furniture'; lineId: string }
  /** Items that the cart suggests for a line. */
  | { kind: 'offer'; lineId: string; itemId: string }
  /** Free items; `requests` counts those without a reply. */
  | { kind: 'freeItems'; requests: number }
  /** Shared carts. */
  | { kind: 'share' }
  | { kind: 'addShared'; shareId: string };

export type LineOperation = Extract<PendingOperation, { cartItemId: string }>;

/** Returns the key of an operation: `quantity:line-1`. Operations of different kinds on one line are pending independently. */
export const operationKey = (kind: PendingOperation['kind'], id = ''): string => `${kind}:${id}`;

/** A line that was removed on the server and can still be restored (decision-undo.5). */
export interface RemovedLine {
  line: CartItem;
  /** Position among all shown lines, visible and removed. */
  index: number;
  phase: 'removed' | 'restoring' | 'failed';
}

/** Changes that wait for this device's connection. */
export interface WaitingChanges {
  /** Number of failed attempts to send them since the connection was lost, starting at 1. */
  tries: number;
  /** The add that was in flight. Its reply may have been lost, so it is repeated under the same idempotency key. */
  add?: { items: AddItem[]; key: string };
}

/** A failed write, kept for "Try again". */
export interface FailedWrite<R = unknown> {
  kind: string;
  request: R;
  /** The quantities by line at the time of the failure. */
  from: Record<string, number>;
}

/** A choice of budget center, purchase order or release; omitted fields are kept. */
export type AccountingChoice = NonNullable<UpdateCartBody['accounting']>;

/** A change confirmed by the server, to be announced to screen readers. */
export type ConfirmedChange =
  /** `isFinal`: it cannot be restored, as a plan that was removed alone. `replacedBy`: name of the item added instead. */
  | { kind: 'removed'; name: string; isFinal?: true; replacedBy?: string }
  /** A suggested item that was added for a line. */
  | { kind: 'offer'; name: string; lineId: string }
  | { kind: 'restored'; name: string }
  | { kind: 'quantity'; lines: { name: string; qty: number }[] }
  | { kind: 'delivery'; name: string; way: RequestedFulfillment['deliveryType'] | LevelOfService }
  /** Names of the free items that were added and removed. */
  | { kind: 'freeItems'; added: string[]; removed: string[] }
  /** Whether the named product's line now has furniture services. */
  | { kind: 'furniture'; name: string; hasServices: boolean }
  /** The chosen fields, with null for none. */
  | { kind: 'accounting'; choice: AccountingChoice };

/** The feedback shown for the last add. */
export type AddFeedback =
  /** `errors` are about requested items that have no line in the reply. */
  | { phase: 'added'; kind: FeedbackKind; lines: CartItem[]; errors: Message[] }
  /** `body` and `key` let "Try again" repeat the same request, so that nothing is added twice. */
  | { phase: 'failed'; failure: Failure; body: AddItemsBody; key: string };

export interface CartState {
  /** The last confirmed cart; kept while a newer one is loading. */
  info: Loadable<CartInfo>;
  /** The session epoch that the cart belongs to. */
  sessionId?: string;
  /** Operations without a reply, by `operationKey`. */
  pending: Record<string, PendingOperation>;
  removed: Record<string, RemovedLine>;
  feedback?: AddFeedback | undefined;
  /**
   * A failed change. `serial` distinguishes consecutive failures, so that each scrolls into view and is announced. `change` is present
   * if a retry may succeed.
   */
  alert?: { failure: Failure; serial: number; change?: FailedWrite } | undefined;
  /** Present while changes wait for the connection. */
  waiting?: WaitingChanges | undefined;
  /** A notice that another window has changed the cart. `serial` distinguishes consecutive notices, so that each is announced. */
  notice?: { code: keyof typeof CART_NOTICES; serial: number } | undefined;
  /** The last confirmed change. `serial` distinguishes consecutive ones, so that each is announced once. */
  confirmed?: { change: ConfirmedChange; serial: number };
  entry: 'idle' | 'pending';
}

export const initialCartState: CartState = { info: IDLE, pending: {}, removed: {}, entry: 'idle' };

/** Shows a failed change at the top of the cart, with "Try again" if a retry may succeed. An abort is not a failure. */
export function raiseAlert(state: CartState, failure: Failure, change?: Omit<FailedWrite, 'from'>): void {
  if (failure.code === 'ABORTED') return;
  state.alert = {
    failure,
    serial: (state.alert?.serial ?? 0) + 1,
    ...(change &&
      failure.retryable && {
        change: {
          ...change,
          from: Object.fromEntries(
            (state.info.value?.items ?? []).map(({ cartItemId, qty }) => [cartItemId, qty]),
          ),
        },
      }),
  };
}

export function raiseNotice(state: CartState, code: keyof typeof CART_NOTICES): void {
  state.notice = { code, serial: (state.notice?.serial ?? 0) + 1 };
}

/** Records a change confirmed by the server. */
export function confirm(state: CartState, change: ConfirmedChange): void {
  state.confirmed = { change, serial: (state.confirmed?.serial ?? 0) + 1 };
}

/** Returns a line of the confirmed cart. */
export const getLine = (state: CartState, cartItemId: string): CartItem | undefined =>
  state.info.value?.items.find((line) => line.cartItemId === cartItemId);
