import { sql } from 'kysely';
import {
  type Biller,
  ORGANIZATION_FLOWS,
  ORGANIZATION_ROUTES,
  type OrganizationFlow,
  type OrganizationRoute,
} from '@foolscap/account/model';
import { formatMoney } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { type AccountingChange, changeAccounting, isAccountingChange } from './accounting-setup.ts';
import type { ListPrivacy } from './tables.ts';

/** A way to pay that checkout can hide from the members of an organization (storefront-6.40). */
export const HIDEABLE_PAYMENTS = ['invoice', 'new-card', 'saved-cards', 'order-card'] as const;
export type HideablePayment = (typeof HIDEABLE_PAYMENTS)[number];

/** A change to an organization, by its customer number, or to one of its members. */
export type SiteVariantChange =
  | {
      customerNumber: string;
      route?: OrganizationRoute;
      flow?: OrganizationFlow | 'none';
      /** Null to remove it, as with the contract. */
      division?: string | null;
      contract?: string | null;
      /** Buyers' orders above this amount in US cents need approval; null for no approvals. */
      approvalLimitMinor?: number | null;
      /** Limit of open invoices in US cents; null if the organization cannot pay by invoice. */
      invoiceLimitMinor?: number | null;
      /** Whether checkout preselects the invoice. */
      defaultInvoice?: boolean;
      /** Whether only admins have link plus. */
      isLinkPlusForAdmins?: boolean;
      /** Payment methods hidden from members. */
      hiddenPayments?: HideablePayment[];
      /** Days until invoices are due. */
      invoiceTerms?: number;
      /** The party that bills the organization. */
      biller?: Biller;
      /** The address of the portal on which invoices are paid; null for none. */
      billTrustUrl?: string | null;
      /** Whether invoices are mailed instead of printed. */
      digitalEnrollment?: boolean;
      /** Whether members may share shopping lists, and create public links to lists. */
      listSharing?: boolean;
      listLinks?: boolean;
    }
  | { username: string; customerService: boolean };

export interface OrganizationVariant {
  customerNumber: string;
  name: string;
  route: OrganizationRoute;
  flow: OrganizationFlow | null;
  division: string | null;
  contract: string | null;
  approvalLimitMinor: number | null;
  invoiceLimitMinor: number | null;
  defaultInvoice: boolean;
  hiddenPayments: HideablePayment[];
  invoiceTerms: number;
  biller: Biller;
  billTrustUrl: string | null;
  digitalEnrollment: boolean;
  listPrivacy: ListPrivacy;
  /** User names of its customer service members. */
  customerService: string[];
  /** Whether members use budgets; null for an organization without budgets and purchase order lists. */
  budgeting: 'OFF' | 'OPTIONAL' | 'REQUIRED' | null;
  /** Budget centers: code, dollars and period of each. */
  budgets: string[];
}

/** List privacy in an organization without its own settings. */
const OPEN_LISTS: ListPrivacy = { sharing: true, publicLinks: true };

export const SITE_VARIANT_CHOICES = {
  route: ORGANIZATION_ROUTES,
  flow: [...ORGANIZATION_FLOWS, 'none'] as const,
};

export async function listSiteVariants(db: Db): Promise<OrganizationVariant[]> {
  const rows = await db
    .selectFrom('organizations')
    .select([
      'customer_number',
      'name',
      'route_id',
      'flow',
      'division',
      'contract_id',
      'approval_limit_minor',
      'invoice_limit_minor',
      'default_invoice',
      'hidden_payments',
      'list_privacy',
      'invoice_terms_days',
      'biller',
      'bill_trust_url',
      'digital_enrollment',
    ])
    .select(
      sql<
        string[]
      >`array(select username from accounts where organization_id = organizations.id and customer_service order by username)`.as(
        'service',
      ),
    )
    .select([
      sql<OrganizationVariant['budgeting']>`accounting ->> 'budgeting'`.as('budgeting'),
      sql<
        string[]
      >`array(select concat_ws(' ', code, to_char(amount_minor / 100.0, 'FM999999999990.00'), period, case when is_default then 'default' end,
          case when rolls_over then 'rolls over' end)
          from budget_centers where organization_id = organizations.id and removed_at is null order by code)`.as(
        'budgets',
      ),
    ])
    .orderBy('name')
    .orderBy('customer_number')
    .execute();
  return rows.map(
    ({
      customer_number,
      name,
      route_id,
      flow,
      division,
      contract_id,
      approval_limit_minor,
      invoice_limit_minor,
      default_invoice,
      hidden_payments,
      list_privacy,
      invoice_terms_days,
      biller,
      bill_trust_url,
      digital_enrollment,
      service,
      budgeting,
      budgets,
    }) => ({
      customerNumber: customer_number,
      name,
      route: route_id,
      flow,
      division,
      contract: contract_id,
      approvalLimitMinor: approval_limit_minor,
      invoiceLimitMinor: invoice_limit_minor,
      defaultInvoice: default_invoice,
      hiddenPayments: hidden_payments,
      invoiceTerms: invoice_terms_days,
      biller,
      billTrustUrl: bill_trust_url,
      digitalEnrollment: digital_enrollment,
      listPrivacy: list_privacy ?? OPEN_LISTS,
      customerService: service,
      budgeting,
      budgets,
    }),
  );
}

/** Describes an organization's approval and payment settings that differ from the defaults. */
export const describePayments = ({
  approvalLimitMinor,
  invoiceLimitMinor,
  defaultInvoice,
  hiddenPayments,
}: Pick<
  OrganizationVariant,
  'approvalLimitMinor' | 'invoiceLimitMinor' | 'defaultInvoice' | 'hiddenPayments'
>): string[] => [
  ...(approvalLimitMinor === null ? [] : [`approval above ${formatMoney(approvalLimitMinor)}`]),
  ...(invoiceLimitMinor === null ? [] : [`invoices up to ${formatMoney(invoiceLimitMinor)}`]),
  ...(defaultInvoice ? ['invoice first'] : []),
  ...(hiddenPayments.length ? [`hidden: ${hiddenPayments.join(', ')}`] : []),
];

/** Describes an organization's invoice settings that differ from the defaults. */
export const describeInvoicing = ({
  invoiceTerms,
  biller,
  billTrustUrl,
  digitalEnrollment,
}: Pick<OrganizationVariant, 'invoiceTerms' | 'biller' | 'billTrustUrl' | 'digitalEnrollment'>): string[] => [
  ...(invoiceTerms === 30 ? [] : [`invoices due after ${invoiceTerms} days`]),
  ...(biller === 'BLUE_TARP' ? ['billed by Blue Tarp'] : []),
  ...(biller === 'BILL_TRUST' ? [`billed on ${billTrustUrl ?? 'a portal'}`] : []),
  ...(digitalEnrollment ? ['invoices by mail'] : []),
];

/** Describes an organization's shopping list settings that differ from the defaults. */
export const describeLists = ({ sharing, publicLinks }: ListPrivacy): string[] => [
  ...(sharing ? [] : ['no shared lists']),
  ...(publicLinks ? [] : ['no public links to lists']),
];

/**
 * Applies a change; members see it on their next page (docs/decisions/organizations.md).
 * @throws ApiError 404 for an unknown number or user name, 400 for an empty change
 */
export async function changeSiteVariant(
  db: Db,
  change: SiteVariantChange | AccountingChange,
): Promise<{ message: string }> {
  if (isAccountingChange(change)) return changeAccounting(db, change);
  if ('username' in change) {
    const { username, customerService } = change;
    const account = await db
      .updateTable('accounts')
      .set({ customer_service: customerService })
      .where('tenant', '=', 'sba')
      .where('username', '=', getEmailKey(username))
      .where('role', 'is not', null)
      .returning('username')
      .executeTakeFirst();
    if (!account)
      throw notFound('USER_NOT_FOUND', operatorText(`There is no ${username} in any organization.`));
    return {
      message: `${account.username} is ${customerService ? 'customer service' : 'a member like others'} now.`,
    };
  }
  const { customerNumber, ...values } = change;
  const { route, flow, division, contract, approvalLimitMinor, invoiceLimitMinor, defaultInvoice } = values;
  const { listSharing, listLinks } = values;
  if (!Object.keys(values).length)
    throw badRequest('INVALID_REQUEST', operatorText('Give at least one option.'));
  const [organization, ...more] = await db
    .updateTable('organizations')
    .set({
      ...(route === undefined ? {} : { route_id: route }),
      ...(flow === undefined ? {} : { flow: flow === 'none' ? null : flow }),
      ...(division === undefined ? {} : { division }),
      ...(contract === undefined ? {} : { contract_id: contract }),
      ...(approvalLimitMinor === undefined ? {} : { approval_limit_minor: approvalLimitMinor }),
      ...(invoiceLimitMinor === undefined ? {} : { invoice_limit_minor: invoiceLimitMinor }),
      ...(defaultInvoice === undefined ? {} : { default_invoice: defaultInvoice }),
      ...(values.isLinkPlusForAdmins === undefined
        ? {}
        : { link_plus_admins_only: values.isLinkPlusForAdmins }),
      ...(values.invoiceTerms === undefined ? {} : { invoice_terms_days: values.invoiceTerms }),
      ...(values.biller === undefined ? {} : { biller: values.biller }),
      ...(values.billTrustUrl === undefined ? {} : { bill_trust_url: values.billTrustUrl }),
      ...(values.digitalEnrollment === undefined ? {} : { digital_enrollment: values.digitalEnrollment }),
      ...(values.hiddenPayments ? { hidden_payments: JSON.stringify(values.hiddenPayments) } : {}),
      ...(listSharing === undefined && listLinks === undefined
        ? {}
        : {
            list_privacy: sql<string>`${JSON.stringify(OPEN_LISTS)}::jsonb || coalesce(list_privacy, '{}')
              || ${JSON.stringify({ sharing: listSharing, publicLinks: listLinks })}::jsonb`,
          }),
    })
    .where('customer_number', '=', customerNumber)
    .returning(['name', 'route_id', 'flow', 'division', 'contract_id', 'approval_limit_minor'])
    .returning('link_plus_admins_only')
    .returning(['invoice_limit_minor', 'default_invoice', 'hidden_payments', 'list_privacy'])
    .returning(['invoice_terms_days', 'biller', 'bill_trust_url', 'digital_enrollment'])
    .execute();
  if (!organization)
    throw notFound(
      'ORGANIZATION_NOT_FOUND',
      operatorText(`There is no organization with the number ${customerNumber}.`),
    );
  const names = [organization, ...more].map(({ name }) => name).join(', ');
  const parts = [
    `route ${organization.route_id}`,
    `flow ${organization.flow ?? 'none'}`,
    ...(organization.division === null ? [] : [`division ${organization.division}`]),
    ...(organization.contract_id === null ? [] : [`contract ${organization.contract_id}`]),
    ...describePayments({
      approvalLimitMinor: organization.approval_limit_minor,
      invoiceLimitMinor: organization.invoice_limit_minor,
      defaultInvoice: organization.default_invoice,
      hiddenPayments: organization.hidden_payments,
    }),
    ...(organization.link_plus_admins_only ? ['link plus for admins'] : []),
    ...describeInvoicing({
      invoiceTerms: organization.invoice_terms_days,
      biller: organization.biller,
      billTrustUrl: organization.bill_trust_url,
      digitalEnrollment: organization.digital_enrollment,
    }),
    ...describeLists(organization.list_privacy ?? OPEN_LISTS),
  ];
  return { message: `${names}: ${parts.join(', ')}.` };
}
