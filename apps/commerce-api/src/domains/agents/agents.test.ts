import { add, getLines, ITEM, readCart } from '../../testing/carts.ts';
import { cardBody, giftCard, GOOD_CARD, order, storedValueBody } from '../../testing/checkouts.ts';
import {
  AGENT,
  type AgentShop,
  ASSOCIATE,
  CONTRACT_PRICE,
  createAgentShop,
  CUSTOMER,
  end,
  outcome,
  REP,
  search,
  start,
  STORE,
} from '../../testing/agent-shop.ts';
import { demoAccounts } from '../account/demo-accounts.ts';
import { createShopper, type Shopper, type TestReply } from '../../testing/test-shop.ts';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { createFulfillment } from '../orders/index.ts';
import { UNLISTED } from './agent-limits.plugin.ts';
import { AGENT_LIMITS } from './agent-limits.ts';
import { type AgentChange, changeAgents } from './agent-setup.ts';

const HOUR = 3_600_000;

let agents: AgentShop;
beforeAll(async () => {
  agents = await createAgentShop();
});
afterAll(() => agents.shop.close());
afterEach(async () => {
  const { db } = agents.shop.database;
  await db.deleteFrom('agent_consents').execute();
  await db.deleteFrom('agent_requests').execute();
  await db.deleteFrom('attempt_counters').execute();
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('carts').execute();
});

const later = (ms: number) => {
  agents.shop.clock.now = new Date(agents.shop.clock.now.getTime() + ms);
};
const account = async (shopper: Shopper) => (await shopper.get('/account')).body.data;
const names = (reply: TestReply) => (reply.body.data.customers as { name: string }[]).map(({ name }) => name);
const visits = async (username: string) =>
  agents.shop.database.db
    .selectFrom('agent_visits')
    .selectAll()
    .where('account_id', '=', agents.idOf(username))
    .orderBy('created_at', 'desc')
    .execute();
const itemsOf = async (shopper: Shopper) =>
  (await readCart(shopper)).items.map(({ itemId }) => itemId).sort();
/** Expects the visit of an agent to be over: the secret is refused while calls with it may still be in flight. */
const expectOver = async (agent: Shopper) =>
  expect(outcome(await agent.get('/account'))).toEqual([409, 'SESSION_CHANGED']);
const change = (to: AgentChange) => changeAgents(agents.shop.database.db, to, agents.shop.clock.now);
const access = async (shopper: Shopper) => {
  const reply = await shopper.get('/account/access');
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data;
};

describe('a search for customers', () => {
  it('finds a customer by what the customer knows, and shows only what identifies the customer', async () => {
    const { db } = agents.shop.database;
    await db
      .updateTable('accounts')
      .set({ phone: '2155550142' })
      .where('id', '=', agents.idOf(CUSTOMER))
      .execute();
    const agent = await agents.signIn(AGENT);
    const found = await search(agent, 'ines vell');
    expect(found.body.data.customers).toEqual([
      {
        id: agents.idOf(CUSTOMER),
        name: 'Ines V.',
        email: 'b***@example.com',
        phone: '***42',
        customerNumber: '***0417',
        organizationName: 'Bell & Margin LLC',
        access: 'ALLOWED',
      },
    ]);
    for (const query of ['Buyer@Example.com', '+1 (215) 555-0142', 'VELLUM'])
      expect([query, names(await search(agent, query))]).toEqual([query, ['Ines V.']]);
    // All members of an organization have its number.
    expect(names(await search(agent, '1084420417'))).toHaveLength(10);
    for (const query of ['buyer@example', 'example.com', '215555014', 'el%', '%%%', '___', 'xyz'])
      expect([query, names(await search(agent, query))]).toEqual([query, []]);
    expect(outcome(await search(agent, 'el'))).toEqual([400, 'INVALID_REQUEST']);
    expect(found.text).not.toContain('buyer@example.com');
  });

  it('finds the buyer of an order, and is recorded', async () => {
    const buyer = await agents.signIn(CUSTOMER);
    const orderNumber = await place(buyer);
    const agent = await agents.signIn(AGENT);
    const found = await search(agent, orderNumber);
    expect(names(found)).toEqual(['Ines V.']);
    const row = await agents.shop.database.db
      .selectFrom('agent_searches')
      .select(['agent_account_id', 'query', 'found'])
      .where('id', '=', found.body.data.id as string)
      .executeTakeFirst();
    expect(row).toEqual({
      agent_account_id: agents.idOf(AGENT),
      query: orderNumber,
      found: [agents.idOf(CUSTOMER)],
    });
    // Its address holds no data of the customer.
    const path = `/agents/searches/${found.body.data.id}`;
    expect((await agent.get(path)).body).toEqual(found.body);
    expect(outcome(await (await agents.signIn(REP)).get(path))).toEqual([404, 'SEARCH_NOT_FOUND']);
    later(HOUR);
    expect(outcome(await agent.get(path))).toEqual([404, 'SEARCH_NOT_FOUND']);
  });

  it('never finds customers of another site, staff, or people who cannot sign in', async () => {
    const agent = await agents.signIn(AGENT);
    for (const query of ['wendy@example.com', 'Quill', 'rep@example.com', 'Carrel', 'agent@example.com'])
      expect([query, names(await search(agent, query))]).toEqual([query, []]);
    expect(outcome(await start(agent, agents.idOf('wendy@example.com', 'sdc')))).toEqual([
      404,
      'CUSTOMER_NOT_FOUND',
    ]);
    const consumerAgent = await agents.signIn(AGENT, 'sdc');
    expect(names(await search(consumerAgent, 'Quill'))).toEqual(['Wendy Q.']);
    expect(names(await search(consumerAgent, 'Vellum'))).toEqual([]);
    for (const id of [agents.idOf(REP), agents.idOf(AGENT)])
      expect(outcome(await start(agent, id))).toEqual([404, 'CUSTOMER_NOT_FOUND']);
  });

  it('of a sales representative finds members of assigned organizations only', async () => {
    const rep = await agents.signIn(REP);
    expect(names(await search(rep, 'Vellum'))).toEqual(['Ines V.']);
    expect(names(await search(rep, 'Canyon'))).toEqual([]);
    expect(outcome(await start(rep, agents.idOf('sandstone@example.com')))).toEqual([
      404,
      'CUSTOMER_NOT_FOUND',
    ]);
    await change({
      username: REP,
      customerNumber: '1095518860',
      isAssigned: true,
    });
    expect(names(await search(rep, 'Canyon'))).toEqual(['Luis C.']);
  });

  it('is for agents only, and limited', async () => {
    const customer = await agents.signIn(CUSTOMER);
    for (const reply of [
      await search(customer, 'Vellum'),
      await customer.get('/agents'),
      await start(customer, agents.idOf('office@example.com')),
      await customer.post('/agents/requests', { accountId: agents.idOf('office@example.com') }),
    ])
      expect(outcome(reply)).toEqual([403, 'AGENTS_ONLY']);
    expect((await search(agents.shop.shopper('sba'), 'Vellum')).status).toBe(401);
    const agent = await agents.signIn(AGENT);
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await search(agent, 'Vellum')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

/** Goes through checkout as a buyer of the organization. @returns the number of the order */
async function prepare(shopper: Shopper): Promise<number> {
  await add(shopper, 'ream');
  const { addresses } = (await shopper.get('/organization')).body.data as {
    addresses: { type: string; address: object }[];
  };
  const getAddress = (wanted: string) => addresses.find(({ type }) => type === wanted)!.address;
  await shopper.put('/checkout/default', { addresses: [getAddress('S')] });
  const billingAddress = getAddress('B');
  const paid = await shopper.post(
    '/checkout/default/payment',
    cardBody(GOOD_CARD, { contactInformation: { billingAddress } }),
  );
  if (paid.status !== 200) throw new Error(paid.text);
  return (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.totals.ordTotal as number;
}
async function place(shopper: Shopper): Promise<string> {
  const reply = await order(shopper, await prepare(shopper));
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order.orderNumber as string;
}

describe('acting for a customer', () => {
  it('shows exactly what the customer sees: profile, prices, cart, budgets and addresses', async () => {
    const { db } = agents.shop.database;
    await db
      .updateTable('organizations')
      .set({ accounting: JSON.stringify({ budgeting: 'OPTIONAL', overdraft: 'REFUSE', labels: {} }) })
      .where('name', '=', 'Bell & Margin LLC')
      .execute();
    const customer = await agents.signIn(CUSTOMER);
    await add(customer, 'pen', 3);
    const agent = await agents.signIn(AGENT);
    expect((await agent.get('/catalog/products/ream')).body.data.product.priceValue).toBe(10);
    const own = await account(agent);
    expect(own.userProfile.agentKind).toBe('CSR');
    await start(agent, agents.idOf(CUSTOMER));
    for (const path of [
      '/catalog/products/ream',
      '/organization',
      '/account/addresses',
      '/checkout/precheckout',
      '/lists',
      '/orders',
    ])
      expect([path, (await agent.get(path)).body]).toEqual([path, (await customer.get(path)).body]);
    expect((await agent.get('/catalog/products/ream')).body.data.product.priceValue).toBe(CONTRACT_PRICE);
    expect((await add(agent, 'ream')).status).toBe(200);
    expect(await itemsOf(agent)).toEqual(['pen', 'ream']);
    expect(await itemsOf(customer)).toEqual(['pen', 'ream']);
    await db.updateTable('organizations').set({ accounting: null }).execute();
  });

  it('is named in the session, on both sites, and with the flow of the customer', async () => {
    const agent = await agents.actFor(CUSTOMER);
    const { session, userProfile } = await account(agent);
    expect(session).toMatchObject({
      isLoggedIn: true,
      csrUserId: AGENT,
      acting: {
        agentName: 'Maya Dial',
        agentKind: 'CSR',
        customerName: 'Ines Vellum',
        organizationName: 'Bell & Margin LLC',
      },
    });
    expect(session.flow).toBeUndefined();
    expect(userProfile.agentKind).toBeUndefined();
    const consumerSite = createShopper(agents.shop.app);
    for (const [name, value] of agent.cookies) consumerSite.cookies.set(name, value);
    const there = await account(consumerSite);
    expect(there.session).toMatchObject({ isLoggedIn: false, acting: { customerName: 'Ines Vellum' } });
    // Nothing is changed or recorded there, but the visit can be ended.
    expect(outcome(await add(consumerSite, 'pen'))).toEqual([403, 'NOT_FOR_AGENTS']);
    expect((await access(await agents.signIn(CUSTOMER))).visits[0].actionCount).toBe(0);
    expect((await end(consumerSite)).status).toBe(200);
    // The customer sees no agent in the own session.
    expect((await account(await agents.signIn(CUSTOMER))).session.acting).toBeUndefined();
  });

  it('rotates the secret at the start and at the end, which continues the session of the agent', async () => {
    const agent = await agents.signIn(AGENT);
    await add(agent, 'pen', 2);
    const withSecret = () => {
      const copy = createShopper(agents.shop.app, 'sba');
      for (const [name, value] of agent.cookies) copy.cookies.set(name, value);
      return copy;
    };
    const before = withSecret();
    await start(agent, agents.idOf(CUSTOMER));
    const during = withSecret();
    expect(outcome(await add(before, 'pen'))).toEqual([409, 'SESSION_CHANGED']);
    expect((await readCart(agent)).items).toEqual([]);
    expect(outcome(await start(agent, agents.idOf('office@example.com')))).toEqual([403, 'NOT_FOR_AGENTS']);
    expect((await end(agent)).status).toBe(200);
    for (const old of [before, during])
      expect(outcome(await add(old, 'pen'))).toEqual([409, 'SESSION_CHANGED']);
    const own = await account(agent);
    expect([own.userProfile.username, own.session.acting]).toEqual([AGENT, undefined]);
    expect((await readCart(agent)).items.map(({ qty }) => qty)).toEqual([2]);
    expect(outcome(await end(agent))).toEqual([409, 'NOT_ACTING']);
    expect((await visits(CUSTOMER))[0]).toMatchObject({ agent_name: 'Maya Dial', end_reason: 'ENDED' });
  });

  it('refuses writes of a tab that still shows another user, and a retry', async () => {
    const agent = await agents.signIn(AGENT);
    const tokenOf = async () => (await agent.get('/account')).headers['x-context-token']!;
    const addFrom = (token: string) =>
      agent.post(ITEM, { items: [{ itemId: 'pen', qty: 1 }] }, { headers: { 'x-context-token': token } });
    const own = await tokenOf();
    await start(agent, agents.idOf(CUSTOMER));
    for (let time = 0; time < 2; time += 1) {
      const refused = await addFrom(own);
      expect([...outcome(refused), refused.headers['x-context-token']]).toEqual([
        409,
        'SESSION_CHANGED',
        undefined,
      ]);
    }
    const customers = await tokenOf();
    expect((await addFrom(customers)).status).toBe(200);
    await end(agent);
    expect(outcome(await addFrom(customers))).toEqual([409, 'SESSION_CHANGED']);
    expect((await addFrom(await tokenOf())).status).toBe(200);
    expect((await readCart(agent)).items.map(({ qty }) => qty)).toEqual([1]);
  });

  it('ends for both when the agent signs out, and when the agent signs out everywhere', async () => {
    const agent = await agents.actFor(CUSTOMER);
    await agent.post('/account/signout');
    expect((await account(agent)).session.isLoggedIn).toBe(false);
    expect((await visits(CUSTOMER))[0]!.end_reason).toBe('SIGNED_OUT');
    expect(await agents.shop.database.db.selectFrom('sessions').select('id').execute()).toEqual([]);

    const second = await agents.actFor(CUSTOMER);
    const elsewhere = await agents.signIn(AGENT);
    expect((await elsewhere.remove('/account/sessions')).status).toBe(200);
    expect((await account(second)).session.isLoggedIn).toBe(false);
    expect((await visits(CUSTOMER))[0]!.end_reason).toBe('SESSION_ENDED');
  });

  it('ends after an hour without use, and after eight hours in any case', async () => {
    const agent = await agents.actFor(CUSTOMER);
    for (let hour = 0; hour < 9; hour += 1) {
      later(50 * 60_000);
      expect((await account(agent)).session.isLoggedIn).toBe(true);
    }
    later(40 * 60_000);
    expect((await account(agent)).session.isLoggedIn).toBe(false);
    const idle = await agents.actFor(CUSTOMER);
    later(61 * 60_000);
    expect((await account(idle)).session.isLoggedIn).toBe(false);
    const customer = await agents.signIn(CUSTOMER);
    expect((await access(customer)).visits[0]).toMatchObject({ endReason: 'EXPIRED', actionCount: 0 });
  });

  it('is not one of the customer’s devices', async () => {
    await agents.actFor(CUSTOMER);
    const customer = await agents.signIn(CUSTOMER);
    expect((await customer.get('/account/sessions')).body.data.sessions).toHaveLength(1);
    expect((await access(customer)).visits[0].endedAt).toBeUndefined();
  });
});

describe('the limits of agents', () => {
  it('decide for each call that may write, and for no other', () => {
    const unlisted = agents.shop
      .logged()
      .split('\n')
      .filter((line) => line.includes(UNLISTED))
      .map((line) => (JSON.parse(line) as { operation: string }).operation);
    expect(unlisted).toEqual([]);
    const stale = Object.keys(AGENT_LIMITS).filter((operation) => {
      const [method, url] = operation.split(' ') as ['POST', string];
      return (
        !url.includes('/operator/') && url !== '/cc/api/import' && !agents.shop.app.hasRoute({ method, url })
      );
    });
    expect(stale).toEqual([]);
  });

  it('refuse what only the customer may do, and record the attempt', async () => {
    const agent = await agents.actFor('office@example.com');
    const id = agents.idOf(CUSTOMER);
    const replies = [
      await agent.put('/account/password', {
        password: 'ledger-and-rule',
        newPassword: 'a long phrase of mine',
      }),
      await agent.put('/account/email', { email: 'other@example.com', password: 'ledger-and-rule' }),
      await agent.remove('/account/sessions'),
      await agent.post('/account/erasure', { password: 'ledger-and-rule' }),
      await agent.post('/account/data-requests'),
      await agent.post('/account/payments', cardBody()),
      await agent.put(`/organization/users/${id}`, { role: 'ADMIN' }),
      await agent.post('/account/access/consents', { hours: 24 }),
      await agent.post('/account/signin', { username: CUSTOMER, password: 'carbon-and-copy' }),
      await agent.post('/checkout/default/payment', cardBody(GOOD_CARD, { profilePayment: true })),
      await agent.post('/checkout/default/payment', {
        cardPayment: {
          profileRefId: id,
          paymentType: 'CREDIT_CARD',
          source: 'USER_KEYED',
          currencyCode: 'USD',
        },
      }),
      await agent.get('/account/payments'),
      await agent.get('/account/sessions'),
      await agent.get('/account/access'),
    ];
    for (const reply of replies) expect(outcome(reply)).toEqual([403, 'NOT_FOR_AGENTS']);
    const customer = await agents.signIn('office@example.com');
    const [visit] = (await access(customer)).visits;
    expect(visit.actionCount).toBe(11);
    expect(visit.actions.every((action: { outcome: string }) => action.outcome === 'REFUSED')).toBe(true);
    expect(visit.actions.at(-1)).toMatchObject({
      kind: 'REFUSED',
      operation: 'PUT /cc/api/account/password',
    });
  });

  it('record each change for the customer and for the agent, and the record cannot be changed', async () => {
    const agent = await agents.actFor(CUSTOMER);
    const [line] = getLines(await add(agent, 'pen', 2));
    await agent.remove(`${ITEM}/${line!.cartItemId}`);
    await agent.post('/orders/find', { orderNumber: '1', email: 'a@example.com' });
    await end(agent);
    const customer = await agents.signIn(CUSTOMER);
    const [visit] = (await access(customer)).visits;
    expect(visit).toMatchObject({
      agentName: 'Maya Dial',
      agentKind: 'CSR',
      endReason: 'ENDED',
      actionCount: 2,
    });
    expect(visit.actions).toEqual([
      {
        at: agents.shop.clock.now.toISOString(),
        kind: 'CART',
        operation: 'DELETE /cc/api/checkout/default/item/:cartItemId',
        object: line!.cartItemId,
        outcome: 'DONE',
      },
      {
        at: agents.shop.clock.now.toISOString(),
        kind: 'CART',
        operation: 'POST /cc/api/checkout/default/item',
        object: 'pen × 2',
        outcome: 'DONE',
      },
    ]);
    const home = (await agent.get('/agents')).body.data;
    expect(home).toMatchObject({ name: 'Maya Dial', kind: 'CSR' });
    expect(home.recent[0]).toMatchObject({ name: 'Ines V.' });
    expect(home.visits[0]).toEqual({ ...visit, customer: home.recent[0] });
    const { db } = agents.shop.database;
    await expect(db.updateTable('agent_actions').set({ status: 500 }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('agent_actions').execute()).rejects.toThrow('append-only');
  });
});

it('shows orders and addresses of a visit however many other actions follow', async () => {
  const agent = await agents.actFor(CUSTOMER);
  const [visit] = await visits(CUSTOMER);
  const operations = [
    'POST /cc/api/account/addresses',
    ...Array.from({ length: 30 }, () => 'PUT /cc/api/cart/default'),
  ];
  for (const operation of operations)
    await agents.shop.database.db
      .insertInto('agent_actions')
      .values({ visit_id: visit!.id, happened_at: agents.shop.clock.now, operation, object: '' })
      .execute();
  await end(agent);
  const { actions, actionCount } = (await access(await agents.signIn(CUSTOMER))).visits[0] as {
    actions: { kind: string }[];
    actionCount: number;
  };
  expect([actionCount, actions.length, actions.at(-1)!.kind]).toEqual([31, 21, 'ADDRESS']);
});

describe('an order of an agent', () => {
  it('names the agent, to the customer too', async () => {
    const agent = await agents.actFor(CUSTOMER);
    const orderNumber = await place(agent);
    const customer = await agents.signIn(CUSTOMER);
    const seen = (await customer.get(`/orders/${orderNumber}`)).body.data.order;
    expect(seen.placedByAgent).toEqual({ name: 'Maya Dial', kind: 'CSR' });
    expect((await access(customer)).visits[0].actions[0]).toMatchObject({ kind: 'ORDER', outcome: 'DONE' });
    const own = await place(customer);
    expect((await customer.get(`/orders/${own}`)).body.data.order.placedByAgent).toBeUndefined();
    // Operators see the agent in the list of open orders.
    const { database, settings, clock } = agents.shop;
    const mailer = createMailer({ send: async () => undefined });
    const open = await createFulfillment({ database, settings, mailer, now: () => clock.now }).open(1000);
    const agentOf = (number: string) => open.find((each) => each.orderNumber === number)!.agent;
    expect(agentOf(orderNumber)).toEqual({ name: 'Maya Dial', username: AGENT });
    expect(agentOf(own)).toBeUndefined();
  });

  it('is not paid with what the customer entered before', async () => {
    const customer = await agents.signIn(CUSTOMER);
    const total = await prepare(customer);
    const agent = await agents.actFor(CUSTOMER);
    expect(outcome(await order(agent, total))).toEqual([403, 'PAYMENT_OF_CUSTOMER']);
    expect((await order(customer, total)).status).toBe(200);
  });

  it('is not paid with an earlier card or gift card after a change to it', async () => {
    const customer = await agents.signIn(CUSTOMER);
    const total = await prepare(customer);
    const path = '/checkout/default/payment';
    const paymentsOf = async () =>
      (await agents.shop.database.db
        .selectFrom('cart_tenders')
        .select(['id', 'type', 'billing_address'])
        .orderBy('position')
        .execute()) as { id: string; type: string; billing_address: object }[];
    const body = storedValueBody(giftCard(100, 77));
    const checked = await customer.post(path, {
      cardPayment: { ...body.cardPayment, addedToOrder: false },
    });
    const agent = await agents.actFor(CUSTOMER);
    const [card] = await paymentsOf();
    const { paymentType, source, currencyCode } = cardBody().cardPayment;
    const changes = [
      () => agent.put(`${path}/${card!.id}/billingaddress`, { billingAddress: card!.billing_address }),
      () =>
        agent.post(path, {
          cardPayment: {
            id: card!.id,
            expiryMonth: '11',
            expiryYear: '2036',
            paymentType,
            source,
            currencyCode,
          },
        }),
    ];
    for (const edit of changes) {
      const edited = await edit();
      expect([edited.status, edited.text]).toEqual([200, expect.anything()]);
      expect(outcome(await order(agent, total))).toEqual([403, 'PAYMENT_OF_CUSTOMER']);
    }
    await agent.remove(`${path}/${card!.id}`);
    const applied = await agent.post(path, {
      cardPayment: {
        id: checked.body.data.orderPayment.id as string,
        paymentType: 'GIFT_CARD',
        source,
        currencyCode,
      },
    });
    expect([applied.status, (await paymentsOf()).map(({ type }) => type)]).toEqual([200, ['GIFT_CARD']]);
    expect(outcome(await order(agent, total))).toEqual([403, 'PAYMENT_OF_CUSTOMER']);
    await agent.remove(`${path}/${applied.body.data.orderPayment.id as string}`);
    expect((await order(agent, await prepare(agent))).status).toBe(200);
  });

  it('of a store associate is picked up at the own store', async () => {
    const associate = await agents.actFor(CUSTOMER, ASSOCIATE);
    const { session } = await account(associate);
    expect(session).toMatchObject({
      storeNumber: STORE,
      isStoreAssociate: true,
      acting: { storeNumber: STORE },
    });
    const total = await prepare(associate);
    expect(outcome(await order(associate, total))).toEqual([403, 'PICKUP_AT_OWN_STORE_ONLY']);
    const [line] = (await readCart(associate)).items;
    const collect = (pickupStoreNumber?: string) =>
      associate.put(ITEM, {
        items: [
          {
            cartItemId: line!.cartItemId,
            qty: 1,
            deliveryType: 'ISP',
            ...(pickupStoreNumber ? { pickupStoreNumber } : {}),
          },
        ],
      });
    const readTotal = async () =>
      (await associate.get('/checkout/precheckout')).body.data.checkoutInfo.totals.ordTotal as number;
    await collect('0008');
    await associate.put('/checkout/default', {
      pickupPerson: { firstName: 'Pat', lastName: 'Reyes', email: 'pat@example.com', phone: '5085550142' },
    });
    expect(outcome(await order(associate, await readTotal()))).toEqual([403, 'PICKUP_AT_OWN_STORE_ONLY']);
    await collect(STORE);
    const placed = await order(associate, await readTotal());
    expect([placed.status, placed.body.data?.order.lines[0].pickupStoreNumber]).toEqual([200, STORE]);
  });
});

describe('the consent of the customer', () => {
  const CLINIC = 'desk@example.com';

  it('is requested by mail, given for some time, and ends with it', async () => {
    const agent = await agents.signIn(AGENT);
    const id = agents.idOf(CLINIC);
    expect((await search(agent, 'Marsh')).body.data.customers[0]).toMatchObject({
      access: 'CONSENT_MISSING',
    });
    expect(outcome(await start(agent, id))).toEqual([409, 'CONSENT_MISSING']);
    agents.shop.mails.length = 0;
    expect((await agent.post('/agents/requests', { accountId: id })).status).toBe(200);
    expect(outcome(await agent.post('/agents/requests', { accountId: id }))).toEqual([
      409,
      'ACCESS_ALREADY_REQUESTED',
    ]);
    expect(agents.shop.mails).toMatchObject([{ kind: 'agentAccess', to: CLINIC }]);
    expect(agents.shop.mails[0]!.text).toContain('http://shop.test/cc/mmx/account/access');
    const customer = await agents.signIn(CLINIC);
    const { requests, isConsentRequired } = await access(customer);
    expect([isConsentRequired, requests]).toMatchObject([true, [{ agentName: 'Maya D.', agentKind: 'CSR' }]]);

    const { agentId } = requests[0];
    const allowed = (await customer.post('/account/access/consents', { hours: 1, agentId })).body.data;
    expect(allowed).toMatchObject({ consents: [{ agentName: 'Maya D.' }], requests: [] });
    const { db } = agents.shop.database;
    expect(await db.selectFrom('agent_requests').select('account_id').execute()).toEqual([]);
    // A repeated call has no further effect.
    const again = await customer.post('/account/access/consents', { hours: 1, agentId });
    expect(again.body.data.consents).toHaveLength(1);
    // It is for this agent only.
    expect(outcome(await start(await agents.signIn(ASSOCIATE), id))).toEqual([409, 'CONSENT_MISSING']);
    expect((await start(agent, id)).status).toBe(200);
    expect((await account(agent)).session.acting.customerName).toBe('Ruben Marsh');
    later(59 * 60_000);
    expect((await account(agent)).session.isLoggedIn).toBe(true);
    later(60_000);
    expect(outcome(await add(agent, 'pen'))).toEqual([409, 'SESSION_CHANGED']);
    expect((await visits(CLINIC))[0]!.end_reason).toBe('CONSENT_MISSING');
    // The agent signs in again at once.
    const { password } = demoAccounts.find(({ username }) => username === AGENT)!;
    expect((await agent.post('/account/signin', { username: AGENT, password })).status).toBe(200);
    expect((await account(agent)).userProfile.username).toBe(AGENT);
  });

  it('can be withdrawn, which ends the visit', async () => {
    const customer = await agents.signIn(CLINIC);
    const { consents } = (await customer.post('/account/access/consents', { hours: 24 })).body.data;
    expect(consents).toHaveLength(1);
    const agent = await agents.actFor(CLINIC);
    expect((await account(agent)).session.isLoggedIn).toBe(true);
    const stranger = await agents.signIn(CUSTOMER);
    const path = `/account/access/consents/${consents[0].id}`;
    expect(outcome(await stranger.remove(path))).toEqual([404, 'CONSENT_NOT_FOUND']);
    expect((await customer.remove(path)).body.data.consents).toEqual([]);
    expect((await customer.remove(path)).status).toBe(200);
    await expectOver(agent);
    expect((await visits(CLINIC))[0]!.end_reason).toBe('CONSENT_MISSING');
    expect((await agent.post('/account/signout')).status).toBe(200);
    expect((await account(agent)).session.isLoggedIn).toBe(false);
  });

  it('is not needed where no setting requires it, and can be required of a whole site', async () => {
    const agent = await agents.signIn(AGENT, 'sdc');
    const id = agents.idOf('wendy@example.com', 'sdc');
    const wendy = await agents.signIn('wendy@example.com', 'sdc');
    expect((await access(wendy)).isConsentRequired).toBe(false);
    expect(outcome(await agent.post('/agents/requests', { accountId: id }))).toEqual([
      409,
      'CONSENT_NOT_NEEDED',
    ]);
    await change({ tenant: 'sdc', consent: 'REQUIRED' });
    expect((await access(wendy)).isConsentRequired).toBe(true);
    expect(outcome(await start(agent, id))).toEqual([409, 'CONSENT_MISSING']);
    await change({ tenant: 'sdc', consent: 'NOT_NEEDED' });
    expect((await start(agent, id)).status).toBe(200);
  });

  it('can be declined, and is then not requested again for 30 days', async () => {
    const agent = await agents.signIn(AGENT);
    const id = agents.idOf(CLINIC);
    const customer = await agents.signIn(CLINIC);
    const ask = (by: Shopper) => by.post('/agents/requests', { accountId: id });
    const decline = (by: Shopper) => by.remove(`/account/access/requests/${agents.idOf(AGENT)}`);
    const found = async (by: Shopper) => (await search(by, 'Marsh')).body.data.customers[0];
    expect(outcome(await decline(customer))).toEqual([404, 'CONSENT_NOT_FOUND']);
    await ask(agent);
    const at = agents.shop.clock.now.toISOString();
    const declined = (await decline(customer)).body.data;
    const record = [{ agentId: agents.idOf(AGENT), agentName: 'Maya D.', declinedAt: at }];
    expect([declined.requests, declined.declined]).toEqual([[], record]);
    expect((await decline(customer)).body.data.declined).toEqual(record);
    expect(await found(agent)).toMatchObject({ access: 'CONSENT_MISSING', declinedAt: at });
    expect(outcome(await start(agent, id))).toEqual([409, 'CONSENT_MISSING']);
    // Other agents are not concerned, and their requests can be withdrawn with the consent of all.
    const other = await agents.signIn(ASSOCIATE);
    expect((await ask(other)).status).toBe(200);
    expect((await found(other)).declinedAt).toBeUndefined();
    const { consents } = (
      await customer.post('/account/access/consents', { hours: 1, agentId: agents.idOf(ASSOCIATE) })
    ).body.data;
    await customer.remove(`/account/access/consents/${consents[0].id}`);
    later(29 * 24 * HOUR);
    const again = await agents.signIn(AGENT);
    expect(outcome(await ask(again))).toEqual([409, 'ACCESS_DECLINED']);
    later(24 * HOUR);
    expect((await access(await agents.signIn(CLINIC))).declined).toEqual([]);
    expect((await found(again)).requestedAt).toBeUndefined();
    expect((await ask(again)).status).toBe(200);
    expect((await access(await agents.signIn(CLINIC))).requests).toHaveLength(1);
    // The customer changes a decision by allowing all agents.
    const owner = await agents.signIn(CLINIC);
    await decline(owner);
    await owner.post('/account/access/consents', { hours: 1 });
    expect((await found(again)).access).toBe('ALLOWED');
    expect((await access(owner)).declined).toEqual([]);
    await agents.shop.database.db.deleteFrom('agent_consents').execute();
  });

  it('is declined by the customer only', async () => {
    const agent = await agents.signIn(AGENT);
    await agent.post('/agents/requests', { accountId: agents.idOf(CLINIC) });
    const path = `/account/access/requests/${agents.idOf(AGENT)}`;
    expect(outcome(await (await agents.signIn(CUSTOMER)).remove(path))).toEqual([404, 'CONSENT_NOT_FOUND']);
    expect(outcome(await agents.shop.shopper('sba').remove(path))).toEqual([401, 'SIGN_IN_REQUIRED']);
    expect(outcome(await (await agents.actFor(CUSTOMER)).remove(path))).toEqual([403, 'NOT_FOR_AGENTS']);
    expect((await access(await agents.signIn(CLINIC))).requests).toHaveLength(1);
  });

  it('of an unknown request cannot be given', async () => {
    const customer = await agents.signIn(CLINIC);
    const reply = await customer.post('/account/access/consents', { hours: 1, agentId: agents.idOf(AGENT) });
    expect(outcome(reply)).toEqual([404, 'CONSENT_NOT_FOUND']);
  });
});

describe('an operator’s change', () => {
  const restore = () => change({ username: AGENT, tenant: 'sba', kind: 'CSR' });

  it('of the role ends visits at once', async () => {
    const agent = await agents.actFor(CUSTOMER);
    await change({ username: AGENT, tenant: 'sba', kind: null });
    await expectOver(agent);
    expect((await visits(CUSTOMER))[0]!.end_reason).toBe('NOT_ALLOWED');
    await restore();

    const rep = await agents.actFor(CUSTOMER, REP);
    const assigned = { username: REP, customerNumber: '1084420417' };
    await change({ ...assigned, isAssigned: false });
    await expectOver(rep);
    await change({ ...assigned, isAssigned: true });
  });

  it('made directly in the database is noticed by the next call', async () => {
    const agent = await agents.actFor(CUSTOMER);
    const { db } = agents.shop.database;
    const set = (deactivated_at: Date | null) =>
      db.updateTable('accounts').set({ deactivated_at }).where('id', '=', agents.idOf(AGENT)).execute();
    await set(new Date());
    expect(outcome(await add(agent, 'pen'))).toEqual([409, 'SESSION_CHANGED']);
    expect((await visits(CUSTOMER))[0]!.end_reason).toBe('NOT_ALLOWED');
    await set(null);
  });

  it('sets the sales representative that members see', async () => {
    const customer = await agents.signIn(CUSTOMER);
    const read = async () => (await account(customer)).session.sessionIPA.sessionData;
    expect(await read()).toMatchObject({
      salesRepName: 'Hugo Carrel',
      salesRepPhone: '2155550171',
      salesRepEmail: 'rep@example.com',
    });
    const customerNumber = '1084420417';
    await change({ customerNumber, salesRep: { name: 'Sales team', email: 'sales@example.com' } });
    expect(await read()).toEqual({
      salesRepName: 'Sales team',
      salesRepEmail: 'sales@example.com',
      accountIsDigitalEnrollment: false,
    });
    await change({ customerNumber, salesRep: null });
    expect(await read()).toEqual({ accountIsDigitalEnrollment: false });
    await change({ customerNumber, salesRep: { username: REP } });
    expect((await read()).salesRepName).toBe('Hugo Carrel');
  });
});
