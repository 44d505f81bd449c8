import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { changeToggle } from '../account/index.ts';
import { closeMessage, deleteOldMessages, listMessages } from './index.ts';

const SHOP = 'shop@example.com';
const MESSAGE = {
  topic: 'RETURN',
  name: 'Ada Page',
  email: 'ada@example.com',
  orderNumber: '7100000001',
  message: 'The chair is broken.\nSee https://photos.example/1.',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { COMPANY_EMAIL: SHOP, CATALOG_CACHE_SECONDS: '0' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.mails.length = 0;
  await shop.database.db.deleteFrom('shop_messages').execute();
  await shop.database.db.deleteFrom('attempt_counters').execute();
});

const list = () => listMessages(shop.database.db, {});
const send = (body: object = MESSAGE, shopper: Shopper = shop.shopper(), key?: string) =>
  shopper.post('/content/contact', body, key ? { key } : {});

it('stores a message, and mails it to the shop with a copy to the sender', async () => {
  expect((await send()).body).toEqual({ data: { isAccepted: true } });
  expect(await list()).toEqual([
    {
      id: expect.any(Number),
      kind: 'contact',
      tenant: 'sdc',
      createdAt: expect.any(String),
      isOpen: true,
      about: 'A return or refund',
      from: 'Ada Page <ada@example.com>',
      orderNumber: '7100000001',
      text: MESSAGE.message,
    },
  ]);
  const [toShop, copy] = shop.mails;
  expect(shop.mails).toHaveLength(2);
  expect(toShop).toMatchObject({ kind: 'contactMessage', to: SHOP, replyTo: 'ada@example.com' });
  expect(toShop!.text).toContain('The chair is broken.');
  expect(copy).toMatchObject({ kind: 'contactCopy', to: 'ada@example.com' });
  // The sender can name any recipient, so the text must not contain links.
  expect(copy!.text).not.toContain('https://photos.example');
  expect(copy!.html).not.toContain('<a ');
});

it('stores and mails a repeated request once', async () => {
  const shopper = shop.shopper();
  await send(MESSAGE, shopper, 'one');
  expect((await send(MESSAGE, shopper, 'one')).status).toBe(200);
  expect(await list()).toHaveLength(1);
  expect(shop.mails).toHaveLength(2);
});

it('only stores a message if the shop has no address of its own', async () => {
  const other = await createTestShop();
  await other.shopper('sba').post('/content/contact', MESSAGE);
  expect(other.mails.map(({ kind }) => kind)).toEqual(['contactCopy']);
  expect(await listMessages(other.database.db, {})).toMatchObject([{ tenant: 'sba' }]);
  await other.close();
});

it.each([
  [{ email: 'ada@' }, 'EMAIL_INVALID', 'email'],
  [{ name: ' ' }, 'NAME_MISSING', 'name'],
  [{ message: '\n' }, 'MESSAGE_MISSING', 'message'],
  [{ topic: 'CHAT' }, 'INVALID_REQUEST', 'topic'],
  [{ orderNumber: '4111111111111111' }, 'INVALID_REQUEST', 'orderNumber'],
  [{ message: 'My card is 4111 1111 1111 1111' }, 'CARD_NUMBER_IN_TEXT', 'message'],
])('rejects %j', async (change, code, field) => {
  const reply = await send({ ...MESSAGE, ...change });
  expect(reply.body.error).toMatchObject({ status: 400, code, field });
  expect(await list()).toEqual([]);
  expect(shop.mails).toEqual([]);
});

it('limits the messages that send mail to one address', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(200);
  const refused = await send({ ...MESSAGE, email: 'ADA@example.com' });
  expect(refused.body.error).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(refused.headers['retry-after']).toBeDefined();
  expect((await send({ ...MESSAGE, email: 'bob@example.com' })).status).toBe(200);
});

it('accepts feedback only while the toggle is on (storefront-6.42)', async () => {
  const { db } = shop.database;
  const feedback = { rating: 4, comment: 'Faster search, please.', page: '/search' };
  const refused = await shop.shopper().post('/content/feedback', feedback);
  expect(refused.body.error).toMatchObject({ status: 404, code: 'FEEDBACK_OFF' });
  await changeToggle(db, { name: 'feedback', on: true, tenant: 'sdc' });
  expect((await shop.shopper().post('/content/feedback', feedback)).status).toBe(200);
  expect((await shop.shopper('sba').post('/content/feedback', feedback)).status).toBe(404);
  expect((await shop.shopper().post('/content/feedback', { rating: 6 })).status).toBe(400);
  expect(await list()).toMatchObject([
    { kind: 'feedback', about: '4 of 5', page: '/search', text: 'Faster search, please.' },
  ]);
  expect(shop.mails).toEqual([]);
  await changeToggle(db, { name: 'feedback', on: false, tenant: 'sdc' });
});

it('lists messages by kind and state, and deletes those that were closed a year ago', async () => {
  const { db } = shop.database;
  await send();
  await send();
  const [, { id } = { id: 0 }] = await list();
  const closedAt = new Date('2026-11-01T12:00:00Z');
  expect(await closeMessage(db, id, closedAt)).toEqual({ message: `Message ${id} is closed.` });
  await closeMessage(db, id, new Date());
  expect(await listMessages(db, { isOpen: true })).toHaveLength(1);
  expect(await listMessages(db, { kind: 'feedback' })).toEqual([]);
  await expect(closeMessage(db, 999_999, closedAt)).rejects.toMatchObject({ code: 'MESSAGE_NOT_FOUND' });
  await deleteOldMessages(db, new Date('2027-10-31T12:00:00Z'));
  expect(await list()).toHaveLength(2);
  await deleteOldMessages(db, new Date('2027-11-01T12:00:00Z'));
  expect(await list()).toHaveLength(1);
});

it('names the chat service while the toggle is on (storefront-6.39)', async () => {
  const { db } = shop.database;
  const shopper = shop.shopper();
  const refused = await shopper.get('/content/chat');
  expect(refused.status).toBe(404);
  expect(refused.body).toMatchObject({ error: { code: 'CHAT_OFF' } });
  await changeToggle(db, { name: 'chat', on: true });
  expect((await shopper.get('/content/chat')).body).toEqual({ data: { service: 'sandbox' } });
  const url = 'https://chat.example/script.js';
  const other = await createTestShop({ env: { CHAT_SCRIPT: url } });
  await changeToggle(other.database.db, { name: 'chat', on: true });
  expect((await other.shopper('sba').get('/content/chat')).body).toEqual({
    data: { service: 'script', url },
  });
  await other.close();
});
