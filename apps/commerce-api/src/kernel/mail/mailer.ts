import type { FastifyBaseLogger } from 'fastify';
import { LOCALES } from '@foolscap/core/vocabulary';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Mail, MailPort } from './mail.ts';
import { FRENCH_MAIL_TEXTS } from './texts.fr-CA.ts';
import { MAIL_TEXTS, type MailKind, type MailTexts } from './texts.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = {
  'en-US': MAIL_TEXTS,
  'en-CA': MAIL_TEXTS,
  'fr-CA': FRENCH_MAIL_TEXTS,
};

/** The address that a mail goes to, and its language. */
interface Recipient {
  email: string;
  locale: Locale;
}

/** Sends mail about completed actions, in English if the shop does not offer the recipient's language. It never throws, and callers do not wait for it. */
export interface Mailer {
  write<K extends MailKind>(
    kind: K,
    to: Recipient,
    values: Parameters<(typeof MAIL_TEXTS)[K]>[0],
    log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ): void;
  /** Waits for mail in transit. */
  settle(): Promise<void>;
}

/** @param offered the languages of the shop */
export function createMailer(port: MailPort, offered: readonly Locale[] = LOCALES): Mailer {
  const inFlight = new Set<Promise<void>>();
  return {
    write: (kind, { email: to, locale }, values, log) => {
      const texts = TEXTS[offered.includes(locale) ? locale : 'en-US'];
      const mail = (texts[kind] as (values: unknown) => Omit<Mail, 'kind' | 'to'>)(values);
      const sending = port
        .send({ kind, to, ...mail })
        .then(() => log.info({ kind }, 'mail sent'))
        // The recipient and the text are not logged.
        .catch((error: unknown) => log.error({ err: error, kind }, 'mail could not be sent'))
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    },
    settle: async () => {
      await Promise.all(inFlight);
    },
  };
}
