import { createRestocking } from '../composition/restocking.ts';
import { createToggles } from '../domains/account/index.ts';
import type { PaymentGateway } from '../domains/payments/payment-gateway.ts';
import { createSandboxGateway } from '../domains/payments/sandbox-gateway.ts';
import { createMailer } from '../kernel/mail/mailer.ts';
import { saveAddressAndCard } from './quick-buy.ts';
import type { Shopper, TestReply, TestShop } from './test-shop.ts';

const DAY_MS = 86_400_000;
export const SUBSCRIPTIONS = '/subscriptions';

/** Creates the auto-restock job of one instance. @returns a function that runs one round and waits for its mail */
export function createRestockWorker(shop: TestShop, gateway?: PaymentGateway): () => Promise<void> {
  const { database, settings, clock, mails, app } = shop;
  const mailer = createMailer({ send: async (mail) => void mails.push(mail) });
  const context = {
    database,
    settings,
    mailer,
    now: () => new Date(clock.now),
    gateway: gateway ?? createSandboxGateway(database.db),
    failingParts: new Set<never>(),
  };
  const job = createRestocking(context, createToggles(context));
  return async () => {
    await job.run(app.log);
    await mailer.settle();
  };
}

/** Moves the clock of the shop ahead. */
export function passDays({ clock }: TestShop, days: number): void {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS);
}

/** The day of the clock in Massachusetts, where the test address is, some days ahead. */
export function dayAhead({ clock }: TestShop, days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
    new Date(clock.now.getTime() + days * DAY_MS),
  );
}

/** Saves an address and a card, and subscribes to an item. */
export async function subscribe(
  shop: TestShop,
  shopper: Shopper,
  itemId: string,
  {
    card,
    key,
    daysAhead = 1,
    ...details
  }: { card?: string; key?: string; daysAhead?: number; qty?: number; interval?: string } = {},
): Promise<TestReply> {
  const { quickBuyAddressId: addressId, quickBuyPaymentId: paymentId } = await saveAddressAndCard(
    shopper,
    card,
  );
  const body = {
    itemId,
    qty: 2,
    interval: 'EVERY_4_WEEKS',
    nextDate: dayAhead(shop, daysAhead),
    addressId,
    paymentId,
    ...details,
  };
  return shopper.post(SUBSCRIPTIONS, body, key ? { key } : {});
}
