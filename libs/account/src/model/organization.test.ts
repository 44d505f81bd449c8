import {
  hasPermission,
  ORGANIZATION_PERMISSIONS,
  PERMISSION_AREAS,
  PURCHASE_ORDER_LENGTH,
  permissionsOfMember,
  permissionsOfRole,
  purchaseOrderFault,
} from './organization.ts';

it.each([
  ['PO-20417', undefined],
  ['  PO-20417  ', undefined],
  ['7', undefined],
  ['2026/11 dept.4 #3_b', undefined],
  ['x'.repeat(PURCHASE_ORDER_LENGTH), undefined],
  [` ${'x'.repeat(PURCHASE_ORDER_LENGTH)} `, undefined],
  ['x'.repeat(PURCHASE_ORDER_LENGTH + 1), 'tooLong'],
  ['-20417', 'characters'],
  ['#20417', 'characters'],
  ['PO–20417', 'characters'],
  ['PO\t20417', 'characters'],
  ['PO\n20417', 'characters'],
  ['Größe 4', 'characters'],
  ['=HYPERLINK(A1)', 'characters'],
])('the purchase order number %j is %s', (text, fault) => {
  expect(purchaseOrderFault(text, 'REQUIRED')).toBe(fault);
  expect(purchaseOrderFault(text, 'OPTIONAL')).toBe(fault);
});

it.each(['', '   '])('an empty purchase order number (%j) is accepted only where it is optional', (text) => {
  expect(purchaseOrderFault(text, 'REQUIRED')).toBe('missing');
  expect(purchaseOrderFault(text, 'OPTIONAL')).toBeUndefined();
  expect(purchaseOrderFault(text)).toBeUndefined();
});

it('has all permissions in the built-in admin role, and in other roles those that are stored', () => {
  expect(permissionsOfRole('ADMIN', [])).toEqual(ORGANIZATION_PERMISSIONS);
  expect(permissionsOfRole('CLERK', ['REPORTS'])).toEqual(['REPORTS']);
  expect(permissionsOfRole('CLERK', [])).toEqual([]);
});

it('shows each permission in one area', () => {
  expect(Object.values(PERMISSION_AREAS).flat().toSorted()).toEqual([...ORGANIZATION_PERMISSIONS].toSorted());
});

it('checks permissions, not roles; accounts without an organization have none', () => {
  expect(hasPermission({ permissions: ['REPORTS'] }, 'REPORTS')).toBe(true);
  expect(hasPermission({ permissions: ['REPORTS'] }, 'MANAGE_USERS')).toBe(false);
  expect(hasPermission(undefined, 'REPORTS')).toBe(false);
});

it('has the permissions for pickup with the code G_BOP only (storefront-6.22)', () => {
  const permissions = ['REPORTS', 'BOPIS', 'STORE_PICKUP'] as const;
  expect(permissionsOfMember(permissions, ['G_BOP', 'G_WS'])).toEqual(permissions);
  expect(permissionsOfMember(permissions, ['G_WS'])).toEqual(['REPORTS']);
  expect(permissionsOfMember([], ['G_BOP'])).toEqual([]);
});
