import { getContractFlags } from './contract.ts';

it.each([
  ['an on-contract item', { onContract: true, priceMethod: 'CONTRACT' }, false, ['On contract success']],
  [
    'an off-contract item at the market price',
    { onContract: false, priceMethod: 'MPI' },
    false,
    ['Off contract neutral', 'Market price neutral'],
  ],
  [
    'an exception of an organization that buys on-contract items only',
    { onContract: false, priceMethod: 'MPI' },
    true,
    ['Off contract warning', 'Market price neutral'],
  ],
  ['an item without a contract', undefined, false, []],
] as const)('flags %s', (_name, info, isContractOnly, expected) => {
  const flags = getContractFlags(info, isContractOnly).map(({ label, tone }) => `${label} ${tone}`);
  expect(flags).toEqual(expected);
});
