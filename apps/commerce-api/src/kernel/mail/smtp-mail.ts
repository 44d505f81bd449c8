import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.ts';

/** Long enough for a slow relay; no caller waits for it. */
const SEND_TIMEOUT_MS = 20_000;

/** Sends mail to an SMTP server: `smtp://user:password@relay.example:587`, or `smtps://`. */
export function createSmtpMail(url: string, from: string): MailPort {
  const transport = createTransport(
    {
      url,
      connectionTimeout: SEND_TIMEOUT_MS,
      greetingTimeout: SEND_TIMEOUT_MS,
      socketTimeout: SEND_TIMEOUT_MS,
    },
    { from },
  );
  return {
    send: async ({ to, subject, text, html, replyTo, unsubscribeUrl }) => {
      await transport.sendMail({
        // As an object, because text would be parsed as a list, and a comma in it would add a recipient.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        ...(unsubscribeUrl
          ? {
              headers: {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }
          : {}),
      });
    },
  };
}
