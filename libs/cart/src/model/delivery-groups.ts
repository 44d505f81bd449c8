import { deliveryWindow } from '@foolscap/core/dates';
import type { CartItem } from '../contract/index.ts';
import type { DeliveryGroup } from './codes.ts';

/** Returns the delivery group of a line (decision-groups). */
export function getDeliveryGroup(line: Pick<CartItem, 'product' | 'selectedDeliveryOption'>): DeliveryGroup {
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

/** Lines that arrive together: by one carrier, or in one store. */
export interface LineGroup<T> {
  /** `G2:1547` */
  key: string;
  group: DeliveryGroup;
  storeName: string | undefined;
  /** ISO dates of shipped lines: the earliest and the latest date of any line. */
  minDeliveryDate: string | undefined;
  maxDeliveryDate: string | undefined;
  views: T[];
}

/** E-delivery first, then pickup by store, then the other groups (cart-4.27). */
const ORDER: readonly DeliveryGroup[] = ['G4', 'G2', 'G3', 'G1'];

const earliest = (a: string | undefined, b: string | undefined) => (a && b ? (a < b ? a : b) : (a ?? b));
const latest = (a: string | undefined, b: string | undefined) => (a && b ? (a > b ? a : b) : (a ?? b));

/** Groups lines by delivery, and pickup lines also by store. Lines keep their order within a group. */
export function deliveryGroups<T extends { line: CartItem }>(views: readonly T[]): LineGroup<T>[] {
  const groups = new Map<string, LineGroup<T>>();
  for (const view of views) {
    const group = getDeliveryGroup(view.line);
    const { pickupStoreNumber, pickupStoreName, minDeliveryDate, maxDeliveryDate } =
      view.line.selectedDeliveryOption;
    const inStore = group === 'G2' || group === 'G3';
    const key = inStore ? `${group}:${pickupStoreNumber ?? ''}` : group;
    const existing = groups.get(key);
    groups.set(key, {
      key,
      group,
      storeName: existing?.storeName ?? (inStore ? pickupStoreName : undefined),
      minDeliveryDate: earliest(existing?.minDeliveryDate, minDeliveryDate),
      maxDeliveryDate: latest(existing?.maxDeliveryDate, maxDeliveryDate),
      views: [...(existing?.views ?? []), view],
    });
  }
  return [...groups.values()].sort(
    (a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group) || a.key.localeCompare(b.key),
  );
}

type GroupDetails = Pick<LineGroup<unknown>, 'group'> &
  Partial<Omit<LineGroup<unknown>, 'views' | 'key' | 'group'>>;

/** Returns the heading and the detail line of a group. Without dates the delivery window is 1-6 business days (cart-4.31). */
export function describeGroup(
  { group, storeName, ...dates }: GroupDetails,
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

/** The pickup option of a line, at its selected store or at the shopper's store (cart-4.33). */
export type PickupOffer =
  | { kind: 'available'; storeNumber: string; storeName: string; quantity: string }
  /** `shipToStore` is set if the item is out of stock in the store but in stock in a warehouse. */
  | { kind: 'out'; storeNumber: string; storeName: string; shipToStore?: true }
  | { kind: 'no-store' }
  | { kind: 'not-eligible' };

/** Returns the pickup option of a line from its available delivery options. */
export function getPickupOffer(line: CartItem): PickupOffer {
  if (!line.product.bopisEligible || line.product.productTypeName === 'ESD') return { kind: 'not-eligible' };
  const location = line.availableDeliveryOptions?.find(({ groupId }) => groupId === 'G2')?.locations[0];
  if (!location) return { kind: 'no-store' };
  const store = { storeNumber: location.locationId, storeName: location.name ?? location.locationId };
  const shipsToStore = line.availableDeliveryOptions?.some(({ groupId }) => groupId === 'G3');
  if (location.available <= 0)
    return { kind: 'out', ...store, ...(shipsToStore ? { shipToStore: true } : {}) };
  const quantity =
    location.available > location.threshold ? `${location.threshold}+` : String(location.available);
  return { kind: 'available', ...store, quantity };
}
