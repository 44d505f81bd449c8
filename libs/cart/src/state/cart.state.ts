import type { LevelOfService, Message } from '@foolscap/core/vocabulary';
import type { Failure } from '@foolscap/core/http';
import { IDLE } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { AddItemsBody, CartInfo, CartItem, UpdateCartBody } from '../contract/index.ts';
import type { FeedbackKind } from '../model/add-feedback.ts';
import type { CART_NOTICES } from '../model/messages.ts';
import type { QuantityChange } from '../model/quantity-change.ts';

export type AddItem = AddItemsBody['items'][number];

/** The payload of a delivery change of a line; all delivery types except STA need a store. */
export interface RequestedFulfillment {
  cartItemId: string;
  deliveryType: 'STA' | 'ISP' | 'STS';
  pickupStoreNumber?: string;
  /** The level of service of a shipped line; it keeps its own by default. */
  levelOfService?: LevelOfService;
}

/** An operation that the shopper requested and the server has not confirmed. */
export type PendingOperation =
  | { kind: 'add'; itemId: string; qty: number }
  | ({ kind: 'quantity'; cartItemId: string } & QuantityChange)
  | ({ kind: 'delivery' } & RequestedFulfillment)
  /** `shown` is the line at the time of the command: a read may drop it before the removal is confirmed. */
  | { kind: 'remove'; cartItemId: string; shown?: { line: CartItem; index: number } }
  /** The codes that are entered and removed. */
  | { kind: 'coupons'; coupons: string[]; removed?: string[] }
  /** Of the saved items, whose module adds these writes. They are not kept across a reload, as operations of lines are. */
  | { kind: 'save'; lineId: string }
  | { kind: 'move' | 'removeSaved'; listItemId: string }
  /** Of the store and the address, whose module adds these writes. */
  | { kind: 'store'; storeNumber: string }
  | { kind: 'shipTo'; zipCode: string }
  /** Of budgets and purchase orders. */
  | { kind: 'accounting' }
  /** Of furniture services. */
  | { kind: 'furniture'; lineId: string }
  /** Of items that the cart suggests for a line. */
  | { kind: 'offer'; lineId: string; itemId: string }
  /** Of free items; `requests` counts those without a reply. */
  | { kind: 'freeItems'; requests: number }
  /** Of shared carts. */
  | { kind: 'share' }
  | { kind: 'addShared'; shareId: string };

export type LineOperation = Extract<PendingOperation, { cartItemId: string }>;

/** Returns the key of an operation: `quantity:line-1`. Operations of different kinds on one line are pending independently. */
export const operationKey = (kind: PendingOperation['kind'], id = ''): string => `${kind}:${id}`;

/** A line that is removed on the server and can still be restored (decision-undo.5). */
export interface RemovedLine {
  line: CartItem;
  /** The position among all shown lines, both visible and removed. */
  index: number;
  phase: 'removed' | 'restoring' | 'failed';
}

/** Changes that wait for the connection of this device. */
export interface WaitingChanges {
  /** The number of failed attempts to send them since the connection was lost, starting at 1. */
  tries: number;
  /** The add that was in flight. Its reply may have been lost, so it is repeated with the same idempotency key. */
  add?: { items: AddItem[]; key: string };
}

/** A failed write, kept for "Try again". */
export interface FailedWrite<R = unknown> {
  kind: string;
  request: R;
  /** The quantities by line at the time of the failure. */
  from: Record<string, number>;
}

/** A choice of the budget center, the purchase order or its release; fields that it does not name stay. */
export type AccountingChoice = NonNullable<UpdateCartBody['accounting']>;

/** A change that the server has confirmed, to be announced to screen readers. */
export type ConfirmedChange =
  /** `isFinal`: it cannot be restored, as a plan that was removed alone. `replacedBy`: the name of the item that was added for it. */
  | { kind: 'removed'; name: string; isFinal?: true; replacedBy?: string }
  /** A suggested item that was added for a line. */
  | { kind: 'offer'; name: string; lineId: string }
  | { kind: 'restored'; name: string }
  | { kind: 'quantity'; lines: { name: string; qty: number }[] }
  | { kind: 'delivery'; name: string; way: RequestedFulfillment['deliveryType'] | LevelOfService }
  /** The names of the free items that were added and removed. */
  | { kind: 'freeItems'; added: string[]; removed: string[] }
  /** Whether the line of the named product has furniture services now. */
  | { kind: 'furniture'; name: string; hasServices: boolean }
  /** The fields of the choice, with null for none. */
  | { kind: 'accounting'; choice: AccountingChoice };

/** The feedback that is shown for the last add. */
export type AddFeedback =
  /** `errors` are about requested items that the reply has no line for. */
  | { phase: 'added'; kind: FeedbackKind; lines: CartItem[]; errors: Message[] }
  /** `body` and `key` let "Try again" repeat the same request, so that nothing is added twice. */
  | { phase: 'failed'; failure: Failure; body: AddItemsBody; key: string };

export interface CartState {
  /** The last confirmed cart; kept while a newer one is loading. */
  info: Loadable<CartInfo>;
  /** The session epoch that the cart belongs to. */
  sessionId?: string;
  /** The operations without a reply, by `operationKey`. */
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
  /** A notice about a cart that another window has changed. `serial` distinguishes consecutive notices, so that each is announced. */
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

/** Records a change that the server has confirmed. */
export function confirm(state: CartState, change: ConfirmedChange): void {
  state.confirmed = { change, serial: (state.confirmed?.serial ?? 0) + 1 };
}

/** Returns a line of the confirmed cart. */
export const getLine = (state: CartState, cartItemId: string): CartItem | undefined =>
  state.info.value?.items.find((line) => line.cartItemId === cartItemId);
