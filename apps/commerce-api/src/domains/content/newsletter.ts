import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SubscribeBody } from '@foolscap/content/contract';
import {
  checkNewsletter,
  CONFIRM_DAYS,
  FORM_CODES,
  type FormCode,
  formMessage,
  MARKETING_FORMS,
  NEWSLETTER_CONSENT,
} from '@foolscap/content/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import { createFormLimits, refuseFaults } from './form-limits.ts';

/** Paths of the pages that the links of mails open, below the site's root. */
const PAGES = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const;
/** Path of the form endpoint to which mail programs post. */
const ONE_CLICK = '/forms/newsletter/one-click';

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');
const createToken = () => randomBytes(32).toString('base64url');

const invalidLink = (code: FormCode) => badRequest(code, libraryText(formMessage({ code })), 'token');

/**
 * Creates the newsletter sign-up with double opt-in: an address gets no newsletter before its owner has opened the mailed link. Replies
 * are the same for all addresses, so they do not reveal who is subscribed.
 */
export function createNewsletter(context: Pick<ApiContext, 'database' | 'settings' | 'mailer' | 'now'>) {
  const {
    database: { db },
    settings,
    mailer,
    now,
  } = context;
  const limit = createFormLimits(context);
  const pageUrl = createPageUrls(settings);

  /** Builds the URLs of a mail for the site that the address was signed up on. */
  function urlsFor({ protocol, host, locale }: FastifyRequest, tenant: TenantId, unsubscribeToken: string) {
    const query = `?${new URLSearchParams({ token: unsubscribeToken })}`;
    return {
      unsubscribeUrl: pageUrl({ tenant, protocol, host, locale }, PAGES.unsubscribe + query),
      // Form endpoints have no path prefix.
      oneClickUrl: pageUrl({ tenant: 'sdc', protocol, host }, ONE_CLICK + query),
    };
  }

  return {
    /**
     * Stores a sign-up and mails the link that confirms it. An address that is subscribed stays so, without a mail. A new link replaces the
     * earlier one.
     * @throws ApiError 400 with the field, 429
     */
    async subscribe(request: FastifyRequest, body: SubscribeBody): Promise<void> {
      const { tenant, log } = request;
      const { emailID, phoneNumber, landingPages = [], formId = MARKETING_FORMS.short } = body;
      const { jobFunction, employeeSize } = body;
      refuseFaults(
        checkNewsletter(
          {
            emailID,
            ...(jobFunction ? { jobFunction } : {}),
            ...(employeeSize ? { employeeSize } : {}),
          },
          formId === MARKETING_FORMS.long ? 'long' : 'short',
        ),
        (code) => formMessage({ code }),
      );
      const email = emailID.trim();
      const key = getEmailKey(email);
      await limit('newsletter', request.ip, key);
      const token = createToken();
      const signUp = {
        email,
        state: 'PENDING' as const,
        phone_number: phoneNumber ?? null,
        landing_pages: JSON.stringify(landingPages),
        form_id: formId,
        job_function: jobFunction ?? null,
        employee_size: employeeSize ?? null,
        consent_version: NEWSLETTER_CONSENT.version,
        consented_at: now(),
        confirm_hash: digest(token),
        confirmed_at: null,
      };
      const stored = await db
        .insertInto('newsletter_subscribers')
        .values({
          tenant,
          email_key: key,
          ...signUp,
          unsubscribed_at: null,
          unsubscribe_token: createToken(),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant', 'email_key'])
            .doUpdateSet(signUp)
            .where('newsletter_subscribers.state', '!=', 'CONFIRMED'),
        )
        .returning('unsubscribe_token')
        .executeTakeFirst();
      if (!stored) return;
      const confirmUrl = pageUrl(request, `${PAGES.confirm}?${new URLSearchParams({ token })}`);
      mailer.write(
        'newsletterConfirm',
        { email, locale: request.locale },
        { confirmUrl, days: CONFIRM_DAYS, ...urlsFor(request, tenant, stored.unsubscribe_token) },
        log,
      );
    },

    /** Confirms a sign-up. A repeated call changes nothing. @throws ApiError 400 NEWSLETTER_LINK_INVALID */
    async confirm(request: FastifyRequest, token: string): Promise<void> {
      const hash = digest(token);
      const confirmed = await db
        .updateTable('newsletter_subscribers')
        .set({ state: 'CONFIRMED', confirmed_at: now(), unsubscribed_at: null })
        .where('confirm_hash', '=', hash)
        .where('state', '=', 'PENDING')
        .where('consented_at', '>', oldest(now()))
        .returning(['tenant', 'email', 'unsubscribe_token'])
        .executeTakeFirst();
      if (confirmed) {
        const { tenant, email, unsubscribe_token } = confirmed;
        mailer.write(
          'newsletterWelcome',
          { email, locale: request.locale },
          urlsFor(request, tenant, unsubscribe_token),
          request.log,
        );
        return;
      }
      const earlier = await db
        .selectFrom('newsletter_subscribers')
        .select('state')
        .where('confirm_hash', '=', hash)
        .where('state', '=', 'CONFIRMED')
        .executeTakeFirst();
      if (!earlier) throw invalidLink(FORM_CODES.linkInvalid);
    },

    /** Ends a subscription. A repeated call changes nothing. @throws ApiError 400 UNSUBSCRIBE_LINK_INVALID */
    async unsubscribe(token: string): Promise<void> {
      const ended = await db
        .updateTable('newsletter_subscribers')
        .set((row) => ({
          state: 'UNSUBSCRIBED',
          unsubscribed_at: row.fn.coalesce('unsubscribed_at', row.val(now())),
        }))
        .where('unsubscribe_token', '=', token)
        .returning('state')
        .executeTakeFirst();
      if (!ended) throw invalidLink(FORM_CODES.unsubscribeInvalid);
    },
  };
}

/** Returns the time before which a sign-up must have been made to have expired. */
const oldest = (now: Date) => new Date(now.getTime() - CONFIRM_DAYS * 86_400_000);

/**
 * Deletes sign-ups that were not confirmed in time. An address that was unsubscribed before stays unsubscribed, because another visitor may
 * have signed it up again.
 */
export async function deleteUnconfirmedSubscribers(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .set({ state: 'UNSUBSCRIBED' })
    .where('state', '=', 'PENDING')
    .where('unsubscribed_at', 'is not', null)
    .where('consented_at', '<=', oldest(now))
    .execute();
  await db
    .deleteFrom('newsletter_subscribers')
    .where('state', '=', 'PENDING')
    .where('consented_at', '<=', oldest(now))
    .execute();
}

/** A subscriber as operators see it. */
export interface SubscriberRow {
  tenant: TenantId;
  email: string;
  confirmedAt: string;
  jobFunction?: string;
  employeeSize?: string;
  /** Path of the page that unsubscribes the address, below the site's root. */
  unsubscribePath: string;
}

/** Lists the addresses that are subscribed to the newsletter, in the order of their confirmation. */
export async function listSubscribers(db: Db): Promise<SubscriberRow[]> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('state', '=', 'CONFIRMED')
    .orderBy('confirmed_at')
    .orderBy('email_key')
    .execute();
  return rows.map((row) => ({
    tenant: row.tenant,
    email: row.email,
    confirmedAt: row.confirmed_at!.toISOString(),
    ...(row.job_function ? { jobFunction: row.job_function } : {}),
    ...(row.employee_size ? { employeeSize: row.employee_size } : {}),
    unsubscribePath: `${PAGES.unsubscribe}?${new URLSearchParams({ token: row.unsubscribe_token })}`,
  }));
}
