import { type BuyerPermission, getAddRefusal, guestBuyer, PERMISSION_EFFECTS } from './index.ts';

describe('the table of permissions', () => {
  const BOSTON = { state: 'MA', zipCode: '02110' };
  const buyer = {
    ...guestBuyer('sba'),
    isRegistered: true,
    contractOnly: true,
    policies: [
      { kind: 'ITEM' as const, value: 'banned' },
      { kind: 'BRAND' as const, value: 'Banned' },
    ],
  };
  /** For each code that affects adds, an item whose result depends on it. */
  const CASES: Partial<
    Record<BuyerPermission, { itemId?: string; brand?: string; wholesale?: true; onContract?: boolean }>
  > = {
    G_WS: { wholesale: true },
    G_IOC: { onContract: false },
    G_BIO: { itemId: 'banned' },
    G_IBV: { brand: 'Banned' },
  };

  it.each(Object.entries(CASES))('%s has the effect that its row names', (code, given) => {
    const { itemId = 'pen', brand = 'Inkwell', onContract = true, wholesale } = given;
    const conditions = wholesale ? { wholesale } : null;
    const item = { itemId, brand, onContract, conditions, categoryIds: ['writing'] };
    const result = (permissions: string[]) =>
      getAddRefusal(item, { ...buyer, permissions }, BOSTON, '2026-01-01')?.code;
    const effect = PERMISSION_EFFECTS[code as BuyerPermission];
    const [without, having] = [result([]), result([code])];
    expect([without, having]).toEqual([
      'lifts' in effect ? effect.lifts : undefined,
      'adds' in effect ? effect.adds : undefined,
    ]);
  });

  it('documents for every code what a member sees, adds or receives', () => {
    for (const { area, text } of Object.values(PERMISSION_EFFECTS)) {
      expect(['SEE', 'ADD', 'RECEIVE']).toContain(area);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });
});
