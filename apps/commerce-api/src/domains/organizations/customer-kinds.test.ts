import { CUSTOMER_KIND_NAMES, type CustomerKind } from '@foolscap/account/model';
import { type ApprovalShop, APPROVER, BUYER } from '../../testing/approval-shop.ts';
import { add, ITEM } from '../../testing/carts.ts';
import { createContractShop } from '../../testing/contracts.ts';
import { createInvoiceShop, type InvoiceShop } from '../../testing/invoice-shop.ts';
import { addProducts, setStock, type Shopper } from '../../testing/test-shop.ts';
import { joinRewards } from '../../testing/rewards.ts';

let office: ApprovalShop;
let invoicing: InvoiceShop;
let organizationId: string;
beforeAll(async () => {
  office = await createContractShop();
  invoicing = await createInvoiceShop();
  const { database } = office.shop;
  await addProducts(
    database,
    { sku: 'second-pen', price: 500 },
    { sku: 'scalpel', price: 900, conditions: { healthCareOnly: true } },
  );
  organizationId = (
    await database.db
      .selectFrom('organizations')
      .select('id')
      .where('name', '=', 'Bell & Margin LLC')
      .executeTakeFirstOrThrow()
  ).id;
  await database.db
    .insertInto('customer_skus')
    .values(
      ['pen', 'second-pen'].map((sku) => ({
        organization_id: organizationId,
        sku,
        customer_sku: 'OFFICE-7',
      })),
    )
    .execute();
  await setStock(database, 'pen', 0);
  for (const [program, free_shipping_minor] of [
    ['SELECT', 2500],
    ['PREMIUM', 0],
  ] as const)
    await database.db
      .updateTable('membership_programs')
      .set({ free_shipping_minor })
      .where('program', '=', program)
      .execute();
});
afterAll(async () => {
  await office.shop.close();
  await invoicing.shop.close();
});

const setAccount = (values: object, username = BUYER) =>
  office.shop.database.db.updateTable('accounts').set(values).where('username', '=', username).execute();
const setOrganization = (values: object) =>
  office.shop.database.db.updateTable('organizations').set(values).where('id', '=', organizationId).execute();
const setCodes = (codes: string[], username = BUYER) =>
  setAccount({ permissions: JSON.stringify(codes) }, username);

beforeEach(async () => {
  await setCodes([]);
  await setCodes([], APPROVER);
  await setAccount({ is_certified: false, customer_service: false });
  await setOrganization({ link_plus_admins_only: false, health_care: false, route_id: 'SBA', flow: null });
});

const session = async (shopper: Shopper) => (await shopper.get('/account')).body.data.session;
const kinds = async (shopper: Shopper) => (await session(shopper)).customerKinds as CustomerKind[];
/** Adds by the part number of the organization, and returns the item that was added. */
async function addByPartNumber(shopper: Shopper): Promise<string | undefined> {
  const reply = await shopper.post(ITEM, { items: [{ itemId: 'OFFICE-7', qty: 1 }] });
  const items = (reply.body.data?.cartInfo?.items ?? []) as { itemId: string; status: string }[];
  return items.find(({ status }) => status === 'ACTIVE')?.itemId;
}
/** Returns the kinds of a consumer with a membership, and from which amount their items ship free. */
async function withMembership(
  program: 'SELECT' | 'PREMIUM' | 'NON_MEMBER',
): Promise<[CustomerKind[], number]> {
  const { shopper, accountId } = await joinRewards(office.shop);
  await office.shop.database.db
    .updateTable('accounts')
    .set({ membership_program: program })
    .where('id', '=', accountId)
    .execute();
  await add(shopper, 'ream', 1);
  const { cartAttributes } = (await shopper.get('/checkout')).body.data.cartInfo;
  return [await kinds(shopper), cartAttributes.freeShippingThreshold];
}

/** Lists the tools of the header. */
const tools = async (shopper: Shopper): Promise<string[]> =>
  (await shopper.get('/navigation')).body.data.tools.map(({ id }: { id: string }) => id);

/** Orders by invoice in an organization with these settings. @returns the kinds of its admin, the invoice, and the kinds of mails sent */
async function withInvoice(values: object) {
  await invoicing.set({ biller: 'OWN', bill_trust_url: null, digital_enrollment: false, ...values });
  invoicing.shop.mails.length = 0;
  const { orderNumber } = await invoicing.place([{ sku: 'pens', qty: 1 }]);
  await invoicing.ship(orderNumber);
  await invoicing.accountFor();
  const [invoice] = (await invoicing.list(`orderNumber=${orderNumber}`)).invoices;
  return {
    kinds: await kinds(invoicing.admin),
    status: invoice?.status,
    canPay: invoice?.canPay,
    portalUrl: (await invoicing.list()).portalUrl,
    isMailed: invoicing.shop.mails.some(({ kind }) => kind === 'invoiceIssued'),
  };
}
const OWN_INVOICE = { kinds: [], status: 'OPEN', canPay: true, portalUrl: undefined, isMailed: false };

/** The test of the effect of each kind, with and without the data that makes a customer one of it. */
const EFFECTS: Record<CustomerKind, () => Promise<void>> = {
  async SELECT() {
    expect(await withMembership('NON_MEMBER')).toEqual([[], 50]);
    expect(await withMembership('SELECT')).toEqual([['SELECT'], 25]);
  },
  async PREMIUM() {
    // One cent: every order ships free.
    expect(await withMembership('PREMIUM')).toEqual([['PREMIUM'], 0.01]);
  },
  async LINK() {
    await setStock(office.shop.database, 'pen', 10);
    const buyer = await office.signIn(BUYER);
    expect([await kinds(buyer), await addByPartNumber(buyer)]).toEqual([[], undefined]);
    await setCodes(['G_AL']);
    expect([await kinds(buyer), await addByPartNumber(buyer)]).toEqual([['LINK'], 'pen']);
    await setStock(office.shop.database, 'pen', 0);
  },
  async LINK_PLUS() {
    await setCodes(['G_AL', 'G_ALP']);
    const buyer = await office.signIn(BUYER);
    expect([await kinds(buyer), await addByPartNumber(buyer)]).toEqual([['LINK', 'LINK_PLUS'], 'second-pen']);
  },
  async ADMIN_LINK_PLUS() {
    await setOrganization({ link_plus_admins_only: true });
    for (const username of [BUYER, APPROVER]) await setCodes(['G_AL', 'G_ALP'], username);
    const [buyer, admin] = [await office.signIn(BUYER), await office.signIn(APPROVER)];
    expect(await kinds(buyer)).toEqual(['LINK', 'ADMIN_LINK_PLUS']);
    expect((await session(buyer)).sessionIPA.permissionDetail).not.toContain('G_ALP');
    expect(await kinds(admin)).toEqual(['LINK', 'LINK_PLUS', 'ADMIN_LINK_PLUS']);
    expect(await addByPartNumber(admin)).toBe('second-pen');
    expect(await addByPartNumber(buyer)).not.toBe('second-pen');
  },
  async HEALTH_CARE() {
    await setAccount({ is_certified: true });
    const buyer = await office.signIn(BUYER);
    const refusal = async () =>
      (await buyer.get('/catalog/products/scalpel')).body.data.product.refusal?.code;
    expect([await kinds(buyer), await refusal()]).toEqual([[], 'HEALTH_CARE_RESTRICTION']);
    await setOrganization({ health_care: true });
    expect([await kinds(buyer), await refusal()]).toEqual([['HEALTH_CARE'], undefined]);
  },
  async HI_TOUCH() {
    const buyer = await office.signIn(BUYER);
    expect([await kinds(buyer), (await tools(buyer)).includes('orders')]).toEqual([[], true]);
    await setOrganization({ route_id: 'HIT' });
    expect([await kinds(buyer), (await tools(buyer)).includes('orders')]).toEqual([['HI_TOUCH'], false]);
    expect((await session(buyer)).routeId).toBe('HIT');
  },
  async MVP() {
    await setCodes(['G_AL']);
    await setOrganization({ flow: 'MVP' });
    const buyer = await office.signIn(BUYER);
    expect(await kinds(buyer)).toEqual(['LINK', 'LINK_PLUS', 'MVP']);
    expect(await addByPartNumber(buyer)).toBe('second-pen');
    // Early access is for link customers; others do not become one.
    await setCodes([]);
    expect(await kinds(buyer)).toEqual(['MVP']);
  },
  async SAML() {
    const admin = await office.signIn(APPROVER);
    expect((await admin.get('/organization/users')).status).toBe(200);
    await setOrganization({ flow: 'SAML' });
    expect(await kinds(admin)).toEqual(['SAML']);
    const refused = await admin.get('/organization/users');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'USERS_KEPT_ELSEWHERE']);
  },
  async BLUE_TARP() {
    expect(await withInvoice({})).toEqual(OWN_INVOICE);
    expect(await withInvoice({ biller: 'BLUE_TARP' })).toEqual({
      ...OWN_INVOICE,
      kinds: ['BLUE_TARP'],
      status: 'TRANSFERRED',
      canPay: false,
    });
  },
  async BILL_TRUST() {
    const portalUrl = 'https://billing.example.com/page-co';
    expect(await withInvoice({ biller: 'BILL_TRUST', bill_trust_url: portalUrl })).toEqual({
      ...OWN_INVOICE,
      kinds: ['BILL_TRUST'],
      canPay: false,
      portalUrl,
    });
  },
  async DIGITAL_ENROLLMENT() {
    expect(await withInvoice({ digital_enrollment: true })).toEqual({
      ...OWN_INVOICE,
      kinds: ['DIGITAL_ENROLLMENT'],
      isMailed: true,
    });
  },
  async CSR() {
    const buyer = await office.signIn(BUYER);
    expect([await kinds(buyer), (await tools(buyer)).length > 0]).toEqual([[], true]);
    await setAccount({ customer_service: true });
    expect([await kinds(buyer), await tools(buyer)]).toEqual([['CSR'], []]);
    expect((await session(buyer)).flow).toBe('CSR');
  },
};

it.each(CUSTOMER_KIND_NAMES)('a customer of the kind %s gets its effect', (kind) => EFFECTS[kind]());

it('guests are of no kind', async () => {
  expect(await session(office.shop.shopper('sba'))).not.toHaveProperty('customerKinds');
});
