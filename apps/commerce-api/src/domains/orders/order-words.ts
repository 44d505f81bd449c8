import type { Order } from '@foolscap/checkout/contract';
import type { ConfigurationAttribute } from '@foolscap/core/contract';
import { nameForMail } from '../../kernel/mail/name-for-mail.ts';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';

const money = (decimal: number) => formatMoney(toMinorUnits(decimal));

/** Longest value of a design, in characters: it is shown whole, because the item is made from it. */
const LONGEST_VALUE = 100;

const describe = ({ name, value }: ConfigurationAttribute) =>
  `${nameForMail(name)}: ${nameForMail(value, LONGEST_VALUE)}`;

const describeSeller = (soldBy: string | undefined) =>
  soldBy === undefined ? [] : [`sold and shipped by ${nameForMail(soldBy)}`];

/** The data of an order in a mail. */
export const orderWords = ({ orderNumber, lines, totals }: Order, orderUrl: string) => ({
  orderNumber,
  orderUrl,
  total: money(totals.ordTotal),
  lines: lines.map(({ name, qty, finalPrice, configuration = [], soldBy }) => ({
    name: [name, ...configuration.map(describe), ...describeSeller(soldBy)].join(', '),
    qty,
    price: money(finalPrice),
  })),
});
