import Type, { type Static } from 'typebox';
import { AddressSchema, EncodeQuery, MessageSchema, OneOf } from '@foolscap/core/contract';
import { MEMBERSHIP_PROGRAMS, PERMISSION_CODES, ROUTE_TYPES } from '../model/codes.ts';

const strict = { additionalProperties: false } as const;

export const AccountQuery = Type.Object({ ...EncodeQuery }, strict);

/** `POST /cc/api/account/signin` (decisions, "calls not spelled out"). 401 SIGN_IN_FAILED; 429 after too many attempts. */
export const SignInBody = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
  },
  strict,
);
export type SignInBody = Static<typeof SignInBody>;

/** Who is signed in (storefront 3, "Customer info and session", "User profile"). */
export const UserProfileSchema = Type.Object({
  id: Type.String(),
  username: Type.String(),
  /** USERCONTACT */
  contact: Type.Object({ fname: Type.String(), lname: Type.String(), email: Type.String() }),
  /** Only the last four digits show, with a dash after the masked part. */
  customerNumber: Type.String(),
  rewardsNo: Type.Optional(Type.String()),
  backendCustomerType: Type.Optional(Type.String()),
  /** Business accounts. */
  organizationName: Type.Optional(Type.String()),
  defaultPurchaseOrder: Type.Optional(Type.String()),
  addresses: Type.Array(AddressSchema),
});
export type UserProfile = Static<typeof UserProfileSchema>;

export const ToggleSchema = Type.Object({ toggleName: Type.String(), values: Type.Array(Type.String()) });

/** Which shop this is, and for whom (storefront 3, "Site variables", "sessionIPA"; cart 1). */
export const SessionContextSchema = Type.Object({
  tenant: Type.Object({ fullName: OneOf(['consumer', 'advantage']), legacy: OneOf(['sdc', 'sba']) }),
  channelId: Type.String(),
  siteId: Type.String(),
  langId: Type.String(),
  langCd: Type.String(),
  storeId: Type.String(),
  /** `en_US` */
  locale: Type.String(),
  /** `en-US` */
  hyphenatedLocale: Type.String(),
  routeType: OneOf(ROUTE_TYPES),
  routeId: OneOf(ROUTE_TYPES),
  /** LOGGEDOFF means not signed in (storefront 6). */
  userType: OneOf(['GUEST', 'REGISTERED', 'THIRD_PARTY', 'LOGGEDOFF']),
  isLoggedIn: Type.Boolean(),
  zipcode: Type.String(),
  storeNumber: Type.String(),
  sessionIPA: Type.Object({
    webToggleList: Type.Array(ToggleSchema),
    permissionDetail: Type.Array(OneOf(PERMISSION_CODES)),
    membershipDetail: Type.Object({ membershipProgram: OneOf(MEMBERSHIP_PROGRAMS) }),
  }),
});
export type SessionContextData = Static<typeof SessionContextSchema>;

/** `GET /cc/api/account`: never refused; `userProfile` is absent while nobody is signed in. */
export const AccountDataSchema = Type.Object({
  userProfile: Type.Optional(UserProfileSchema),
  session: SessionContextSchema,
});
export type AccountData = Static<typeof AccountDataSchema>;

/** The reply to a sign-in: the same, with what the merge of the guest's cart has to say (CART_AUTO_MERGE). */
export const SignInDataSchema = Type.Object({
  ...AccountDataSchema.properties,
  messages: Type.Array(MessageSchema),
  /** Whether the cart was changed by signing in, so that it must be read again. */
  cartMerged: Type.Boolean(),
});
export type SignInData = Static<typeof SignInDataSchema>;

/** `POST /cc/api/account/signout`. */
export const SignOutDataSchema = Type.Object({ signedOut: Type.Boolean() });
export type SignOutData = Static<typeof SignOutDataSchema>;
