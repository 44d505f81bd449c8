import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailPort } from './mail.ts';
import { MAIL_TEXTS, type MailKind } from './texts.ts';

/** Sends mail about completed actions. It never throws, and callers do not wait for it. */
export interface Mailer {
  write<K extends MailKind>(
    kind: K,
    to: string,
    values: Parameters<(typeof MAIL_TEXTS)[K]>[0],
    log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ): void;
  /** Waits for mail in transit. */
  settle(): Promise<void>;
}

export function createMailer(port: MailPort): Mailer {
  const inFlight = new Set<Promise<void>>();
  return {
    write: (kind, to, values, log) => {
      const mail = (MAIL_TEXTS[kind] as (values: unknown) => Omit<Mail, 'kind' | 'to'>)(values);
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
