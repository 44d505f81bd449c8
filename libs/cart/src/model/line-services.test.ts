import { buildCartItem } from '../testing/builders.ts';
import { getLineOffer, getLineServices } from './line-services.ts';

it('lists the levels of a line, with the price of one unit in cents', () => {
  const desk = buildCartItem({ qty: 2, furnSvcInfo: { CUST: { qty: 1 }, BASC: { qty: 0, feePerUnit: 79 } } });
  expect(getLineServices(desk)).toEqual([
    { level: 'BASC', qty: 0, price: 7900 },
    { level: 'CUST', qty: 1, price: 'TBD' },
  ]);
  expect(getLineOffer(desk)).toEqual({ BASC: 7900, CUST: 'TBD' });
});

it('lists nothing for a line without services', () => {
  expect(getLineServices(buildCartItem())).toEqual([]);
});
