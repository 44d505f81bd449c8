import type { FastifyBaseLogger } from 'fastify';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import { sql } from 'kysely';
import type { ApiContext } from '../../kernel/context.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { memberHasPermission } from '../organizations/index.ts';
import type { Receipt } from './invoice-payments.repository.ts';

type Context = Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>;
type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

/** Invoices of a round. */
const BATCH = 100;
/** The most members who get the mail about an invoice. */
const MOST_RECIPIENTS = 20;

interface IssuedRow {
  number: string;
  organization_id: string;
  order_number: string;
  total_minor: number;
  open_minor: number;
  due_on: string;
}

const getPage = (settings: Context['settings'], locale: Locale, path: string): string =>
  createPageUrls(settings)(
    { tenant: 'sba', locale, protocol: 'http', host: `localhost:${settings.port}` },
    path,
  );

/**
 * Mails new invoices of organizations with digital enrollment to their members with the permission ONLINE_INVOICING, each once across all instances
 * (storefront-6.13). A mail can be lost if the process dies after its invoice was taken.
 */
export async function mailInvoices(context: Context, log: Log): Promise<void> {
  const {
    database: { db },
    settings,
    mailer,
    now,
  } = context;
  const { rows } = await sql<IssuedRow>`/* invoices.mail */
    update invoices set delivered_at = ${now()}::timestamptz where id in (
      select id from invoices where delivered_at is null and delivery = 'MAIL' order by issued_at, number limit ${BATCH}
      for update skip locked)
    returning number, organization_id, order_number, total_minor::float8 as total_minor, open_minor::float8 as open_minor, due_on`.execute(
    db,
  );
  for (const invoice of rows.toSorted((a, b) => (a.number < b.number ? -1 : 1))) {
    const members = await db
      .selectFrom('accounts')
      .select(['email', 'locale'])
      .where('organization_id', '=', invoice.organization_id)
      .where('tps_code', 'is', null)
      .where(memberHasPermission('ONLINE_INVOICING'))
      .orderBy('id')
      .limit(MOST_RECIPIENTS)
      .execute();
    for (const { email, locale } of members)
      mailer.write(
        'invoiceIssued',
        { email, locale },
        {
          number: invoice.number,
          orderNumber: invoice.order_number,
          total: formatMoney(invoice.total_minor, locale),
          open: invoice.open_minor > 0 ? formatMoney(invoice.open_minor, locale) : undefined,
          dueOn: dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(`${invoice.due_on}T00:00:00Z`),
          ),
          invoiceUrl: getPage(settings, locale, `/account/invoices/${invoice.number}`),
        },
        log,
      );
  }
}

/** Mails the receipt of a payment to the person who paid. */
export async function mailReceipt(
  { database: { db }, settings, mailer }: Context,
  accountId: string,
  { number, amount, invoices }: Receipt,
  log: Log,
): Promise<void> {
  const payer = await db
    .selectFrom('accounts')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!payer) return;
  const { locale } = payer;
  mailer.write(
    'invoicesPaid',
    payer,
    {
      number,
      amount: formatMoney(amount, locale),
      details: invoices.map((invoice) => `${invoice.number} – ${formatMoney(invoice.amount, locale)}`),
      invoicesUrl: getPage(settings, locale, '/account/invoices?filter=paid'),
    },
    log,
  );
}
