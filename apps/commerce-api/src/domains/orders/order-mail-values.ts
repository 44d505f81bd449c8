import type { Order } from '@foolscap/checkout/contract';
import { addressLines, formatAmount, listAmounts, tenderName } from '@foolscap/checkout/model';
import type { ConfigurationAttribute } from '@foolscap/core/contract';
import { deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { MailRow } from '../../kernel/mail/mail-body.ts';
import { nameForMail } from '../../kernel/mail/name-for-mail.ts';

const money = (decimal: number) => formatMoney(toMinorUnits(decimal));

/** Maximum length of a value in a design. Values are shown in full, because the item is made from them. */
const LONGEST_VALUE = 100;

const describe = ({ name, value }: ConfigurationAttribute) =>
  `${nameForMail(name)}: ${nameForMail(value, LONGEST_VALUE)}`;

const describeSeller = (soldBy: string | undefined) =>
  soldBy === undefined ? [] : [`sold and shipped by ${nameForMail(soldBy)}`];

const listTenders = ({ payments = [], payment, totals }: Order): MailRow[] =>
  payments.length > 0
    ? payments.map((tender) => ({
        label: nameForMail(tenderName(tender)),
        value: money(tender.amountApplied),
      }))
    : // An order that costs nothing has no tender.
      payment.brand
      ? [{ label: tenderName(payment), value: money(totals.ordTotal) }]
      : [];

const describeAddress = (address: Parameters<typeof addressLines>[0]) =>
  addressLines(address)
    .map((line) => nameForMail(line))
    .join(', ');

/** Lists an order's addresses and when it arrives. */
function listDetails({
  shippingAddress,
  pickups = [],
  pickupPerson,
  billingAddress,
  ...order
}: Order): string[] {
  return [
    ...(shippingAddress
      ? [`Deliver to: ${describeAddress(shippingAddress)}`, `Arrives: ${deliveryWindow(order)}`]
      : []),
    ...pickups.map(({ name, address }) => `Pick up at: ${name}, ${address.addressLine1}, ${address.city}`),
    ...(pickupPerson
      ? [`Picked up by: ${nameForMail(`${pickupPerson.firstName} ${pickupPerson.lastName}`)}`]
      : []),
    ...(billingAddress ? [`Billed to: ${describeAddress(billingAddress)}`] : []),
  ];
}

/**
 * Returns an order's data for a mail, with the same amounts as its page. The lines add up to the subtotal; the amounts and the tenders each
 * add up to the total.
 */
export function getMailValues(order: Order, orderUrl: string) {
  const { orderNumber, status, lines } = order;
  const { parts, total } = listAmounts(order);
  return {
    orderNumber,
    orderUrl,
    isWaiting: status === 'PENDING_APPROVAL',
    details: listDetails(order),
    // Before savings, which are listed separately.
    lines: lines.map(({ name, qty, finalPricePerUnit, configuration = [], soldBy }) => ({
      label: `${qty} x ${[name, ...configuration.map(describe), ...describeSeller(soldBy)].join(', ')}`,
      value: formatMoney(qty * (toMinorUnits(finalPricePerUnit) ?? 0)),
    })),
    amounts: [
      ...parts.map((part) => ({ label: part.label, value: formatAmount(part) })),
      { label: total.label, value: formatAmount(total), isTotal: true },
    ],
    tenders: listTenders(order),
  };
}
