import { parse } from 'csv-parse/sync';
import { CONTRACT_PAYMENTS, type ContractPayment, type ContractRuleKind } from '@foolscap/account/model';
import { normalizeHeading } from '@foolscap/core/files';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { badRequest } from '../../../kernel/http/api-error.ts';
import { operatorText } from '../../../kernel/translations/reply-text.ts';

/** Maximum number of rows of a file. */
export const MAX_CONTRACT_ROWS = 100_000;
/** Maximum size of a file in characters. */
export const MAX_CONTRACT_FILE = 24 * 1024 * 1024;
/** Maximum length of a cell in characters. */
const MAX_CELL = 200;
/** The largest price in US cents that a column holds. */
const MAX_PRICE = 2_147_483_647;

/** The columns of a file with their headings, the canonical one first, in the form of `normalizeHeading`. */
const COLUMNS = {
  customerNumber: ['customernumber', 'customer', 'account', 'accountnumber'],
  contract: ['contract', 'contractnumber', 'contractid'],
  sku: ['sku', 'item', 'itemnumber', 'itemid', 'product'],
  category: ['category', 'categoryid'],
  brand: ['brand', 'brandname'],
  percentOff: ['percentoff'],
  price: ['price', 'contractprice', 'unitprice'],
  minQty: ['minquantity', 'minqty', 'minimumquantity', 'quantity', 'qty'],
  name: ['name', 'contractname'],
  startsOn: ['startson', 'start', 'startdate', 'from', 'validfrom'],
  endsOn: ['endson', 'end', 'enddate', 'to', 'validto'],
  priority: ['priority'],
  minimum: ['orderminimum', 'minimumorder', 'minimum'],
  payments: ['payments', 'paymentmethods'],
} as const;
type Column = keyof typeof COLUMNS;
const REQUIRED = ['customerNumber', 'contract'] as const;
/** The columns that say what a row is for; a file has one of them, and so has a row. */
const SUBJECTS = ['sku', 'category', 'brand'] as const;
/** The category of a rule for everything. */
const EVERYTHING = 'all';

/** Returns the name of a column in messages: `customer number`. */
const nameOf = (column: Column) => column.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The terms of a contract that a file may have; undefined for those that the file does not change, null to remove one. */
export interface ImportedTerms {
  name?: string;
  startsOn?: string | null;
  endsOn?: string | null;
  priority?: number;
  /** US cents. */
  minimumMinor?: number | null;
  allowedPayments?: ContractPayment[] | null;
}

/** The goods of a rule. */
export interface RuleSubject {
  kind: ContractRuleKind;
  /** The id of a category or the name of a brand; empty for everything. */
  value: string;
}

/** A rule in a file: a percentage off list prices. */
export interface ImportedRule extends RuleSubject {
  /** Hundredths of a percent, from 1 to 9,999. */
  basisPoints: number;
}

/** A row of a file that is correct by itself. */
export interface ContractFileRow extends ImportedTerms {
  /** The row in the file, from 1 for the header. */
  row: number;
  customerNumber: string;
  contract: string;
  /** Empty in a row with a rule. */
  sku: string;
  minQty: number;
  /** US cents; null for an item that is on the contract at its general price. */
  priceMinor: number | null;
  /** The rule of a row for a category, a brand or everything. */
  rule?: ImportedRule;
}

/** A row that is left out. */
export interface RejectedRow {
  row: number;
  reason: string;
}

/** A row that is left out, with the item that it is for, as far as it can be read. */
export interface RejectedItem extends RejectedRow {
  customerNumber: string;
  contract: string;
  sku: string;
  rule?: RuleSubject | undefined;
}

/** A cell whose value cannot be used. */
class CellError extends Error {}

/**
 * Reads an amount of money: `12.99`, `$1,299.00`, `1 299,00` or `12,9`. The last separator is the decimal one if one or two digits follow it;
 * three digits after commas are thousands.
 * @returns US cents
 */
export function readAmount(text: string): number {
  const digits = text.replace(/^(USD|\$)\s*|\s*(USD|\$)$/gi, '').replace(/[\s\u00a0\u202f'’]/g, '');
  const match =
    /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(digits) ?? /^()[.,](\d{1,2})$/.exec(digits);
  if (!match) throw new CellError(`"${text}" is not a price. Write it like 12.99.`);
  const [, whole = '', cents = ''] = match;
  const marks = new Set(whole.match(/[.,]/g));
  const decimalMark = cents ? digits.at(-cents.length - 1) : undefined;
  // Three digits after the only point are fractions of a cent rather than thousands.
  const isFraction = decimalMark === undefined && /^\d+\.\d{3}$/.test(whole);
  if (isFraction || marks.size > 1 || (decimalMark !== undefined && marks.has(decimalMark)))
    throw new CellError(`"${text}" is not a price. Write it like 12.99.`);
  const minor = Number(whole.replace(/[.,]/g, '') || 0) * 100 + Number(cents.padEnd(2, '0') || 0);
  if (minor > MAX_PRICE) throw new CellError(`The price ${text} is too high.`);
  return minor;
}

/** Reads a day: `2026-12-31` or `12/31/2026`. @returns an ISO date */
export function readDay(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const parts = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : undefined;
  const day = parts && `${parts[0]}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}`;
  const date = day === undefined ? undefined : new Date(`${day}T00:00:00Z`);
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw new CellError(`"${text}" is not a day. Write it like 2026-12-31.`);
  return day;
}

function readWhole(text: string, name: string, { min, max }: { min: number; max: number }): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  if (value < min || value > max)
    throw new CellError(`The ${name} "${text}" is not a whole number from ${min} to ${max}.`);
  return value;
}

/** Reads ways to pay, separated by spaces, commas, semicolons or vertical bars; `all` for no restriction. */
function readPayments(text: string): ContractPayment[] | null {
  if (text.toLowerCase() === 'all') return null;
  const names = text
    .toLowerCase()
    .split(/[\s,;|]+/)
    .filter(Boolean);
  return names.map((name) => {
    const method = CONTRACT_PAYMENTS.find((each) => each === name);
    if (!method)
      throw new CellError(`"${name}" is not a way to pay. Use ${CONTRACT_PAYMENTS.join(', ')} or all.`);
    return method;
  });
}

/** An empty cell keeps the term, `none` removes it. */
const orNone = <T>(text: string, read: (text: string) => T): T | null =>
  text.toLowerCase() === 'none' ? null : read(text);

function readPrice(text: string): number | null {
  if (!text) return null;
  const minor = readAmount(text);
  if (minor === 0) throw new CellError('The price is 0. Leave it empty for the general price.');
  return minor;
}

/** Reads a percentage with up to two decimals: `10`, `12.5%` or `12,5`. @returns hundredths of a percent */
export function readPercent(text: string): number {
  const [, whole = '', decimals = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(text) ?? [];
  const basisPoints = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (!whole || basisPoints === 0)
    throw new CellError(`The percent off "${text}" is not a number above 0 and below 100, such as 12.5.`);
  return basisPoints;
}

/** Finds what a row has a rule for; undefined for an item. */
function readSubject(get: (column: Column) => string): RuleSubject | undefined {
  const [category, brand] = [get('category'), get('brand')];
  if (category.toLowerCase() === EVERYTHING) return { kind: 'ALL', value: '' };
  if (category) return { kind: 'CATEGORY', value: category };
  return brand ? { kind: 'BRAND', value: brand } : undefined;
}

/** Reads the rule of a row; undefined in a row for an item. */
function readRule(get: (column: Column) => string): ImportedRule | undefined {
  const named = SUBJECTS.filter((column) => get(column));
  // A file that has an item number and the category of each item is not about rules.
  const isItem = get('sku') !== '' && get('percentOff') === '';
  if (isItem) return undefined;
  if (named.length === 0)
    throw new CellError('The sku is empty. A row is for an item, a category, a brand, or the category all.');
  if (named.length > 1) throw new CellError(`The row is for ${named.join(' and ')}. Make it one row each.`);
  if (get('sku')) throw new CellError('A percent off is for a category or a brand. Give an item a price.');
  if (get('price') || get('minQty'))
    throw new CellError('A row for a category or a brand has a percent off, and no price or quantity.');
  return { ...readSubject(get)!, basisPoints: readPercent(get('percentOff')) };
}

function readCells(get: (column: Column) => string, row: number): ContractFileRow {
  const given = <T>(column: Column, read: (text: string) => T) => {
    const text = get(column);
    return text ? read(text) : undefined;
  };
  for (const column of REQUIRED) if (!get(column)) throw new CellError(`The ${nameOf(column)} is empty.`);
  const long = (Object.keys(COLUMNS) as Column[]).find((column) => get(column).length > MAX_CELL);
  if (long) throw new CellError(`The ${nameOf(long)} is longer than ${MAX_CELL} characters.`);
  const rule = readRule(get);
  const name = given('name', (text) => text);
  const startsOn = given('startsOn', (text) => orNone(text, readDay));
  const endsOn = given('endsOn', (text) => orNone(text, readDay));
  const priority = given('priority', (text) => readWhole(text, 'priority', { min: 0, max: 1000 }));
  const minimumMinor = given('minimum', (text) => orNone(text, readAmount));
  const allowedPayments = given('payments', readPayments);
  const minQty = given('minQty', (text) => readWhole(text, 'quantity', { min: 1, max: MAX_LINE_QUANTITY }));
  const priceMinor = readPrice(get('price'));
  if (startsOn && endsOn && endsOn < startsOn) throw new CellError('The contract ends before it starts.');
  if (minimumMinor === 0) throw new CellError('The order minimum is 0. Write none to remove it.');
  if (priceMinor === null && minQty !== undefined && minQty > 1)
    throw new CellError('A price from a quantity on needs a price.');
  return {
    row,
    customerNumber: get('customerNumber'),
    contract: get('contract'),
    sku: get('sku'),
    minQty: minQty ?? 1,
    priceMinor,
    ...(rule ? { rule } : {}),
    ...(name === undefined ? {} : { name }),
    ...(startsOn === undefined ? {} : { startsOn }),
    ...(endsOn === undefined ? {} : { endsOn }),
    ...(priority === undefined ? {} : { priority }),
    ...(minimumMinor === undefined ? {} : { minimumMinor }),
    ...(allowedPayments === undefined ? {} : { allowedPayments }),
  };
}

const notContracts = (reason: string) => badRequest('CONTRACT_FILE_INVALID', operatorText(reason), 'csv');

/** Finds the separator of the columns in the header, so that a decimal comma does not split a price in a file with semicolons. */
function findDelimiter(csv: string): string {
  const header = csv.slice(0, csv.search(/[\r\n]|$/));
  const count = (mark: string) => header.split(mark).length;
  return [';', '\t', ','].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/**
 * Reads a CSV file of contract items; a comma, semicolon or tab separates its columns. Columns with other headings are ignored.
 * @param csv decoded text, with or without a byte order mark
 * @throws ApiError 400 CONTRACT_FILE_INVALID for a text that is no such file or has too many rows
 */
export function readContractRows(csv: string): { rows: ContractFileRow[]; rejected: RejectedItem[] } {
  if (csv.length > MAX_CONTRACT_FILE)
    throw notContracts('The file is larger than 24 MB. Split it by contract.');
  let records: { record: string[]; info: { lines: number } }[];
  try {
    records = parse(csv, {
      bom: true,
      delimiter: findDelimiter(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      // The types of the package do not know that `info` wraps each record.
    }) as unknown as typeof records;
  } catch (error) {
    throw notContracts(`The file is not valid CSV: ${(error as Error).message}.`);
  }
  const [head, ...body] = records;
  const headings = head?.record.map(normalizeHeading) ?? [];
  const places = new Map(
    (Object.keys(COLUMNS) as Column[]).map((column) => [
      column,
      headings.findIndex((heading) => (COLUMNS[column] as readonly string[]).includes(heading)),
    ]),
  );
  const has = (column: Column) => places.get(column)! >= 0;
  const missing = [
    ...REQUIRED.filter((column) => !has(column)).map(nameOf),
    ...(SUBJECTS.some(has) ? [] : ['sku']),
  ];
  if (missing.length)
    throw notContracts(
      `The first row needs the headings customer number, contract and sku; missing: ${missing.join(', ')}.`,
    );
  if (body.length > MAX_CONTRACT_ROWS)
    throw notContracts(
      `A file can have up to ${MAX_CONTRACT_ROWS.toLocaleString('en-US')} rows. Split it by contract.`,
    );
  const rows: ContractFileRow[] = [];
  const rejected: RejectedItem[] = [];
  for (const { record, info } of body) {
    const get = (column: Column) => record[places.get(column)!] ?? '';
    const key = { customerNumber: get('customerNumber'), contract: get('contract'), sku: get('sku') };
    try {
      if (record.length > headings.length)
        throw new CellError(`The row has ${record.length} cells, the header ${headings.length}.`);
      rows.push(readCells(get, info.lines));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      const rule = get('sku') ? undefined : readSubject(get);
      rejected.push({ row: info.lines, reason: error.message, ...key, ...(rule ? { rule } : {}) });
    }
  }
  return { rows, rejected };
}
