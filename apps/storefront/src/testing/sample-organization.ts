import {
  buildAccount,
  buildBudget,
  buildOrganization,
  buildOrganizationUser,
  buildProfile,
  buildRoles,
  buildSession,
  buildUnits,
} from '@foolscap/account/testing';
import type { OrderListItem } from '@foolscap/checkout/contract';
import { sampleOrders } from './sample-orders.ts';
import type { FakeRoutes } from './fake-transport.ts';

const member = buildProfile({
  organizationName: 'Bell & Margin LLC',
  organization: { name: 'Bell & Margin LLC', role: 'ADMIN', shipToLabel: 'Market Street office' },
});
const { sessionIPA, ...session } = buildSession({ isLoggedIn: true });

const colleague = { role: 'BUYER', roleName: 'Buyer', current: false } as const;

/** Replies to an admin of an organization with four users. */
export const organizationRoutes: FakeRoutes = {
  'GET /account': () => ({
    ...buildAccount(member),
    session: {
      ...session,
      sessionIPA: {
        ...sessionIPA,
        permissionDetail: [
          'MANAGE_USERS',
          'APPROVE_ORDERS',
          'MANAGE_BUDGETS',
          'BUDGET_OVERVIEW',
          'REPORTS',
          'ONLINE_INVOICING',
          'ACCOUNT_MAINTENANCE',
          'EDIT_PROFILE',
          'CHANGE_PASSWORD',
          'AUTO_RESTOCK',
        ],
      },
    },
  }),
  'GET /organization/roles': () => ({ roles: buildRoles() }),
  'GET /organization/units': () => ({ units: buildUnits() }),
  'GET /organization/users': () => ({
    users: [
      buildOrganizationUser(),
      buildOrganizationUser({
        ...colleague,
        id: 'user-2',
        username: 'ines@example.com',
        fname: 'Ines',
        lname: 'Vellum',
        unitId: 'unit-2',
        unitName: 'Warehouse',
        spending: { limit: 500, period: 'MONTH', spent: 120.4 },
      }),
      buildOrganizationUser({
        ...colleague,
        id: 'user-3',
        username: 'otto@example.com',
        fname: 'Otto',
        lname: 'Bell',
        status: 'INVITED',
      }),
      buildOrganizationUser({
        ...colleague,
        id: 'user-4',
        username: 'mara@example.com',
        fname: 'Mara',
        lname: 'Foss',
        status: 'DEACTIVATED',
      }),
    ],
  }),
};

const listedOrders: OrderListItem[] = [
  {
    orderNumber: '9700012352',
    placedAt: '2026-11-20T14:02:00.000Z',
    status: 'PENDING_APPROVAL',
    ordTotal: 842.1,
    numberOfItems: 12,
    placedBy: 'Ines Vellum',
    purchaseOrderNumber: 'PO-20417',
  },
  ...sampleOrders.map(({ orderNumber, placedAt, status, totals }, place) => ({
    orderNumber,
    placedAt,
    status,
    ordTotal: totals.ordTotal,
    numberOfItems: totals.numberOfItems,
    placedBy: place === 1 ? 'Otto Kraft' : 'Pat Reyes',
  })),
];

/** Replies for an admin's home page: an organization with budgets, its orders, and one that is pending approval. */
export const memberHomeRoutes: FakeRoutes = {
  ...organizationRoutes,
  'GET /organization': () =>
    buildOrganization({
      budgets: [
        buildBudget(),
        buildBudget({
          code: 'SAMPLES',
          name: 'Paper samples',
          isDefault: false,
          period: 'YEAR',
          amount: 250,
          availableBalance: 96.5,
        }),
      ],
    }),
  'GET /orders': ({ query }) => {
    const status = query.get('status');
    const orders = listedOrders.filter((order) => !status || order.status === status);
    return { orders, page: 1, pages: 1, total: orders.length, years: [2026] };
  },
};
