import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Database } from '../../kernel/database/database.ts';
import { createKeyPair } from '../../testing/certificates.ts';
import { createCommandLine } from '../../testing/commands.ts';
import { listenLocally } from '../../testing/listen-locally.ts';
import { runIdentityProvidersCli } from './identity-providers.ts';

const { command, createDatabase, startShop, home, withDatabase, env } =
  createCommandLine(runIdentityProvidersCli);
const NUMBER = '1010101010';
const KEYS = createKeyPair('quire.test');
const EXPIRED = createKeyPair('quire.test', -1);

async function addOrganizations(database: Database): Promise<void> {
  await database.db
    .insertInto('organizations')
    .values([
      { id: '00000000-0000-4000-8000-000000000001', name: 'Quire & Sons', customer_number: NUMBER },
      { id: '00000000-0000-4000-8000-000000000002', name: 'Ream Inc', customer_number: '2' },
      { id: '00000000-0000-4000-8000-000000000003', name: 'Twin A', customer_number: '3' },
      { id: '00000000-0000-4000-8000-000000000004', name: 'Twin B', customer_number: '3' },
    ])
    .execute();
}

const done = async (...args: string[]) => {
  const { code, out, err } = await command(...args);
  return code === 0 ? out : err;
};

function writeFile(name: string, text: string): string {
  writeFileSync(join(home(), name), text);
  return name;
}

const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');
const metadata = (entryPoint: string) => `<?xml version="1.0"?>
  <md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="https://idp.test/metadata">
    <md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"/>
    <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
      <md:KeyDescriptor use="encryption"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>none</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
        ${bare(KEYS.cert)}
      </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:KeyDescriptor><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bare(EXPIRED.cert)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.test/post"/>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entryPoint}"/>
    </md:IDPSSODescriptor>
  </md:EntityDescriptor>`;

it('sets a SAML provider from its metadata, lists, tests and removes it', async () => {
  const idp = createServer((_request, response) => response.end());
  const { port, close } = await listenLocally(idp);
  await createDatabase(addOrganizations);
  env().PUBLIC_URL = 'https://shop.example';
  const file = writeFile('idp.xml', metadata(`http://127.0.0.1:${port}/sso`));
  expect(await done('saml', NUMBER, '--metadata', file, '--domain', 'Quire.Test', '--passwords', 'no')).toBe(
    'Quire & Sons: members sign in with SAML at https://idp.test/metadata.\n',
  );
  await done('saml', NUMBER, '--role', 'urn:groups=shop admins:ADMIN', '--default-role', 'BUYER');
  expect((await done('list')).split('\n')).toEqual([
    `${NUMBER}  Quire & Sons  SAML  https://idp.test/metadata`,
    '  domains: quire.test',
    '  roles: urn:groups=shop admins is ADMIN, others are BUYER',
    '  new members: created at the first sign-in',
    '  passwords: refused',
    `  entry point: http://127.0.0.1:${port}/sso`,
    '  certificates: 2',
    `  audience (entity id): https://shop.example/cc/api/sso/saml/${NUMBER}/metadata`,
    `  reply URL (ACS): https://shop.example/cc/api/sso/saml/${NUMBER}/acs`,
    `  metadata: https://shop.example/cc/api/sso/saml/${NUMBER}/metadata`,
    '',
  ]);
  const report = await done('test', NUMBER);
  expect(report).toContain(`http://127.0.0.1:${port}/sso answers\n`);
  expect(report).toContain('certificate CN=quire.test: valid, until');
  expect(report).toContain('certificate CN=quire.test: EXPIRED, until');
  await close();
  expect(await done('test', NUMBER)).toContain('DOES NOT ANSWER');
  const readFlow = () =>
    withDatabase(({ db }) =>
      db
        .selectFrom('organizations')
        .select('flow')
        .where('customer_number', '=', NUMBER)
        .executeTakeFirstOrThrow(),
    );
  expect((await readFlow()).flow).toBe('SAML');
  expect(await done('remove', NUMBER)).toContain('identity provider removed');
  expect((await readFlow()).flow).toBeNull();
  expect(await done('list')).toBe('');
});

it('goes through a running shop, and hides the client secret', async () => {
  const { database } = await startShop(addOrganizations, {
    IDENTITY_PROVIDER_KEY: 'a key of the tests with 32 characters',
  });
  const secret = writeFile('secret', 'very-secret\n');
  const oidc = ['oidc', NUMBER, '--issuer', 'http://127.0.0.1:9/', '--client-id', 'shop'];
  expect(await done(...oidc, '--secret-file', secret, '--domain', 'quire.test')).toBe(
    'Quire & Sons: members sign in with OpenID Connect at http://127.0.0.1:9/.\n',
  );
  const list = await done('list');
  expect(list).toContain('client: shop, with a secret');
  expect(list).toContain(`/cc/api/sso/oidc/${NUMBER}/callback`);
  expect(await done('test', NUMBER)).toContain('IS NOT READABLE');
  const readSecret = async () =>
    (await database.db.selectFrom('identity_providers').select('client_secret').executeTakeFirstOrThrow())
      .client_secret;
  expect(await readSecret()).not.toContain('very-secret');
  await done('oidc', NUMBER, '--default-role', 'BUYER');
  expect(await readSecret()).not.toBeNull();
  // The secret belongs to a client at a provider.
  await done(...oidc);
  expect(await readSecret()).toBeNull();
  expect(await done('remove', NUMBER)).toContain('removed');
});

it.each([
  [['saml', '7'], 'There is no organization with the number 7.'],
  [['saml', '3', '--issuer', 'a'], 'Several organizations have the number 3.'],
  [['saml', NUMBER, '--issuer', 'a'], 'A certificate is missing.'],
  [['oidc', NUMBER, '--client-id', 'a'], 'The issuer must be a URL that begins with https://.'],
  [
    ['oidc', NUMBER, '--client-id', 'a', '--issuer', 'http://idp.test'],
    'must be a URL that begins with https://',
  ],
  [['oidc', NUMBER, '--client-id', 'a', '--issuer', 'https://idp.test'], 'Name at least one domain'],
  [
    ['oidc', NUMBER, '--client-id', 'a', '--issuer', 'https://idp.test', '--secret-file', 'secret'],
    'Set IDENTITY_PROVIDER_KEY',
  ],
  [['remove', NUMBER], 'Quire & Sons has no identity provider.'],
  [['test', NUMBER], `${NUMBER} has no identity provider.`],
  [['saml', NUMBER, '--metadata', 'broken.xml'], 'The metadata must describe one identity provider'],
])('rejects %j', async (args, reason) => {
  await createDatabase(addOrganizations);
  writeFile('secret', 'very-secret');
  writeFile('broken.xml', '<EntityDescriptor/>');
  const { code, err } = await command(...args);
  expect(code).toBe(1);
  expect(err).toContain(reason);
});

it('gives a domain to one organization only', async () => {
  await createDatabase(addOrganizations);
  const oidc = ['--client-id', 'a', '--issuer', 'https://idp.test', '--domain', 'quire.test'];
  await done('oidc', NUMBER, ...oidc);
  expect(await done('oidc', '2', ...oidc)).toContain(
    'The domain quire.test belongs to the provider of another organization.',
  );
});

it.each([
  [[], 'Name the step.'],
  [['paint'], '"paint" is not a step.'],
  [['list', '1'], 'list takes no arguments.'],
  [['saml'], 'saml takes a customer number.'],
  [['saml', NUMBER, '--client-id', 'a'], '--client-id is not for saml.'],
  [['oidc', NUMBER, '--metadata', 'a'], '--metadata is not for oidc.'],
  [['oidc', NUMBER, '--passwords', 'maybe'], '--passwords must be yes or no.'],
  [['oidc', NUMBER, '--role', 'staff'], '--role must be ATTR=VALUE:ROLE, but is "staff".'],
  [['oidc', NUMBER, '--domain', 'quire'], 'This change has a value that is not allowed.'],
])('explains the usage after %j', async (args, reason) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(reason);
});

it('prints the usage', async () => {
  expect(await done('--help')).toMatch(/^Usage: npm run identity-providers -- list\n/);
});
