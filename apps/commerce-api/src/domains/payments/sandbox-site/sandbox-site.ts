import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import Type, { type Static } from 'typebox';
import type { CountryCode } from '@foolscap/core/vocabulary';
import type { Database } from '../../../kernel/database/database.ts';
import { createApproval } from '../sandbox-wallets.ts';
import { findVendor } from '../vendor-options.ts';
import { approvedPayment } from './approved-payment.ts';
import { cardApplicationRoutes } from './card-application.ts';
import { cardFieldRoutes, type CardFieldsDeps } from './card-fields.ts';
import { isOwnPage, sendPage } from './send-page.ts';
import { windowPage } from './window-page.ts';

export interface SandboxSiteDeps {
  database: Pick<Database, 'db'>;
  /** The country of the shop, in which the sandbox's accounts have their addresses; the United States by default. */
  country?: CountryCode;
  /** Checks whether an origin belongs to the shop, which may open the windows and frames. */
  isShop: (origin: string) => boolean;
  /** Stores the cards entered in a frame; without it there is no frame. */
  cardFields?: Pick<CardFieldsDeps, 'cards' | 'attemptsPerMinute'> | undefined;
  /** Creates the cards of approved applications; without it there are no applications. */
  applications?: Pick<CardFieldsDeps, 'cards' | 'attemptsPerMinute'> | undefined;
  /** Registers the pages of other domains' sandboxes. */
  addPages?: ((site: FastifyInstance) => void) | undefined;
  /** Trusted proxies whose headers identify the client, for the limits on attempts. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  now?: () => Date;
}

const strict = { additionalProperties: false } as const;

const WindowQuery = Type.Object({
  transactionId: Type.String({ minLength: 1, maxLength: 64 }),
  origin: Type.String({ maxLength: 256 }),
});
const Approval = Type.Object({ accountName: Type.String({ format: 'email', maxLength: 254 }) }, strict);
const RouteParams = Type.Object({ route: Type.String({ maxLength: 32 }) });

/**
 * Creates the sandbox gateway's site: the windows in which shoppers approve a payment, and the frame in which they enter a card. It needs a
 * separate origin, so that the shop's scripts cannot read what is entered there.
 */
export function createSandboxSite({
  database: { db },
  country = 'US',
  isShop,
  cardFields,
  applications,
  addPages,
  trustProxy = false,
  now = () => new Date(),
}: SandboxSiteDeps): FastifyInstance {
  const site = Fastify({ bodyLimit: 8192, logger: false, trustProxy });

  site.get<{ Params: Static<typeof RouteParams>; Querystring: Static<typeof WindowQuery> }>(
    '/window/:route',
    { schema: { params: RouteParams, querystring: WindowQuery } },
    async ({ params: { route }, query: { origin, transactionId } }, reply) => {
      const vendor = findVendor(route);
      if (!vendor) return reply.code(404).send({ message: 'There is no such window.' });
      // The outcome is sent to this origin.
      if (!isShop(origin)) return reply.code(400).send({ message: 'This shop is not known here.' });
      const nonce = randomBytes(16).toString('base64');
      const action = `/window/${route}/approval`;
      return sendPage(reply, windowPage({ vendor, action, origin, transactionId, nonce }), nonce);
    },
  );

  site.post<{ Params: Static<typeof RouteParams>; Body: Static<typeof Approval> }>(
    '/window/:route/approval',
    { schema: { params: RouteParams, body: Approval } },
    async ({ headers, host, params: { route }, body: { accountName } }, reply) => {
      const vendor = findVendor(route);
      if (!vendor) return reply.code(404).send({ message: 'There is no such window.' });
      // Only the window itself may approve.
      if (!isOwnPage(headers.origin, host))
        return reply.code(403).send({ message: 'Approve the payment in its window.' });
      const nonce = await createApproval(db, { vendor, accountName }, now());
      return { vendorPayment: approvedPayment(vendor, accountName, nonce, country) };
    },
  );

  if (applications) cardApplicationRoutes(site, { ...applications, isShop, country, now });
  if (cardFields) cardFieldRoutes(site, { ...cardFields, isShop, now });
  addPages?.(site);
  return site;
}
