import { importContracts } from '../domains/organizations/index.ts';
import { type ApprovalShop, createApprovalShop } from './approval-shop.ts';
import { addProducts, type TestShop } from './test-shop.ts';

/** The customer number of Bell & Margin, the organization of the demo's buyer. */
export const BELL = '1084420417';

/** Builds a CSV file of items of a contract of Bell & Margin. */
export const contractCsv = (
  rows: readonly (readonly (string | number)[])[],
  { headings = ['sku', 'price'], contract = 'C-1' }: { headings?: string[]; contract?: string } = {},
): string =>
  [['customer number', 'contract', ...headings], ...rows.map((row) => [BELL, contract, ...row])]
    .map((cells) => cells.join(','))
    .join('\n');

/** Imports a file at the time of the shop. */
export const importCsv = (shop: TestShop, csv: string) =>
  importContracts(shop.database.db, { csv, preview: false }, shop.clock.now);

/** Creates a shop whose organizations have no contract and no limit. A ream costs 10 dollars, a pen 5, and a clip 3. */
export async function createContractShop(): Promise<ApprovalShop> {
  const office = await createApprovalShop();
  const { db } = office.shop.database;
  await addProducts(
    office.shop.database,
    { sku: 'pen', price: 600, businessPrice: 500 },
    { sku: 'clip', price: 300 },
  );
  await db.deleteFrom('contracts').execute();
  await db
    .updateTable('organizations')
    .set({ approval_limit_minor: null, contract_id: null, po_policy: 'OPTIONAL' })
    .execute();
  return office;
}
