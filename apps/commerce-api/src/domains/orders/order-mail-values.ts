import type { Order } from '@foolscap/checkout/contract';
import { addressLines, formatAmount, listAmounts, tenderName } from '@foolscap/checkout/model';
import type { ConfigurationAttribute } from '@foolscap/core/contract';
import { dateFormat, deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import type { MailRow } from '../../kernel/mail/mail-body.ts';
import { nameForMail } from '../../kernel/mail/name-for-mail.ts';
import { getOrderMailWords, getOrderMessages } from './order-mail-words.ts';

const money = (decimal: number, locale: Locale) => formatMoney(toMinorUnits(decimal), locale);

/** Maximum length of a value in a design. Values are shown in full, because the item is made from them. */
const LONGEST_VALUE = 100;

const describe = ({ name, value }: ConfigurationAttribute) =>
  `${nameForMail(name)}: ${nameForMail(value, LONGEST_VALUE)}`;

const describeSeller = (soldBy: string | undefined, locale: Locale) =>
  soldBy === undefined ? [] : [getOrderMailWords(locale).soldBy(nameForMail(soldBy))];

function listTenders({ payments = [], payment, totals }: Order, locale: Locale): MailRow[] {
  const messages = getOrderMessages(locale);
  if (payments.length > 0)
    return payments.map((tender) => ({
      label: nameForMail(tenderName(tender, messages)),
      value: money(tender.amountApplied, locale),
    }));
  // An order that costs nothing has no tender.
  return payment.brand
    ? [{ label: tenderName(payment, messages), value: money(totals.ordTotal, locale) }]
    : [];
}

const describeAddress = (address: Parameters<typeof addressLines>[0]) =>
  addressLines(address)
    .map((line) => nameForMail(line))
    .join(', ');

const formatDay = (instant: string, locale: Locale) =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));

/** Lists an order's addresses, when it arrives, and how long its memberships last. */
function listDetails(
  { shippingAddress, pickups = [], pickupPerson, billingAddress, ...order }: Order,
  locale: Locale,
): string[] {
  const words = getOrderMailWords(locale);
  return [
    ...(shippingAddress
      ? [
          words.deliverTo(describeAddress(shippingAddress)),
          words.arrives(order.minDeliveryDate ? deliveryWindow(order, locale) : words.usualDays),
        ]
      : []),
    ...order.lines.flatMap(({ membership }) =>
      membership
        ? [words.membership(formatDay(membership.startsAt, locale), formatDay(membership.endsAt, locale))]
        : [],
    ),
    ...pickups.map(({ name, address }) =>
      words.pickUpAt(`${name}, ${address.addressLine1}, ${address.city}`),
    ),
    ...(pickupPerson
      ? [words.pickedUpBy(nameForMail(`${pickupPerson.firstName} ${pickupPerson.lastName}`))]
      : []),
    ...(billingAddress ? [words.billedTo(describeAddress(billingAddress))] : []),
  ];
}

/**
 * Returns an order's data for a mail, with the same amounts as its page. The lines add up to the subtotal; the amounts and the tenders each
 * add up to the total.
 */
export function getMailValues(order: Order, orderUrl: string, locale: Locale) {
  const { orderNumber, status, lines } = order;
  const { parts, total } = listAmounts(order, getOrderMessages(locale));
  return {
    orderNumber,
    orderUrl,
    isWaiting: status === 'PENDING_APPROVAL',
    details: listDetails(order, locale),
    // Before savings, which are listed separately.
    lines: lines.map(({ name, qty, finalPricePerUnit, configuration = [], soldBy }) => ({
      label: `${qty} x ${[name, ...configuration.map(describe), ...describeSeller(soldBy, locale)].join(', ')}`,
      value: formatMoney(qty * (toMinorUnits(finalPricePerUnit) ?? 0), locale),
    })),
    amounts: [
      ...parts.map((part) => ({
        label: part.label,
        value: formatAmount(part, locale),
      })),
      { label: total.label, value: formatAmount(total, locale), isTotal: true },
    ],
    tenders: listTenders(order, locale),
  };
}
