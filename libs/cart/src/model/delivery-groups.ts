import { messageFor } from '@foolscap/core/messages';
import { deliveryWindow, shortDay } from '@foolscap/core/dates';
import type { CartItem } from '../contract/index.ts';
import type { DeliveryGroup, ITEM_CODES } from './codes.ts';
import { DELIVERY_GROUP_MESSAGES } from './delivery-group-messages.ts';

// A literal, so that pages need not load the code table.
const OUT_OF_STOCK: typeof ITEM_CODES.outOfStock = 'OUT_OF_STOCK';

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

/**
 * A cart's delivery sections in display order: out of stock, memberships, e-delivery and pickup, then the others (cart-4.27,
 * cart-4.28).
 */
const SECTIONS = [
  'OOS',
  'MEMBERSHIP',
  'G4',
  'G2',
  'G3',
  'PRE_ORDER',
  'BACK_ORDER',
  'SDD',
  'NDD',
  'STANDARD',
  'UNDATED',
] as const;
export type DeliverySection = (typeof SECTIONS)[number];

type GroupedLine = Pick<CartItem, 'messages' | 'product' | 'selectedDeliveryOption'> &
  Partial<Pick<CartItem, 'itemAttributes'>>;

/** Returns a line's section. @param today ISO date at the delivery address; only a line that arrives today is same-day (cart-4.30) */
export function getDeliverySection(line: GroupedLine, today?: string): DeliverySection {
  const { itemAttributes, messages, product, selectedDeliveryOption: option } = line;
  if (messages.some(({ code, type }) => code === OUT_OF_STOCK && type === 'ERROR')) return 'OOS';
  if (itemAttributes?.membershipSKU) return 'MEMBERSHIP';
  const group = getDeliveryGroup(line);
  if (group !== 'G1') return group;
  if (product.preOrder) return 'PRE_ORDER';
  if (option.isBackOrder) return 'BACK_ORDER';
  if (!option.minDeliveryDate) return 'UNDATED';
  if (option.levelOfService === 'NDD') return 'NDD';
  return option.levelOfService === 'SDD' && option.minDeliveryDate === today ? 'SDD' : 'STANDARD';
}

/** Lines that arrive together: through one carrier, in one store, or on one street date. */
export interface LineGroup<T> {
  /** `G2:1547`, `PRE_ORDER:2026-12-01` */
  key: string;
  section: DeliverySection;
  storeName: string | undefined;
  /** ISO date of a pre-order. */
  streetDate: string | undefined;
  /** ISO dates of shipped lines: the earliest and latest date of any line. */
  minDeliveryDate: string | undefined;
  maxDeliveryDate: string | undefined;
  views: T[];
}

const earliest = (a: string | undefined, b: string | undefined) => (a && b ? (a < b ? a : b) : (a ?? b));
const latest = (a: string | undefined, b: string | undefined) => (a && b ? (a > b ? a : b) : (a ?? b));

/** Groups lines by delivery; pickup lines also by store, and pre-orders by street date. Lines keep their order within a group. */
export function deliveryGroups<T extends { line: CartItem }>(
  views: readonly T[],
  today?: string,
): LineGroup<T>[] {
  const groups = new Map<string, LineGroup<T>>();
  for (const view of views) {
    const section = getDeliverySection(view.line, today);
    const { pickupStoreNumber, pickupStoreName, minDeliveryDate, maxDeliveryDate } =
      view.line.selectedDeliveryOption;
    const inStore = section === 'G2' || section === 'G3';
    const streetDate = section === 'PRE_ORDER' ? view.line.product.streetDate : undefined;
    const part = inStore ? (pickupStoreNumber ?? '') : streetDate;
    const key = part === undefined ? section : `${section}:${part}`;
    const existing = groups.get(key);
    groups.set(key, {
      key,
      section,
      storeName: existing?.storeName ?? (inStore ? pickupStoreName : undefined),
      streetDate,
      minDeliveryDate: earliest(existing?.minDeliveryDate, minDeliveryDate),
      maxDeliveryDate: latest(existing?.maxDeliveryDate, maxDeliveryDate),
      views: [...(existing?.views ?? []), view],
    });
  }
  return [...groups.values()].sort(
    (a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) || a.key.localeCompare(b.key),
  );
}

type GroupDetails = Pick<LineGroup<unknown>, 'section'> &
  Partial<Omit<LineGroup<unknown>, 'views' | 'key' | 'section'>>;

/** Returns a group's heading and detail line. Without dates the delivery window is 1-6 business days (cart-4.31). */
export function describeGroup(
  { section, storeName, streetDate, ...dates }: GroupDetails,
  locale?: string,
  { deliverySections, deliveryDetails, deliveryGroup: texts } = DELIVERY_GROUP_MESSAGES,
): { title: string; detail: string } {
  const title = deliverySections[section];
  const getWindow = () => {
    const window = deliveryWindow(dates, locale);
    if (section === 'G3') return texts.free(window);
    return streetDate ? texts.released(shortDay(streetDate, locale), window) : window;
  };
  return {
    title: storeName ? texts.inStore(title, storeName) : title,
    detail: messageFor(deliveryDetails, section) ?? getWindow(),
  };
}
