import { createCommandLine } from '../../testing/commands.ts';
import { runAccountMessagesCli } from './account-messages.ts';

const { command, createDatabase, startShop } = createCommandLine(runAccountMessagesCli);

const MESSAGE = {
  title: 'We moved',
  text: 'Visit our new store.',
  firstDay: '2026-01-01',
  lastDay: '2099-12-31',
  link: '/stores',
  linkText: 'Find a store',
};
const LISTED = 'moved                 sdc  2026-01-01 to 2099-12-31  all accounts  0 read  We moved\n';

async function tryAll(): Promise<void> {
  expect((await command('list')).out).toBe('No messages.\n');
  expect(await command('send', 'moved', 'sdc', JSON.stringify(MESSAGE))).toEqual({
    code: 0,
    err: '',
    out: 'Message moved is set.\n',
  });
  expect((await command('list')).out).toBe(LISTED);
  const unknown = JSON.stringify({ ...MESSAGE, account: 'missing@example.com' });
  expect(await command('send', 'other', 'sdc', unknown)).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no account with this user name on this site.'),
  });
  expect((await command('remove', 'moved', 'sdc')).out).toBe('Message moved is removed.\n');
  expect((await command('list')).out).toBe('No messages.\n');
}

it('sends, lists and removes messages when no shop runs', async () => {
  await createDatabase(async () => {});
  await tryAll();
});

it('sends, lists and removes messages through a running shop', async () => {
  const { address } = await startShop(async () => {});
  await tryAll();
  expect((await fetch(`${address}/cc/api/operator/account-messages`)).status).toBe(403);
});

it.each([
  [[], 'Name the step.'],
  [['delete'], '"delete" is not a step.'],
  [['send', 'moved', 'sdc'], 'send has the wrong number of arguments.'],
  [['send', 'moved', 'sdc', '{'], 'The message is not JSON.'],
  [['send', 'moved', 'sdc', JSON.stringify({ ...MESSAGE, link: 'https://example.com' })], 'not allowed'],
  [['send', 'moved', 'sdc', JSON.stringify({ ...MESSAGE, link: '//example.com' })], 'not allowed'],
  [['send', 'Moved!', 'sdc', JSON.stringify(MESSAGE)], 'not allowed'],
])('rejects %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
