import { readDelegation, readGroup, readOrderChange, readRule } from './form-fields.ts';

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

it('keeps an amount that is not a number for the server, which refuses it', () => {
  expect(readRule({ amount: 'ten' }).conditions.amountAbove?.amount).toBeNaN();
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
    readOrderChange({ 'qty:1': '4', 'qty:3': '', shipTo: 's1', purchaseOrderNumber: '', comment: ' ok ' }),
  ).toEqual({
    lines: [
      { lineNumber: 1, qty: 4 },
      { lineNumber: 3, qty: 0 },
    ],
    shipToId: 's1',
    purchaseOrderNumber: '',
    comment: 'ok',
  });
});
