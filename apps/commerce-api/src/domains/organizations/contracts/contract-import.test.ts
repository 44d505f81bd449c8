import { type ApprovalShop, BUYER } from '../../../testing/approval-shop.ts';
import { BELL, contractCsv, createContractShop, importCsv } from '../../../testing/contracts.ts';
import { importContracts } from './contract-import.ts';
import { readAmount, readContractRows, readDay } from './contract-rows.ts';

describe('the reader of contract files', () => {
  it.each([
    ['12.99', 1299],
    ['$12.99', 1299],
    ['USD 12', 1200],
    ['1,299.00', 129_900],
    ['1.299,00', 129_900],
    ['1 299,5', 129_950],
    ['12,99', 1299],
    ['1,299', 129_900],
    ['1,234,567.89', 123_456_789],
    ['.5', 50],
  ])('reads the price %s', (text, cents) => expect(readAmount(text)).toBe(cents));

  it.each(['', '-1.00', '12.999', '1.2.3', '1,2,3', 'free', '1e3', '1,23.45', '99999999999', '1.234.56'])(
    'refuses the price %j',
    (text) => expect(() => readAmount(text)).toThrow(/price/),
  );

  it.each([
    ['2026-12-31', '2026-12-31'],
    ['12/31/2026', '2026-12-31'],
    ['1/5/2026', '2026-01-05'],
  ])('reads the day %s', (text, day) => expect(readDay(text)).toBe(day));
  it.each(['31/12/2026', '2026-02-30', 'tomorrow', '20261231'])('refuses the day %s', (text) =>
    expect(() => readDay(text)).toThrow(/is not a day/),
  );

  it('accepts a byte order mark, other separators, other headings and empty rows', () => {
    const csv =
      '\uFEFFCustomer #;Contract No.;Item Number;Contract Price;Remark;Valid to\r\n"7";C-1;"A;1";"1.299,00";x;12/31/2026\r\n;;;;;\r\n\r\n7;C-1;B;;;\r\n';
    expect(readContractRows(csv.replace('Contract No.', 'Contract'))).toEqual({
      rows: [
        {
          row: 2,
          customerNumber: '7',
          contract: 'C-1',
          sku: 'A;1',
          minQty: 1,
          priceMinor: 129_900,
          endsOn: '2026-12-31',
        },
        { row: 5, customerNumber: '7', contract: 'C-1', sku: 'B', minQty: 1, priceMinor: null },
      ],
      rejected: [],
    });
  });

  it('names the row and the reason of what it cannot use', () => {
    const csv = [
      'customer number,contract,sku,price,min quantity,priority,payments,starts on,ends on,order minimum',
      ',C-1,a,1',
      '7,,a,1',
      '7,C-1,,1',
      '7,C-1,a,0',
      '7,C-1,a,1,0',
      '7,C-1,a,,5',
      '7,C-1,a,1,1,1001',
      '7,C-1,a,1,1,1,cash',
      '7,C-1,a,1,1,1,card,2026-02-01,2026-01-01',
      '7,C-1,a,1,1,1,card,,,0',
      '7,C-1,a,1,1,1,card,,,,more',
      `7,C-1,${'a'.repeat(201)},1`,
    ].join('\n');
    expect(readContractRows(csv).rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 The customer number is empty.',
      '3 The contract is empty.',
      '4 The sku is empty. A row is for an item, a category, a brand, or the category all.',
      '5 The price is 0. Leave it empty for the general price.',
      '6 The quantity "0" is not a whole number from 1 to 9999.',
      '7 A price from a quantity on needs a price.',
      '8 The priority "1001" is not a whole number from 0 to 1000.',
      '9 "cash" is not a way to pay. Use invoice, card, wallet or all.',
      '10 The contract ends before it starts.',
      '11 The order minimum is 0. Write none to remove it.',
      '12 The row has 11 cells, the header 10.',
      '13 The sku is longer than 200 characters.',
    ]);
  });

  it.each([
    ['', 'missing: customer number, contract, sku'],
    ['sku,price\na,1', 'missing: customer number, contract'],
    ['customer number,contract,sku\n"7,C-1,a', 'not valid CSV'],
    [`customer number,contract,sku\n${'7,C-1,a\n'.repeat(100_001)}`, 'up to 100,000 rows'],
  ])('refuses a file that is no list of contracts', (csv, reason) =>
    expect(() => readContractRows(csv)).toThrow(reason),
  );
});

describe('an import of contracts', () => {
  let office: ApprovalShop;
  beforeEach(async () => {
    office = await createContractShop();
    office.shop.clock.now = new Date('2026-11-30T12:00:00Z');
  });
  afterEach(() => office.shop.close());

  const run = (csv: string, options: { preview?: boolean; token?: string; skipRejected?: boolean } = {}) =>
    importContracts(office.shop.database.db, { csv, preview: false, ...options }, office.shop.clock.now);
  const listItems = () =>
    office.shop.database.db
      .selectFrom('contract_items')
      .select(['sku', 'min_qty', 'price_minor'])
      .orderBy('sku')
      .orderBy('min_qty')
      .execute();
  const FIRST = contractCsv([
    ['ream', '8.00'],
    ['pen', '4.00'],
    ['clip', ''],
  ]);
  const SECOND = contractCsv(
    [
      ['ream', '7.50', 'Supplies', '2027-06-30', 'card'],
      ['clip', '', '', '', ''],
    ],
    { headings: ['sku', 'price', 'name', 'ends on', 'payments'] },
  );

  it('shows what it would change, writes nothing, and then does just that', async () => {
    const preview = await run(FIRST, { preview: true });
    expect(preview).toMatchObject({
      isApplied: false,
      contracts: [
        { isNew: true, organization: 'Bell & Margin LLC', added: 3, changed: 0, ended: 0, unchanged: 0 },
      ],
      rejected: [],
    });
    expect(await listItems()).toEqual([]);
    expect(await run(FIRST, { token: preview.token })).toMatchObject({
      isApplied: true,
      token: preview.token,
    });
    expect(await listItems()).toHaveLength(3);
    const second = await run(SECOND, { preview: true });
    expect(second.contracts).toMatchObject([
      {
        isNew: false,
        terms: ['name Contract C-1 -> Supplies', 'ends on none -> 2027-06-30', 'payments all -> card'],
        added: 0,
        changed: 1,
        ended: 1,
        unchanged: 1,
      },
    ]);
    expect(second.changes).toEqual([
      { kind: 'changed', customerNumber: BELL, contract: 'C-1', sku: 'ream', minQty: 1, from: 800, to: 750 },
      { kind: 'ended', customerNumber: BELL, contract: 'C-1', sku: 'pen', minQty: 1, from: 400 },
    ]);
    await run(SECOND, { token: second.token });
    const buyer = await office.signIn(BUYER);
    const priceOf = async (sku: string) =>
      (await buyer.get(`/catalog/products/${sku}`)).body.data.product.priceValue;
    expect([await priceOf('ream'), await priceOf('pen'), await priceOf('clip')]).toEqual([7.5, 5, 3]);
    // Importing a file again changes nothing.
    expect((await run(SECOND)).changes).toEqual([]);
  });

  it('is refused with the token of a preview if the contracts or the file have changed since', async () => {
    await run(FIRST);
    const { token } = await run(SECOND, { preview: true });
    await run(contractCsv([['ream', '9.00']]));
    await expect(run(SECOND, { token })).rejects.toMatchObject({
      status: 409,
      code: 'CONTRACT_PREVIEW_STALE',
    });
    await run(FIRST);
    await expect(run(FIRST, { token })).rejects.toMatchObject({ code: 'CONTRACT_PREVIEW_STALE' });
    expect((await run(SECOND, { token })).isApplied).toBe(true);
  });

  it('is refused as a whole for a rejected row, or keeps the prices of its item', async () => {
    await run(FIRST);
    const csv = `${contractCsv([
      ['ream', '7'],
      ['pen', 'four'],
      ['nothing', '1'],
      ['clip', '2'],
      ['clip', '1'],
    ])}\n999,C-1,ream,1\n`;
    const { rejected } = await run(csv, { preview: true });
    expect(rejected).toEqual([
      { row: 3, reason: '"four" is not a price. Write it like 12.99.' },
      { row: 4, reason: 'There is no product nothing.' },
      { row: 6, reason: 'Row 5 has this item already.' },
      { row: 7, reason: 'There is no organization 999.' },
    ]);
    await expect(run(csv)).rejects.toMatchObject({ status: 400, code: 'CONTRACT_ROWS_REJECTED' });
    expect(await listItems()).toMatchObject([
      { sku: 'clip' },
      { sku: 'pen' },
      { sku: 'ream', price_minor: 800 },
    ]);
    await run(csv, { skipRejected: true });
    expect(await listItems()).toEqual([
      { sku: 'clip', min_qty: 1, price_minor: null },
      { sku: 'pen', min_qty: 1, price_minor: 400 },
      { sku: 'ream', min_qty: 1, price_minor: 700 },
    ]);
  });

  it('needs a price for one unit, and one value for each term of a contract', async () => {
    const tiers = contractCsv([['ream', '8', 10]], { headings: ['sku', 'price', 'min quantity'] });
    expect((await run(tiers, { preview: true })).rejected).toEqual([
      { row: 2, reason: 'The item ream needs a row for the quantity 1.' },
    ]);
    const names = contractCsv(
      [
        ['ream', '8', 'One'],
        ['pen', '4', 'Two'],
      ],
      { headings: ['sku', 'price', 'name'] },
    );
    expect((await run(names, { preview: true })).rejected).toEqual([
      { row: 3, reason: 'The name differs from that of an earlier row of contract C-1.' },
    ]);
  });

  it('does not choose between organizations with the same number', async () => {
    await office.shop.database.db
      .updateTable('organizations')
      .set({ customer_number: BELL })
      .where('name', '=', 'Deckle Edge Studio')
      .execute();
    expect((await run(FIRST, { preview: true })).rejected[0]).toEqual({
      row: 2,
      reason: `2 organizations have the number ${BELL}.`,
    });
  });

  it('takes turns with another import of the same organization', async () => {
    await Promise.all([
      importCsv(office.shop, FIRST),
      importCsv(office.shop, contractCsv([['ream', '6.00']], { contract: 'C-2' })),
      importCsv(office.shop, SECOND),
    ]);
    const rows = await office.shop.database.db
      .selectFrom('contract_prices')
      .innerJoin('contracts', 'contracts.id', 'contract_prices.contract_id')
      .select(['sku', 'number', 'price_minor'])
      .where('sku', '=', 'ream')
      .execute();
    expect(rows).toEqual([{ sku: 'ream', number: 'C-2', price_minor: 600 }]);
  });
});
