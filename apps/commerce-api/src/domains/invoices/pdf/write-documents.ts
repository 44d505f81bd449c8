import type { CreditNote, Invoice, InvoiceStatement } from '@foolscap/account/contract';
import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { type Address, addressLines, type Locale } from '@foolscap/core/vocabulary';
import type { Settings } from '../../../kernel/settings.ts';
import { DOCUMENT_TEXTS as FRENCH } from './document-texts.fr-CA.ts';
import { DOCUMENT_TEXTS as ENGLISH, type DocumentTexts } from './document-texts.ts';
import { createTaggedPdf, type TaggedPdf, type TaggedPdfOptions } from './tagged-pdf.ts';

/** The organization, the shop and the language of a document. */
export interface DocumentContext {
  organization: { name: string; customerNumber: string };
  company: Settings['company'];
  locale: Locale;
  /** The time zone of the organization, in which days are named. */
  timeZone: string;
  now: Date;
  /** False for tests, which read the content. */
  compress?: boolean;
}

interface Writer {
  pdf: TaggedPdf;
  texts: DocumentTexts;
  money(amount: number): string;
  day(date: string): string;
}

const getTexts = (locale: Locale): DocumentTexts =>
  locale === 'fr-CA' ? (FRENCH as DocumentTexts) : ENGLISH;

const getFooter = ({ company }: Pick<DocumentContext, 'company'>): string =>
  [company.name ?? 'Foolscap', company.email, company.phone].filter(Boolean).join(' · ');

function createWriter(pdf: TaggedPdf, { locale, timeZone }: DocumentContext): Writer {
  const formatIn = (zone: string) => dateFormat(locale, { dateStyle: 'long', timeZone: zone });
  return {
    pdf,
    texts: getTexts(locale),
    money: (amount) => formatMoney(toMinorUnits(amount), locale),
    day: (date) =>
      date.length === 10
        ? formatIn('UTC').format(new Date(`${date}T00:00:00Z`))
        : formatIn(timeZone).format(new Date(date)),
  };
}

async function startDocument(
  getTitle: (texts: DocumentTexts) => string,
  context: DocumentContext,
): Promise<Writer> {
  const { locale, now, compress = true } = context;
  const texts = getTexts(locale);
  const title = getTitle(texts);
  const options: TaggedPdfOptions = {
    title,
    locale,
    footer: getFooter(context),
    describePage: texts.page,
    createdAt: now,
    compress,
  };
  const pdf = await createTaggedPdf(options);
  pdf.heading(1, title);
  return createWriter(pdf, context);
}

const getLines = (address: object | undefined): string[] =>
  address ? addressLines(address as Address).filter(Boolean) : [];

/** Writes the parties of a document and its details. */
function writeParties(
  { pdf, texts }: Writer,
  { organization, company }: DocumentContext,
  details: readonly string[],
  { billTo, shipTo }: { billTo?: object | undefined; shipTo?: object | undefined } = {},
): void {
  pdf.blocks([
    {
      title: texts.heads.from,
      lines: [company.name ?? 'Foolscap', ...(company.address ?? '').split('\n')].filter(Boolean),
    },
    { title: texts.heads.billTo, lines: [...new Set([organization.name, ...getLines(billTo)])] },
    ...(shipTo ? [{ title: texts.heads.shipTo, lines: getLines(shipTo) }] : []),
    { title: texts.heads.details, lines: [texts.customer(organization.customerNumber), ...details] },
  ]);
}

/** Writes an invoice as PDF. */
export async function writeInvoicePdf(
  invoice: Invoice,
  context: DocumentContext,
): Promise<NodeJS.ReadableStream> {
  const writer = await startDocument((texts) => texts.invoice(invoice.number), context);
  writeInvoice(writer, invoice, context);
  return writer.pdf.end();
}

/** An invoice of a batch, with its organization and language. */
export interface InvoiceToPrint {
  invoice: Invoice;
  context: DocumentContext;
}

/** Writes the invoices of a batch into one PDF, each on its own pages, which are numbered on their own. @param invoices at least one */
export async function writeInvoicesPdf(
  batch: number,
  invoices: readonly InvoiceToPrint[],
): Promise<NodeJS.ReadableStream> {
  const [{ context: first }] = invoices as [InvoiceToPrint];
  const texts = getTexts(first.locale);
  const pdf = await createTaggedPdf({
    title: texts.batch(batch),
    locale: first.locale,
    footer: getFooter(first),
    describePage: texts.page,
    createdAt: first.now,
    compress: first.compress ?? true,
  });
  for (const { invoice, context } of invoices) {
    const writer = createWriter(pdf, context);
    pdf.startPart({ locale: context.locale, describePage: writer.texts.page });
    pdf.heading(1, writer.texts.invoice(invoice.number));
    writeInvoice(writer, invoice, context);
  }
  return pdf.end();
}

/** Writes what follows the title of an invoice. */
function writeInvoice(writer: Writer, invoice: Invoice, context: DocumentContext): void {
  const { pdf, texts, money, day } = writer;
  const { columns, sums } = texts;
  writeParties(
    writer,
    context,
    [
      texts.issued(day(invoice.issuedAt)),
      texts.dueOn(day(invoice.dueOn)),
      texts.order(invoice.orderNumber),
      ...(invoice.purchaseOrderNumber ? [texts.purchaseOrder(invoice.purchaseOrderNumber)] : []),
      ...(invoice.poRelease ? [texts.release(invoice.poRelease)] : []),
      ...(invoice.budgetCenter ? [texts.budget(invoice.budgetCenter)] : []),
    ],
    invoice,
  );
  const optional = (label: string, amount: number): [string, string][] =>
    amount === 0 ? [] : [[label, money(amount)]];
  pdf.table(
    [
      { title: columns.item, share: 5 },
      { title: columns.qty, share: 1, align: 'right' },
      { title: columns.unitPrice, share: 1.6, align: 'right' },
      { title: columns.tax, share: 1.4, align: 'right' },
      { title: columns.amount, share: 1.8, align: 'right' },
    ],
    invoice.lines.map(({ itemId, name, qty, unitPrice, tax, price }) => [
      `${name} (${itemId})`,
      String(qty),
      money(unitPrice),
      money(tax),
      money(price),
    ]),
    [
      [sums.goods, money(invoice.goods)],
      ...optional(sums.surcharges, invoice.surcharges),
      ...optional(sums.services, invoice.services),
      ...optional(sums.shipping, invoice.shipping),
      ...optional(sums.fees, invoice.fees),
      [sums.tax, money(invoice.tax)],
      [sums.total, money(invoice.total), true],
    ],
  );
  if (invoice.applications.length) {
    pdf.heading(2, texts.heads.payments);
    pdf.table(
      [
        { title: columns.date, share: 2 },
        { title: columns.entry, share: 5 },
        { title: columns.amount, share: 2, align: 'right' },
      ],
      invoice.applications.map(({ at, kind, number, note, amount }) => [
        day(at),
        [texts.applications[kind], number, note].filter(Boolean).join(' · '),
        money(-amount),
      ]),
      [[sums.open, money(invoice.open), true]],
    );
  }
  if (invoice.biller === 'BLUE_TARP') pdf.paragraph(texts.blueTarp);
  if (invoice.biller === 'BILL_TRUST' && invoice.open > 0)
    pdf.paragraph([texts.billTrust, invoice.portalUrl].filter(Boolean).join(' '));
}

/** Writes a credit note as PDF. */
export async function writeCreditNotePdf(
  note: CreditNote,
  invoice: Invoice,
  context: DocumentContext,
): Promise<NodeJS.ReadableStream> {
  const writer = await startDocument((texts) => texts.creditNote(note.number), context);
  const { pdf, texts, money, day } = writer;
  const { columns, sums } = texts;
  writeParties(
    writer,
    context,
    [
      texts.issued(day(note.issuedAt)),
      texts.ofInvoice(invoice.number),
      texts.order(invoice.orderNumber),
      ...(invoice.purchaseOrderNumber ? [texts.purchaseOrder(invoice.purchaseOrderNumber)] : []),
    ],
    { billTo: invoice.billTo },
  );
  const ofLines = note.lines.reduce((sum, { amount }) => sum + toMinorUnits(amount)!, 0);
  const fees = toMinorUnits(note.total)! - ofLines;
  const transferred = toMinorUnits(note.transferred ?? 0)!;
  const returned = toMinorUnits(note.total)! - toMinorUnits(note.account)! - transferred;
  pdf.table(
    [
      { title: columns.item, share: 6 },
      { title: columns.qty, share: 1, align: 'right' },
      { title: columns.amount, share: 2, align: 'right' },
    ],
    note.lines.map(({ itemId, name, qty, amount }) => [`${name} (${itemId})`, String(qty), money(amount)]),
    [
      ...(fees === 0 ? [] : [[`${sums.shipping}, ${sums.fees}`, money(fees / 100)] as const]),
      [sums.total, money(note.total), true],
      ...(note.account === 0 ? [] : [[sums.account, money(note.account)] as const]),
      ...(transferred === 0 ? [] : [[sums.transferred, money(transferred / 100)] as const]),
      ...(returned === 0 ? [] : [[sums.returned, money(returned / 100)] as const]),
    ],
  );
  return pdf.end();
}

/** Writes a statement with all its entries as PDF. */
export async function writeStatementPdf(
  statement: InvoiceStatement,
  context: DocumentContext,
): Promise<NodeJS.ReadableStream> {
  const month = dateFormat(context.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${statement.month}-01T00:00:00Z`),
  );
  const writer = await startDocument((texts) => texts.statement(month), context);
  const { pdf, texts, money, day } = writer;
  const { columns, sums } = texts;
  writeParties(writer, context, [texts.issued(day(context.now.toISOString()))]);
  if (!statement.entries.length) pdf.paragraph(texts.none);
  pdf.table(
    [
      { title: columns.date, share: 2.4 },
      { title: columns.entry, share: 3 },
      { title: columns.document, share: 2.4 },
      { title: columns.amount, share: 1.8, align: 'right' },
      { title: columns.balance, share: 1.8, align: 'right' },
    ],
    [
      [day(`${statement.month}-01`), sums.opening, '', '', money(statement.opening)],
      ...statement.entries.map(({ at, kind, number, amount, balance }) => [
        day(at),
        texts.entries[kind],
        number,
        money(amount),
        money(balance),
      ]),
    ],
    [[sums.closing, money(statement.closing), true]],
  );
  return pdf.end();
}
