import { createCommandLine } from '../../testing/commands.ts';
import type { Database } from '../../kernel/database/database.ts';
import { runMessagesCli } from './messages.ts';

const { command, createDatabase, startShop } = createCommandLine(runMessagesCli);

const at = new Date('2026-11-21T10:30:00Z');
async function fill({ db }: Database): Promise<void> {
  await db
    .insertInto('shop_messages')
    .values([
      {
        kind: 'contact',
        tenant: 'sdc',
        topic: 'ORDER',
        name: 'Ada Page',
        email: 'ada@example.com',
        order_number: '7100000001',
        text: 'Hello,\nwhere is it?',
        created_at: at,
      },
      { kind: 'feedback', tenant: 'sba', rating: 2, page: '/cart', text: '', created_at: at },
    ])
    .execute();
  await db
    .insertInto('newsletter_subscribers')
    .values({
      tenant: 'sdc',
      email_key: 'ada@example.com',
      email: 'ada@example.com',
      state: 'CONFIRMED',
      landing_pages: '[]',
      form_id: 4053,
      consent_version: '2026-11',
      consented_at: at,
      confirm_hash: 'hash',
      confirmed_at: at,
      unsubscribe_token: 'secret',
    })
    .execute();
}

const FEEDBACK = '2       2026-11-21 10:30  feedback  business  open    2 of 5  /cart\n';
const CONTACT =
  '1       2026-11-21 10:30  contact   consumer  open    An order  Ada Page <ada@example.com>  order 7100000001\n' +
  '        Hello,\n        where is it?\n';
const SUBSCRIBER = 'ada@example.com\tconsumer\t2026-11-21\t\t\t/newsletter/unsubscribe?token=secret\n';

it('lists and closes messages when no shop runs', async () => {
  await createDatabase(fill);
  expect(await command('list')).toEqual({ code: 0, err: '', out: FEEDBACK + CONTACT });
  expect((await command('list', '--kind', 'contact')).out).toBe(CONTACT);
  expect(await command('close', '1')).toEqual({ code: 0, err: '', out: 'Message 1 is closed.\n' });
  expect((await command('list', '--open')).out).toBe(FEEDBACK);
  expect(await command('close', '9')).toEqual({ code: 1, err: 'There is no message 9.\n', out: '' });
  expect((await command('list', '--kind', 'contact', '--open')).out).toBe('No messages.\n');
  expect((await command('subscribers')).out).toBe(SUBSCRIBER);
});

it('goes through a running shop', async () => {
  const { address } = await startShop(fill);
  expect((await command('list')).out).toBe(FEEDBACK + CONTACT);
  expect((await command('close', '2')).out).toBe('Message 2 is closed.\n');
  expect((await command('list', '--kind', 'feedback', '--open')).out).toBe('No messages.\n');
  expect((await command('subscribers')).out).toBe(SUBSCRIBER);
  expect((await fetch(`${address}/cc/api/operator/messages`)).status).toBe(403);
});

it.each([
  [[], 'Name the step.'],
  [['drop'], '"drop" is not a step.'],
  [['close'], 'Name the ID of one message.'],
  [['close', 'all'], 'Name the ID of one message.'],
  [['list', '1'], 'list takes no arguments.'],
  [['list', '--kind', 'chat'], '--kind is contact or feedback.'],
  [['close', '1', '--open'], 'close takes no options.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(`${message}\n\nUsage: npm run messages`);
});
