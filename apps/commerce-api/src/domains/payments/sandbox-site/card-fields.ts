import { parseExpiry } from '@foolscap/core/vocabulary';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  checkCardNumber,
  FRAME_STYLES,
  PAYMENT_MESSAGES,
  type TypedCard,
  typedCardErrors,
} from '@foolscap/payments/model';
import { ApiError } from '../../../kernel/http/api-error.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../../../kernel/http/attempt-limit.ts';
import { type CardProcessor, CardRefusedError, GatewayUnavailableError } from '../payment-gateway.ts';
import { fieldsPage } from './fields-page.ts';
import { isOwnPage, sendPage } from './send-page.ts';

export interface CardFieldsDeps {
  /** Checks whether an origin belongs to the shop, which may frame the page. */
  isShop: (origin: string) => boolean;
  cards: Pick<CardProcessor, 'tokenize'>;
  /**
   * Cards that one session may enter per minute. The gateway has no sessions, so each client address may use a multiple of it, as in the
   * API.
   */
  attemptsPerMinute: number;
  now: () => Date;
}

const Switch = Type.Union([Type.Literal('true'), Type.Literal('false')], { default: 'true' });
const FieldsQuery = Type.Object({
  checkoutId: Type.String({ minLength: 1, maxLength: 128 }),
  transactionId: Type.String({ minLength: 1, maxLength: 64 }),
  origin: Type.String({ maxLength: 256 }),
  locale: Type.String({ pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
  expiry: Switch,
  cvv: Switch,
  style: Type.Optional(Type.Union(FRAME_STYLES.map((style) => Type.Literal(style)))),
  iframeId: Type.Optional(Type.String({ maxLength: 128 })),
  id: Type.Optional(Type.String({ maxLength: 128 })),
});

/** A card as typed. Fields that the page does not have are absent. */
const CardBody = Type.Object(
  {
    number: Type.String({ maxLength: 40 }),
    expiry: Type.Optional(Type.String({ maxLength: 10 })),
    cvv: Type.Optional(Type.String({ maxLength: 10 })),
  },
  { additionalProperties: false },
);

const toDigits = (text = '') => text.replace(/\D/g, '');

/** Returns the errors of the page's fields. They never repeat what was entered. */
function errorsOf(body: Static<typeof CardBody>, card: TypedCard, now: Date) {
  const errors = typedCardErrors(card, PAYMENT_MESSAGES.cardNumber, now.getTime());
  if (body.expiry === undefined) delete errors.expiry;
  if (body.cvv === undefined) delete errors.cvv;
  return errors;
}

/** Returns the status and code for a card that the gateway did not store. */
function refusalOf(error: unknown): { status: number; code: string } {
  if (error instanceof CardRefusedError) return { status: 400, code: 'INVALID_CARD' };
  if (error instanceof GatewayUnavailableError) return { status: 503, code: 'GATEWAY_UNAVAILABLE' };
  if (error instanceof ApiError) return { status: error.status, code: error.code };
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  return { status, code: status < 500 ? 'INVALID_CARD' : 'GATEWAY_UNAVAILABLE' };
}

/** Registers the frame for entering a card, and the call by which its page stores the card. No reply contains what was entered. */
export function cardFieldRoutes(
  site: FastifyInstance,
  { isShop, cards, attemptsPerMinute, now }: CardFieldsDeps,
): void {
  const attemptFrom = createAttemptLimit(ADDRESS_FACTOR * attemptsPerMinute, now);

  site.get<{ Querystring: Static<typeof FieldsQuery> }>(
    '/fields',
    { schema: { querystring: FieldsQuery } },
    async ({ query: { origin, transactionId, locale, expiry, cvv, style } }, reply) => {
      // The token is sent to this origin, and no other page may frame the fields.
      if (!isShop(origin)) return reply.code(400).send({ message: 'This shop is not known here.' });
      const nonce = randomBytes(16).toString('base64');
      const page = fieldsPage({
        origin,
        transactionId,
        locale,
        has: { expiry: expiry === 'true', cvv: cvv === 'true' },
        style,
        nonce,
      });
      return sendPage(reply, page, nonce, origin);
    },
  );

  site.post<{ Body: Static<typeof CardBody> }>(
    '/fields/card',
    {
      schema: { body: CardBody },
      errorHandler: (error, _request, reply) => {
        const { status, code } = refusalOf(error);
        return reply.code(status).send({ code });
      },
    },
    async ({ headers, host, ip, body }, reply) => {
      // Only the page itself may send cards.
      if (!isOwnPage(headers.origin, host)) return reply.code(403).send({ code: 'FORBIDDEN' });
      attemptFrom(ip);
      const card = { number: toDigits(body.number), expiry: body.expiry ?? '', cvv: toDigits(body.cvv) };
      const errors = errorsOf(body, card, now());
      const check = checkCardNumber(card.number);
      if (!check.ok || Object.keys(errors).length > 0)
        return reply.code(400).send({ code: 'INVALID_CARD', errors });
      const { expiryMonth, expiryYear } = parseExpiry(card.expiry) ?? { expiryMonth: '', expiryYear: '' };
      const gatewayToken = await cards.tokenize({
        accountNumber: card.number,
        cvv: card.cvv,
        expiryMonth,
        expiryYear,
      });
      return { gatewayToken };
    },
  );
}
