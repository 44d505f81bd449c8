import type { Mail } from './mail.ts';
import { type MailRow, writeMail } from './mail-body.ts';
import { nameForMail } from './name-for-mail.ts';

type MailText = Omit<Mail, 'to' | 'kind'>;

interface ConfirmLink {
  firstName: string;
  confirmUrl: string;
}

interface DecidedOrder {
  orderNumber: string;
  /** Comment of the approver. */
  comment?: string | undefined;
  orderUrl: string;
}

/** An order that an approver changed before deciding on it. */
interface ChangedOrder extends DecidedOrder {
  /** The difference, one line each. */
  changes: readonly string[];
}

/** A comment on an order that waits. */
interface OrderComment {
  orderNumber: string;
  /** Name of the person. */
  name: string;
  comment: string;
  orderUrl: string;
}

/** A new invoice of an organization. */
interface IssuedInvoice {
  number: string;
  orderNumber: string;
  total: string;
  /** Undefined if nothing is open. */
  open: string | undefined;
  dueOn: string;
  invoiceUrl: string;
}

/** A payment of invoices by card. */
interface PaidInvoices {
  /** The number of the receipt. */
  number: string;
  amount: string;
  /** The invoices with their amounts, one line each. */
  details: readonly string[];
  invoicesUrl: string;
}

/** An order that waits for an approver. */
export interface WaitingOrder {
  orderNumber: string;
  /** Name of the buyer. */
  buyer: string;
  total: string;
  /** The day on which it is declined. */
  lastDay: string;
  approvalUrl: string;
}

const describeWaiting = ({ buyer, total, lastDay, approvalUrl }: WaitingOrder) => [
  `Buyer: ${nameForMail(buyer, 100)}`,
  `Total: ${total}`,
  `Without a decision, it is declined on ${lastDay}.`,
  '',
  'Approve or decline it:',
  approvalUrl,
];

/** The end of a membership. */
interface MembershipEnd {
  firstName: string;
  /** `Select` or `Premium`. */
  program: string;
  day: string;
  membershipUrl: string;
}

/** The renewal of a membership that ends on `day`. */
interface MembershipRenewed extends MembershipEnd {
  orderDay: string;
  price: string;
  /** The last four digits of the card; undefined if no valid card is chosen. */
  card: string | undefined;
}

/** A membership that ends on `day` and could not be renewed. */
interface MembershipNotRenewed extends MembershipEnd {
  reason: string;
  /** The day of the next try; undefined if the renewal was switched off. */
  retryDay: string | undefined;
}

/** Longest comment in a mail, in characters. */
export const LONGEST_COMMENT = 300;
/** Maximum length of a line about a change, such as two addresses. */
export const LONGEST_CHANGE = 300;

const describeComment = (comment: string | undefined) =>
  comment ? [`Comment: ${nameForMail(comment, LONGEST_COMMENT)}`] : [];

export interface ContactMail {
  topic: string;
  name: string;
  email: string;
  orderNumber?: string | undefined;
  message: string;
}

/** The longest line of a message in a mail, in characters: messages are shorter. */
export const LONGEST_LINE = 2000;

/** Describes a message to the shop. The sender can name any recipient, so no line has a link. */
const describeMessage = ({ topic, name, email, orderNumber, message }: ContactMail) => [
  `Topic: ${topic}`,
  `Name: ${nameForMail(name, 100)}`,
  `Email address: ${nameForMail(email, 254)}`,
  ...(orderNumber ? [`Order number: ${orderNumber}`] : []),
  '',
  ...message.split(/\r\n|\r|\n/).map((line) => nameForMail(line, LONGEST_LINE)),
];

export interface NewsletterMail {
  unsubscribeUrl: string;
  /** The URL to which mail programs post. */
  oneClickUrl: string;
}

const describeUnsubscribe = ({ unsubscribeUrl }: NewsletterMail) => ['', 'Unsubscribe:', unsubscribeUrl];

/** The subjects and texts of all mails to shoppers in English. */
export const MAIL_TEXTS = {
  welcome: ({ firstName, accountUrl, confirmUrl }: ConfirmLink & { accountUrl: string }): MailText =>
    writeMail(
      'Welcome to Foolscap',
      `Hello ${nameForMail(firstName)},`,
      '',
      'Your account is ready. See your orders, addresses and rewards here:',
      accountUrl,
      '',
      'Confirm your email address to add the orders that you placed with it without an account:',
      confirmUrl,
      '',
      'If you did not create this account, ignore this email.',
    ),
  confirmEmail: ({ firstName, confirmUrl }: ConfirmLink): MailText =>
    writeMail(
      'Confirm your email address',
      `Hello ${nameForMail(firstName)},`,
      '',
      'Confirm this email address for your Foolscap account:',
      confirmUrl,
      '',
      'If you don’t have an account, ignore this email.',
    ),
  orderPlaced: (order: {
    orderNumber: string;
    isWaiting: boolean;
    details: readonly string[];
    lines: readonly MailRow[];
    amounts: readonly MailRow[];
    tenders: readonly MailRow[];
    orderUrl: string;
  }): MailText =>
    writeMail(
      `Thank you for your order ${order.orderNumber}`,
      'Thank you for your order.',
      ...(order.isWaiting
        ? ['Your organization has to approve it first. Until then, nothing is shipped or charged.']
        : []),
      '',
      `Order number: ${order.orderNumber}`,
      ...order.details,
      '',
      ...order.lines,
      '',
      ...order.amounts,
      '',
      ...(order.tenders.length > 0
        ? [order.isWaiting ? 'To be paid with' : 'Paid with', ...order.tenders, '']
        : []),
      'View your order:',
      order.orderUrl,
    ),
  orderShipped: (order: {
    orderNumber: string;
    carrier?: string | undefined;
    tracking?: string | undefined;
    orderUrl: string;
  }): MailText =>
    writeMail(
      `Your order ${order.orderNumber} is on its way`,
      `Your order ${order.orderNumber} is on its way.`,
      ...(order.carrier ? [`Carrier: ${order.carrier}`] : []),
      ...(order.tracking ? [`Tracking number: ${order.tracking}`] : []),
      '',
      'View your order:',
      order.orderUrl,
    ),
  orderReady: (order: {
    orderNumber: string;
    store: string;
    address: string;
    hours: readonly string[];
    orderUrl: string;
  }): MailText =>
    writeMail(
      `Your order ${order.orderNumber} is ready for pickup`,
      `Your order ${order.orderNumber} is ready for pickup at ${order.store}. Bring your order number and a photo ID.`,
      '',
      order.address,
      ...order.hours,
      '',
      'View your order:',
      order.orderUrl,
    ),
  approvalRequested: (order: WaitingOrder): MailText =>
    writeMail(
      `Order ${order.orderNumber} is waiting for your approval`,
      `Order ${order.orderNumber} is waiting for your approval.`,
      '',
      ...describeWaiting(order),
    ),
  approvalReminder: (order: WaitingOrder): MailText =>
    writeMail(
      `Order ${order.orderNumber} is still waiting for your approval`,
      `Order ${order.orderNumber} is still waiting for your approval.`,
      '',
      ...describeWaiting(order),
    ),
  invoiceIssued: ({ number, orderNumber, total, open, dueOn, invoiceUrl }: IssuedInvoice): MailText =>
    writeMail(
      `Your invoice for order ${orderNumber}`,
      `Here is invoice ${number} for order ${orderNumber}.`,
      `Total: ${total}`,
      ...(open === undefined ? ['It is paid.'] : [`Amount due: ${open}`, `Due: ${dueOn}`]),
      '',
      'View the invoice and download it as PDF:',
      invoiceUrl,
    ),
  invoicesPaid: ({ number, amount, details, invoicesUrl }: PaidInvoices): MailText =>
    writeMail(
      'We received your payment of invoices',
      `We received your payment of ${amount}. Your receipt is ${number}.`,
      ...details,
      '',
      'View your invoices:',
      invoicesUrl,
    ),
  orderApproved: ({ orderNumber, comment, orderUrl }: DecidedOrder): MailText =>
    writeMail(
      `Your order ${orderNumber} was approved`,
      `Your order ${orderNumber} was approved. We are preparing it now.`,
      ...describeComment(comment),
      '',
      'View your order:',
      orderUrl,
    ),
  orderChanged: ({ orderNumber, changes, comment, orderUrl }: ChangedOrder): MailText =>
    writeMail(
      `Your order ${orderNumber} was changed`,
      `An approver changed your order ${orderNumber}, which is still waiting for approval.`,
      '',
      ...changes.map((change) => nameForMail(change, LONGEST_CHANGE)),
      ...describeComment(comment),
      '',
      'View your order:',
      orderUrl,
    ),
  orderComment: ({ orderNumber, name, comment, orderUrl }: OrderComment): MailText =>
    writeMail(
      `Comment on order ${orderNumber}`,
      `${nameForMail(name, 100)} commented on order ${orderNumber}, which is waiting for approval.`,
      ...describeComment(comment),
      '',
      'View the order:',
      orderUrl,
    ),
  orderDeclined: ({ orderNumber, comment, orderUrl }: DecidedOrder): MailText =>
    writeMail(
      `Your order ${orderNumber} was not approved`,
      `Your order ${orderNumber} was not approved. Nothing will be shipped or charged.`,
      ...describeComment(comment),
      '',
      'View your order:',
      orderUrl,
    ),
  orderCanceled: (order: { orderNumber: string; tenders: readonly MailRow[]; orderUrl: string }): MailText =>
    writeMail(
      `Your order ${order.orderNumber} was canceled`,
      `Your order ${order.orderNumber} was canceled.${order.tenders.length > 0 ? ' We are returning your payment.' : ''}`,
      '',
      ...order.tenders,
      '',
      'View your order:',
      order.orderUrl,
    ),
  membershipEnds: ({ firstName, program, day, membershipUrl }: MembershipEnd): MailText =>
    writeMail(
      'Your Foolscap membership ends soon',
      `Hello ${nameForMail(firstName)},`,
      '',
      `Your ${program} membership ends on ${day}. It doesn’t renew by itself, and you are not charged.`,
      '',
      'If you want to keep its benefits, add a new membership here. It starts when this one ends:',
      membershipUrl,
    ),
  membershipRenews: (renewal: MembershipRenewed): MailText =>
    writeMail(
      'Your Foolscap membership renews soon',
      `Hello ${nameForMail(renewal.firstName)},`,
      '',
      `Your ${renewal.program} membership ends on ${renewal.day}. You chose to renew it automatically.`,
      renewal.card
        ? `On ${renewal.orderDay} we will charge ${renewal.price}, plus tax, to your card ending in ${renewal.card}. The new membership starts when this one ends.`
        : `The new membership costs ${renewal.price}, plus tax. Choose a valid card for your membership by ${renewal.orderDay}. Otherwise it is not renewed, and you are not charged.`,
      '',
      'See the price, choose another card, or turn off automatic renewal here:',
      renewal.membershipUrl,
    ),
  membershipNotRenewed: (failed: MembershipNotRenewed): MailText =>
    writeMail(
      'We couldn’t renew your Foolscap membership',
      `Hello ${nameForMail(failed.firstName)},`,
      '',
      `We couldn’t renew your ${failed.program} membership. ${failed.reason} You were not charged.`,
      failed.retryDay
        ? `We will try again on ${failed.retryDay}.`
        : `We turned off automatic renewal. Your membership ends on ${failed.day}.`,
      '',
      'Manage your membership here:',
      failed.membershipUrl,
    ),
  restockReminder: (order: {
    name: string;
    qty: number;
    day: string;
    price: string;
    manageUrl: string;
  }): MailText =>
    writeMail(
      'Your next auto-restock order',
      `On ${order.day} we will order ${order.qty} x ${nameForMail(order.name)} for you.`,
      `Price now: ${order.price} each, before shipping and tax.`,
      '',
      'Change, skip or cancel it here:',
      order.manageUrl,
    ),
  restockProblem: (order: { name: string; reason: string; next: string; manageUrl: string }): MailText =>
    writeMail(
      'We couldn’t place your auto-restock order',
      `We couldn’t order ${nameForMail(order.name)} for you.`,
      order.reason,
      order.next,
      '',
      'Manage auto-restock here:',
      order.manageUrl,
    ),
  agentAccess: (requested: { firstName: string; agent: string; accessUrl: string }): MailText =>
    writeMail(
      'Our staff would like to help you with your account',
      `Hello ${nameForMail(requested.firstName)},`,
      '',
      `${nameForMail(requested.agent)} of Foolscap requests access to your account, to shop or change an order for you. Allow it for some time, or do nothing to refuse it:`,
      requested.accessUrl,
      '',
      'That page shows everything that our staff does in your account. We never need your password.',
    ),
  invitation: (invited: {
    firstName: string;
    organization: string;
    inviteUrl: string;
    days: number;
  }): MailText =>
    writeMail(
      'You are invited to a business account at Foolscap',
      `Hello ${nameForMail(invited.firstName)},`,
      '',
      `“${nameForMail(invited.organization)}” has invited you to its business account at Foolscap. Choose your password here:`,
      invited.inviteUrl,
      '',
      `The link works once and expires in ${invited.days} days. If you did not expect this invitation, ignore this email.`,
    ),
  passwordReset: ({ resetUrl, minutes }: { resetUrl: string; minutes: number }): MailText =>
    writeMail(
      'Reset your Foolscap password',
      'We received a request to reset your password. Choose a new one here:',
      resetUrl,
      '',
      `The link works once and expires in ${minutes} minutes. If you did not request it, ignore this email. Your password stays the same.`,
    ),
  passwordChanged: ({ forgotUrl }: { forgotUrl: string }): MailText =>
    writeMail(
      'Your Foolscap password was changed',
      'Your password was changed. You were signed out on all other devices.',
      '',
      'If you did not change it, reset your password now:',
      forgotUrl,
    ),
  dataExported: ({ pageUrl, days }: { pageUrl: string; days: number }): MailText =>
    writeMail(
      'Your Foolscap data is ready',
      'The copy of your data that you requested is ready. Sign in to download it:',
      pageUrl,
      '',
      `You can download it for ${days} days. If you did not request it, change your password.`,
    ),
  erasureRequested: (): MailText =>
    writeMail(
      'We’re erasing your Foolscap data',
      'We received your request to erase your data. Your account is closed, and you were signed out on all devices.',
      '',
      'If you did not request this, reply to this email now.',
    ),
  dataErased: (): MailText =>
    writeMail(
      'Your Foolscap data was erased',
      'Your account and its data were erased. We keep your orders as long as tax law requires, without your name, address and email address.',
    ),
  emailChanged: ({ newEmail }: { newEmail: string }): MailText =>
    writeMail(
      'Your Foolscap email address was changed',
      `Sign in with ${newEmail} from now on. We send all email there.`,
      '',
      'If you did not change it, reply to this email.',
    ),
  contactMessage: (message: ContactMail & { site: string; id: number; replyTo: string }): MailText => ({
    ...writeMail(
      `Message ${message.id}: ${message.topic}`,
      `Message ${message.id} from the ${message.site} site`,
      '',
      ...describeMessage(message),
      '',
      'Reply to this email to answer the sender.',
    ),
    replyTo: message.replyTo,
  }),
  contactCopy: (message: ContactMail): MailText =>
    writeMail(
      'We’ve received your message',
      'Thank you for your message. We’ll reply to this email address.',
      '',
      ...describeMessage(message),
      '',
      'If you did not send this message, ignore this email.',
    ),
  newsletterConfirm: (signUp: NewsletterMail & { confirmUrl: string; days: number }): MailText => ({
    ...writeMail(
      'Confirm your newsletter sign-up',
      'We received a request to send offers and news to this email address. Confirm it here:',
      signUp.confirmUrl,
      '',
      `The link works for ${signUp.days} days. If you did not sign up, ignore this email: you get no newsletter without confirming.`,
      ...describeUnsubscribe(signUp),
    ),
    unsubscribeUrl: signUp.oneClickUrl,
  }),
  newsletterWelcome: (signUp: NewsletterMail): MailText => ({
    ...writeMail(
      'You’re subscribed to offers and news',
      'Thank you for confirming your email address. From now on you get our offers and news.',
      ...describeUnsubscribe(signUp),
    ),
    unsubscribeUrl: signUp.oneClickUrl,
  }),
} as const;

/** The texts of another language: the same kinds with the same details. */
export type MailTexts = {
  readonly [Kind in keyof typeof MAIL_TEXTS]: (...details: Parameters<(typeof MAIL_TEXTS)[Kind]>) => MailText;
};

export type MailKind = keyof typeof MAIL_TEXTS;
