import {
  PURCHASE_ORDER_LENGTH,
  permissionsOfMember,
  permissionsOfRole,
  purchaseOrderFault,
  roleHasPermission,
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

it('allows admins to manage users and add addresses, but not buyers or non-members', () => {
  for (const permission of ['MANAGE_USERS', 'ADD_SHIP_TO'] as const) {
    expect(roleHasPermission('ADMIN', permission)).toBe(true);
    expect(roleHasPermission('BUYER', permission)).toBe(false);
    expect(roleHasPermission(null, permission)).toBe(false);
  }
  expect(permissionsOfRole(undefined)).toEqual([]);
});

it('has the permissions for pickup with the code G_BOP only (storefront-6.22)', () => {
  const pickup = ['BOPIS', 'STORE_PICKUP'];
  for (const role of ['ADMIN', 'BUYER'] as const) {
    expect(permissionsOfMember(role, ['G_BOP', 'G_WS'])).toEqual(permissionsOfRole(role));
    const without = permissionsOfMember(role, ['G_WS']);
    expect(without).not.toEqual(expect.arrayContaining([expect.stringMatching(/BOPIS|STORE_PICKUP/)]));
    expect([...without, ...pickup].sort()).toEqual([...permissionsOfRole(role)].sort());
  }
  expect(permissionsOfMember(null, ['G_BOP'])).toEqual([]);
});
