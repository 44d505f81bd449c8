import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ORGANIZATION_PERMISSIONS,
  type OrganizationPermission,
  PERMISSION_GATES,
  type PermissionGate,
} from '@foolscap/account/model';
import { createApprovalShop, type ApprovalShop } from '../../testing/approval-shop.ts';
import { ADDRESS } from '../../testing/carts.ts';
import type { Shopper, TestReply } from '../../testing/test-shop.ts';

/** Every permission with every call that it gates, generated from the one declaration of the gates. */
const gates = Object.entries(PERMISSION_GATES) as [OrganizationPermission, PermissionGate][];
const matrix = gates.flatMap(([permission, { calls = [] }]) =>
  calls.map((call) => [permission, call] as const),
);

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const PERSON = { firstName: 'Tess', lastName: 'Ream' };
const BUDGET = {
  name: 'Tested',
  amount: 10,
  period: 'MONTH',
  rollsOver: false,
  isDefault: false,
  scope: { type: 'ALL' },
};
const WRONG = { password: 'not my password' };

/** Bodies that pass the validation of a call. Without the permission it has no effect, and with it at most a small one. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /organization/users': { ...PERSON, username: 'studio@example.com', role: 'BUYER' },
  'PUT /organization/users/{id}': { active: false },
  'POST /organization/users/import': { csv: 'email,first name,last name', dryRun: true },
  'POST /organization/roles': { name: 'Admin', permissions: [], codes: [] },
  'PUT /organization/roles/{code}': { name: 'Admin', permissions: [], codes: [] },
  'POST /organization/units': { name: 'East', parentId: UNKNOWN_ID },
  'PUT /organization/units/{id}': { name: 'East', parentId: null },
  'POST /cc/../ele-lpd/api/approvalsProxy/order': [
    { orderNumber: '1', cartId: '1', ownerProfileId: '1', approvalComments: '', action: 'ACCEPT' },
  ],
  'PUT /organization/approvals/orders/{orderNumber}': {},
  'POST /organization/budgets': { code: 'TEST', ...BUDGET },
  'POST /organization/invoices/payments': {
    invoices: ['INV-2026-999999'],
    total: 1,
    cardPayment: {
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      profileRefId: UNKNOWN_ID,
    },
  },
  'PUT /organization/budgets/{code}': BUDGET,
  'POST /organization/budgets/{code}/adjustments': { amount: 1 },
  'PUT /organization/approvals/rules/{id}': {
    name: 'Every order',
    level: 1,
    conditions: {},
    approverKind: 'ANY_APPROVER',
    needsAll: false,
  },
  'PUT /organization/approvals/groups/{id}': { name: 'Board', memberIds: [] },
  'PUT /organization/approvals/delegations/{id}': {
    delegateId: UNKNOWN_ID,
    startsOn: '2030-01-01',
    endsOn: '2030-01-02',
  },
  'POST /subscriptions': {
    itemId: 'ream',
    qty: 1,
    interval: 'EVERY_4_WEEKS',
    nextDate: '2030-01-07',
    addressId: UNKNOWN_ID,
    paymentId: UNKNOWN_ID,
  },
  'PUT /account/profile': { ...PERSON, phone: '' },
  'PUT /account/email': { email: 'other@example.com', ...WRONG },
  'PUT /account/password': { newPassword: 'a long phrase of mine', ...WRONG },
  'PUT /checkout/default': { addresses: [ADDRESS] },
};

let org: ApprovalShop;
let boss: Shopper;
let member: Shopper;

beforeAll(async () => {
  org = await createApprovalShop();
  boss = await org.signIn('office@example.com');
  // Another rule that refuses subscriptions.
  await org.shop.database.db.updateTable('organizations').set({ po_policy: 'OPTIONAL' }).execute();
  await boss.post('/organization/roles', { name: 'Tested', permissions: [], codes: [] });
  await boss.put(`/organization/users/${org.ids.get('buyer@example.com')!}`, { role: 'TESTED' });
  member = await org.signIn('buyer@example.com');
});
afterAll(() => org.shop.close());

const setPermissions = (permissions: OrganizationPermission[]) =>
  boss.put('/organization/roles/TESTED', { name: 'Tested', permissions, codes: ['G_BOP'] });

function call(operation: string): Promise<TestReply> {
  const [method, path] = operation.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const url = path
    .replace('{id}', UNKNOWN_ID)
    .replace('{code}', 'NO_ROLE')
    .replace(/\{(number|name)\}/, 'INV-2026-999999')
    .replace('{month}', '2026-11')
    .replace('{orderNumber}', '1')
    .replace('approvalsProxy/order', 'approvalsProxy/order?action=approve');
  const body = BODIES[operation] ?? {};
  if (method === 'GET') return member.get(url);
  return { POST: member.post, PUT: member.put, DELETE: member.remove }[method](url, body);
}
const REFUSALS = ['NOT_PERMITTED', 'SHIP_TO_NOT_ALLOWED', 'SUBSCRIPTION_NOT_ALLOWED'];

it.each(matrix)('without %s, %s is refused; with it, it is not', async (permission, operation) => {
  await setPermissions(ORGANIZATION_PERMISSIONS.filter((each) => each !== permission));
  const { status, body } = await call(operation);
  expect([status, body.error?.code]).toEqual([403, expect.toBeOneOf(REFUSALS)]);

  await setPermissions([permission]);
  const permitted = await call(operation);
  // It may fail for other reasons, such as an unknown id.
  expect(REFUSALS).not.toContain(permitted.body.error?.code);
  expect(permitted.status).toBeLessThan(500);
});

describe('the declaration is complete', () => {
  it('has a gate for each permission that the code of the API checks', () => {
    const folder = join(import.meta.dirname, '../..');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|testing|migrations/.test(file),
    );
    const checked = new Set(
      files.flatMap((file) =>
        [
          ...readFileSync(join(folder, file), 'utf8').matchAll(
            /(?:hasPermission|memberHasPermission|checkMayChange)\((?:[^()]*, )?'(?!G_)([A-Z_]+)'\)/g,
          ),
        ].map(([, permission]) => permission!),
      ),
    );
    expect([...checked].toSorted()).toEqual(gates.map(([permission]) => permission).toSorted());
  });

  it('lists each call for an organization, except those for members with one of several permissions', async () => {
    const { paths } = (await boss.get('/openapi.json')).body as { paths: Record<string, object> };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/cc\/api/, '')}`),
    );
    const ofOrganization = operations.filter((each) => /\/organization\/\w/.test(each));
    const listed = matrix.map(([, operation]) => operation as string);
    expect(ofOrganization.filter((each) => !listed.includes(each)).toSorted()).toEqual([
      // Approvers see their delegations, and admins the rules.
      'GET /organization/approvals',
      // The buyer of the order, or an approver.
      'GET /organization/approvals/orders/{orderNumber}',
      'GET /organization/budgets',
      'GET /organization/budgets/{code}/statement',
      'POST /organization/approvals/orders/{orderNumber}/comments',
    ]);
  });

  it('names calls that exist, with a body for each write', async () => {
    for (const [, operation] of matrix)
      expect((await call(operation)).body.error?.code).not.toBe('NOT_FOUND');
  });
});

it('shows ACCOUNT_MAINTENANCE the orders of others', async () => {
  await org.shop.database.db.updateTable('organizations').set({ approval_limit_minor: null }).execute();
  const { orderNumber } = await org.place(boss, 1);
  await setPermissions([]);
  expect((await member.get(`/orders/${orderNumber}`)).status).toBe(404);
  await setPermissions(['ACCOUNT_MAINTENANCE']);
  expect((await member.get(`/orders/${orderNumber}`)).status).toBe(200);
});
