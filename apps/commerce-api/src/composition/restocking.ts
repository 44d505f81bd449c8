import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Toggles } from '../domains/account/index.ts';
import { mailApprovers } from '../domains/approvals/index.ts';
import { createCartService } from '../domains/cart/index.ts';
import { endSales } from '../domains/catalog/index.ts';
import { createCheckoutService } from '../domains/checkout/index.ts';
import { createOrderPlacement } from '../domains/orders/index.ts';
import {
  createCaptchaGate,
  createPaymentsService,
  createVendorOptions,
  type PaymentContext,
} from '../domains/payments/index.ts';
import { createRenewalJob } from '../domains/renewals/index.ts';
import { createRestockJob } from '../domains/subscriptions/index.ts';

const EVERY_MS = 60_000;
/** On startup it places the orders that became due during the downtime, but requests are served first. */
const SOON_MS = 2000;

/** Creates the jobs of auto-restock and of memberships from the checkout services, so that their orders are like all others. */
export function createRestocking(context: PaymentContext, toggles: Toggles) {
  const { settings } = context;
  const services = {
    cart: createCartService(context),
    payments: createPaymentsService({ ...context, captcha: createCaptchaGate(context) }),
    checkout: createCheckoutService({
      ...context,
      vendorOptions: createVendorOptions({ settings, toggles }),
    }),
    placement: createOrderPlacement({ ...context, onWaiting: (log) => mailApprovers(context, log) }),
  };
  const restock = createRestockJob(context, services);
  const renewals = createRenewalJob(context, services);
  return {
    async run(log: FastifyBaseLogger, signal?: AbortSignal): Promise<void> {
      await restock
        .run(log, signal)
        .catch((error: unknown) => log.error({ err: error }, 'auto-restock failed'));
      await renewals.run(log, signal);
    },
  };
}

/**
 * Places due orders of auto-restock and of memberships soon after startup, and every minute from then on. Every instance runs it; each order is placed by one of
 * them.
 */
export function registerRestocking(app: FastifyInstance, context: PaymentContext, toggles: Toggles): void {
  if (!context.settings.placeRestockOrders) return;
  const job = createRestocking(context, toggles);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  app.addHook('onReady', (done) => {
    const round = () => {
      running ??= endSales(context.database.db, context.now())
        .then(() => job.run(app.log, stopping.signal))
        .catch((error: unknown) => app.log.error({ err: error }, 'renewals of memberships failed'))
        .finally(() => {
          running = undefined;
        });
    };
    soon = setTimeout(round, SOON_MS).unref();
    timer = setInterval(round, EVERY_MS).unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(soon);
    stopping.abort();
    await running;
  });
}
