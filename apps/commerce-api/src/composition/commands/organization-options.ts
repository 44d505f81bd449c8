import { HIDEABLE_PAYMENTS, type SiteVariantChange } from '../../domains/organizations/index.ts';
import { UsageError } from './command.ts';

/** Returns a value after checking that it is a known one; undefined without one. @throws UsageError */
export function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((one) => one === value);
  if (!found) throw new UsageError(`${name} is one of ${known.join(', ')}.`);
  return found;
}

/** Returns US cents. @throws UsageError */
export function parseAmount(text: string): number {
  if (!/^\d+(\.\d{2})?$/.test(text)) throw new UsageError('Give the amount in dollars, such as 5000.00.');
  return Math.round(Number(text) * 100);
}

const parseLimit = (text: string) => (text === 'none' ? null : parseAmount(text));

interface PaymentOptions {
  'approval-limit'?: string | undefined;
  'invoice-limit'?: string | undefined;
  'default-invoice'?: string | undefined;
  'hide-payments'?: string | undefined;
}

/** Reads the options about shopping lists. */
export function readListPrivacy(options: {
  'list-sharing'?: string | undefined;
  'list-links'?: string | undefined;
}): Partial<SiteVariantChange> {
  const sharing = oneOf('--list-sharing', options['list-sharing'], ['on', 'off']);
  const links = oneOf('--list-links', options['list-links'], ['on', 'off']);
  return {
    ...(sharing ? { listSharing: sharing === 'on' } : {}),
    ...(links ? { listLinks: links === 'on' } : {}),
  };
}

const BILLER_NAMES = { own: 'OWN', 'blue-tarp': 'BLUE_TARP', 'bill-trust': 'BILL_TRUST' } as const;

/** Reads the options about invoices. */
export function readInvoicing(options: {
  'invoice-terms'?: string | undefined;
  biller?: string | undefined;
  'bill-trust-url'?: string | undefined;
  'digital-enrollment'?: string | undefined;
}): Partial<SiteVariantChange> {
  const { 'invoice-terms': terms, 'bill-trust-url': url } = options;
  if (terms !== undefined && !/^\d{1,3}$/.test(terms))
    throw new UsageError('Give --invoice-terms as a number of days.');
  const biller = oneOf(
    '--biller',
    options.biller,
    Object.keys(BILLER_NAMES) as (keyof typeof BILLER_NAMES)[],
  );
  const digital = oneOf('--digital-enrollment', options['digital-enrollment'], ['on', 'off']);
  return {
    ...(terms === undefined ? {} : { invoiceTerms: Number(terms) }),
    ...(biller ? { biller: BILLER_NAMES[biller] } : {}),
    ...(url === undefined ? {} : { billTrustUrl: url === 'none' ? null : url }),
    ...(digital ? { digitalEnrollment: digital === 'on' } : {}),
  };
}

/** Reads the options about approvals and payments. */
export function readPayments(options: PaymentOptions): Partial<SiteVariantChange> {
  const { 'approval-limit': approval, 'invoice-limit': invoice, 'hide-payments': hidden } = options;
  const first = oneOf('--default-invoice', options['default-invoice'], ['on', 'off']);
  const listed = hidden === 'none' ? [] : hidden?.split(',');
  return {
    ...(approval === undefined ? {} : { approvalLimitMinor: parseLimit(approval) }),
    ...(invoice === undefined ? {} : { invoiceLimitMinor: parseLimit(invoice) }),
    ...(first ? { defaultInvoice: first === 'on' } : {}),
    ...(listed
      ? { hiddenPayments: listed.map((each) => oneOf('--hide-payments', each, HIDEABLE_PAYMENTS)!) }
      : {}),
  };
}
