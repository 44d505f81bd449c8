import type { Mail } from './mail.ts';
import { nameForMail } from './name-for-mail.ts';

type Text = Omit<Mail, 'to' | 'kind'>;

const signed = (...lines: string[]) => [...lines, '', 'Foolscap, a shop for the whole desk.', ''].join('\n');

/** Everything that the shop writes to people, in one table. */
export const MAIL_TEXTS = {
  welcome: ({ firstName, accountUrl }: { firstName: string; accountUrl: string }): Text => ({
    subject: 'Your Foolscap account is open',
    text: signed(
      `Hello ${nameForMail(firstName)},`,
      '',
      'your account is open. Your orders, addresses and rewards are here:',
      accountUrl,
    ),
  }),
  orderPlaced: (order: {
    orderNumber: string;
    total: string;
    lines: readonly { name: string; qty: number; price: string }[];
    orderUrl: string;
  }): Text => ({
    subject: `Order ${order.orderNumber}: thank you`,
    text: signed(
      'Thank you. Your order is placed.',
      '',
      `Order number: ${order.orderNumber}`,
      ...order.lines.map(({ name, qty, price }) => `${qty} x ${name}: ${price}`),
      `Total: ${order.total}`,
      '',
      'Look at it here:',
      order.orderUrl,
    ),
  }),
  orderShipped: (order: {
    orderNumber: string;
    carrier?: string | undefined;
    tracking?: string | undefined;
    orderUrl: string;
  }): Text => ({
    subject: `Order ${order.orderNumber}: on its way`,
    text: signed(
      `Order ${order.orderNumber} is on its way.`,
      ...(order.carrier ? [`Carrier: ${order.carrier}`] : []),
      ...(order.tracking ? [`Tracking number: ${order.tracking}`] : []),
      '',
      'Look at it here:',
      order.orderUrl,
    ),
  }),
  orderReady: (order: {
    orderNumber: string;
    store: string;
    address: string;
    hours: readonly string[];
    orderUrl: string;
  }): Text => ({
    subject: `Order ${order.orderNumber}: ready for pickup`,
    text: signed(
      `Order ${order.orderNumber} is ready for you in ${order.store}. Bring the order number and a photo ID.`,
      '',
      order.address,
      ...order.hours,
      '',
      'Look at it here:',
      order.orderUrl,
    ),
  }),
  orderCancelled: (order: { orderNumber: string; total: string; orderUrl: string }): Text => ({
    subject: `Order ${order.orderNumber}: cancelled`,
    text: signed(
      `Order ${order.orderNumber} is cancelled. ${order.total} goes back to the card that you paid with.`,
      order.orderUrl,
    ),
  }),
  invitation: (invited: {
    firstName: string;
    organization: string;
    inviteUrl: string;
    days: number;
  }): Text => ({
    subject: 'You have been invited to a business account at Foolscap',
    text: signed(
      `Hello ${nameForMail(invited.firstName)},`,
      '',
      `“${nameForMail(invited.organization)}” has invited you to buy for it at Foolscap. Choose your password here:`,
      invited.inviteUrl,
      '',
      `The link works once, for ${invited.days} days. If you did not expect this invitation, ignore it.`,
    ),
  }),
  passwordReset: ({ resetUrl, minutes }: { resetUrl: string; minutes: number }): Text => ({
    subject: 'A new password for Foolscap',
    text: signed(
      'We received a request to reset your password. Choose a new one here:',
      resetUrl,
      '',
      `The link works once, for ${minutes} minutes. If you did not ask for it, ignore this mail: your password stays as it is.`,
    ),
  }),
  passwordChanged: ({ forgotUrl }: { forgotUrl: string }): Text => ({
    subject: 'Your Foolscap password was changed',
    text: signed(
      'Your password was changed, and everywhere else you are signed out.',
      '',
      'If it wasn’t you, ask for a new one at once:',
      forgotUrl,
    ),
  }),
  emailChanged: ({ newEmail }: { newEmail: string }): Text => ({
    subject: 'Your Foolscap e-mail address was changed',
    text: signed(
      `From now on you sign in with ${newEmail}, and we write there.`,
      '',
      'If it wasn’t you, answer this mail.',
    ),
  }),
} as const;

export type MailKind = keyof typeof MAIL_TEXTS;
