import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileMail, MAIL_FILE } from './file-mail.ts';
import type { Mail } from './mail.ts';
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
