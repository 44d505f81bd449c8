import { createThirdPartyLink } from '../domains/organizations/third-party-users.ts';
import type { Shopper, TestShop } from './test-shop.ts';

export const ORGANIZATION_ID = '00000000-0000-4000-8000-00000000000a';
export const TPS_CODE = 'FIT-OUT';
export const TPS_SIGN_IN = '/account/tps-signin';

/** Creates an organization with a strict policy and a partner program. */
export async function addProgram({ database: { db } }: TestShop): Promise<void> {
  await db
    .insertInto('organizations')
    .values({
      id: ORGANIZATION_ID,
      name: 'Bell & Margin LLC',
      customer_number: '10844',
      po_policy: 'REQUIRED',
      default_purchase_order: 'PO-1',
      approval_limit_minor: 1,
      invoice_limit_minor: 1_000_000,
      accounting: JSON.stringify({ budgeting: 'REQUIRED' }),
    })
    .execute();
  await db
    .insertInto('third_party_programs')
    .values({ organization_id: ORGANIZATION_ID, code: TPS_CODE, name: 'Office fit-out' })
    .execute();
}

const HOUR_MS = 3_600_000;

/** Creates a link for a person of the program; valid for an hour. @returns its token */
export const createLink = ({ database, clock }: TestShop, email = 'lee@example.com'): Promise<string> =>
  createThirdPartyLink(
    database.db,
    { organizationId: ORGANIZATION_ID, tpsCode: TPS_CODE, firstName: 'Lee', lastName: 'Mason', email },
    new Date(clock.now.getTime() + HOUR_MS),
  );

/** Signs a new browser in with a new link. */
export async function enterThirdParty(shop: TestShop, email?: string): Promise<Shopper> {
  const shopper = shop.shopper('sba');
  const reply = await shopper.post(TPS_SIGN_IN, { token: await createLink(shop, email) });
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
  return shopper;
}
