import Type, { type Static } from 'typebox';
import { AddressSchema, Money, OneOf } from '@foolscap/core/contract';
import { CONTRACT_PAYMENTS, CONTRACT_RULE_KINDS } from '../model/contract-payments.ts';
import { BUDGET_PERIODS } from '../model/organization.ts';
import { RoleCode, SpendingSchema, UserSettings } from './people.ts';

const strict = { additionalProperties: false } as const;
const Name = Type.String({ minLength: 1, maxLength: 50 });

/** A bill-to (B) or ship-to (S) address of an organization. */
export const OrganizationAddressSchema = Type.Object({
  id: Type.String(),
  type: OneOf(['B', 'S']),
  label: Type.String(),
  isDefault: Type.Boolean(),
  address: AddressSchema,
});
export interface OrganizationAddress extends Static<typeof OrganizationAddressSchema> {}

/** A budget of an organization with its state in the current period. */
export const OrganizationBudgetSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** Charged by orders that choose no other budget. */
  isDefault: Type.Boolean(),
  /** The calendar period after which the budget resets. */
  period: OneOf(BUDGET_PERIODS),
  /** The budget of one period, in dollars. */
  amount: Money,
  /** The rest of it, in dollars; negative after an overdraft. */
  availableBalance: Money,
});
export interface OrganizationBudget extends Static<typeof OrganizationBudgetSchema> {}

/** A contract of an organization that applies now or later. */
export const ContractSchema = Type.Object({
  number: Type.String(),
  name: Type.String(),
  /** The first and the last day in UTC, as ISO dates; absent for no limit. */
  startsOn: Type.Optional(Type.String()),
  endsOn: Type.Optional(Type.String()),
  /** Whether its prices apply today. */
  isCurrent: Type.Boolean(),
  /** Whether its terms apply to the orders of the organization: those of one contract at a time. */
  isLeading: Type.Boolean(),
  /** Number of its items that are on sale. */
  items: Type.Integer(),
  /** Percentages off the list prices of categories, brands, or everything, in the order in which they take precedence. */
  rules: Type.Array(
    Type.Object({
      kind: OneOf(CONTRACT_RULE_KINDS),
      /** The name of the category or the brand; empty for everything. */
      name: Type.String(),
      percentOff: Type.Number(),
      /** The id and the URL of the category. */
      id: Type.Optional(Type.String()),
      url: Type.Optional(Type.String()),
    }),
  ),
  /** Goods that an order with shipped items needs, in dollars; absent without a minimum. */
  orderMinimum: Type.Optional(Money),
  /** The methods that pay for orders; absent for all of them. */
  payments: Type.Optional(Type.Array(OneOf(CONTRACT_PAYMENTS))),
  /** The labels of the addresses that orders may use; empty for all of the organization. */
  shipTo: Type.Array(Type.String()),
  billTo: Type.Array(Type.String()),
});
export interface Contract extends Static<typeof ContractSchema> {}

/** `GET /cc/api/organization`: the caller's organization. 404 ORGANIZATION_NOT_FOUND for accounts without one. */
export const OrganizationDataSchema = Type.Object({
  organization: Type.Object({
    name: Type.String(),
    /** Masked. */
    customerNumber: Type.String(),
    purchaseOrderPolicy: OneOf(['REQUIRED', 'OPTIONAL']),
    role: RoleCode,
    division: Type.Optional(Type.String()),
    /** The order total in dollars above which the caller needs an approval; absent for approvers, and without such a rule. */
    approvalLimit: Type.Optional(Money),
  }),
  /** The agreement of the organization with the shop. */
  contract: Type.Object({
    contractId: Type.Optional(Type.String()),
    /** The number of items that are sold at contract prices. */
    pricedItems: Type.Integer(),
    /** True if members may order these items only. */
    isContractOnly: Type.Boolean(),
  }),
  /** The contracts that apply now, the leading one first, then those that start later. */
  contracts: Type.Array(ContractSchema),
  /** Absent unless budgeting is enabled and configured (cart-5.27). */
  budgets: Type.Optional(Type.Array(OrganizationBudgetSchema)),
  addresses: Type.Array(OrganizationAddressSchema),
  /** The entry of `addresses` that the cart ships to, or would ship to. */
  shipToId: Type.Optional(Type.String()),
});
export interface OrganizationData extends Static<typeof OrganizationDataSchema> {}

export const OrganizationUserSchema = Type.Object({
  id: Type.String(),
  /** The email address. */
  username: Type.String(),
  fname: Type.String(),
  lname: Type.String(),
  role: RoleCode,
  roleName: Type.String(),
  /** The unit and its name; absent for members of the organization as a whole. */
  unitId: Type.Optional(Type.String()),
  unitName: Type.Optional(Type.String()),
  /** Absent without a limit. */
  spending: Type.Optional(SpendingSchema),
  /** INVITED: has not chosen a password yet. */
  status: OneOf(['ACTIVE', 'INVITED', 'DEACTIVATED']),
  /** True if this user is the caller. */
  current: Type.Boolean(),
});
export interface OrganizationUser extends Static<typeof OrganizationUserSchema> {}
/** `GET /cc/api/organization/users`, and the reply to every change. 403 NOT_PERMITTED without the permission MANAGE_USERS. */
export const OrganizationUsersSchema = Type.Object({ users: Type.Array(OrganizationUserSchema) });

/** `POST /cc/api/organization/users`: sends an email with a link to choose a password. 409 EMAIL_TAKEN; 429 after too many invitations. */
export const InviteUserBody = Type.Object(
  {
    firstName: Name,
    lastName: Name,
    username: Type.String({ minLength: 1, maxLength: 254 }),
    role: RoleCode,
    ...UserSettings,
  },
  strict,
);
export interface InviteUserBody extends Static<typeof InviteUserBody> {}

/** `PUT /cc/api/organization/users/:id`. 409 OWN_USER when the caller changes their own role or access; LAST_ADMIN; 403 ROLE_ABOVE_OWN. */
export const ChangeUserBody = Type.Object(
  { role: Type.Optional(RoleCode), active: Type.Optional(Type.Boolean()), ...UserSettings },
  strict,
);
export interface ChangeUserBody extends Static<typeof ChangeUserBody> {}
