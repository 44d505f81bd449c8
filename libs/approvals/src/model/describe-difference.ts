import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import type { OrderDifference } from '../contract/index.ts';

/** The texts of a difference; `progress.difference` of the messages. */
export interface DifferenceTexts {
  added: (name: string, quantity: number) => string;
  removed: (name: string) => string;
  quantity: (name: string, from: number, to: number) => string;
  price: (name: string, from: string, to: string) => string;
  address: (from: string, to: string) => string;
  billingAddress: (from: string, to: string) => string;
  purchaseOrder: (from: string, to: string) => string;
  total: (from: string, to: string) => string;
}

/** Describes what a change of a waiting order made different, one text for each line, the address, the purchase order and the total. */
export function describeDifference(
  { lines, address, billingAddress, purchaseOrderNumber, totalFrom, totalTo }: OrderDifference,
  texts: DifferenceTexts,
  locale: Locale,
): string[] {
  const money = (amount: number) => formatMoney(toMinorUnits(amount), locale);
  return [
    ...lines.map(({ name, qtyFrom, qtyTo, priceFrom, priceTo }) => {
      if (qtyFrom === 0) return texts.added(name, qtyTo);
      if (qtyTo === 0) return texts.removed(name);
      return qtyFrom === qtyTo
        ? texts.price(name, money(priceFrom), money(priceTo))
        : texts.quantity(name, qtyFrom, qtyTo);
    }),
    ...(address ? [texts.address(address.from, address.to)] : []),
    ...(billingAddress ? [texts.billingAddress(billingAddress.from, billingAddress.to)] : []),
    ...(purchaseOrderNumber ? [texts.purchaseOrder(purchaseOrderNumber.from, purchaseOrderNumber.to)] : []),
    ...(totalFrom === totalTo ? [] : [texts.total(money(totalFrom), money(totalTo))]),
  ];
}
