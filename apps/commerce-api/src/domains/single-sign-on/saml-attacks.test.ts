import { createKeyPair } from '../../testing/certificates.ts';
import { answerSaml } from '../../testing/saml-provider.ts';
import {
  atShop,
  createSamlShop,
  EMAIL,
  type SamlShop,
  USER,
  withGroups,
} from '../../testing/saml-sign-in.ts';
import { errorOf, postResponse, startAt } from '../../testing/sso-shop.ts';
import type { Shopper, TestShop } from '../../testing/test-shop.ts';
import { deleteOldSignIns } from './sign-in-requests.repository.ts';

const OTHER_KEYS = createKeyPair();

let saml: SamlShop;
let shop: TestShop;
beforeAll(async () => {
  saml = await createSamlShop();
  ({ shop } = saml);
});
afterAll(() => shop.close());
beforeEach(() => saml.reset());

/** Encloses the signed response in a forged one, at one of the places where parsers could look for the wrong one. */
const assertionOf = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0];
const signatureOf = (xml: string) => /<Signature[\s\S]*?<\/Signature>/.exec(xml)![0];
/** The assertion for another person, without a signature. */
const forged = (xml: string, id = '_evil') =>
  assertionOf(xml)
    .replace(signatureOf(assertionOf(xml)), '')
    .replace(/ ID="[^"]*"/, ` ID="${id}"`)
    .replaceAll(EMAIL, 'boss@vellum.test');
const idOf = (xml: string) => / ID="([^"]*)"/.exec(xml)![1]!;

const WRAPPINGS: Record<string, (xml: string) => string> = {
  'XSW1: a forged response, whose signature holds the signed one': (xml) => {
    const outer = xml.replace(assertionOf(xml), forged(xml)).replace(idOf(xml), '_evil-response');
    const inner = xml.replace(signatureOf(xml), '');
    return outer.replace('</Signature>', `<Object>${inner}</Object></Signature>`);
  },
  'XSW2: a forged response before the signed one': (xml) =>
    xml
      .replace(assertionOf(xml), `${forged(xml)}${xml}`)
      .replace(idOf(xml), '_evil-response')
      .replace(/<\?xml[^>]*>/, ''),
  'XSW3: a forged assertion before the signed one': (xml) =>
    xml.replace(assertionOf(xml), forged(xml) + assertionOf(xml)),
  'XSW4: a forged assertion around the signed one': (xml) =>
    xml.replace(
      assertionOf(xml),
      forged(xml).replace('</saml:Assertion>', `${assertionOf(xml)}</saml:Assertion>`),
    ),
  'XSW5: a forged assertion with the signature of the signed one': (xml) => {
    const signed = assertionOf(xml);
    const changed = signed.replaceAll(EMAIL, 'boss@vellum.test').replace(idOf(signed), '_evil');
    return xml.replace(signed, changed + signed.replace(signatureOf(signed), ''));
  },
  'XSW6: the signed assertion inside the signature of the forged one': (xml) => {
    const signed = assertionOf(xml);
    const bare = signed.replace(signatureOf(signed), '');
    const signature = signatureOf(signed).replace('</Signature>', `<Object>${bare}</Object></Signature>`);
    return xml.replace(signed, forged(xml).replace('</saml:Issuer>', `</saml:Issuer>${signature}`));
  },
  'XSW7: the signed assertion in an extension': (xml) =>
    xml.replace(assertionOf(xml), `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions>${forged(xml)}`),
  'XSW8: a forged assertion with the same id': (xml) =>
    xml.replace(assertionOf(xml), forged(xml, idOf(assertionOf(xml))) + assertionOf(xml)),
  'a forged assertion instead of the signed one': (xml) => xml.replace(assertionOf(xml), forged(xml)),
  'a changed role': (xml) => xml.replaceAll('staff', 'shop-admins'),
  'a document type with an entity': (xml) =>
    `<!DOCTYPE r [<!ENTITY boss "boss@vellum.test">]>${xml.replaceAll(EMAIL, '&boss;')}`,
  'a second signature': (xml) => xml.replace(signatureOf(xml), signatureOf(xml) + signatureOf(xml)),
};

describe('attacks', () => {
  /** Posts a response, and expects that the person is not signed in. */
  async function expectRefused(xml: string, shopper: Shopper, code = 'COMPANY_SIGN_IN_INVALID') {
    const reply = await postResponse(shop, xml);
    expect(errorOf(reply)).toBe(code);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await saml.isSignedIn(shopper)).toBe(false);
    expect(await shop.database.db.selectFrom('accounts').select('id').execute()).toEqual([]);
  }

  it.each([
    ['an unsigned response', { signAssertion: false, signResponse: false }],
    ['a response of which only the assertion is signed', { signResponse: false }],
    ['a response whose assertion is not signed', { signAssertion: false }],
    ['a signature with SHA-1', { signatureAlgorithm: 'rsa-sha1', digestAlgorithm: 'sha1' }],
    ['the certificate of another key', { key: OTHER_KEYS.key, cert: OTHER_KEYS.cert }],
    ['another issuer', { issuer: 'https://evil.test/metadata' }],
    ['another audience', { audience: 'https://other-shop.test/metadata' }],
    ['another recipient', { recipient: 'https://other-shop.test/acs' }],
    ['another destination', { destination: 'https://other-shop.test/acs' }],
    ['an expired assertion', { lifetimeInSeconds: -120 }],
  ])('refuses %s', async (_name, options) => {
    const { shopper, request } = await saml.start();
    await expectRefused(await answerSaml(saml.keys, request, USER, options), shopper);
    // The request is still open for the answer of the provider.
    expect(errorOf(await postResponse(shop, await answerSaml(saml.keys, request, USER)))).toBeNull();
  });

  it.each(Object.keys(WRAPPINGS))('refuses %s', async (name) => {
    const { shopper, request } = await saml.start();
    const signed = await answerSaml(saml.keys, request, withGroups('staff'));
    const changed = WRAPPINGS[name]!(signed);
    expect(changed).not.toBe(signed);
    await expectRefused(changed, shopper);
    expect(errorOf(await postResponse(shop, signed))).toBeNull();
  });

  it('refuses a response to no request', async () => {
    const { shopper, request } = await saml.start();
    const unsolicited = await answerSaml(saml.keys, { ...request, id: '' }, USER);
    await expectRefused(unsolicited, shopper, 'COMPANY_SIGN_IN_EXPIRED');
    const invented = await answerSaml(saml.keys, { ...request, id: `_${'0'.repeat(48)}` }, USER);
    await expectRefused(invented, shopper, 'COMPANY_SIGN_IN_EXPIRED');
  });

  it('refuses a response whose confirmation is for another request', async () => {
    const [mine, theirs] = [await saml.start(), await saml.start()];
    const response = await answerSaml(saml.keys, theirs.request, USER, { signResponse: false });
    // The attacker has the assertion of another person, and puts it into the answer to their own request.
    const changed = response.replace(theirs.request.id, mine.request.id);
    await expectRefused(changed, mine.shopper);
  });

  it('refuses a response that was used before', async () => {
    const { shopper, request } = await saml.start();
    const response = await answerSaml(saml.keys, request, USER);
    const accepted = await postResponse(shop, response);
    expect(errorOf(await postResponse(shop, response))).toBe('COMPANY_SIGN_IN_EXPIRED');
    await saml.finish(shopper, accepted);
    expect(errorOf(await postResponse(shop, response))).toBe('COMPANY_SIGN_IN_EXPIRED');
    // The code works once, too.
    expect(errorOf(await shopper.get(atShop(accepted.headers.location!)))).toBe('COMPANY_SIGN_IN_EXPIRED');
  });

  it('refuses an assertion that was used before, even if its request were open again', async () => {
    const { request } = await saml.start();
    const response = await answerSaml(saml.keys, request, USER);
    await postResponse(shop, response);
    await shop.database.db
      .updateTable('sign_in_requests')
      .set({ used_at: null, code_hash: null, identity: null })
      .where('id', '=', request.id)
      .execute();
    expect(errorOf(await postResponse(shop, response))).toBe('COMPANY_SIGN_IN_EXPIRED');
  });

  it('finishes only in the browser that started', async () => {
    const { shopper, request } = await saml.start();
    const accepted = await postResponse(shop, await answerSaml(saml.keys, request, USER));
    const victim = shop.shopper('sba');
    expect(errorOf(await victim.get(atShop(accepted.headers.location!)))).toBe('COMPANY_SIGN_IN_EXPIRED');
    await startAt(victim, EMAIL);
    expect(errorOf(await victim.get(atShop(accepted.headers.location!)))).toBe('COMPANY_SIGN_IN_EXPIRED');
    expect(await saml.isSignedIn(victim)).toBe(false);
    expect((await saml.finish(shopper, accepted)).headers.location).toContain('/cart');
  });

  it('reads the whole name, also around a comment', async () => {
    const { shopper, request } = await saml.start();
    const own = { ...USER, nameId: `${EMAIL}.evil.test` };
    const response = await answerSaml(saml.keys, request, own);
    // Comments are not part of the signed form.
    const injected = response.replace(`${EMAIL}.evil.test`, `${EMAIL}<!-- -->.evil.test`);
    expect(injected).not.toBe(response);
    await expectRefused(injected, shopper, 'COMPANY_ACCOUNT_NOT_ALLOWED');
  });

  it('refuses a response after the time limit of the request', async () => {
    const { shopper, request } = await saml.start();
    const { now } = shop.clock;
    shop.clock.now = new Date(now.getTime() + 16 * 60_000);
    try {
      await expectRefused(await answerSaml(saml.keys, request, USER), shopper, 'COMPANY_SIGN_IN_EXPIRED');
      await deleteOldSignIns(shop.database.db, shop.clock.now);
      expect(
        await shop.database.db
          .selectFrom('sign_in_requests')
          .select('id')
          .where('id', '=', request.id)
          .execute(),
      ).toEqual([]);
    } finally {
      shop.clock.now = now;
    }
  });

  it.each(['', 'not base64 <', '<Response/>', 'x'.repeat(300_000)])('refuses other texts', async (text) => {
    const reply = await postResponse(shop, text);
    expect(errorOf(reply) ?? reply.status).toSatisfy(
      (outcome: unknown) => outcome === 'COMPANY_SIGN_IN_INVALID' || outcome === 400 || outcome === 413,
    );
  });
});
