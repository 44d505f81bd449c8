import {
  findInvalidNumbers,
  getRefusedItemField,
  readDelegation,
  readGroup,
  readOrderChange,
  readRule,
} from './form-fields.ts';

it('reads a rule with all conditions', () => {
  expect(
    readRule({
      name: ' Chairs ',
      unit: 'u1',
      level: '2',
      approvers: 'GROUP g1',
      needsAll: 'on',
      amount: '$1,250.50',
      units: '10',
      'category:chairs': 'on',
      'category:desks': 'on',
      'requester:sam': 'on',
      'payment:CARD': 'on',
      overBudget: 'on',
      offContract: 'on',
    }),
  ).toEqual({
    name: 'Chairs',
    unitId: 'u1',
    level: 2,
    conditions: {
      amountAbove: { amount: 1250.5, currency: 'USD' },
      quantityAbove: 10,
      categoryIds: ['chairs', 'desks'],
      overBudget: true,
      offContract: true,
      requesterIds: ['sam'],
      paymentTypes: ['CARD'],
    },
    approverKind: 'GROUP',
    groupId: 'g1',
    needsAll: true,
  });
});

it('reads a rule without conditions', () => {
  expect(readRule({ name: 'All', unit: '', level: '1', approvers: 'ANY_APPROVER', amount: ' ' })).toEqual({
    name: 'All',
    level: 1,
    conditions: {},
    approverKind: 'ANY_APPROVER',
    needsAll: false,
  });
});

it.each([
  ['60,50', 60.5],
  ['1 250,5', 1250.5],
  ['1\u202f250,50', 1250.5],
  ['1.250,50', 1250.5],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
])('reads the amount %s in English and French', (amount, expected) => {
  expect(readRule({ amount }).conditions.amountAbove?.amount).toBe(expected);
  expect(findInvalidNumbers({ amount })).toEqual([]);
});

it.each(['ten', '60.505', '60,5055', '-5', '1e3', '20000000000'])(
  'keeps the amount %s for the server, which refuses it',
  (amount) => {
    expect(readRule({ amount }).conditions.amountAbove?.amount).toBeNaN();
    expect(findInvalidNumbers({ amount })).toEqual(['amount']);
  },
);

it('finds numbers that are not whole, and empty quantities', () => {
  expect(
    findInvalidNumbers({
      name: 'ten',
      amount: '',
      units: '2,5',
      'qty:1': '1,250',
      'qty:2': '1.5',
      'qty:3': ' ',
    }),
  ).toEqual(['units', 'qty:2', 'qty:3']);
  expect(findInvalidNumbers({ units: '', 'qty:1': '0' })).toEqual([]);
  expect(
    findInvalidNumbers({ 'add:0': ' ', 'addQty:0': 'x', 'add:1': 'pen', 'addQty:1': '0', 'add:2': 'pen' }),
  ).toEqual(['addQty:1']);
});

it('reads groups, delegations and changes of orders', () => {
  expect(readGroup({ name: 'Finance', 'member:a': 'on', 'member:b': 'on' })).toEqual({
    name: 'Finance',
    memberIds: ['a', 'b'],
  });
  expect(readDelegation({ delegate: 'a', startsOn: '2026-12-01', endsOn: '2026-12-24' })).toEqual({
    delegateId: 'a',
    startsOn: '2026-12-01',
    endsOn: '2026-12-24',
  });
  expect(
    readOrderChange({
      'qty:1:pen': '4',
      'qty:3:a:b': '0',
      shipTo: 's1',
      purchaseOrderNumber: '',
      comment: ' ok ',
    }),
  ).toEqual({
    lines: [
      { lineNumber: 1, itemId: 'pen', qty: 4 },
      { lineNumber: 3, itemId: 'a:b', qty: 0 },
    ],
    shipToId: 's1',
    purchaseOrderNumber: '',
    comment: 'ok',
  });
});

it('reads the items to add, without empty rows', () => {
  expect(
    readOrderChange({ 'add:0': ' pen ', 'addQty:0': '1,200', 'add:1': '', 'addQty:1': '3', 'add:2': 'clip' }),
  ).toEqual({
    adds: [
      { itemId: 'pen', qty: 1200 },
      { itemId: 'clip', qty: Number.NaN },
    ],
  });
});

it('finds the field of an added item that was refused, without the rows that are not sent', () => {
  const fields = { 'add:0': ' ', 'add:1': 'pen', 'add:2': '', 'add:3': 'clip', 'qty:1:paper': '8' };
  expect(getRefusedItemField(fields, 'adds[0].itemId')).toBe('add:1');
  expect(getRefusedItemField(fields, 'adds[1].itemId')).toBe('add:3');
  expect(getRefusedItemField(fields, 'lines[0].qty')).toBeUndefined();
  expect(getRefusedItemField(fields)).toBeUndefined();
});
