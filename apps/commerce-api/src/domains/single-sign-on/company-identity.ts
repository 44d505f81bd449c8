import { looksLikeEmail } from '@foolscap/account/model';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { oneLine } from '../account/index.ts';
import type { AttributeNames, IdentityProvider, RoleRule } from './provider.ts';
import { SignInRefusal } from './refusal.ts';

/** The attributes that an identity provider states about a person. */
export type Attributes = Readonly<Record<string, readonly string[]>>;

/** A person as an identity provider knows them, after all checks. */
export interface CompanyIdentity {
  /** In lower case, in a domain of the provider. */
  email: string;
  firstName: string;
  lastName: string;
  /** The role of the first rule that matches; null if none does. */
  role: string | null;
}

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
/** The usual names of attributes, the most specific first. */
const USUAL_NAMES: Readonly<Record<keyof AttributeNames, readonly string[]>> = {
  email: ['email', 'mail', `${CLAIMS}/emailaddress`, 'urn:oid:0.9.2342.19200300.100.1.3'],
  firstName: ['firstName', 'givenName', 'given_name', `${CLAIMS}/givenname`, 'urn:oid:2.5.4.42'],
  lastName: ['lastName', 'sn', 'family_name', `${CLAIMS}/surname`, 'urn:oid:2.5.4.4'],
};
/** As long as names that people enter. */
const NAME_LENGTH = 50;

/** Returns the values of an attribute; an attribute is only ever an own property. */
const valuesOf = (attributes: Attributes, name: string): readonly string[] =>
  Object.hasOwn(attributes, name) ? (attributes[name] ?? []) : [];

/** Returns the names of the attributes that a provider's settings need. */
export const getNeededNames = ({ attributes, roleRules }: IdentityProvider): string[] => [
  attributes.email ?? 'email',
  ...roleRules.map((rule) => rule.attribute),
];

const pickRole = (attributes: Attributes, rules: readonly RoleRule[]): string | null =>
  rules.find(({ attribute, value }) => valuesOf(attributes, attribute).includes(value))?.role ?? null;

/**
 * Reads a person from attributes whose origin has been verified.
 * @param nameId the SAML subject, which is the email address if no attribute has one
 * @throws SignInRefusal without an email address, or with one of a domain that the provider is not trusted for
 */
export function readIdentity(
  provider: IdentityProvider,
  attributes: Attributes,
  nameId?: string,
): CompanyIdentity {
  const read = (field: keyof AttributeNames): string | undefined => {
    const named = provider.attributes[field];
    const names = named === undefined ? USUAL_NAMES[field] : [named];
    return names.map((name) => oneLine(valuesOf(attributes, name)[0] ?? '')).find(Boolean);
  };
  const address = read('email') ?? (provider.attributes.email === undefined ? nameId?.trim() : undefined);
  if (address === undefined || address.length > 254 || !looksLikeEmail(address))
    throw new SignInRefusal('noEmail', 'the provider states no email address');
  const email = getEmailKey(address);
  const [localPart = '', domain = ''] = email.split('@');
  if (!provider.domains.includes(domain))
    throw new SignInRefusal('notAllowed', 'the email address is in a domain of another company');
  return {
    email,
    firstName: (read('firstName') ?? localPart).slice(0, NAME_LENGTH),
    lastName: (read('lastName') ?? provider.organization.name).slice(0, NAME_LENGTH),
    role: pickRole(attributes, provider.roleRules),
  };
}
