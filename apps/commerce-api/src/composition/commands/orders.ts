import { writeFile } from 'node:fs/promises';
import {
  issueInvoicesOf,
  type PrintedInvoices,
  printInvoices,
  recordInvoicePayment,
  type RecordedPayment,
} from '../../domains/invoices/index.ts';
import type { Output } from '../../domains/imports/index.ts';
import {
  createFulfillment,
  createOperatorDecisions,
  createReturns,
  type FulfillmentOutcome,
  type FulfillmentRequest,
  type FulfillmentStep,
  OPEN_ORDERS,
  type OpenOrder,
  type OperatorDecision,
  type ReturnRequest,
} from '../../domains/orders/index.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { OperatorEndpoint } from '../../kernel/http/operator-token.ts';
import { createFileMail } from '../../kernel/mail/file-mail.ts';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { createSmtpMail } from '../../kernel/mail/smtp-mail.ts';
import type { Settings } from '../../kernel/settings.ts';
import { createPaymentGateway } from '../payment-gateway.ts';
import { type CommandDeps, readCommandLine, runCommand, UsageError } from './command.ts';
import { parseAmount } from './organization-options.ts';
import { callShop } from './running-shop.ts';

const USAGE = `Usage: npm run orders -- list
       npm run orders -- ship ORDER [--carrier NAME] [--tracking NUMBER]
       npm run orders -- delivered ORDER
       npm run orders -- ready ORDER [--store NUMBER]
       npm run orders -- collected ORDER [--store NUMBER]
       npm run orders -- return ORDER LINE QUANTITY --reference TEXT
       npm run orders -- paid INVOICE REFERENCE [AMOUNT]
       npm run orders -- print-invoices FILE [--batch NUMBER]
       npm run orders -- approve ORDER --as USER [--comment TEXT]
       npm run orders -- decline ORDER --as USER [--comment TEXT]
       npm run orders -- revoke-links ORDER

Lists the open orders, or records what has happened to one. The shopper sees it immediately, and gets mail when an
order is shipped, ready, approved or declined. Repeating a step changes nothing, except that you can correct the
carrier or the number. A decision cannot be repeated. A return is refunded once for each reference.

  LINE, QUANTITY     the number of a line, from 1, and the units of it that were sent back after shipment
  INVOICE            an invoice that was paid by check, bank transfer or a portal, such as INV-2026-000012
  REFERENCE, AMOUNT  such as the number of the check, and the dollars that were paid; all that is open by default
  FILE               the PDF file for the invoices that wait to be printed, each in one batch
  --batch NUMBER     writes an earlier batch again
  --carrier NAME     the carrier
  --tracking NUMBER  the tracking number
  --store NUMBER     the store; optional if the order has only one
  --as USER          the user name of an approver of the organization, who is not the buyer
  --comment TEXT     the approver's comment, which the buyer sees
  --reference TEXT   the number of the return, such as RMA-1, up to 60 characters
`;

type Job =
  | { kind: 'list' }
  | { kind: 'step'; request: FulfillmentRequest }
  | { kind: 'decision'; decision: OperatorDecision }
  | { kind: 'return'; request: ReturnRequest }
  | { kind: 'paid'; payment: RecordedPayment }
  | { kind: 'print'; file: string; batch: number | undefined }
  | { kind: 'revoke'; orderNumber: string };

function readPrintJob(
  file: string | undefined,
  more: readonly string[],
  { batch, ...others }: { batch?: string | undefined; [option: string]: string | undefined },
): Job {
  if (!file || more.length > 0) throw new UsageError('Name the PDF file to write.');
  const [wrong] = Object.keys(others);
  if (wrong) throw new UsageError(`print-invoices takes no --${wrong}.`);
  if (batch !== undefined && !/^[1-9]\d{0,8}$/.test(batch))
    throw new UsageError('Give --batch as the number of a batch.');
  return { kind: 'print', file, batch: batch === undefined ? undefined : Number(batch) };
}

const ACTIONS: Readonly<Record<string, OperatorDecision['action']>> = {
  approve: 'RELEASE',
  decline: 'DECLINE',
};

/** The options of each step. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  ship: ['carrier', 'tracking'],
  delivered: [],
  ready: ['store'],
  collected: ['store'],
  approve: ['as', 'comment'],
  decline: ['as', 'comment'],
  'revoke-links': [],
  return: ['reference'],
  paid: [],
  'print-invoices': ['batch'],
};

function readJob(args: string[]): Job | undefined {
  const line = readCommandLine(args, {
    carrier: { type: 'string' },
    tracking: { type: 'string' },
    store: { type: 'string' },
    as: { type: 'string' },
    comment: { type: 'string' },
    reference: { type: 'string' },
    batch: { type: 'string' },
  });
  if (!line) return undefined;
  const {
    values,
    positionals: [step, orderNumber, ...more],
  } = line;
  const given = Object.keys(values);
  for (const name of given)
    if (!values[name as keyof typeof values]) throw new UsageError(`--${name} is empty.`);
  if (step === 'list') {
    if (orderNumber || given.length) throw new UsageError('list takes no arguments.');
    return { kind: 'list' };
  }
  const allowed = step === undefined ? undefined : OPTIONS[step];
  if (!allowed) throw new UsageError(step ? `"${step}" is not a step.` : 'Name the step.');
  if (step === 'print-invoices') return readPrintJob(orderNumber, more, values);
  if (!orderNumber || (more.length > 0 && step !== 'return' && step !== 'paid'))
    throw new UsageError('Name one order.');
  const wrong = given.find((name) => !allowed.includes(name));
  if (wrong) throw new UsageError(`${step} takes no --${wrong}.`);
  if (step === 'return') {
    const [line = '', qty = ''] = more;
    if (more.length !== 2 || ![line, qty].every((text) => /^[1-9]\d{0,4}$/.test(text)))
      throw new UsageError('Name an order, the number of a line, and a quantity.');
    const reference = values.reference?.trim();
    if (!reference || reference.length > 60)
      throw new UsageError('Name the return with --reference, up to 60 characters.');
    return {
      kind: 'return',
      request: { orderNumber, lineNumber: Number(line), qty: Number(qty), reference },
    };
  }
  if (step === 'paid') {
    const [reference, amount, ...rest] = more;
    if (!reference || reference.length > 60 || rest.length > 0)
      throw new UsageError('Name an invoice and the reference of its payment, up to 60 characters.');
    const amountMinor = amount === undefined ? undefined : parseAmount(amount);
    return { kind: 'paid', payment: { invoice: orderNumber, reference, amountMinor } };
  }
  if (step === 'revoke-links') return { kind: 'revoke', orderNumber };
  const { as: approver, comment, reference: _reference, batch: _batch, ...details } = values;
  const action = ACTIONS[step!];
  if (!action) return { kind: 'step', request: { step: step as FulfillmentStep, orderNumber, ...details } };
  if (!approver) throw new UsageError('Name the approver with --as.');
  return { kind: 'decision', decision: { orderNumber, action, approver, ...(comment ? { comment } : {}) } };
}

interface Desk {
  open(): Promise<OpenOrder[]>;
  execute(request: FulfillmentRequest): Promise<FulfillmentOutcome>;
  decide(decision: OperatorDecision): Promise<{ message: string }>;
  revokeLinks(orderNumber: string): Promise<{ message: string }>;
  takeBack(request: ReturnRequest): Promise<{ message: string }>;
  recordPayment(payment: RecordedPayment): Promise<{ message: string }>;
  print(request: { batch?: number | undefined }): Promise<PrintedInvoices>;
}

/** Creates a desk that works on the command's own database. */
async function localDesk(database: Database, settings: Settings, err: Output) {
  const now = () => new Date();
  const mailer = createMailer(
    settings.mail
      ? createSmtpMail(settings.mail.url, settings.mail.from)
      : createFileMail(settings.dataDir, now),
    settings.locales,
  );
  const log = {
    info: () => undefined,
    // A payment step that failed is repeated by the shop; a mail is not.
    error: (_: unknown, message?: string) =>
      void err.write(`The order was updated, but one step failed: ${message ?? 'see the log'}.\n`),
  };
  const fulfillment = createFulfillment({
    database,
    settings,
    mailer,
    now,
    onShipped: (orderNumber, each) => issueInvoicesOf({ database, now }, each, orderNumber),
  });
  const { gateway } = await createPaymentGateway(settings, database);
  const decisions = createOperatorDecisions({ database, gateway, settings, mailer, now });
  const returns = createReturns({
    database,
    gateway,
    now,
    onRefunded: (orderNumber, each) => issueInvoicesOf({ database, now }, each, orderNumber),
  });
  const desk: Desk = {
    open: () => fulfillment.open(OPEN_ORDERS),
    execute: (request) => fulfillment.execute(request, log),
    decide: (decision) => decisions.decide(decision, log),
    revokeLinks: decisions.revokeLinks,
    takeBack: (request) => returns.execute(request, log),
    recordPayment: (payment) => recordInvoicePayment(database.db, payment, now()),
    print: (request) => printInvoices({ database, settings, now }, request),
  };
  return { ...desk, settle: () => mailer.settle() };
}

/** Creates a desk that works through a running shop, which holds the embedded database. */
function remoteDesk(shop: OperatorEndpoint): Desk {
  const path = '/cc/api/operator/orders';
  return {
    open: async () => (await callShop<{ orders: OpenOrder[] }>(shop, path)).orders,
    execute: (request) => callShop(shop, path, request),
    decide: (decision) => callShop(shop, `${path}/decision`, decision),
    revokeLinks: (orderNumber) => callShop(shop, `${path}/revoke-links`, { orderNumber }),
    takeBack: (request) => callShop(shop, `${path}/return`, request),
    recordPayment: (payment) => callShop(shop, '/cc/api/operator/invoices/payments', payment),
    print: (request) => callShop(shop, '/cc/api/operator/invoices/print', request),
  };
}

const describeAgent = ({ name, username }: NonNullable<OpenOrder['agent']>): string =>
  username ? `placed by ${name} (${username})` : `placed by ${name || 'an agent whose account was erased'}`;

/** Writes a batch of invoices to a file. The batch exists even if that fails, and its number is in the message, so that it can be written again. */
async function print(
  { file, batch }: Extract<Job, { kind: 'print' }>,
  desk: Desk,
  out: Output,
): Promise<void> {
  const { message, pdf } = await desk.print({ batch });
  out.write(`${message}\n`);
  if (pdf !== undefined) await writeFile(file, Buffer.from(pdf, 'base64'));
}

async function run(job: Job, desk: Desk, out: Output): Promise<void> {
  if (job.kind === 'print') return print(job, desk, out);
  if (job.kind !== 'list') {
    const { message } = await (job.kind === 'step'
      ? desk.execute(job.request)
      : job.kind === 'decision'
        ? desk.decide(job.decision)
        : job.kind === 'return'
          ? desk.takeBack(job.request)
          : job.kind === 'paid'
            ? desk.recordPayment(job.payment)
            : desk.revokeLinks(job.orderNumber));
    out.write(`${message}\n`);
    return;
  }
  const orders = await desk.open();
  if (!orders.length) out.write('No open orders.\n');
  for (const { orderNumber, placedAt, status, next, agent } of orders)
    out.write(
      `${[orderNumber, placedAt.slice(0, 16).replace('T', ' '), status.padEnd(16), next.join(', '), ...(agent ? [describeAgent(agent)] : [])].join('  ')}\n`,
    );
}

/** Runs the orders command, which reports actions of a warehouse or a store. */
export function runOrdersCli(deps: CommandDeps): Promise<number> {
  return runCommand<Job>(
    {
      usage: USAGE,
      read: readJob,
      async atDatabase(job, database, settings) {
        const desk = await localDesk(database, settings, deps.err);
        await run(job, desk, deps.out).finally(desk.settle);
      },
      atShop: (job, shop) => run(job, remoteDesk(shop), deps.out),
    },
    deps,
  );
}
