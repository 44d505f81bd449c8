import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { TypedPostalCode } from '@foolscap/core/contract';
import { type CountryCode, getCountryRules } from '@foolscap/core/vocabulary';
import type { ApplicationOutcome } from '@foolscap/payments/model';
import { checkAddress } from '../../../kernel/addresses/addresses.ts';
import { ApiError } from '../../../kernel/http/api-error.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../../../kernel/http/attempt-limit.ts';
import { applicationPage } from './application-page.ts';
import type { CardFieldsDeps } from './card-fields.ts';
import { isOwnPage, sendPage } from './send-page.ts';

/** The number of every approved card: that of American Express test cards. */
const AMEX_NUMBER = '378282246310005';

const PageQuery = Type.Object({
  transactionId: Type.String({ minLength: 1, maxLength: 64 }),
  origin: Type.String({ maxLength: 256 }),
});
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const Application = Type.Object(
  {
    firstName: text(50),
    lastName: text(50),
    email: Type.String({ format: 'email', maxLength: 254 }),
    address1: text(80),
    city: text(60),
    state: Type.String({ pattern: '^[A-Z]{2}$' }),
    zipCode: TypedPostalCode,
  },
  { additionalProperties: false },
);

/** Decides an application by the local part of its email address, which may be followed by `+` and any text. */
function decide(email: string): 'success' | 'warning' | 'failure' {
  const [, name] = /^([^@+]*)[^@]*@example\.com$/i.exec(email) ?? [];
  if (name?.toLowerCase() === 'review') return 'warning';
  return name?.toLowerCase() === 'deny' ? 'failure' : 'success';
}

/**
 * Registers the window in which shoppers apply for the Amex card (storefront-4.18). The shop receives an approved card as a token, together
 * with the application's address; the number stays here.
 */
export function cardApplicationRoutes(
  site: FastifyInstance,
  { isShop, cards, attemptsPerMinute, country, now }: CardFieldsDeps & { country: CountryCode },
): void {
  const attemptFrom = createAttemptLimit(ADDRESS_FACTOR * attemptsPerMinute, now);

  site.get<{ Querystring: Static<typeof PageQuery> }>(
    '/apply/amex',
    { schema: { querystring: PageQuery } },
    async ({ query: { origin, transactionId } }, reply) => {
      if (!isShop(origin)) return reply.code(400).send({ message: 'This shop is not known here.' });
      const nonce = randomBytes(16).toString('base64');
      const action = '/apply/amex/application';
      return sendPage(reply, applicationPage({ action, origin, transactionId, nonce, country }), nonce);
    },
  );

  site.post<{ Body: Static<typeof Application> }>(
    '/apply/amex/application',
    { schema: { body: Application } },
    async ({ headers, host, ip, body: { email, ...address } }, reply): Promise<unknown> => {
      if (!isOwnPage(headers.origin, host))
        return reply.code(403).send({ message: 'Apply in the window of the bank.' });
      try {
        attemptFrom(ip);
        checkAddress(address, 'application', country);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return reply.code(error.status).send({ message: error.message });
      }
      const status = decide(email);
      if (status !== 'success') return { status } satisfies ApplicationOutcome;
      const gatewayToken = await cards.tokenize({
        accountNumber: AMEX_NUMBER,
        cvv: '1234',
        expiryMonth: '12',
        expiryYear: String(now().getUTCFullYear() + 4),
      });
      return {
        status,
        gatewayToken,
        billingAddress: {
          ...address,
          zipCode: getCountryRules(country).readPostalCode(address.zipCode) ?? address.zipCode,
          type: 'B',
          country,
        },
      } satisfies ApplicationOutcome;
    },
  );
}
