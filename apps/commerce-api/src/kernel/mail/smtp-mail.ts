import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.ts';

/** Long enough for a slow relay; nobody waits for it. */
const PATIENCE_MS = 20_000;

/** Hands mail to an SMTP server: `smtp://user:password@relay.example:587`, or `smtps://`. */
export function createSmtpMail(url: string, from: string): MailPort {
  const transport = createTransport(
    { url, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
    { from },
  );
  return {
    send: async ({ to, subject, text }) => {
      // As a whole: text would be read as a list, and a comma in it would add somebody.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
  };
}
