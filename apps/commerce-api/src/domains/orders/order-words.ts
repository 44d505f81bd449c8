import type { Order } from '@foolscap/checkout/contract';
import { nameForMail } from '../../kernel/mail/name-for-mail.ts';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';

const money = (decimal: number) => formatMoney(toMinorUnits(decimal));

/** The data of an order in a mail. */
export const orderWords = ({ orderNumber, lines, totals }: Order, orderUrl: string) => ({
  orderNumber,
  orderUrl,
  total: money(totals.ordTotal),
  lines: lines.map(({ name, qty, finalPrice, configuration = [] }) => ({
    name: [name, ...configuration.map((each) => `${each.name}: ${nameForMail(each.value)}`)].join(', '),
    qty,
    price: money(finalPrice),
  })),
});
