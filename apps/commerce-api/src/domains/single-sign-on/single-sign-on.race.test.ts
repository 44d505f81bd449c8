import { answerSaml } from '../../testing/saml-provider.ts';
import { atShop, createSamlShop, EMAIL, type SamlShop, USER } from '../../testing/saml-sign-in.ts';
import { errorOf, postResponse } from '../../testing/sso-shop.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import type { TestReply, TestShop } from '../../testing/test-shop.ts';

let saml: SamlShop;
let shop: TestShop;
let other: Awaited<ReturnType<typeof createSecondInstance>>;
beforeAll(async () => {
  saml = await createSamlShop();
  ({ shop } = saml);
  other = await createSecondInstance(shop);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
beforeEach(() => saml.reset());

const ROUNDS = 5;
const succeeded = (replies: TestReply[]) => replies.filter((reply) => errorOf(reply) === null);

it('accepts one of two equal responses at two instances', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { request } = await saml.start();
    const response = await answerSaml(saml.keys, request, USER);
    const replies = await Promise.all([
      postResponse(shop, response),
      postResponse({ ...shop, shopper: () => onInstance(shop.shopper('sba'), other) }, response),
    ]);
    expect(succeeded(replies)).toHaveLength(1);
  }
});

it('finishes one of two equal codes at two instances', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shopper, request } = await saml.start();
    const accepted = await postResponse(shop, await answerSaml(saml.keys, request, USER));
    const code = atShop(accepted.headers.location!);
    const twin = onInstance(shopper, other);
    expect(succeeded(await Promise.all([shopper.get(code), twin.get(code)]))).toHaveLength(1);
  }
});

it('creates one account in two first sign-ins of a person', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await shop.database.db.deleteFrom('accounts').execute();
    const replies = await Promise.all([saml.signIn(), saml.signIn()]);
    expect(succeeded(replies.map(({ reply }) => reply))).toHaveLength(2);
    const accounts = await shop.database.db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', EMAIL)
      .execute();
    expect(accounts).toHaveLength(1);
  }
});
