import { randomUUID } from 'node:crypto';
import type { ApprovalOrder, ApprovalSetup, RuleBody } from '@foolscap/approvals/contract';
import type { ApprovalAction } from '@foolscap/approvals/model';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { APPROVER, type ApprovalShop, BUYER, createApprovalShop } from '../../testing/approval-shop.ts';
import type { Shopper } from '../../testing/test-shop.ts';
import { mailApprovers } from '../approvals/index.ts';
import { createSandboxGateway } from '../payments/index.ts';
import { createOrderApprovals } from '../orders/index.ts';

const SETUP = '/organization/approvals';
const LIST = '/cc/../ele-lpd/api/sparxProxy/getApprovalOrdersData';
const DECIDE = '/cc/../ele-lpd/api/approvalsProxy/order';
const log = { error: () => {}, info: () => {}, warn: () => {} };

let office: ApprovalShop;
let admin: Shopper;
let second: string;
let third: string;
beforeAll(async () => {
  office = await createApprovalShop();
  second = await office.addMember('Nadia', 'ADMIN');
  third = await office.addMember('Oskar', 'ADMIN');
});
afterAll(() => office.shop.close());
beforeEach(async () => {
  const { db } = office.shop.database;
  await db.deleteFrom('approval_rules').execute();
  await db.deleteFrom('approval_groups').execute();
  await db.deleteFrom('approval_delegations').execute();
  await db.updateTable('organizations').set({ approval_limit_minor: null }).execute();
  await db.updateTable('accounts').set({ unit_id: null, deactivated_at: null }).execute();
  await db.deleteFrom('organization_units').execute();
  admin = await office.signIn(APPROVER);
});

const id = (username: string) => office.ids.get(username)!;
const RULE: RuleBody = {
  name: 'Every order',
  level: 1,
  conditions: {},
  approverKind: 'ANY_APPROVER',
  needsAll: false,
};
const saveRule = (rule: Partial<RuleBody> = {}, ruleId: string = randomUUID(), as = admin) =>
  as.put(`${SETUP}/rules/${ruleId}`, { ...RULE, ...rule });
async function addGroup(name: string, ...members: string[]): Promise<string> {
  const groupId = randomUUID();
  const reply = await admin.put(`${SETUP}/groups/${groupId}`, { name, memberIds: members.map(id) });
  expect(reply.status).toBe(200);
  return groupId;
}
const buy = async (qty = 1) => office.place(await office.signIn(BUYER), qty);
async function find(approver: Shopper, orderNumber: string): Promise<ApprovalOrder> {
  const reply = await approver.post(LIST, { orderNumber });
  return (reply.body.data.approvalOrders as ApprovalOrder[])[0]!;
}
async function decide(
  username: string,
  orderNumber: string,
  action: ApprovalAction = 'ACCEPT',
): Promise<{ isDecided: boolean; state?: string; code?: string }> {
  const approver = await office.signIn(username);
  const { cartId, ownerProfileId } = await find(approver, orderNumber);
  const parameter = action === 'ACCEPT' ? 'approve' : 'decline';
  const reply = await approver.post(`${DECIDE}?action=${parameter}`, [
    { orderNumber, cartId, ownerProfileId, approvalComments: '', action },
  ]);
  return reply.body.data.results[0];
}
const createApprovals = () => {
  const { database, settings, clock, mails } = office.shop;
  return createOrderApprovals({
    database,
    gateway: createSandboxGateway(database.db),
    settings,
    now: () => clock.now,
    mailer: createMailer({ send: async (mail) => void mails.push(mail) }),
  });
};

describe('rules', () => {
  it.each<[string, Partial<RuleBody>, string]>([
    ['every order', {}, 'PENDING_APPROVAL'],
    ['amounts above', { conditions: { amountAbove: { amount: 5, currency: 'USD' } } }, 'PENDING_APPROVAL'],
    ['higher amounts', { conditions: { amountAbove: { amount: 500, currency: 'USD' } } }, 'PLACED'],
    ['quantities', { conditions: { quantityAbove: 1 } }, 'PLACED'],
    ['the buyer', { conditions: { requesterIds: ['BUYER'] } }, 'PENDING_APPROVAL'],
    ['another buyer', { conditions: { requesterIds: ['APPROVER'] } }, 'PLACED'],
    ['cards', { conditions: { paymentTypes: ['CARD'] } }, 'PENDING_APPROVAL'],
    ['invoices', { conditions: { paymentTypes: ['ACCOUNT'] } }, 'PLACED'],
    ['categories', { conditions: { categoryIds: ['CATEGORY'] } }, 'PENDING_APPROVAL'],
    ['items off contract', { conditions: { offContract: true } }, 'PENDING_APPROVAL'],
    ['exceeded budgets', { conditions: { overBudget: true } }, 'PLACED'],
  ])('for %s', async (_, rule, status) => {
    const { db } = office.shop.database;
    const top = await db
      .selectFrom('categories')
      .select('id')
      .where('parent_id', 'is', null)
      .executeTakeFirstOrThrow();
    const real: Readonly<Record<string, string>> = {
      BUYER: id(BUYER),
      APPROVER: id(APPROVER),
      CATEGORY: top.id,
    };
    const names = Object.keys(real).join('|');
    const conditions = JSON.parse(
      JSON.stringify(rule.conditions ?? {}).replace(
        new RegExp(`"(${names})"`, 'g'),
        (_all, name: string) => `"${real[name]}"`,
      ),
    );
    await db.updateTable('organizations').set({ contract_id: 'C1' }).execute();
    await db.deleteFrom('contract_prices').execute();
    expect((await saveRule({ ...rule, conditions })).status).toBe(200);
    const order = await buy();
    expect(order.status).toBe(status);
  });

  it('checkout names the rule before the order is placed', async () => {
    await saveRule({ name: 'All of paper' });
    const buyer = await office.signIn(BUYER);
    await office.ready(buyer, 1);
    const { messages } = (await buyer.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect(messages).toContainEqual({
      code: 'APPROVAL_NEEDED',
      type: 'INFO',
      description: 'This order needs approval (All of paper). It ships after an approver has released it.',
    });
    await buyer.remove('/cart/default/items');
  });

  it('of a unit apply to the units below it, and to no other unit', async () => {
    const { db } = office.shop.database;
    const organization = await db
      .selectFrom('accounts')
      .select('organization_id')
      .where('username', '=', BUYER)
      .executeTakeFirstOrThrow();
    const organization_id = organization.organization_id!;
    const [north, team, south] = [randomUUID(), randomUUID(), randomUUID()];
    await db
      .insertInto('organization_units')
      .values([
        { id: north, organization_id, name: 'North' },
        { id: team, organization_id, parent_id: north, name: 'Team' },
        { id: south, organization_id, name: 'South' },
      ])
      .execute();
    await saveRule({ name: 'North', unitId: north });
    const inUnit = async (unit_id: string | null) => {
      await db.updateTable('accounts').set({ unit_id }).where('username', '=', BUYER).execute();
      return (await buy()).status;
    };
    expect(await inUnit(team)).toBe('PENDING_APPROVAL');
    expect(await inUnit(north)).toBe('PENDING_APPROVAL');
    expect(await inUnit(south)).toBe('PLACED');
    expect(await inUnit(null)).toBe('PLACED');
  });

  it('an approver’s own order waits for another approver, or for no approval if there is none', async () => {
    const { db } = office.shop.database;
    await saveRule();
    const own = await office.place(await office.signIn(APPROVER), 1);
    expect(own.status).toBe('PENDING_APPROVAL');
    expect(await decide(APPROVER, own.orderNumber)).toMatchObject({ isDecided: false, code: 'OWN_ORDER' });
    expect(await decide(second, own.orderNumber)).toMatchObject({ isDecided: true, state: 'APPROVED' });
    await db
      .updateTable('accounts')
      .set({ deactivated_at: new Date() })
      .where('username', 'in', [second, third])
      .execute();
    expect((await office.place(await office.signIn(APPROVER), 1)).status).toBe('PLACED');
  });

  it('keep the steps of orders that wait when they are changed or removed', async () => {
    const ruleId = randomUUID();
    await saveRule({ name: 'Before' }, ruleId);
    const { orderNumber } = await buy();
    await saveRule({ name: 'After' }, ruleId);
    expect((await admin.remove(`${SETUP}/rules/${ruleId}`)).body.data.rules).toEqual([]);
    expect(await find(admin, orderNumber)).toMatchObject({
      state: 'WAITING',
      steps: [{ reason: { kind: 'RULE', name: 'Before' } }],
    });
  });
});

describe('levels and groups', () => {
  it('one member of a group is enough, and a further level follows', async () => {
    const finance = await addGroup('Finance', second, third);
    await saveRule({ name: 'Team lead', approverKind: 'PERSON', personId: id(APPROVER) });
    await saveRule({ name: 'Finance', level: 2, approverKind: 'GROUP', groupId: finance });
    const { orderNumber } = await buy();
    expect(await find(admin, orderNumber)).toMatchObject({
      canDecide: true,
      steps: [
        { level: 1, state: 'CURRENT', approvers: 'Marcus Ledger' },
        { level: 2, state: 'NEXT', approvers: 'Finance', needsAll: false },
      ],
    });
    expect(await decide(second, orderNumber)).toMatchObject({ isDecided: false, code: 'NOT_YOUR_TURN' });
    expect(await decide(second, orderNumber, 'DECLINE')).toMatchObject({ code: 'NOT_YOUR_TURN' });
    expect(await decide(APPROVER, orderNumber)).toMatchObject({ isDecided: true, state: 'WAITING' });
    // Repeated.
    expect(await decide(APPROVER, orderNumber)).toMatchObject({ isDecided: true, state: 'WAITING' });
    expect(await decide(third, orderNumber)).toMatchObject({ isDecided: true, state: 'APPROVED' });
    expect(await find(admin, orderNumber)).toMatchObject({
      state: 'APPROVED',
      history: [
        { kind: 'SUBMITTED', by: 'Ines Vellum' },
        { kind: 'AGREED', by: 'Marcus Ledger' },
        { kind: 'APPROVED', by: 'Oskar Folio' },
      ],
    });
  });

  it('all members of a group have to agree, without those who have left', async () => {
    const { db } = office.shop.database;
    const board = await addGroup('Board', APPROVER, second, third);
    await saveRule({ approverKind: 'GROUP', groupId: board, needsAll: true });
    const [first, next] = [await buy(), await buy()];
    for (const { orderNumber } of [first, next])
      for (const member of [APPROVER, second])
        expect(await decide(member, orderNumber)).toMatchObject({ isDecided: true, state: 'WAITING' });
    expect((await find(admin, first.orderNumber)).canDecide).toBe(false);
    expect(await decide(third, first.orderNumber)).toMatchObject({ isDecided: true, state: 'APPROVED' });
    await db
      .updateTable('accounts')
      .set({ deactivated_at: new Date() })
      .where('username', '=', third)
      .execute();
    const approvals = createApprovals();
    await Promise.all([approvals.advance(log), approvals.advance(log)]);
    const released = await find(admin, next.orderNumber);
    expect(released).toMatchObject({ state: 'APPROVED', decidedBy: 'Nadia Folio' });
    expect(released.history!.filter(({ kind }) => kind === 'APPROVED')).toHaveLength(1);
  });

  it('an order whose last missing approver has left can be decided, also if its item is not sold anymore', async () => {
    const { db } = office.shop.database;
    const board = await addGroup('Board', second, third);
    await saveRule({ approverKind: 'GROUP', groupId: board, needsAll: true });
    const { orderNumber } = await buy();
    expect(await decide(second, orderNumber)).toMatchObject({ state: 'WAITING' });
    const publish = (published: boolean) => db.updateTable('products').set({ published }).execute();
    await publish(false);
    await db
      .updateTable('accounts')
      .set({ deactivated_at: new Date() })
      .where('username', '=', third)
      .execute();
    await createApprovals().advance(log);
    const result = await decide(second, orderNumber);
    expect(result).toMatchObject({ isDecided: false, code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY' });
    await publish(true);
    expect((await find(admin, orderNumber)).canDecide).toBe(true);
    expect(await decide(second, orderNumber, 'DECLINE')).toMatchObject({ state: 'DECLINED' });
  });

  it('two members of a board who agree at once release the order once', async () => {
    const board = await addGroup('Board', second, third);
    await saveRule({ approverKind: 'GROUP', groupId: board, needsAll: true });
    const { orderNumber } = await buy();
    const results = await Promise.all([decide(second, orderNumber), decide(third, orderNumber)]);
    expect(results.map(({ state }) => state).sort()).toEqual(['APPROVED', 'WAITING']);
  });

  it('a rule that names a person who has left can be changed, but no new rule can name them', async () => {
    const ruleId = randomUUID();
    const rule = {
      approverKind: 'PERSON' as const,
      personId: id(second),
      conditions: { requesterIds: [id(third)] },
    };
    await saveRule(rule, ruleId);
    const { db } = office.shop.database;
    await db
      .updateTable('accounts')
      .set({ deactivated_at: new Date() })
      .where('id', 'in', [id(second), id(third)])
      .execute();
    const changed = await saveRule({ ...rule, name: 'Renamed' }, ruleId);
    expect((changed.body.data as ApprovalSetup).rules).toMatchObject([{ ...rule, name: 'Renamed' }]);
    expect((await saveRule(rule)).body.error).toMatchObject({
      code: 'RULE_INVALID',
      field: 'personId',
    });
  });

  it('any approver replaces a person who has left, or who is the buyer', async () => {
    const { db } = office.shop.database;
    await saveRule({ approverKind: 'PERSON', personId: id(second) });
    const [{ orderNumber }, own] = [await buy(), await office.place(await office.signIn(second), 1)];
    expect((await find(admin, orderNumber)).canDecide).toBe(false);
    expect(await decide(APPROVER, own.orderNumber)).toMatchObject({ isDecided: true, state: 'APPROVED' });
    await db
      .updateTable('accounts')
      .set({ deactivated_at: new Date() })
      .where('username', '=', second)
      .execute();
    expect(await decide(APPROVER, orderNumber)).toMatchObject({ isDecided: true, state: 'APPROVED' });
  });

  it('a person decides at once on all levels that are theirs', async () => {
    await saveRule({ name: 'One' });
    await saveRule({ name: 'Two', level: 2, approverKind: 'PERSON', personId: id(second) });
    expect(await decide(second, (await buy()).orderNumber)).toMatchObject({ state: 'APPROVED' });
  });

  it('mails the approvers of a level when the order reaches it', async () => {
    const { shop } = office;
    await saveRule({ approverKind: 'PERSON', personId: id(second) });
    await saveRule({ name: 'Later', level: 2, approverKind: 'PERSON', personId: id(third) });
    const { orderNumber } = await buy();
    const context = {
      database: shop.database,
      settings: shop.settings,
      now: () => shop.clock.now,
      mailer: createMailer({ send: async (mail) => void shop.mails.push(mail) }),
    };
    const receivers = async () => {
      await Promise.all([mailApprovers(context, log), mailApprovers(context, log)]);
      return shop.mails
        .filter(({ subject }) => subject.startsWith(`Order ${orderNumber} is`))
        .map(({ to }) => to);
    };
    expect(await receivers()).toEqual([second]);
    await decide(second, orderNumber);
    expect(await receivers()).toEqual([second, third]);
  });
});

describe('delegation', () => {
  const delegate = async (from: string, to: string, startsOn: string, endsOn: string) =>
    (await office.signIn(from)).put(`${SETUP}/delegations/${randomUUID()}`, {
      delegateId: id(to),
      startsOn,
      endsOn,
    });
  const today = () => office.shop.clock.now.toISOString().slice(0, 10);
  const later = (days: number) =>
    new Date(office.shop.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

  it('lets a colleague decide in the name of an approver, from the first to the last day', async () => {
    const { clock } = office.shop;
    await saveRule({ approverKind: 'PERSON', personId: id(second) });
    expect((await delegate(second, third, later(1), later(2))).status).toBe(200);
    const { now } = clock;
    const canDecide: boolean[] = [];
    const { orderNumber } = await buy();
    for (const days of [0, 1, 2, 3]) {
      clock.now = new Date(now.getTime() + days * 86_400_000);
      canDecide.push((await find(await office.signIn(third), orderNumber)).canDecide);
    }
    clock.now = new Date(now.getTime() + 86_400_000);
    expect(canDecide).toEqual([false, true, true, false]);
    expect(await decide(third, orderNumber)).toMatchObject({ isDecided: true, state: 'APPROVED' });
    clock.now = now;
    expect(await find(admin, orderNumber)).toMatchObject({
      decidedBy: 'Oskar Folio',
      steps: [{ state: 'APPROVED', agreed: ['Nadia Folio'] }],
    });
  });

  it('never leads to a decision on one’s own order', async () => {
    await saveRule({ approverKind: 'PERSON', personId: id(second) });
    await delegate(second, third, today(), later(1));
    const own = await office.place(await office.signIn(third), 1);
    expect(await decide(third, own.orderNumber)).toMatchObject({ isDecided: false, code: 'OWN_ORDER' });
    const delegated = await office.place(await office.signIn(second), 1);
    // The named approver is the buyer, so any other approver decides.
    expect(await decide(third, delegated.orderNumber)).toMatchObject({ state: 'APPROVED' });
  });

  it.each([
    ['oneself', APPROVER, '2030-01-01', '2030-01-02'],
    ['a buyer', BUYER, '2030-01-01', '2030-01-02'],
    ['a member of another organization', 'studio@example.com', '2030-01-01', '2030-01-02'],
    ['days in the wrong order', 'SECOND', '2030-01-02', '2030-01-01'],
    ['past days', 'SECOND', '2020-01-01', '2020-01-02'],
    ['a day that does not exist', 'SECOND', '2030-02-30', '2030-03-02'],
  ])('to %s is refused', async (_, to, startsOn, endsOn) => {
    const reply = await delegate(APPROVER, to === 'SECOND' ? second : to, startsOn, endsOn);
    expect([reply.status, reply.body.error.code]).toEqual([400, 'DELEGATION_INVALID']);
  });
});

describe('setting up', () => {
  it('shows an admin the rules, groups, people and categories, and takes repeated calls', async () => {
    const groupId = await addGroup('Finance', second);
    const ruleId = randomUUID();
    const conditions = { amountAbove: { amount: 99.5, currency: 'USD' }, quantityAbove: 3 } as const;
    const rule = {
      name: 'Large orders',
      approverKind: 'GROUP',
      groupId,
      conditions,
      needsAll: true,
    } as const;
    await saveRule(rule, ruleId);
    await saveRule(rule, ruleId);
    const setup: ApprovalSetup = (await admin.get(SETUP)).body.data;
    expect(setup).toMatchObject({
      mayChangeRules: true,
      rules: [{ id: ruleId, level: 1, ...rule }],
      groups: [{ id: groupId, name: 'Finance', memberIds: [id(second)] }],
    });
    expect(setup.people.find(({ name }) => name === 'Ines Vellum')).toMatchObject({ approves: false });
    expect(setup.categories.length).toBeGreaterThan(0);
    const used = await admin.remove(`${SETUP}/groups/${groupId}`);
    expect([used.status, used.body.error.code]).toEqual([409, 'GROUP_IN_USE']);
    await admin.remove(`${SETUP}/rules/${ruleId}`);
    expect((await admin.remove(`${SETUP}/groups/${groupId}`)).body.data.groups).toEqual([]);
    expect((await admin.remove(`${SETUP}/groups/${groupId}`)).status).toBe(200);
  });

  it.each<[string, Partial<RuleBody>, string]>([
    ['a group of another organization', { approverKind: 'GROUP', groupId: randomUUID() }, 'groupId'],
    ['a person who does not approve', { approverKind: 'PERSON', personId: BUYER }, 'personId'],
    ['no person', { approverKind: 'PERSON' }, 'approverKind'],
    ['an unknown unit', { unitId: randomUUID() }, 'unitId'],
    ['an unknown category', { conditions: { categoryIds: ['nowhere'] } }, 'conditions.categoryIds'],
    ['a buyer elsewhere', { conditions: { requesterIds: [randomUUID()] } }, 'conditions.requesterIds'],
  ])('refuses a rule with %s', async (_, { personId, ...rule }, field) => {
    const reply = await saveRule({ ...rule, ...(personId ? { personId: id(personId) } : {}) });
    expect([reply.status, reply.body.error.code, reply.body.error.field]).toEqual([
      400,
      'RULE_INVALID',
      field,
    ]);
  });

  it('is closed to guests, buyers and other organizations', async () => {
    const ruleId = randomUUID();
    await saveRule({}, ruleId);
    const buyer = await office.signIn(BUYER);
    const guest = office.shop.shopper('sba');
    expect([(await guest.get(SETUP)).status, (await buyer.get(SETUP)).status]).toEqual([401, 403]);
    expect((await saveRule({}, ruleId, buyer)).status).toBe(403);
    const other = await office.signIn('studio@example.com');
    expect((await saveRule({ name: 'Taken' }, ruleId, other)).status).toBe(404);
    await other.remove(`${SETUP}/rules/${ruleId}`);
    expect((await admin.get(SETUP)).body.data.rules).toMatchObject([{ name: 'Every order' }]);
  });
});
