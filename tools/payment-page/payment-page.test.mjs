import { createServer } from 'node:http';
import { once } from 'node:events';
import { comparePage, compareWithBuild } from './compare.mjs';
import { digest, readPage } from './read-page.mjs';

const POLICY = "default-src 'none'; script-src 'self' 'nonce-NONCE'; frame-ancestors 'none'";
/** The shop of the test, which the test changes. */
let site;
let server;
let origin;
beforeEach(async () => {
  site = {
    policy: POLICY,
    nonce: () => crypto.randomUUID(),
    body: '<script type="application/json">{"a":1}</script>',
    files: {
      '/assets/entry.js': 'import("./lazy.js");const deps=["assets/other.js"]',
      '/assets/lazy.js': 'import"./deep.js"',
      '/assets/deep.js': 'export{}',
      '/assets/other.js': 'let a',
    },
  };
  server = createServer((request, response) => {
    const file = site.files[request.url];
    if (file !== undefined) return response.end(file);
    if (request.url !== '/checkout') return response.writeHead(404).end();
    const nonce = site.nonce();
    response.setHeader('x-content-type-options', 'nosniff');
    if (site.policy) response.setHeader('content-security-policy', site.policy.replace('NONCE', nonce));
    response.end(
      `<script type="module" src="/assets/entry.js" nonce="${nonce}"></script>${site.body.replaceAll('NONCE', nonce)}`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterEach(() => server.close());

const read = () => readPage(origin, '/checkout');

it('reads the scripts of a page, and everything that they can import', async () => {
  const { scripts, headers, inline } = await read();
  expect(scripts).toEqual(
    Object.fromEntries(
      ['deep', 'entry', 'lazy', 'other'].map((name) => [
        `/assets/${name}.js`,
        digest(site.files[`/assets/${name}.js`]),
      ]),
    ),
  );
  expect(headers['content-security-policy']).toBe(POLICY.replace('NONCE', '...'));
  expect(inline).toEqual([]);
});

it('finds no difference in an unchanged page with a new nonce', async () => {
  expect(comparePage(await read(), await read())).toEqual([]);
});

it.each([
  ['a changed script', () => (site.files['/assets/deep.js'] += ';steal()'), '/assets/deep.js was'],
  [
    'a script that another one imports',
    () => {
      site.files['/assets/deep.js'] = 'import"./new.js"';
      site.files['/assets/new.js'] = 'steal()';
    },
    '/assets/new.js was nothing',
  ],
  [
    'another script on the page',
    () => {
      site.body += '<script src="/assets/more.js" nonce="NONCE"></script>';
      site.files['/assets/more.js'] = 'steal()';
    },
    '/assets/more.js was nothing',
  ],
  [
    'an inline script',
    () => (site.body += '<script nonce="NONCE">steal()</script>'),
    '(inline): 0 was nothing',
  ],
  [
    'an attribute with code',
    () => (site.body += '<img src=x onerror="steal()">'),
    '(handlers): 0 was nothing, is "onerror"',
  ],
  [
    'a removed directive',
    () => (site.policy = POLICY.replace("; frame-ancestors 'none'", '')),
    'content-security-policy frame-ancestors was "\'none\'", is nothing',
  ],
  [
    'a wider directive',
    () => (site.policy = POLICY.replace("'self'", "'self' https://evil.example")),
    'content-security-policy script-src',
  ],
])('finds %s', async (_, change, difference) => {
  const before = await read();
  change();
  const differences = comparePage(before, await read());
  expect(differences.some((each) => each.includes(difference))).toBe(true);
});

it('reports a page without its policy, because no script has the nonce of a policy', async () => {
  site.policy = '';
  await expect(read()).rejects.toThrow('without the nonce');
});

it('rejects a script without the nonce, a reused nonce, and a missing script', async () => {
  site.body += '<script>steal()</script>';
  await expect(read()).rejects.toThrow('/checkout has 1 scripts without the nonce of its policy.');
  site.body = '';
  site.nonce = () => 'always';
  await expect(read()).rejects.toThrow('the same nonce twice');
  site.nonce = () => crypto.randomUUID();
  delete site.files['/assets/deep.js'];
  await expect(read()).rejects.toThrow('/assets/deep.js cannot be read: 404.');
});

it('compares scripts with the files of the build', async () => {
  const page = await read();
  const getDigest = (path) => site.files[path] && digest(site.files[path]);
  expect(compareWithBuild(page, getDigest)).toEqual([]);
  site.files['/assets/lazy.js'] += ' ';
  delete site.files['/assets/other.js'];
  expect(compareWithBuild(page, getDigest)).toEqual([
    '/checkout: /assets/lazy.js is not the file of the build',
    '/checkout: /assets/other.js is not the file of the build',
  ]);
});

it('reports a page that was not recorded', async () => {
  expect(comparePage(undefined, await read())).toEqual(['/checkout: was not recorded']);
});
