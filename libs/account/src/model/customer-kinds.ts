import type { FlowType, MembershipProgram, PermissionCode } from './codes.ts';
import type { Biller } from './invoice-codes.ts';
import type { OrganizationRoute } from './organization.ts';

/** The facts about a signed-in customer that decide which kinds of customer they are. */
export interface CustomerFacts {
  membershipProgram?: MembershipProgram | undefined;
  /** The `G_*` codes in effect. */
  codes?: readonly string[] | undefined;
  /** Whether only admins of the organization have link plus. */
  isLinkPlusForAdmins?: boolean | undefined;
  /** Whether the organization is in health care. */
  isHealthCare?: boolean | undefined;
  routeId?: OrganizationRoute | undefined;
  flow?: FlowType | undefined;
  /** The party that bills the organization. */
  biller?: Biller | undefined;
  /** Whether the organization gets its invoices by mail instead of on paper. */
  isDigitalEnrollment?: boolean | undefined;
}

interface KindRow {
  /** The column or code that the kind comes from. */
  data: string;
  /** The permission code that makes a customer one of the kind. */
  code?: PermissionCode;
  /** The difference that the kind makes. */
  effect: string;
  applies(facts: CustomerFacts): boolean;
}

/**
 * The kinds of customers that the shop treats differently (storefront-6.7 to storefront-6.13), with the data that each comes from and its
 * effect. A customer can be of several kinds; sessions list them. Each row has a test of its effect in `customer-kinds.test.ts` of the API.
 */
export const CUSTOMER_KINDS = {
  SELECT: {
    data: 'memberships.program SELECT, or accounts.membership_program',
    effect: 'Free shipping from a lower amount, and the discounts of the program.',
    applies: ({ membershipProgram }) => membershipProgram === 'SELECT',
  },
  PREMIUM: {
    data: 'memberships.program PREMIUM, or accounts.membership_program',
    effect: 'Free shipping on every order, and the discounts of the program.',
    applies: ({ membershipProgram }) => membershipProgram === 'PREMIUM',
  },
  LINK: {
    data: 'the code G_AL of the account or its role',
    code: 'G_AL',
    effect: 'Adds products by the part numbers of the organization.',
    applies: ({ codes }) => codes?.includes('G_AL') ?? false,
  },
  LINK_PLUS: {
    data: 'the code G_ALP of the account or its role, a toggle linkPlusRamp1 to linkPlusRamp8, or the flow MVP',
    code: 'G_ALP',
    effect: 'A part number of several products adds the first one in stock.',
    applies: ({ codes }) => codes?.includes('G_ALP') ?? false,
  },
  ADMIN_LINK_PLUS: {
    data: 'organizations.link_plus_admins_only',
    effect: 'Only admins of the organization have link plus, from wherever it comes.',
    applies: ({ isLinkPlusForAdmins }) => isLinkPlusForAdmins ?? false,
  },
  HEALTH_CARE: {
    data: 'organizations.health_care',
    effect: 'Certified users buy items that are for health care only.',
    applies: ({ isHealthCare }) => isHealthCare ?? false,
  },
  HI_TOUCH: {
    data: 'organizations.route_id HIT',
    effect: 'Has the menu of print organizations, without orders.',
    applies: ({ routeId }) => routeId === 'HIT',
  },
  MVP: {
    data: 'organizations.flow MVP',
    effect: 'Early access: link customers have link plus before the toggles reach their organization.',
    applies: ({ flow }) => flow === 'MVP',
  },
  SAML: {
    data: 'organizations.flow SAML',
    effect: 'Users are managed in the directory of the company, neither on pages nor by calls of the shop.',
    applies: ({ flow }) => flow === 'SAML',
  },
  BLUE_TARP: {
    data: 'organizations.biller BLUE_TARP',
    effect: 'A provider of trade credit takes over invoices, so that nothing is open or paid in the shop.',
    applies: ({ biller }) => biller === 'BLUE_TARP',
  },
  BILL_TRUST: {
    data: 'organizations.biller BILL_TRUST',
    effect: 'Invoices are paid on a portal, which their page links to.',
    applies: ({ biller }) => biller === 'BILL_TRUST',
  },
  DIGITAL_ENROLLMENT: {
    data: 'organizations.digital_enrollment',
    effect: 'Invoices are mailed instead of printed.',
    applies: ({ isDigitalEnrollment }) => isDigitalEnrollment ?? false,
  },
  CSR: {
    data: 'accounts.customer_service',
    effect: 'Customer service buys for the organization, without the tools of its members.',
    applies: ({ flow }) => flow === 'CSR',
  },
} as const satisfies Record<string, KindRow>;

export type CustomerKind = keyof typeof CUSTOMER_KINDS;
export const CUSTOMER_KIND_NAMES = Object.keys(CUSTOMER_KINDS) as CustomerKind[];

/** Checks whether a customer is of a kind. */
export const isOfKind = (kind: CustomerKind, facts: CustomerFacts): boolean =>
  (CUSTOMER_KINDS[kind] as KindRow).applies(facts);

/** Lists the kinds of a customer. */
export const getCustomerKinds = (facts: CustomerFacts): CustomerKind[] =>
  CUSTOMER_KIND_NAMES.filter((kind) => isOfKind(kind, facts));
