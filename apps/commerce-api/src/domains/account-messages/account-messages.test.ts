import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { changeAccountMessage, listAccountMessages, type MessageSettings } from './message-settings.ts';

let shop: TestShop;
let serial = 0;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('account_messages').execute();
});

async function register(tenant: 'sdc' | 'sba' = 'sdc'): Promise<{ shopper: Shopper; username: string }> {
  const shopper = shop.shopper(tenant);
  const username = `ada${(serial += 1)}@example.com`;
  const reply = await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username,
    password: 'a long phrase of mine',
    ...(tenant === 'sba' ? { organizationName: `Page Papers ${serial}` } : {}),
  });
  if (reply.status !== 200) throw new Error(reply.text);
  return { shopper, username };
}
const dayFromNow = (days: number) =>
  new Date(shop.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const send = (id: string, settings: Partial<MessageSettings> = {}, tenant: 'sdc' | 'sba' = 'sdc') =>
  changeAccountMessage(shop.database.db, {
    id,
    tenant,
    message: {
      title: `About ${id}`,
      text: 'Plain text.',
      firstDay: dayFromNow(-1),
      lastDay: dayFromNow(1),
      ...settings,
    },
  });
const list = async (shopper: Shopper) => (await shopper.get('/account/messages')).body.data.messages;
const listIds = async (shopper: Shopper) => (await list(shopper)).map(({ id }: { id: string }) => id);
const getUnread = async (shopper: Shopper) =>
  (await shopper.get('/account')).body.data.userProfile.unreadMessages;

it('shows the messages of the site in their period, the newest first, with a link', async () => {
  const { shopper } = await register();
  await send('older', { firstDay: dayFromNow(-3) });
  await send('newer', { link: '/stores', linkText: 'Find a store' });
  await send('ended', { firstDay: dayFromNow(-3), lastDay: dayFromNow(-1) });
  await send('later', { firstDay: dayFromNow(1), lastDay: dayFromNow(2) });
  await send('business', {}, 'sba');
  expect(await list(shopper)).toMatchObject([
    {
      id: 'newer',
      title: 'About newer',
      text: 'Plain text.',
      isRead: false,
      link: { href: '/stores', text: 'Find a store' },
    },
    { id: 'older', isRead: false },
  ]);
  const business = await register('sba');
  expect(await listIds(business.shopper)).toEqual(['business']);
});

it('sends a message to one account, or to customer segments', async () => {
  const { shopper, username } = await register();
  const other = await register();
  const segment = (await shopper.get('/account')).body.data.session.segment.code;
  await send('own', { account: username.toUpperCase() });
  await send('segment', { segments: [segment] });
  await send('elsewhere', { segments: [segment === 'PENALTY_BOX' ? 'BEST_EARNER' : 'PENALTY_BOX'] });
  expect(await listIds(shopper)).toEqual(['own', 'segment']);
  expect(await listIds(other.shopper)).toEqual(['segment']);
});

it('marks messages as read for this account only, and counts the others', async () => {
  const { shopper } = await register();
  const other = await register();
  await send('first');
  await send('second');
  await send('not-mine', { account: other.username });
  expect(await getUnread(shopper)).toBe(2);
  const ids = ['first', 'not-mine', 'unknown'];
  const reply = await shopper.post('/account/messages/read', { ids });
  expect(reply.body.data.messages).toMatchObject([
    { id: 'first', isRead: true },
    { id: 'second', isRead: false },
  ]);
  await Promise.all([1, 2, 3].map(() => shopper.post('/account/messages/read', { ids })));
  expect(await getUnread(shopper)).toBe(1);
  expect(await getUnread(other.shopper)).toBe(3);
  await shopper.post('/account/messages/read', { ids: ['second'] });
  expect(await getUnread(shopper)).toBeUndefined();
  expect(await listAccountMessages(shop.database.db)).toMatchObject([
    { id: 'first', audience: 'all accounts', reads: 1 },
    { id: 'not-mine', audience: other.username, reads: 0 },
    { id: 'second', reads: 1 },
  ]);
});

it('keeps a changed message read, and forgets a removed one', async () => {
  const { shopper } = await register();
  await send('news');
  await shopper.post('/account/messages/read', { ids: ['news'] });
  await send('news', { title: 'Better news' });
  expect(await list(shopper)).toMatchObject([{ title: 'Better news', isRead: true }]);
  await changeAccountMessage(shop.database.db, { id: 'news', tenant: 'sdc', message: null });
  expect(await list(shopper)).toEqual([]);
});

it('is closed to guests, and rejects a read without messages', async () => {
  const guest = shop.shopper();
  for (const reply of [
    await guest.get('/account/messages'),
    await guest.post('/account/messages/read', { ids: ['news'] }),
  ])
    expect(reply.body.error).toMatchObject({ status: 401, code: 'SIGN_IN_REQUIRED' });
  const { shopper } = await register();
  expect((await shopper.post('/account/messages/read', { ids: [] })).status).toBe(400);
});

it('rejects messages that contradict themselves', async () => {
  await send('news');
  for (const [settings, status] of [
    [{ firstDay: dayFromNow(2), lastDay: dayFromNow(1) }, 400],
    [{ link: '/stores' }, 400],
    [{ linkText: 'Find a store' }, 400],
    [{ account: 'ada@example.com', segments: ['PENALTY_BOX'] }, 400],
    [{ account: 'missing@example.com' }, 404],
  ] as const)
    await expect(send('other', settings as Partial<MessageSettings>)).rejects.toMatchObject({ status });
  await expect(send('news', {}, 'sba')).rejects.toMatchObject({ status: 400 });
  const remove = changeAccountMessage(shop.database.db, { id: 'unknown', tenant: 'sdc', message: null });
  await expect(remove).rejects.toMatchObject({ status: 404 });
});
