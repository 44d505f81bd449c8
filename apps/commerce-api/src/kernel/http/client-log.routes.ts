import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { inertText, maskMessage } from './inert-text.ts';

/** `POST /cc/api/log {msg, error, info}`: an error in a shopper's browser (cart-7.36). */
const ClientLogBody = Type.Object(
  {
    msg: Type.Optional(Type.String({ maxLength: 2000 })),
    error: Type.Optional(Type.Unknown()),
    info: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
);

const getText = (value: unknown) =>
  value === undefined
    ? undefined
    : // Includes the URL of the page.
      inertText(maskMessage(typeof value === 'string' ? value : JSON.stringify(value)), 2000);

export function clientLogRoutes(app: FastifyInstance): void {
  app.post<{ Body: Static<typeof ClientLogBody> }>(
    '/log',
    {
      bodyLimit: 16_384,
      schema: {
        tags: ['log'],
        summary: 'Log a client error',
        body: ClientLogBody,
        response: { 200: Type.Object({ data: Type.Object({ logged: Type.Boolean() }) }) },
      },
      config: { rateLimit: { max: 60, timeWindow: '1 minute' }, masksCardNumbers: true },
    },
    async ({ body, log }) => {
      log.warn(
        { client: { msg: getText(body.msg), error: getText(body.error), info: getText(body.info) } },
        'client error',
      );
      return { data: { logged: true } };
    },
  );
}
