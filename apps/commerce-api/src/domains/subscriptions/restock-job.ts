import type { FastifyBaseLogger } from 'fastify';
import { formatMoney } from '@foolscap/core/money';
import { LOCALES } from '@foolscap/core/vocabulary';
import type { Locale } from '@foolscap/core/vocabulary';
import type { NextStep, SubscriptionProblem } from '@foolscap/subscriptions/model';
import { shortDay } from '@foolscap/core/dates';
import type { ApiContext } from '../../kernel/context.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { deleteSession } from '../../kernel/sessions/sessions.repository.ts';
import { findAccount } from '../account/index.ts';
import { createOrderMails } from '../orders/index.ts';
import {
  beginOrder,
  type DuePlace,
  listDue,
  recordProblem,
  releaseReminder,
  setKnownPrice,
  takeReminders,
  tryLater,
} from './due-orders.repository.ts';
import { getJobLease, getLaterTry, type JobOrderServices } from './place-job-order.ts';
import { createRestockOrders } from './place-restock-order.ts';
import { readChoices } from './restock-choices.ts';
import { getRestockMailTexts } from './restock-mail-texts.ts';
import { getRestockPrice } from './restock-price.ts';
import { listItems, type SubscriptionRow } from './subscriptions.repository.ts';

const PAGE = 50;

const ACCOUNT_PAGE = '/account/auto-restock';

/** Creates the auto-restock job, which reminds shoppers and places due orders. Any number of instances may run it. */
export function createRestockJob(
  context: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>,
  services: JobOrderServices,
) {
  const { database, settings, mailer, now } = context;
  const { db, leases } = database;
  const mails = createOrderMails({ database, mailer, now });
  const tryOrder = createRestockOrders(context, services);
  const pageUrls = createPageUrls(settings);
  /** Without PUBLIC_URL, mail is written to a file, so the address of this machine is good enough. */
  const pageUrl = ({ tenant }: Pick<SubscriptionRow, 'tenant'>, locale: Locale, path: string) =>
    pageUrls({ tenant, locale, protocol: 'http', host: `${settings.host}:${settings.port}` }, path);

  /** Reads the owner's email address, the item and its price. */
  async function readForMail(subscription: SubscriptionRow) {
    const account = await findAccount(db, subscription.account_id);
    if (!account) return undefined;
    const { buyer } = await readChoices(db, account, now());
    const item = (await listItems(db, buyer, [subscription.sku])).get(subscription.sku);
    return {
      to: { email: account.email, locale: account.locale },
      price: getRestockPrice(item, subscription.qty),
      name: item?.name ?? getRestockMailTexts(account.locale).item(subscription.sku),
    };
  }

  async function mailProblem(
    subscription: SubscriptionRow,
    problem: SubscriptionProblem,
    step: NextStep,
    log: FastifyBaseLogger,
  ): Promise<void> {
    const facts = await readForMail(subscription);
    if (!facts) return;
    const { locale } = facts.to;
    const texts = getRestockMailTexts(locale);
    mailer.write(
      'restockProblem',
      facts.to,
      {
        name: facts.name,
        reason: texts.problems[problem],
        next:
          step.kind === 'pause'
            ? texts.paused
            : step.kind === 'skip'
              ? texts.skipped(shortDay(subscription.next_on, locale))
              : texts.tryAgain,
        manageUrl: pageUrl(subscription, locale, ACCOUNT_PAGE),
      },
      log,
    );
  }

  async function placeDue({ id, account_id }: DuePlace, log: FastifyBaseLogger): Promise<void> {
    const release = await leases.tryAcquire(getJobLease(account_id));
    if (!release) return;
    try {
      const locale = (await findAccount(db, account_id))?.locale ?? LOCALES[0];
      const due = await beginOrder(db, id, now());
      if (!due) return;
      const outcome = await tryOrder(due, locale, log, (order) =>
        mails.placed(
          order,
          { pageUrl: pageUrl(due.subscription, locale, `/order/${order.orderNumber}`), locale },
          log,
        ),
      );
      if (outcome.kind === 'busy') return;
      if (outcome.kind === 'later') {
        log.warn(
          { err: outcome.error, subscription: id },
          'an auto-restock order failed; it will be tried again',
        );
        await tryLater(db, due, getLaterTry(due.order.attempt, now()));
        return;
      }
      if (outcome.kind === 'problem') {
        const { problem } = outcome;
        const recorded = await recordProblem(db, due, problem, now());
        // A declined card needs the shopper's attention each time. An item that is still out of stock is not mailed about again.
        if (
          recorded &&
          (recorded.isFirst || recorded.step.kind !== 'retry' || problem === 'PAYMENT_DECLINED')
        )
          await mailProblem(recorded.subscription, problem, recorded.step, log);
      }
      await deleteSession(db, due.order.id);
    } finally {
      await release();
    }
  }

  async function writeReminder(subscription: SubscriptionRow, log: FastifyBaseLogger): Promise<void> {
    const facts = await readForMail(subscription);
    if (!facts) return;
    const { locale } = facts.to;
    mailer.write(
      'restockReminder',
      facts.to,
      {
        name: facts.name,
        qty: subscription.qty,
        day: shortDay(subscription.next_on, locale),
        price: formatMoney(facts.price, locale),
        manageUrl: pageUrl(subscription, locale, ACCOUNT_PAGE),
      },
      log,
    );
    if (facts.price === null) return;
    // From now on the shopper knows this price. The mail is already on its way, so a failure must not send it again; in that case the order
    // waits for the shopper if the price rose.
    await setKnownPrice(db, subscription, facts.price).catch((error: unknown) =>
      log.error({ err: error, subscription: subscription.id }, 'the price of a reminder could not be kept'),
    );
  }

  async function remind(log: FastifyBaseLogger, signal: AbortSignal | undefined): Promise<void> {
    const failed: SubscriptionRow[] = [];
    try {
      for (;;) {
        const reminders = await takeReminders(db, now(), PAGE);
        for (const subscription of reminders) {
          await writeReminder(subscription, log).catch((error: unknown) => {
            failed.push(subscription);
            log.error(
              { err: error, subscription: subscription.id },
              'an auto-restock reminder could not be written',
            );
          });
        }
        if (reminders.length < PAGE || signal?.aborted) return;
      }
    } finally {
      // Released only at the end, because the next page would include them again.
      for (const subscription of failed) await releaseReminder(db, subscription);
    }
  }

  return {
    /** Runs one round: reminders, then due orders. The failure of one does not hold up the others. */
    async run(log: FastifyBaseLogger, signal?: AbortSignal): Promise<void> {
      await remind(log, signal).catch((error: unknown) =>
        log.error({ err: error }, 'auto-restock reminders failed'),
      );
      let after: DuePlace | undefined;
      do {
        const { due, last } = await listDue(db, now(), after, PAGE);
        for (const place of due) {
          if (signal?.aborted) return;
          await placeDue(place, log).catch((error: unknown) =>
            log.error({ err: error, subscription: place.id }, 'an auto-restock order could not be processed'),
          );
        }
        after = last;
      } while (after);
    },
  };
}
