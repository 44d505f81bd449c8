import { nameForMail } from './name-for-mail.ts';
import { MAIL_TEXTS } from './texts.ts';

const FREE = 'Urgent: verify at https://evil.example/pay\r\nBcc: ada@example.com';

it('has no free text of people in any subject, which mail programs show as written by the shop', () => {
  const free = new Proxy({}, { get: (_, name) => (name === 'lines' || name === 'hours' ? [] : FREE) });
  // Order numbers are the shop's own.
  const ours = { orderNumber: '7100000001' };
  for (const [kind, write] of Object.entries(MAIL_TEXTS)) {
    const details = new Proxy(ours, {
      get: (own, name) => Reflect.get(own, name) ?? Reflect.get(free, name),
    });
    const { subject } = (write as (details: object) => { subject: string })(details);
    expect([kind, subject]).toEqual([kind, expect.not.stringMatching(/Urgent|evil|Bcc|[\r\n]/)]);
    expect(subject.length).toBeLessThan(60);
  }
});

it('names the organization in the body of an invitation', () => {
  const { subject, text } = MAIL_TEXTS.invitation({
    firstName: 'Tess',
    organization: 'Bell & Margin LLC',
    inviteUrl: 'https://shop.example/invite',
    days: 14,
  });
  expect(subject).toBe('You have been invited to a business account at Foolscap');
  expect(text).toContain('Hello Tess,');
  expect(text).toContain('“Bell & Margin LLC” has invited you to buy for it at Foolscap.');
  expect(text).toContain('https://shop.example/invite');
});

it.each(['invitation', 'welcome'] as const)('has one link in %s, whatever the names say', (kind) => {
  const details = {
    firstName: FREE,
    organization: `Win at www.evil.example now, ${FREE}`,
    inviteUrl: 'https://shop.example/x',
    accountUrl: 'https://shop.example/x',
    days: 14,
  };
  const { text } = MAIL_TEXTS[kind](details);
  expect(text.match(/\w+:\/\/\S+|\bwww\.\w+|\w+@\w+|evil\.\w+/g)).toEqual(['https://shop.example/x']);
  expect(text).not.toContain('\nBcc');
});

it.each([
  ['  Bell &\n\tMargin LLC ', 'Bell & Margin LLC'],
  ['Acme.com', 'Acme.\u2060com'],
  ['St. Mary’s', 'St. Mary’s'],
  ['evil\u202egnp.exe', 'evil gnp.\u2060exe'],
  ['a\u200bb', 'a b'],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
  ['', ''],
])('writes the name %j as %j', (name, written) => {
  expect(nameForMail(name)).toBe(written);
});
