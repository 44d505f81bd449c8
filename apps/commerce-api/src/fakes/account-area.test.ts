import {
  AccountDataSchema,
  AccountSessionSchema,
  AvailableRewardsSchema,
  OrganizationDataSchema,
  OrganizationUserSchema,
  RewardsInfoSchema,
  SavedAddressSchema,
} from '@foolscap/account/contract';
import { ACCOUNT_CODES, MAX_ADDRESSES } from '@foolscap/account/model';
import { writeDemoAccounts } from '../domains/account/demo-accounts.ts';
import { writeDemoOrganizations } from '../domains/organizations/demo-organizations.ts';
import { ADDRESS } from '../testing/carts.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { expectSchema } from './expect-schema.ts';
import { apiSide, type Clients, fakeSide, getRefusal, SAMPLE, type Side, USERNAME } from './sides.ts';

/** The packaged fakes and the API run the same calls, see fakes.test.ts. */
let shop: TestShop;
const sides: Record<string, Side> = { 'the fakes': fakeSide };
beforeAll(async () => {
  shop = await createTestShop({ products: [SAMPLE] });
  await writeDemoAccounts(shop.database.db);
  await writeDemoOrganizations(shop.database.db);
  sides['the API'] = apiSide(shop);
  await shop.shopper().post('/account/register', {
    firstName: 'Pat',
    lastName: 'Reyes',
    username: USERNAME,
    password: fakeSide.password,
  });
});
afterAll(() => shop.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const address = (address1: string) => ({ ...ADDRESS, type: 'S' as const, address1 });

describe.each(['the fakes', 'the API'])('%s: the account area', (name) => {
  const password = fakeSide.password;
  let area: Clients['area'];
  beforeEach(async () => {
    ({ area } = await sides[name]!.member());
  });

  it('is closed to guests', async () => {
    const guest = sides[name]!.shopper().area;
    const refused = { status: 401, code: ACCOUNT_CODES.signInRequired };
    expect(await getRefusal(guest.addresses())).toEqual(refused);
    expect(await getRefusal(guest.sessions())).toEqual(refused);
    expect(await getRefusal(guest.organization())).toEqual(refused);
    expect(await getRefusal(guest.rewards())).toEqual(refused);
  });

  it('refuses a one-time link that is not open', async () => {
    const refused = { status: 400, code: ACCOUNT_CODES.thirdPartyLinkInvalid };
    expect(await getRefusal(sides[name]!.shopper().area.signInThirdParty('unknown'))).toEqual(refused);
  });

  it('registers a user name once, and repeats a registration under its key', async () => {
    const guest = sides[name]!.shopper().area;
    const body = { firstName: 'Ada', lastName: 'Page', username: 'ada.page@example.com', password };
    const account = await guest.register(body, 'key-1');
    expectSchema(AccountDataSchema, account);
    expect(account).toMatchObject({ userProfile: { username: body.username } });
    expect((await guest.register(body, 'key-1')).userProfile?.username).toBe(body.username);
    expect(await getRefusal(guest.register(body, 'key-2'))).toEqual({
      status: 409,
      code: ACCOUNT_CODES.emailTaken,
    });
    expect(await getRefusal(guest.register({ ...body, username: 'ada' }))).toEqual({
      status: 400,
      code: ACCOUNT_CODES.emailInvalid,
    });
    expect(await getRefusal(guest.register({ ...body, password: 'short' }))).toEqual({
      status: 400,
      code: ACCOUNT_CODES.passwordWeak,
    });
  });

  it('changes name and phone number', async () => {
    const account = await area.changeProfile({ firstName: 'Ada', lastName: 'Page', phone: '5085550142' });
    expectSchema(AccountDataSchema, account);
    expect(account.userProfile).toMatchObject({
      contact: { fname: 'Ada', lname: 'Page' },
      phone: '5085550142',
    });
  });

  it('changes the email address with the password only', async () => {
    const email = 'new.address@example.com';
    expect(await getRefusal(area.changeEmail({ email, password: 'wrong horse' }))).toEqual({
      status: 403,
      code: ACCOUNT_CODES.passwordWrong,
    });
    expect(await getRefusal(area.changeEmail({ email: 'new.address', password }))).toEqual({
      status: 400,
      code: ACCOUNT_CODES.emailInvalid,
    });
    const { userProfile } = await area.changeEmail({ email, password });
    expect(userProfile).toMatchObject({ username: email, contact: { email } });
  });

  it('changes the password with the current one only', async () => {
    expect(
      await getRefusal(area.changePassword({ password: 'wrong horse', newPassword: 'paper and ink' })),
    ).toEqual({
      status: 403,
      code: ACCOUNT_CODES.passwordWrong,
    });
    expect(await getRefusal(area.changePassword({ password, newPassword: 'short' }))).toEqual({
      status: 400,
      code: ACCOUNT_CODES.passwordWeak,
    });
    expectSchema(AccountDataSchema, await area.changePassword({ password, newPassword: 'paper and ink' }));
  });

  it('answers a forgotten password the same for every address', async () => {
    const guest = sides[name]!.shopper().area;
    for (const username of [USERNAME, 'nobody.here@example.com'])
      await expect(guest.forgotPassword({ username })).resolves.toBeUndefined();
  });

  it('keeps an address book: the first address is the default, and none is added twice', async () => {
    expect(await area.addresses()).toEqual([]);
    const [first] = await area.addAddress({ address: address('1 Main Street') });
    expectSchema(SavedAddressSchema, first);
    expect(first).toMatchObject({ defaultShipping: true, defaultBilling: true });
    expect(await area.addAddress({ address: address('1 MAIN STREET') })).toHaveLength(1);
    const both = await area.addAddress({ address: address('2 Main Street'), defaultBilling: true });
    expect(
      both.map((saved) => [saved.address.address1, saved.defaultShipping, saved.defaultBilling]),
    ).toEqual([
      ['1 Main Street', true, false],
      ['2 Main Street', false, true],
    ]);
    expect(await area.addresses()).toEqual(both);
  });

  it('lists the default shipping address first', async () => {
    await area.addAddress({ address: address('1 Main Street') });
    await area.addAddress({ address: address('2 Main Street') });
    const id = (await area.addresses())[1]!.address.id!;
    const changed = await area.changeAddress(id, {
      address: address('3 Main Street'),
      defaultShipping: true,
    });
    expect(changed.map((saved) => [saved.address.address1, saved.defaultShipping])).toEqual([
      ['3 Main Street', true],
      ['1 Main Street', false],
    ]);
    expect(changed[0]!.address.id).toBe(id);
    expect((await area.removeAddress(id)).map((saved) => saved.address.address1)).toEqual(['1 Main Street']);
  });

  it('refuses invalid and unknown addresses', async () => {
    const invalid = { status: 400, code: 'ADDRESS_INVALID' };
    expect(
      await getRefusal(area.addAddress({ address: { ...address('1 Main Street'), state: 'XX' } })),
    ).toEqual(invalid);
    expect(await getRefusal(area.addAddress({ address: address('  ') }))).toEqual(invalid);
    const unknown = { status: 404, code: ACCOUNT_CODES.addressNotFound };
    expect(await getRefusal(area.changeAddress(UNKNOWN, { address: address('1 Main Street') }))).toEqual(
      unknown,
    );
    expect(await getRefusal(area.removeAddress(UNKNOWN))).toEqual(unknown);
  });

  it('holds a limited number of addresses', async () => {
    for (let number = 1; number <= MAX_ADDRESSES; number += 1)
      await area.addAddress({ address: address(`${number} Main Street`) });
    expect(await getRefusal(area.addAddress({ address: address('One more street') }))).toEqual({
      status: 409,
      code: ACCOUNT_CODES.tooManyAddresses,
    });
  });

  it('lists sessions, and ends no unknown one nor the current one', async () => {
    const sessions = await area.sessions();
    for (const session of sessions) expectSchema(AccountSessionSchema, session);
    const [current] = sessions;
    expect(current!.current).toBe(true);
    const gone = { status: 404, code: ACCOUNT_CODES.sessionNotFound };
    expect(await getRefusal(area.endSession(UNKNOWN))).toEqual(gone);
    expect(await getRefusal(area.endSession(current!.id))).toEqual(gone);
    expect(await area.endOtherSessions()).toMatchObject([{ current: true }]);
  });

  it('has rewards', async () => {
    const rewards = await area.rewards();
    expectSchema(RewardsInfoSchema, rewards);
    expectSchema(AvailableRewardsSchema, rewards);
  });

  it('has no organization', async () => {
    const missing = { status: 404, code: ACCOUNT_CODES.organizationNotFound };
    expect(await getRefusal(area.organization())).toEqual(missing);
    expect(await getRefusal(area.users())).toEqual(missing);
  });
});

describe.each(['the fakes', 'the API'])('%s: the organization', (name) => {
  let area: Clients['area'];
  beforeEach(async () => {
    ({ area } = await sides[name]!.admin());
  });
  const otto = {
    firstName: 'Otto',
    lastName: 'Bind',
    username: 'otto.bind@example.com',
    role: 'BUYER' as const,
  };

  it('has addresses, one of which the cart ships to', async () => {
    const data = await area.organization();
    expectSchema(OrganizationDataSchema, data);
    expect(data.organization.role).toBe('ADMIN');
    const shipTos = data.addresses.filter(({ type }) => type === 'S');
    expect(data.shipToId).toBe(shipTos.find(({ isDefault }) => isDefault)!.id);
    const other = shipTos.find(({ id }) => id !== data.shipToId)!;
    await area.chooseShipTo(other);
    expect((await area.organization()).shipToId).toBe(other.id);
  });

  it('invites a user; a repeated invitation replaces the first', async () => {
    const before = await area.users();
    const invited = await area.inviteUser(otto);
    for (const user of invited) expectSchema(OrganizationUserSchema, user);
    expect(invited).toHaveLength(before.length + 1);
    const again = await area.inviteUser({ ...otto, username: 'OTTO.BIND@example.com', role: 'ADMIN' });
    expect(again).toHaveLength(invited.length);
    expect(again.find(({ username }) => username === otto.username)).toMatchObject({
      fname: 'Otto',
      role: 'ADMIN',
      status: 'INVITED',
      current: false,
    });
  });

  it('refuses an address that has an account, and an invalid one', async () => {
    const [self] = (await area.users()).filter(({ current }) => current);
    expect(await getRefusal(area.inviteUser({ ...otto, username: self!.username }))).toEqual({
      status: 409,
      code: ACCOUNT_CODES.emailTaken,
    });
    expect(await getRefusal(area.inviteUser({ ...otto, username: 'otto' }))).toEqual({
      status: 400,
      code: ACCOUNT_CODES.emailInvalid,
    });
  });

  it('changes other users, but not the caller', async () => {
    const users = await area.inviteUser({ ...otto, username: 'ines.vellum@example.com' });
    const { id } = users.find(({ username }) => username === 'ines.vellum@example.com')!;
    const find = (list: typeof users) => list.find((user) => user.id === id);
    expect(find(await area.changeUser(id, { role: 'ADMIN' }))).toMatchObject({
      role: 'ADMIN',
      status: 'INVITED',
    });
    expect(find(await area.changeUser(id, { active: false }))).toMatchObject({ status: 'DEACTIVATED' });
    // An invited user who is reactivated is still invited.
    expect(find(await area.changeUser(id, { active: true }))).toMatchObject({ status: 'INVITED' });

    const [self] = users.filter(({ current }) => current);
    expect(await getRefusal(area.changeUser(UNKNOWN, { active: false }))).toEqual({
      status: 404,
      code: ACCOUNT_CODES.userNotFound,
    });
    expect(await getRefusal(area.changeUser(self!.id, { active: false }))).toEqual({
      status: 409,
      code: ACCOUNT_CODES.ownUser,
    });
  });
});
