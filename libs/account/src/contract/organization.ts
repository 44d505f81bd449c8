import Type, { type Static } from 'typebox';
import { AddressSchema, OneOf } from '@foolscap/core/contract';
import { ORGANIZATION_ROLES } from '../model/organization.ts';

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

/** `GET /cc/api/organization`: the caller's organization. 404 ORGANIZATION_NOT_FOUND for accounts without one. */
export const OrganizationDataSchema = Type.Object({
  organization: Type.Object({
    name: Type.String(),
    /** Masked. */
    customerNumber: Type.String(),
    purchaseOrderPolicy: OneOf(['REQUIRED', 'OPTIONAL']),
    role: OneOf(ORGANIZATION_ROLES),
  }),
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
  role: OneOf(ORGANIZATION_ROLES),
  /** INVITED: has not chosen a password yet. */
  status: OneOf(['ACTIVE', 'INVITED', 'DEACTIVATED']),
  /** True if this user is the caller. */
  current: Type.Boolean(),
});
export interface OrganizationUser extends Static<typeof OrganizationUserSchema> {}
/** `GET /cc/api/organization/users`, and the reply to every change. 403 NOT_PERMITTED unless the caller is an admin. */
export const OrganizationUsersSchema = Type.Object({ users: Type.Array(OrganizationUserSchema) });

/** `POST /cc/api/organization/users`: sends an email with a link to choose a password. 409 EMAIL_TAKEN; 429 after too many invitations. */
export const InviteUserBody = Type.Object(
  {
    firstName: Name,
    lastName: Name,
    username: Type.String({ minLength: 1, maxLength: 254 }),
    role: OneOf(ORGANIZATION_ROLES),
  },
  strict,
);
export interface InviteUserBody extends Static<typeof InviteUserBody> {}

/** `PUT /cc/api/organization/users/:id`. 409 OWN_USER when the caller changes their own entry. */
export const ChangeUserBody = Type.Object(
  { role: Type.Optional(OneOf(ORGANIZATION_ROLES)), active: Type.Optional(Type.Boolean()) },
  strict,
);
export interface ChangeUserBody extends Static<typeof ChangeUserBody> {}
