import { deliveryWindow } from '@foolscap/core/dates';
import type { CartItem } from '../contract/index.ts';
import type { DeliveryGroup } from './codes.ts';

/** How a line reaches the shopper (decisions, "groups"). */
export function groupOf(line: Pick<CartItem, 'product' | 'selectedDeliveryOption'>): DeliveryGroup {
  if (line.product.productTypeName === 'ESD') return 'G4';
  switch (line.selectedDeliveryOption.deliveryType) {
    case 'ISP':
    case 'PCK':
      return 'G2';
    case 'STS':
      return 'G3';
    case 'STA':
      return 'G1';
  }
}

/** What comes together: by one carrier, or in one store. */
export interface LineGroup<T> {
  /** `G2:1547` */
  key: string;
  group: DeliveryGroup;
  storeName: string | undefined;
  /** ISO dates of what is shipped; the widest window of its lines. */
  minDeliveryDate: string | undefined;
  maxDeliveryDate: string | undefined;
  views: T[];
}

/** E-delivery first, then pickup by store, then the rest (cart 4, "Delivery grouping"). */
const ORDER: readonly DeliveryGroup[] = ['G4', 'G2', 'G3', 'G1'];

const least = (a: string | undefined, b: string | undefined) => (a && b ? (a < b ? a : b) : (a ?? b));
const most = (a: string | undefined, b: string | undefined) => (a && b ? (a > b ? a : b) : (a ?? b));

/** Puts lines into their groups; within a group they keep their order. */
export function deliveryGroups<T extends { line: CartItem }>(views: readonly T[]): LineGroup<T>[] {
  const groups = new Map<string, LineGroup<T>>();
  for (const view of views) {
    const group = groupOf(view.line);
    const { pickupStoreNumber, pickupStoreName, minDeliveryDate, maxDeliveryDate } =
      view.line.selectedDeliveryOption;
    const inStore = group === 'G2' || group === 'G3';
    const key = inStore ? `${group}:${pickupStoreNumber ?? ''}` : group;
    const there = groups.get(key);
    groups.set(key, {
      key,
      group,
      storeName: there?.storeName ?? (inStore ? pickupStoreName : undefined),
      minDeliveryDate: least(there?.minDeliveryDate, minDeliveryDate),
      maxDeliveryDate: most(there?.maxDeliveryDate, maxDeliveryDate),
      views: [...(there?.views ?? []), view],
    });
  }
  return [...groups.values()].sort(
    (a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group) || a.key.localeCompare(b.key),
  );
}

type GroupFacts = Pick<LineGroup<unknown>, 'group'> &
  Partial<Omit<LineGroup<unknown>, 'views' | 'key' | 'group'>>;

/** Returns the heading of a group and its delivery window; without dates 1-6 business days (cart 4). */
export function groupWords(
  { group, storeName, ...dates }: GroupFacts,
  locale?: string,
): { title: string; detail: string } {
  const window = deliveryWindow(dates, locale);
  const at = storeName ? ` at ${storeName}` : '';
  switch (group) {
    case 'G4':
      return { title: 'E-delivery', detail: 'By email, right after you order' };
    case 'G2':
      return { title: `One-hour pickup${at}`, detail: 'Free, and we text you when it is ready' };
    case 'G3':
      return { title: `Ship to store${at}`, detail: `Free, ${window}` };
    case 'G1':
      return { title: 'Delivery', detail: window };
  }
}

/** In-store pickup of a line, at its own store or at the shopper's (cart 4, "Pickup availability"). */
export type PickupOffer =
  | { kind: 'available'; storeNumber: string; storeName: string; quantity: string }
  /** `shipToStore` where the warehouses have what its shelf has not. */
  | { kind: 'out'; storeNumber: string; storeName: string; shipToStore?: true }
  | { kind: 'no-store' }
  | { kind: 'not-eligible' };

export function pickupOfferOf(line: CartItem): PickupOffer {
  if (!line.product.bopisEligible || line.product.productTypeName === 'ESD') return { kind: 'not-eligible' };
  const location = line.availableDeliveryOptions?.find(({ groupId }) => groupId === 'G2')?.locations[0];
  if (!location) return { kind: 'no-store' };
  const store = { storeNumber: location.locationId, storeName: location.name ?? location.locationId };
  const sent = line.availableDeliveryOptions?.some(({ groupId }) => groupId === 'G3');
  if (location.available <= 0) return { kind: 'out', ...store, ...(sent ? { shipToStore: true } : {}) };
  const quantity =
    location.available > location.threshold ? `${location.threshold}+` : String(location.available);
  return { kind: 'available', ...store, quantity };
}
