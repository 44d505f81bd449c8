import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { isOwnPage, sendPage } from '../payments/index.ts';
import { configuratorPage, problemPage } from './configurator-page.ts';
import { getFields } from './configurator-fields.ts';
import { type PunchoutRequest, PunchoutRequestSchema, type PunchoutResult } from './messages.ts';
import { readMessage, signMessage } from './signed-message.ts';

export interface ConfiguratorDeps {
  /** The secret shared by the shop and the configurator. */
  secret: string;
  now?: () => Date;
}

const Query = Type.Object({ request: Type.String({ maxLength: 4096 }) });
const Body = Type.Object(
  {
    request: Type.String({ maxLength: 4096 }),
    values: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
);

/**
 * Registers the sandbox configurator for made-to-order products. It simulates a supplier's site: it receives a signed request, lets the
 * shopper fill in a form, and returns to the shop with a signed result (docs/operators/configurator.md).
 */
export function configuratorRoutes(
  site: FastifyInstance,
  { secret, now = () => new Date() }: ConfiguratorDeps,
): void {
  const readRequest = (text: string): PunchoutRequest | undefined => {
    const request = readMessage(secret, 'request', text);
    return Value.Check(PunchoutRequestSchema, request) ? request : undefined;
  };
  const isExpired = ({ expiresAt }: PunchoutRequest) => new Date(expiresAt) <= now();
  const getReturnUrl = (
    { returnUrl, session }: PunchoutRequest,
    result: Omit<PunchoutResult, 'session'>,
  ): string => {
    const url = new URL(returnUrl);
    url.searchParams.set('result', signMessage(secret, 'result', { session, ...result }));
    return url.href;
  };
  const sendProblem = (reply: FastifyReply, status: number, text: string) => {
    const nonce = randomBytes(16).toString('base64');
    return sendPage(reply.code(status), problemPage(text, nonce), nonce);
  };

  site.get<{ Querystring: Static<typeof Query> }>(
    '/configure',
    { schema: { querystring: Query } },
    async ({ query }, reply) => {
      const request = readRequest(query.request);
      if (!request) return sendProblem(reply, 400, 'This link was not made by the shop.');
      if (isExpired(request))
        return sendProblem(reply, 410, 'This link has expired. Go back to the shop and start again.');
      const nonce = randomBytes(16).toString('base64');
      const page = configuratorPage({
        product: request.product,
        quantity: request.quantity,
        request: query.request,
        cancelUrl: getReturnUrl(request, { status: 'canceled' }),
        nonce,
      });
      return sendPage(reply, page, nonce);
    },
  );

  site.post<{ Body: Static<typeof Body> }>(
    '/configure/result',
    { schema: { body: Body } },
    async ({ headers, host, body }, reply) => {
      // Only the page itself may finish a design.
      if (!isOwnPage(headers.origin, host))
        return reply.code(403).send({ message: 'Finish the design on its page.' });
      const request = readRequest(body.request);
      if (!request) return reply.code(400).send({ message: 'This link was not made by the shop.' });
      if (isExpired(request))
        return reply.code(410).send({ message: 'This link has expired. Start again at the shop.' });
      const attributes = getFields(request.product).flatMap(({ name, label }) => {
        const value = body.values[name]?.trim() ?? '';
        return value ? [{ name: label, value }] : [];
      });
      if (!attributes.length) return reply.code(400).send({ message: 'Fill in at least one field.' });
      return { url: getReturnUrl(request, { status: 'configured', attributes }) };
    },
  );
}
