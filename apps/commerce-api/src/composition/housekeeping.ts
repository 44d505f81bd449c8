import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { deleteOldAdEvents } from '../domains/ads/index.ts';
import { deleteOldSearches } from '../domains/agents/index.ts';
import { deleteExpiredConfirmations, deleteExpiredDevices } from '../domains/account/index.ts';
import { mailApprovers } from '../domains/approvals/index.ts';
import { deleteExpiredCartData } from '../domains/cart/index.ts';
import { deleteOldMessages, deleteUnconfirmedSubscribers } from '../domains/content/index.ts';
import { accountForInvoices, createInvoicePayments } from '../domains/invoices/index.ts';
import { createOrderApprovals, deleteExpiredOrderLinks, recoverPayments } from '../domains/orders/index.ts';
import { deleteOldThirdPartyLinks, mergeSpending } from '../domains/organizations/index.ts';
import {
  deleteExpiredCaptchas,
  deleteOldSandboxWallets,
  deleteOldStripeEvents,
  type PaymentContext,
} from '../domains/payments/index.ts';
import { processDataRequests } from '../domains/privacy/index.ts';
import { deleteOldPunchouts } from '../domains/punchout/index.ts';
import { remindMembers } from '../domains/renewals/index.ts';
import { deleteOldSignIns } from '../domains/single-sign-on/index.ts';
import { accountForRewards, expireRewards } from '../domains/rewards/index.ts';
import { deleteExpiredLeases } from '../kernel/database/leases.ts';
import { deleteExpiredCounters } from '../kernel/http/attempt-counters.ts';
import { deleteOldKeys } from '../kernel/http/idempotency.ts';
import { deleteEmptySessions } from '../kernel/sessions/new-sessions.ts';
import { deleteOldReplaced } from '../kernel/sessions/replaced-sessions.repository.ts';
import { deleteExpiredSessions } from '../kernel/sessions/sessions.repository.ts';

const EVERY_MS = 60_000;
/** After this time the leases of a process that died have expired. */
const AFTER_LEASES_MS = 6000;

/**
 * Runs one round of housekeeping: finishes interrupted payments, issues invoices, accounts for rewards, merges sums of spending, reminds approvers of
 * orders that wait and members of the end of their memberships, deletes expired data, and processes requests for
 * personal data.
 */
export async function runHousekeeping(
  context: PaymentContext,
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>,
): Promise<void> {
  const { db } = context.database;
  await recoverPayments(context, log);
  const approvals = createOrderApprovals(context);
  await approvals.advance(log);
  await approvals.expire(log);
  await mailApprovers(context, log);
  const now = context.now();
  await accountForInvoices(context, log);
  await createInvoicePayments(context).recover(log);
  await accountForRewards(db, now);
  await expireRewards(db, now);
  await mergeSpending(db);
  await remindMembers(context, log);
  await deleteExpiredSessions(db, now);
  await deleteEmptySessions(db, now);
  await deleteOldReplaced(db, now);
  await deleteExpiredLeases(db);
  await deleteOldKeys(db, now);
  await deleteExpiredCounters(db, now);
  await deleteExpiredCaptchas(db, now);
  await deleteExpiredDevices(db, now);
  await deleteOldThirdPartyLinks(db, now);
  await deleteOldSignIns(db, now);
  await deleteExpiredOrderLinks(db, now);
  await deleteExpiredConfirmations(db, now);
  await deleteOldStripeEvents(db, now);
  await deleteOldSandboxWallets(db, now);
  await deleteOldPunchouts(db, now);
  await deleteOldAdEvents(db, now);
  await deleteExpiredCartData(db, now);
  await deleteUnconfirmedSubscribers(db, now);
  await deleteOldMessages(db, now);
  await deleteOldSearches(db, now);
  await processDataRequests(context, log);
}

/**
 * Runs housekeeping at start, before the first request, and every minute from then on. Every instance runs it; concurrent runs do not
 * conflict.
 */
export function registerHousekeeping(app: FastifyInstance, context: PaymentContext): void {
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  app.addHook('onReady', async () => {
    const round = () => {
      running ??= runHousekeeping(context, app.log)
        .catch((error: unknown) => app.log.error({ err: error }, 'housekeeping failed'))
        .finally(() => {
          running = undefined;
        });
    };
    let isBusy = false;
    await recoverPayments(context, app.log, () => {
      isBusy = true;
    });
    if (isBusy) soon = setTimeout(round, AFTER_LEASES_MS).unref();
    timer = setInterval(round, EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(soon);
    await running;
  });
}
