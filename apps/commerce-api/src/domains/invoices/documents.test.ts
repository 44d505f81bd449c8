import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreditNote, Invoice, InvoiceStatement } from '@foolscap/account/contract';
import { buildInvoice, buildInvoiceStatement } from '@foolscap/account/testing';
import type { Locale } from '@foolscap/core/vocabulary';
import {
  type DocumentContext,
  writeCreditNotePdf,
  writeInvoicePdf,
  writeInvoicesPdf,
  writeStatementPdf,
} from './pdf/write-documents.ts';

const context = (locale: Locale = 'en-US'): DocumentContext => ({
  organization: { name: 'Bell & Margin LLC', customerNumber: '1010101010' },
  company: { name: 'Foolscap', address: '1 Paper Mill Road', email: 'help@example.com', phone: undefined },
  locale,
  timeZone: 'America/New_York',
  now: new Date('2026-11-30T12:00:00Z'),
  compress: false,
});

async function read(content: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Reads the tags of a document and the number of its pages from its bytes. */
async function inspect(content: NodeJS.ReadableStream) {
  const bytes = await read(content);
  const text = bytes.toString('latin1');
  const tags = [...text.matchAll(/\/S \/(\w+)\n/g)].map(([, tag]) => tag!);
  const count = (tag: string) => tags.filter((each) => each === tag).length;
  return { bytes, text, count, pages: [...text.matchAll(/\/Type \/Page\n/g)].length };
}

/** Reads the text of a document by its structure with poppler; undefined where it is not installed. */
function readStructure(bytes: Buffer): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'invoice-'));
  try {
    const file = join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    return execFileSync('pdfinfo', ['-struct-text', file], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('a batch has each invoice on its own pages, in its own language, with its own page numbers', async () => {
  const invoices = [
    { invoice: buildInvoice({ number: 'INV-2026-000001' }), context: context() },
    { invoice: buildInvoice({ number: 'INV-2026-000002' }), context: context('fr-CA') },
  ];
  const { bytes, text, count, pages } = await inspect(await writeInvoicesPdf(7, invoices));
  expect(pages).toBe(2);
  expect([count('Document'), count('Sect'), count('H1')]).toEqual([1, 2, 2]);
  expect(text).toContain('/Lang (fr-CA)');
  const structure = readStructure(bytes);
  if (structure !== undefined) {
    expect(structure).toContain('Invoice INV-2026-000001');
    expect(structure).toContain('Facture INV-2026-000002');
  }
});

it('an invoice is tagged, with a title, a language, embedded fonts and headers of tables', async () => {
  const { bytes, text, count, pages } = await inspect(await writeInvoicePdf(buildInvoice(), context()));
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toContain('/Marked true');
  expect(text).toContain('/Lang (en-US)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text).toContain('pdfuaid:part');
  expect([...text.matchAll(/\/FontFile2 /g)]).toHaveLength(2);
  expect(text).not.toMatch(/Helvetica/);
  expect([count('Document'), count('H1'), count('Table'), pages]).toEqual([1, 1, 2, 1]);
  // A head, two lines and five sums; a head, two payments and one sum.
  expect(count('TR')).toBe(1 + 2 + 4 + 1 + 2 + 1);
  expect([...text.matchAll(/\/Scope \/Column/g)]).toHaveLength(5 + 3);
  const structure = readStructure(bytes);
  if (structure === undefined) return;
  expect(structure).toContain('"Invoice INV-2026-000009"');
  expect(structure).toContain('"Copy paper, 500 sheets (100001)"');
  expect(structure).toContain('"$240.05"');
});

it('has French texts with no-break spaces, and other characters than those of the font as question marks', async () => {
  const invoice: Invoice = buildInvoice({
    total: 1234.5,
    lines: [{ ...buildInvoice().lines[0]!, name: 'Papier à lettres 纸 – Łódź' }],
  });
  const { bytes, text } = await inspect(await writeInvoicePdf(invoice, context('fr-CA')));
  expect(text).toContain('/Lang (fr-CA)');
  const structure = readStructure(bytes);
  if (structure === undefined) return;
  expect(structure).toContain('"Facture INV-2026-000009"');
  expect(structure).toContain('Papier à lettres ? – Łódź');
  expect(structure.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('"1 234,50 $"');
});

it('repeats the head of a table on each page, only for the eye', async () => {
  const lines = Array.from({ length: 120 }, (_, index) => ({
    ...buildInvoice().lines[0]!,
    name: `Item ${index + 1}`,
  }));
  const { count, pages } = await inspect(await writeInvoicePdf(buildInvoice({ lines }), context()));
  expect(pages).toBeGreaterThan(3);
  expect(count('TR')).toBe(1 + 120 + 4 + 1 + 2 + 1);
});

it('writes credit notes and statements', async () => {
  const invoice = buildInvoice();
  const note: CreditNote = { ...invoice.creditNotes[0]!, account: 20 };
  const credit = await inspect(await writeCreditNotePdf(note, invoice, context()));
  expect([credit.count('H1'), credit.count('Table'), credit.count('TR')]).toEqual([1, 1, 1 + 1 + 3]);
  const empty: InvoiceStatement = buildInvoiceStatement({ entries: [], count: 0 });
  const statement = await inspect(await writeStatementPdf(empty, context('fr-CA')));
  expect([statement.count('H1'), statement.count('TR')]).toEqual([1, 3]);
  const structure = readStructure(statement.bytes);
  if (structure === undefined) return;
  expect(structure).toContain('"Relevé de novembre 2026"');
  expect(structure).toContain('"Solde de fermeture"');
});
