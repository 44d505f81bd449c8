import type { PayloadAction } from '@reduxjs/toolkit';
import { combineChanges, type QuantityChange } from '../../model/quantity-change.ts';
import type { AccountingChoice } from '../../state/accounting/index.ts';
import type { AddItem } from '../../state/cart.state.ts';
import { heldCartActions } from '../../state/held-cart.slice.ts';
import type { FurnitureServicesRequest } from '../../state/furniture-services/index.ts';
import type { RequestedFulfillment } from '../../state/cart.state.ts';
import type { OfferRequest } from '../../state/offers/index.ts';
import type { RequestedQuantity } from '../../state/writes/set-quantity.ts';
import type { CarriedOut } from './network.ts';
import type { Page } from './shop-window.ts';

/** Lists a page's commands and its ended writes, by kind and in order. */
function getHistory({ steps, writes }: Page) {
  const commands = new Map<string, unknown[]>();
  const ended = new Map<string, unknown[]>();
  const put = (to: Map<string, unknown[]>, kind: string, payload: unknown) =>
    void to.set(kind, [...(to.get(kind) ?? []), payload]);
  for (const { action } of steps) {
    const { type, payload } = action as PayloadAction<object>;
    for (const { kind, command, settled, failed } of writes) {
      if (type === command.type) put(commands, kind, payload);
      if (type === settled.type) put(ended, kind, payload);
      if (type === failed.type) put(ended, kind, (payload as { request: unknown }).request);
    }
  }
  const dropped = steps.flatMap(({ action }) =>
    heldCartActions.changesDropped.match(action) ? action.payload.cartItemIds : [],
  );
  const getAll =
    (from: Map<string, unknown[]>) =>
    <T>(kind: string) =>
      (from.get(kind) ?? []) as T[];
  return { getCommands: getAll(commands), getEnded: getAll(ended), dropped };
}

type Line = { cartItemId: string };

const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();

/** Keeps the last value of each line. */
const lastByLine = <T extends Line>(values: readonly T[]) =>
  new Map(values.map((value) => [value.cartItemId, value]));

/** Joins each line's quantity changes. */
function joinByLine(changes: readonly (readonly [string, QuantityChange])[]): Map<string, QuantityChange> {
  const joined = new Map<string, QuantityChange>();
  for (const [id, change] of changes) joined.set(id, combineChanges(joined.get(id), change));
  return joined;
}

const toChange = ({ cartItemId, ...change }: RequestedQuantity): [string, QuantityChange] => [
  cartItemId,
  'qty' in change ? { wanted: change.qty } : { by: change.by },
];

const unwrap = <T>(ended: T | { request: T }): T =>
  typeof ended === 'object' && ended && 'request' in ended ? ended.request : ended;

/** Expects that each command of a quiet page became part of exactly one write that was confirmed or has failed. */
export function checkCommands(page: Page, carriedOut: readonly CarriedOut[]): void {
  const { getCommands, getEnded, dropped } = getHistory(page);
  const without = new Set([
    ...dropped,
    ...['remove', 'save'].flatMap((kind) => getCommands<Line>(kind).map(({ cartItemId }) => cartItemId)),
    ...getCommands<OfferRequest>('offer').flatMap(({ cartItemId, isReplacement }) =>
      isReplacement ? cartItemId : [],
    ),
  ]);
  const kept = <T>(lines: Map<string, T>) => new Map([...lines].filter(([id]) => !without.has(id)));

  const offers = getCommands<OfferRequest>('offer');
  expect(sorted(offers)).toEqual(
    sorted(getEnded<OfferRequest | { request: OfferRequest }>('offer').map(unwrap)),
  );
  const adds = getCommands<{ items: AddItem[]; key?: string }>('add');
  const endedAdds = getEnded<{ items: AddItem[] } | { requested: AddItem[] }>('add');
  expect(sorted(adds.map(({ items }) => items))).toEqual(
    sorted(endedAdds.map((end) => ('items' in end ? end.items : end.requested))),
  );
  // A retried add has the key of its first attempt.
  const sent = carriedOut.filter((call) => call.page === page.name && call.operation === 'addItems');
  expect(sent.length).toBeLessThanOrEqual(adds.filter(({ key }) => !key).length + offers.length);

  expect(kept(joinByLine(getCommands<RequestedQuantity>('quantity').map(toChange)))).toEqual(
    kept(
      joinByLine(
        getEnded<Record<string, QuantityChange> | { sent: Record<string, QuantityChange> }>('quantity')
          .map((end) => ('sent' in end ? end.sent : end) as Record<string, QuantityChange>)
          .flatMap((changes) => Object.entries(changes)),
      ),
    ),
  );
  for (const kind of ['delivery', 'furniture'])
    expect(kept(lastByLine(getCommands<RequestedFulfillment | FurnitureServicesRequest>(kind)))).toEqual(
      kept(lastByLine(getEnded<RequestedFulfillment | FurnitureServicesRequest>(kind).map(unwrap))),
    );
  expect(sorted(getCommands('freeItems'))).toEqual(
    sorted(getEnded<{ choice?: unknown }>('freeItems').map((end) => end.choice ?? end)),
  );
  const last = (values: readonly object[], name: string) =>
    values.map((value) => (value as Record<string, unknown>)[name]).findLast((value) => value !== undefined);
  for (const [kind, name] of [
    ['shipTo', 'address'],
    ['store', 'storeNumber'],
    ['coupons', 'coupons'],
  ] as const)
    expect(last(getEnded<object>(kind), name)).toEqual(last(getCommands<object>(kind), name));
  // The confirmation of an accounting choice does not contain it.
  const accounting = carriedOut.filter(
    (call) => call.page === page.name && call.write?.kind === 'accounting',
  );
  expect(accounting.length).toBeLessThanOrEqual(getCommands<AccountingChoice>('accounting').length);
  for (const kind of ['accounting', 'couponChange', 'share', 'addShared'])
    expect(getEnded(kind).length > 0).toBe(getCommands(kind).length > 0);
  for (const kind of ['remove', 'save', 'removeSaved'] as const) {
    const ids = (values: readonly Partial<Record<string, string>>[]) =>
      new Set(values.map(({ cartItemId, listItemId }) => cartItemId ?? listItemId));
    // The removal of a replaced line is a fact without a command.
    const ended = getEnded<Partial<Record<string, string>>>(kind).filter(({ replacedBy }) => !replacedBy);
    expect(ids(ended)).toEqual(ids(getCommands(kind)));
  }
}
