import { randomUUID } from 'node:crypto';
import { createApprovalShop, type ApprovalShop } from '../../testing/approval-shop.ts';
import type { Shopper, TestReply } from '../../testing/test-shop.ts';

let org: ApprovalShop;
let boss: Shopper;
let organizationId: string;

beforeAll(async () => {
  org = await createApprovalShop();
  boss = await org.signIn('office@example.com');
  ({ organization_id: organizationId } = (await org.shop.database.db
    .selectFrom('accounts')
    .select('organization_id')
    .where('username', '=', 'office@example.com')
    .executeTakeFirstOrThrow()) as { organization_id: string });
});
afterAll(() => org.shop.close());

const outcome = ({ status, body }: TestReply) => [status, body.error?.code];
const roles = async () =>
  (await boss.get('/organization/roles')).body.data.roles as {
    code: string;
    name: string;
    permissions: string[];
    codes: string[];
    userCount: number;
  }[];
const change = (username: string, body: object, by = boss) =>
  by.put(`/organization/users/${org.ids.get(username)!}`, body);
const permissionDetail = async (shopper: Shopper) =>
  (await shopper.get('/account')).body.data.session.sessionIPA.permissionDetail as string[];

describe('roles', () => {
  it('are admin, approver and buyer in every organization; the admin has all permissions', async () => {
    expect(await roles()).toMatchObject([
      { code: 'ADMIN', isBuiltIn: true, isEditable: false, userCount: 1 },
      { code: 'APPROVER', isBuiltIn: true, isEditable: true, userCount: 0 },
      { code: 'BUYER', isBuiltIn: true, isEditable: true, userCount: 3 },
    ]);
    expect((await roles())[0]!.permissions).toContain('HI_TOUCH_PRINT');
    expect(await permissionDetail(boss)).toEqual(
      expect.arrayContaining(['MANAGE_USERS', 'DEALS', 'REPORTS']),
    );
  });

  it('are created, given and edited, which applies to the next call of their users', async () => {
    const body = { name: 'Office manager', permissions: ['APPROVE_ORDERS', 'ADD_SHIP_TO'], codes: ['G_IOC'] };
    expect(await boss.post('/organization/roles', body)).toMatchObject({ status: 200 });
    expect(outcome(await boss.post('/organization/roles', { ...body, name: 'OFFICE MANAGER' }))).toEqual([
      409,
      'ROLE_NAME_TAKEN',
    ]);
    const buyer = await org.signIn('buyer@example.com');
    const search = () => buyer.post('/cc/../ele-lpd/api/sparxProxy/getApprovalOrdersData', {});
    expect(await permissionDetail(buyer)).not.toContain('APPROVE_ORDERS');
    const changed = await change('buyer@example.com', { role: 'OFFICE_MANAGER' });
    expect(changed.body.data.users).toContainEqual(
      expect.objectContaining({
        username: 'buyer@example.com',
        role: 'OFFICE_MANAGER',
        roleName: 'Office manager',
      }),
    );
    // The code G_BOP of the account stays, and without the permissions for pickup it has no effect.
    expect((await permissionDetail(buyer)).toSorted()).toEqual([
      'ADD_SHIP_TO',
      'APPROVE_ORDERS',
      'G_BOP',
      'G_IOC',
    ]);
    expect((await search()).status).not.toBe(403);
    await boss.put('/organization/roles/OFFICE_MANAGER', { ...body, permissions: ['BOPIS'], codes: [] });
    expect((await permissionDetail(buyer)).toSorted()).toEqual(['BOPIS', 'G_BOP']);
    expect((await search()).status).toBe(403);

    expect(outcome(await boss.remove('/organization/roles/OFFICE_MANAGER'))).toEqual([409, 'ROLE_IN_USE']);
    await change('buyer@example.com', { role: 'BUYER' });
    expect((await boss.remove('/organization/roles/OFFICE_MANAGER')).status).toBe(200);
    expect(outcome(await change('buyer@example.com', { role: 'OFFICE_MANAGER' }))).toEqual([
      400,
      'ROLE_NOT_FOUND',
    ]);
  });

  it('of every organization keep their names, and the admin its permissions', async () => {
    const body = { name: 'Boss', permissions: [], codes: [] };
    expect(outcome(await boss.put('/organization/roles/ADMIN', body))).toEqual([409, 'ROLE_NOT_EDITABLE']);
    expect(outcome(await boss.remove('/organization/roles/APPROVER'))).toEqual([409, 'ROLE_NOT_EDITABLE']);
    const before = (await roles()).find(({ code }) => code === 'APPROVER')!;
    await boss.put('/organization/roles/APPROVER', { ...body, permissions: ['REPORTS'] });
    expect((await roles()).find(({ code }) => code === 'APPROVER')).toMatchObject({
      name: 'Approver',
      permissions: ['REPORTS'],
    });
    await boss.put('/organization/roles/APPROVER', { ...body, permissions: before.permissions });
  });

  it('belong to one organization', async () => {
    const stranger = await org.signIn('studio@example.com');
    await boss.post('/organization/roles', { name: 'Mailroom', permissions: [], codes: [] });
    expect((await stranger.get('/organization/roles')).text).not.toContain('Mailroom');
    expect(outcome(await stranger.remove('/organization/roles/MAILROOM'))).toEqual([404, 'ROLE_NOT_FOUND']);
    await boss.remove('/organization/roles/MAILROOM');
  });

  it('let their managers give no more than they have themselves', async () => {
    await boss.post('/organization/roles', {
      name: 'Deputy',
      permissions: ['MANAGE_USERS', 'REPORTS'],
      codes: [],
    });
    await change('buyer@example.com', { role: 'DEPUTY' });
    const deputy = await org.signIn('buyer@example.com');
    const above = [403, 'ROLE_ABOVE_OWN'];
    const own = { name: 'Deputy', permissions: ['MANAGE_USERS', 'APPROVE_ORDERS'], codes: [] };
    expect(outcome(await deputy.put('/organization/roles/DEPUTY', own))).toEqual(above);
    expect(outcome(await deputy.post('/organization/roles', { ...own, name: 'Other' }))).toEqual(above);
    expect(outcome(await change('warehouse@example.com', { role: 'ADMIN' }, deputy))).toEqual(above);
    expect(outcome(await change('office@example.com', { active: false }, deputy))).toEqual(above);
    const given = { name: 'Reader', permissions: ['REPORTS'], codes: [] };
    expect((await deputy.post('/organization/roles', given)).status).toBe(200);
    const unit = await boss.post('/organization/units', { name: 'Front desk', parentId: null });
    const [{ id: unitId }] = unit.body.data.units as [{ id: string }];
    await change('buyer@example.com', { unitId });
    const ownUser = [409, 'OWN_USER'];
    expect(outcome(await change('buyer@example.com', { unitId: null }, deputy))).toEqual(ownUser);
    const building = await boss.post('/organization/units', { name: 'Building', parentId: null });
    const [{ id: topId }] = building.body.data.units as [{ id: string }];
    await boss.put(`/organization/units/${unitId}`, { name: 'Front desk', parentId: topId });
    for (const [moved, parentId] of [
      [unitId, null],
      [topId, unitId],
    ] as const)
      expect(outcome(await deputy.put(`/organization/units/${moved}`, { name: 'Desk', parentId }))).toEqual(
        ownUser,
      );
    const file = 'email,first name,last name,unit\nbuyer@example.com,Ines,Vellum,';
    const imported = await deputy.post('/organization/users/import', { csv: file, dryRun: false });
    expect(imported.body.data.rows).toMatchObject([{ outcome: 'REJECTED', code: 'OWN_USER' }]);
    await change('buyer@example.com', { unitId: null });
    for (const each of [unitId, topId]) await boss.remove(`/organization/units/${each}`);
    const invitation = { firstName: 'Ada', lastName: 'Folio', username: 'ada@example.com', role: 'ADMIN' };
    await boss.post('/organization/users', invitation);
    const again = await deputy.post('/organization/users', { ...invitation, role: 'READER' });
    expect(outcome(again)).toEqual(above);
    const listed = (await boss.get('/organization/users')).body.data.users;
    expect(listed).toContainEqual(expect.objectContaining({ username: 'ada@example.com', role: 'ADMIN' }));
    await org.shop.database.db.deleteFrom('accounts').where('username', '=', 'ada@example.com').execute();
    await change('buyer@example.com', { role: 'BUYER' });
    for (const code of ['DEPUTY', 'READER']) await boss.remove(`/organization/roles/${code}`);
  });
});

describe('units', () => {
  interface Unit {
    id: string;
    name: string;
    depth: number;
    parentId?: string;
    userCount: number;
  }
  const units = (reply: TestReply) => reply.body.data.units as Unit[];
  const add = async (name: string, parentId: string | null = null) =>
    units(await boss.post('/organization/units', { name, parentId })).find((unit) => unit.name === name)!;
  const place = (unit: Unit, parentId: string | null, name = unit.name) =>
    boss.put(`/organization/units/${unit.id}`, { name, parentId });

  it('form a tree that can be renamed, moved and pruned', async () => {
    const east = await add('East');
    const print = await add('Print room', east.id);
    const west = await add('West');
    expect(outcome(await boss.post('/organization/units', { name: 'east', parentId: null }))).toEqual([
      409,
      'UNIT_NAME_TAKEN',
    ]);
    expect(outcome(await place(east, print.id))).toEqual([409, 'UNIT_TREE_INVALID']);
    expect(outcome(await place(east, east.id))).toEqual([409, 'UNIT_TREE_INVALID']);
    const moved = units(await place(print, west.id, 'Press'));
    expect(moved.map(({ name, depth, parentId }) => [name, depth, parentId])).toEqual([
      ['East', 0, undefined],
      ['West', 0, undefined],
      ['Press', 1, west.id],
    ]);
    const listed = await change('buyer@example.com', { unitId: print.id });
    expect(listed.body.data.users).toContainEqual(
      expect.objectContaining({ username: 'buyer@example.com', unitId: print.id, unitName: 'Press' }),
    );
    for (const unit of [west, print])
      expect(outcome(await boss.remove(`/organization/units/${unit.id}`))).toEqual([409, 'UNIT_IN_USE']);
    await change('buyer@example.com', { unitId: null });
    for (const unit of [print, west, east])
      expect((await boss.remove(`/organization/units/${unit.id}`)).status).toBe(200);
    expect(outcome(await place(east, null))).toEqual([404, 'UNIT_NOT_FOUND']);
    expect(outcome(await change('buyer@example.com', { unitId: east.id }))).toEqual([400, 'UNIT_NOT_FOUND']);
  });

  it('stay while approval rules or budgets are for them', async () => {
    const { db } = org.shop.database;
    const unit = await add('Studio');
    const inRules = [409, 'UNIT_IN_RULES'];
    const ruleId = randomUUID();
    await boss.put(`/organization/approvals/rules/${ruleId}`, {
      name: 'Studio',
      unitId: unit.id,
      level: 1,
      conditions: {},
      approverKind: 'ANY_APPROVER',
      needsAll: false,
    });
    expect(outcome(await boss.remove(`/organization/units/${unit.id}`))).toEqual(inRules);
    expect((await db.selectFrom('approval_rules').select('id').execute()).map(({ id }) => id)).toContain(
      ruleId,
    );
    await boss.remove(`/organization/approvals/rules/${ruleId}`);
    const scope = { type: 'UNIT', id: unit.id };
    const budget = {
      code: 'STUDIO-1',
      name: 'Studio',
      amount: 5,
      period: 'MONTH',
      rollsOver: false,
      isDefault: false,
    };
    await boss.post('/organization/budgets', { ...budget, scope });
    expect(outcome(await boss.remove(`/organization/units/${unit.id}`))).toEqual(inRules);
    await boss.remove('/organization/budgets/STUDIO-1');
    expect((await boss.remove(`/organization/units/${unit.id}`)).status).toBe(200);
  });

  it('belong to one organization', async () => {
    const unit = await add('Secret lab');
    const stranger = await org.signIn('studio@example.com');
    expect((await stranger.get('/organization/units')).text).not.toContain('Secret lab');
    for (const reply of [
      await stranger.remove(`/organization/units/${unit.id}`),
      await stranger.put(`/organization/units/${unit.id}`, { name: 'Mine', parentId: null }),
      await stranger.post('/organization/units', { name: 'Below', parentId: unit.id }),
    ])
      expect(outcome(reply)).toEqual([404, 'UNIT_NOT_FOUND']);
    await boss.remove(`/organization/units/${unit.id}`);
  });

  it('have a maximum depth', async () => {
    let parent: string | null = null;
    const added: string[] = [];
    for (let depth = 0; depth < 8; depth += 1) {
      parent = (await add(`Level ${depth}`, parent)).id;
      added.unshift(parent);
    }
    expect(outcome(await boss.post('/organization/units', { name: 'Too deep', parentId: parent }))).toEqual([
      409,
      'UNIT_TREE_INVALID',
    ]);
    for (const id of added) await boss.remove(`/organization/units/${id}`);
  });
});

describe('spending limits', () => {
  const BUYER = 'buyer@example.com';
  beforeEach(async () => {
    const { db } = org.shop.database;
    await db.updateTable('organizations').set({ approval_limit_minor: null }).execute();
    await db.updateTable('orders').set({ account_id: null }).execute();
    await db.deleteFrom('carts').execute();
  });
  const limit = (spendingLimit: number | null, spendingPeriod = 'MONTH', username = BUYER) =>
    change(username, { spendingLimit, spendingPeriod });

  it('let the second of ten orders wait for approval, and start again with the next period', async () => {
    const start = org.shop.clock.now;
    org.shop.clock.now = new Date('2026-06-29T12:00:00Z');
    let buyer = await org.signIn(BUYER);
    boss = await org.signIn('office@example.com');
    const { total } = await org.place(buyer, 1);
    await limit((total * 1.5) / 100);
    org.shop.clock.now = new Date('2026-07-01T00:00:01Z');
    const placed = [];
    for (let count = 0; count < 3; count += 1) placed.push((await org.place(buyer, 1)).status);
    expect(placed).toEqual(['PLACED', 'PENDING_APPROVAL', 'PENDING_APPROVAL']);
    const listed = (await boss.get('/organization/users')).body.data.users;
    expect(listed).toContainEqual(
      expect.objectContaining({
        username: BUYER,
        spending: { limit: (total * 1.5) / 100, period: 'MONTH', spent: (total * 3) / 100 },
      }),
    );
    org.shop.clock.now = new Date('2026-07-31T23:59:59Z');
    // The sessions have ended by now.
    buyer = await org.signIn(BUYER);
    boss = await org.signIn('office@example.com');
    expect((await org.place(buyer, 1)).status).toBe('PENDING_APPROVAL');
    org.shop.clock.now = new Date('2026-08-01T00:00:01Z');
    expect((await org.place(buyer, 1)).status).toBe('PLACED');
    await limit((total * 5.5) / 100, 'QUARTER');
    expect((await org.place(buyer, 1)).status).toBe('PENDING_APPROVAL');
    await limit(null);
    expect((await org.place(buyer, 1)).status).toBe('PLACED');
    org.shop.clock.now = start;
    boss = await org.signIn('office@example.com');
  });

  it('do not count canceled and declined orders, and apply to approvers who have one', async () => {
    const buyer = await org.signIn(BUYER);
    const { total, orderNumber } = await org.place(buyer, 1);
    await limit(total / 100);
    expect((await buyer.get('/organization')).body.data.organization.approvalLimit).toBe(0);
    await buyer.post(`/orders/${orderNumber}/cancel`);
    expect((await buyer.get('/organization')).body.data.organization.approvalLimit).toBe(total / 100);
    expect((await org.place(buyer, 1)).status).toBe('PLACED');
    await change(BUYER, { role: 'APPROVER' });
    await org.ready(buyer, 1);
    const { cartInfo } = (await buyer.get('/checkout')).body.data;
    expect(cartInfo.cartAccountInfo.approvalLimit).toBe(0);
    expect((await buyer.get('/checkout/precheckout')).text).toContain('APPROVAL_NEEDED');
    await org.shop.database.db.deleteFrom('carts').execute();
    expect((await org.place(buyer, 1)).status).toBe('PENDING_APPROVAL');
    await change(BUYER, { role: 'BUYER' });
    await limit(null);
  });

  it('are set by others', async () => {
    expect(outcome(await limit(100, 'MONTH', 'office@example.com'))).toEqual([409, 'OWN_USER']);
    expect(outcome(await change('office@example.com', { unitId: null }))).toEqual([200, undefined]);
  });
});

describe('the last admin', () => {
  it('stays, although the manager has a role with all permissions', async () => {
    const { permissions, codes } = (await roles())[0]!;
    await org.shop.database.db
      .insertInto('organization_roles')
      .values({
        organization_id: organizationId,
        code: 'TWIN',
        name: 'Twin',
        permissions: JSON.stringify(permissions),
        codes: JSON.stringify(codes),
      })
      .execute();
    await change('buyer@example.com', { role: 'TWIN' });
    const twin = await org.signIn('buyer@example.com');
    expect(outcome(await change('office@example.com', { role: 'BUYER' }, twin))).toEqual([
      403,
      'ROLE_ABOVE_OWN',
    ]);
    await change('buyer@example.com', { role: 'BUYER' });
    await boss.remove('/organization/roles/TWIN');
  });

  it('counts only active admins', async () => {
    await change('warehouse@example.com', { role: 'ADMIN' });
    await change('warehouse@example.com', { active: false });
    // The deactivated admin is no longer one, so demoting it is allowed, but nothing else.
    expect(outcome(await change('warehouse@example.com', { role: 'BUYER' }))).toEqual([200, undefined]);
    expect(outcome(await change('warehouse@example.com', { active: true }))).toEqual([200, undefined]);
  });
});

describe('the import of users', () => {
  const HEAD = 'Email,First name,Last_Name,role,unit,limit,period';
  const send = (csv: string, dryRun = false, by = boss) =>
    by.post('/organization/users/import', { csv, dryRun });
  const outcomes = (reply: TestReply) =>
    (reply.body.data.rows as { line: number; outcome: string; code?: string }[]).map(
      ({ line, outcome, code }) => [line, code ?? outcome],
    );
  const find = async (username: string) =>
    (
      (await boss.get('/organization/users')).body.data.users as { username: string; roleName: string }[]
    ).find((user) => user.username === username);

  it('checks a file, imports it row by row, and changes nothing when it is repeated', async () => {
    const added = await boss.post('/organization/units', { name: 'Import hall', parentId: null });
    const [{ id }] = added.body.data.units as [{ id: string }];
    const file = [
      HEAD,
      'zoe@example.com,Zoe,Quire,approver,import hall,"1,250.50",quarter',
      'ZOE@example.com,Zoe,Quire,,,,',
      'nobody,No,Body,,,,',
      'kim@example.com,Kim,Stock,Emperor,,,',
      'lee@example.com,Lee,Stock,,Moon base,,',
      'ray@example.com,Ray,Stock,,,lots,',
      'studio@example.com,Noor,Deckle,,,,',
      'office@example.com,Marcus,Ledger,BUYER,,,',
      'warehouse@example.com,Otto,Kraft,,Import hall,90,MONTH',
    ].join('\n');
    const expected = [
      [2, 'INVITED'],
      [3, 'EMAIL_TAKEN'],
      [4, 'EMAIL_INVALID'],
      [5, 'ROLE_NOT_FOUND'],
      [6, 'UNIT_NOT_FOUND'],
      [7, 'USER_IMPORT_INVALID'],
      [8, 'EMAIL_TAKEN'],
      [9, 'OWN_USER'],
      [10, 'UPDATED'],
    ];
    const mails = org.shop.mails.length;
    expect(outcomes(await send(file, true))).toEqual(expected);
    expect(await find('zoe@example.com')).toBeUndefined();
    expect(outcomes(await send(file))).toEqual(expected);
    expect(await find('zoe@example.com')).toMatchObject({
      roleName: 'Approver',
      unitName: 'Import hall',
      spending: { limit: 1250.5, period: 'QUARTER' },
      status: 'INVITED',
    });
    expect(await find('warehouse@example.com')).toMatchObject({
      unitName: 'Import hall',
      spending: { limit: 90 },
    });
    expect(org.shop.mails.slice(mails)).toMatchObject([{ kind: 'invitation', to: 'zoe@example.com' }]);
    expect(outcomes(await send(file))).toEqual([
      [2, 'UNCHANGED'],
      ...expected.slice(1, -1),
      [10, 'UNCHANGED'],
    ]);
    expect(org.shop.mails.slice(mails)).toHaveLength(1);
    await send(`${HEAD}\nwarehouse@example.com,Otto,Kraft,,,,\nzoe@example.com,Zoe,Quire,,,,`);
    expect(await find('warehouse@example.com')).not.toHaveProperty('spending');
    await boss.remove(`/organization/units/${id}`);
  });

  it('finds a role by its exact name before its code, and refuses what two roles have', async () => {
    const role = { permissions: [], codes: [] };
    for (const name of ['Desk clerk', 'DESK_CLERK'])
      expect((await boss.post('/organization/roles', { ...role, name })).status).toBe(200);
    const named = (await roles()).find(({ name }) => name === 'DESK_CLERK')!;
    const rows = [
      'warehouse@example.com,Otto,Kraft,DESK_CLERK',
      'pat@example.com,Pat,Quire,desk clerk',
      'kim@example.com,Kim,Stock,desk_clerk',
    ];
    expect(outcomes(await send(['email,first name,last name,role', ...rows].join('\n')))).toEqual([
      [2, 'UPDATED'],
      [3, 'INVITED'],
      [4, 'ROLE_NOT_FOUND'],
    ]);
    expect(await find('warehouse@example.com')).toMatchObject({ role: named.code });
    expect(await find('pat@example.com')).toMatchObject({ role: 'DESK_CLERK' });
    await org.shop.database.db.deleteFrom('accounts').where('username', '=', 'pat@example.com').execute();
    await change('warehouse@example.com', { role: 'BUYER' });
    for (const code of ['DESK_CLERK', named.code]) await boss.remove(`/organization/roles/${code}`);
  });

  it('rejects other files as a whole, and people who do not manage users', async () => {
    for (const csv of ['', 'email,name\na@example.com,A', '{"users":[]}', '"unclosed'])
      expect((await send(csv)).status).toBe(400);
    const rows = Array.from({ length: 501 }, (_, at) => `user${at}@example.com,A,B`);
    const many = ['email;first name;last name', ...rows.map((row) => row.replaceAll(',', ';'))];
    expect(outcome(await send(many.join('\n'), true))).toEqual([400, 'USER_IMPORT_INVALID']);
    expect(outcomes(await send(many.slice(0, 501).join('\n'), true))).toHaveLength(500);
    expect(outcome(await send(HEAD, true, await org.signIn('buyer@example.com')))).toEqual([
      403,
      'NOT_PERMITTED',
    ]);
  });
});
