import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileMail, MAIL_FILE } from './file-mail.ts';
import type { Mail } from './mail.ts';
import { createMailer } from './mailer.ts';
import { createPageUrls } from './page-urls.ts';
import { createSmtpMail } from './smtp-mail.ts';

const MAIL: Mail = {
  kind: 'welcome',
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Two\nlines',
  html: '<p>Two<br>lines</p>',
};

it('is written to a file of the shop’s own, one line each', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'foolscap-mail-'));
  const port = createFileMail(directory, () => new Date('2026-11-21T10:00:00Z'));
  await port.send(MAIL);
  await port.send({ ...MAIL, subject: 'Again' });
  const file = join(directory, MAIL_FILE);
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([
    { at: '2026-11-21T10:00:00.000Z', ...MAIL },
    { at: '2026-11-21T10:00:00.000Z', ...MAIL, subject: 'Again' },
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(directory, { recursive: true });
});

async function linesSentTo(mail: Mail): Promise<string[]> {
  const lines: string[] = [];
  let inText = false;
  const server = createServer((socket) => {
    socket.setEncoding('utf8');
    socket.write('220 relay.example\r\n');
    socket.on('data', (data: string) => {
      for (const line of data.split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (inText && line !== '.') continue;
        if (line === 'DATA') {
          inText = true;
          socket.write('354 go on\r\n');
        } else {
          inText = false;
          socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await createSmtpMail(`smtp://127.0.0.1:${port}`, 'Foolscap <shop@shop.example>').send(mail);
  server.close();
  return lines;
}

it('is sent to an SMTP server', async () => {
  const lines = await linesSentTo(MAIL);
  expect(lines.join('\n')).toMatch(/MAIL FROM:<shop@shop.example>[\s\S]*RCPT TO:<ada@example.com>/);
  expect(lines).toEqual(expect.arrayContaining(['Subject: Hello', 'Two', 'lines', '<p>Two<br>lines</p>']));
});

it.each(['eve,ada@example.com', 'eve@example.com, ada@example.com', 'eve <ada@example.com>'])(
  'has one recipient at most: %s',
  async (to) => {
    const lines = await linesSentTo({ ...MAIL, to });
    expect(lines.filter((line) => line.startsWith('RCPT TO')).length).toBeLessThanOrEqual(1);
    expect(lines).not.toContain('RCPT TO:<ada@example.com>');
  },
);

it('names the address for replies, and the URL that unsubscribes with one request', async () => {
  const lines = await linesSentTo({
    ...MAIL,
    replyTo: 'eve@example.com',
    unsubscribeUrl: 'https://shop.example/u?token=1',
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Reply-To: eve@example.com',
      'List-Unsubscribe: <https://shop.example/u?token=1>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
});

it.each([
  [['en-US', 'fr-CA'], 'Vos données Foolscap ont été effacées'],
  // A language that the shop does not offer anymore.
  [['en-US'], 'Your Foolscap data was erased'],
] as const)('is written in a language of the shop, of %j', async (offered, subject) => {
  const sent: Mail[] = [];
  const mailer = createMailer({ send: async (mail) => void sent.push(mail) }, offered);
  const log = { info: () => undefined, error: () => undefined };
  mailer.write('dataErased', { email: 'ada@example.com', locale: 'fr-CA' }, undefined, log);
  await mailer.settle();
  expect(sent.map((mail) => [mail.to, mail.subject])).toEqual([['ada@example.com', subject]]);
});

it.each([
  [['en-US', 'fr-CA'], 'fr-CA', 'https://shop.example/fr-ca/cc/mmx/account'],
  [['fr-CA', 'en-US'], 'fr-CA', 'https://shop.example/cc/mmx/account'],
  [['en-US'], 'fr-CA', 'https://shop.example/cc/mmx/account'],
  [['en-US', 'fr-CA'], undefined, 'https://shop.example/cc/mmx/account'],
] as const)('links to pages in its language: of %j, %s is %s', (locales, locale, url) => {
  const pageUrl = createPageUrls({ publicUrl: 'https://shop.example', locales });
  const request = { tenant: 'sba', protocol: 'https', host: 'here', ...(locale && { locale }) } as const;
  expect(pageUrl(request, '/account')).toBe(url);
});
