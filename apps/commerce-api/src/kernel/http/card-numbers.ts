import type { FastifyInstance } from 'fastify';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import { holdsCardNumber } from '@foolscap/payments/model';
import type { ReplyText } from '../translations/reply-text.ts';
import { badRequest } from './api-error.ts';

/**
 * Names of request fields that are not free text, at any depth. All other fields are checked, so a new field is checked unless it is listed
 * here.
 */
const EXEMPT_FIELDS: ReadonlySet<string> = new Set([
  // Card data is sent to the gateway and never stored (decision-card-data).
  'accountNumber',
  'cvv',
  // Proofs of a payment and data of the device go to the gateway and are never stored.
  'encPaymentData',
  'apiKey',
  'callId',
  'deviceData',
  'paymentMethodNonce',
  'payerId',
  'authorizationToken',
  'paymentData',
  // A captcha's signed solution, of which only the digest is stored.
  'captcha',
  // Stored as a digest only.
  'password',
  'newPassword',
  'token',
  // Must match an existing value. A product number may be a GTIN, and the digits of a random token may look like a card number by chance.
  'gatewayToken',
  'itemId',
  'itemIds',
  'afterItemId',
  'parentItemId',
  'orderNumber',
  'customerNumber',
  'checkoutId',
  // A carrier's number, entered by an operator.
  'tracking',
]);

/** Random ids may contain long digit sequences by chance. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts text with card numbers, and masks them itself. */
    masksCardNumbers?: boolean;
  }
}

/** Screen labels of fields whose label differs from their name. */
const LABELS: Readonly<Record<string, ReplyText>> = {
  username: 'Email address',
  email: 'Email address',
  emailId1: 'Email address',
  emailID: 'Email address',
  organizationName: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Name',
  city: 'City',
  title: 'Title',
  message: 'Message',
  comment: 'Comment',
  purchaseOrderNumber: 'Purchase order number',
  address1: 'Street address',
  address2: 'Apartment, suite, floor',
  body: 'What do you think of it?',
};

/** Converts a field name to a label: `purchaseOrderNumber` becomes `Purchase order number`. */
function getLabel(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase();
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

interface TextField {
  name: string;
  path: string;
}

/** Fields that are displayed next to each other, so a card number can be split across them. */
const JOINED_FIELDS = [
  ['firstName', 'lastName'],
  ['address1', 'address2'],
] as const;

/** Finds the second of two fields that together contain a card number, but not each alone. */
function findSplitCard(value: Record<string, unknown>): string | undefined {
  for (const [first, second] of JOINED_FIELDS) {
    const [one, other] = [value[first], value[second]];
    if (typeof one !== 'string' || typeof other !== 'string') continue;
    if (holdsCardNumber(one) || holdsCardNumber(other)) continue;
    if (holdsCardNumber(`${one} ${other}`) || holdsCardNumber(`${one}${other}`)) return second;
  }
  return undefined;
}

function findCardField(value: unknown, field: TextField): TextField | undefined {
  if (typeof value === 'string') return !UUID.test(value) && holdsCardNumber(value) ? field : undefined;
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) {
      const found = findCardField(member, { name: field.name, path: `${field.path}[${index}]` });
      if (found) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return undefined;
  const split = findSplitCard(value as Record<string, unknown>);
  if (split) return { name: split, path: field.path ? `${field.path}.${split}` : split };
  for (const [name, member] of Object.entries(value)) {
    if (EXEMPT_FIELDS.has(name)) continue;
    const found = findCardField(member, { name, path: field.path ? `${field.path}.${name}` : name });
    if (found) return found;
  }
  return undefined;
}

/**
 * Rejects a body with a payment card number in a free-text field, such as a name, an address, a purchase order number or a review. These
 * texts are stored, mailed and shown. `findCardNumbers` recognizes card numbers. It runs after schema validation, so the body has the right
 * shape. Queries are not checked, because they are not stored and the log masks them.
 * @throws ApiError 400 CARD_NUMBER_IN_TEXT with the field
 */
export function refuseCardNumbers(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const found =
      request.routeOptions.config.masksCardNumbers === true
        ? undefined
        : findCardField(request.body, { name: '', path: '' });
    if (!found) {
      done();
      return;
    }
    done(
      badRequest(
        REQUEST_CODES.cardNumberInText,
        `“${getLabel(found.name)}” can’t contain a card number. Remove it: card numbers go only in the card number field at checkout.`,
        found.path,
      ),
    );
  });
}
