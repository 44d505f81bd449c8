import type { FastifyInstance } from 'fastify';
import type { TenantId } from '@foolscap/core/vocabulary';
import { createCommerceApi } from '../app.ts';
import type { PaymentGateway } from '../domains/payments/payment-gateway.ts';
import { createShopper, type Shopper, type TestShop } from './test-shop.ts';

/** Starts another instance of the API on the database of a shop. Close it before the shop. */
export async function createSecondInstance(
  { settings, database }: TestShop,
  gateway?: PaymentGateway,
): Promise<FastifyInstance> {
  const app = await createCommerceApi({
    settings,
    database,
    logStream: { write: () => undefined },
    ...(gateway ? { gateway } : {}),
  });
  await app.ready();
  return app;
}

/** The same shopper, whose calls are sent to another instance. */
export function onInstance(shopper: Shopper, app: FastifyInstance, tenant: TenantId = 'sdc'): Shopper {
  const copy = createShopper(app, tenant);
  for (const [name, value] of shopper.cookies) copy.cookies.set(name, value);
  return copy;
}
