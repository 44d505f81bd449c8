import type { FastifyBaseLogger } from 'fastify';
import { RENEWAL_PROBLEMS, type RenewalProblem } from '@foolscap/account/model';
import type { SubscriptionProblem } from '@foolscap/subscriptions/model';
import type { ApiContext } from '../../kernel/context.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { deleteSession } from '../../kernel/sessions/sessions.repository.ts';
import { createOrderMails } from '../orders/index.ts';
import {
  createJobOrders,
  getJobLease,
  getLaterTry,
  type JobOrderServices,
  type JobPurchase,
  refuse,
} from '../subscriptions/index.ts';
import { beginRenewal, type DueRenewal, recordPlaced, recordProblem, tryLater } from './due-renewals.ts';
import { createMembershipMails } from './membership-mails.ts';
import { findMembershipCard, listDue } from './renewals.repository.ts';

const PAGE = 50;

const toRenewalProblem = (problem: SubscriptionProblem): RenewalProblem =>
  RENEWAL_PROBLEMS.find((known) => known === problem) ?? 'NOT_PLACED';

/** Creates the job that orders the memberships which their members renew automatically. Any number of instances may run it. */
export function createRenewalJob(
  context: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>,
  services: JobOrderServices,
) {
  const { database, settings, mailer, now } = context;
  const { db, leases } = database;
  const orderMails = createOrderMails({ database, mailer, now });
  const mails = createMembershipMails(context);
  const placeJobOrder = createJobOrders(context, services);
  const pageUrls = createPageUrls(settings);

  async function getPurchase({ account, renewal, membership }: DueRenewal): Promise<JobPurchase> {
    if (membership.price === null) throw refuse('DISCONTINUED');
    const card = await findMembershipCard(db, account.id, now());
    if (!card) throw refuse('CARD_REMOVED');
    if (card.isExpired) throw refuse('CARD_EXPIRED');
    return {
      sku: membership.sku,
      qty: 1,
      // Nothing is delivered, but the tax depends on it.
      address: membership.address ?? card.billing_address,
      cardId: card.id,
      isMember: false,
      accepts: (price) => price <= renewal.known_price_minor,
    };
  }

  async function placeDue(accountId: string, log: FastifyBaseLogger): Promise<void> {
    const release = await leases.tryAcquire(getJobLease(accountId));
    if (!release) return;
    try {
      const due = await beginRenewal(db, accountId, now());
      if (!due) return;
      const { account, membership, order } = due;
      const { tenant, locale } = account;
      const outcome = await placeJobOrder(
        { id: order.id, attempt: order.attempt, tenant, accountId, locale },
        () => getPurchase(due),
        {
          log,
          onPlaced: (placed) =>
            orderMails.placed(
              placed,
              {
                pageUrl: pageUrls(
                  { tenant, locale, protocol: 'http', host: `${settings.host}:${settings.port}` },
                  `/order/${placed.orderNumber}`,
                ),
                locale,
              },
              log,
            ),
          onWrite: (trx, orderNumber) => recordPlaced(trx, due, orderNumber),
        },
      );
      if (outcome.kind === 'busy') return;
      if (outcome.kind === 'later') {
        log.warn({ err: outcome.error, account: accountId }, 'a renewal failed; it will be tried again');
        await tryLater(db, due, getLaterTry(order.attempt, now()));
        return;
      }
      if (outcome.kind === 'problem') {
        const problem = toRenewalProblem(outcome.problem);
        const retryAt = await recordProblem(db, due, problem, now());
        if (retryAt !== undefined) mails.notRenewed(account, membership, { problem, retryAt }, log);
      }
      await deleteSession(db, order.id);
    } finally {
      await release();
    }
  }

  return {
    /** Runs one round. The failure of one renewal does not hold up the others. */
    async run(log: FastifyBaseLogger, signal?: AbortSignal): Promise<void> {
      let after: string | undefined;
      do {
        const due = await listDue(db, now(), after, PAGE);
        for (const accountId of due) {
          if (signal?.aborted) return;
          await placeDue(accountId, log).catch((error: unknown) =>
            log.error({ err: error, account: accountId }, 'a renewal could not be processed'),
          );
        }
        after = due[PAGE - 1];
      } while (after);
    },
  };
}
