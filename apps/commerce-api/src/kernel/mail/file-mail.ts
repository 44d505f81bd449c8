import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailPort } from './mail.ts';

/** Below the data directory. */
export const MAIL_FILE = join('mail', 'outbox.jsonl');

/**
 * Writes mail to a file instead of sending it, as one line of JSON each. Only the user that runs the shop can read the file, because a
 * password link is as good as the password. The folder is created with the first mail.
 */
export function createFileMail(dataDir: string, now: () => Date): MailPort {
  return {
    send: async (mail) => {
      await mkdir(join(dataDir, 'mail'), { recursive: true, mode: 0o700 });
      const line = JSON.stringify({ at: now().toISOString(), ...mail });
      await appendFile(join(dataDir, MAIL_FILE), `${line}\n`, { mode: 0o600 });
    },
  };
}
