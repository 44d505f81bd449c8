import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailPort } from './mail.ts';
import { MAIL_TEXTS, type MailKind } from './texts.ts';

/** Writes to people once what they are told of has happened. Never throws, and nobody waits for it. */
export interface Mailer {
  write<K extends MailKind>(
    kind: K,
    to: string,
    words: Parameters<(typeof MAIL_TEXTS)[K]>[0],
    log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ): void;
  /** Waits for what is on its way. */
  settle(): Promise<void>;
}

export function createMailer(port: MailPort): Mailer {
  const underWay = new Set<Promise<void>>();
  return {
    write: (kind, to, words, log) => {
      const { subject, text } = (MAIL_TEXTS[kind] as (words: unknown) => Pick<Mail, 'subject' | 'text'>)(
        words,
      );
      const sending = port
        .send({ kind, to, subject, text })
        .then(() => log.info({ kind }, 'mail sent'))
        // Who it was for and what it said stay out of the log.
        .catch((error: unknown) => log.error({ err: error, kind }, 'a mail could not be sent'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    settle: async () => {
      await Promise.all(underWay);
    },
  };
}
