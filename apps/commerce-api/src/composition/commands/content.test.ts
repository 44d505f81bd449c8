import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCommandLine } from '../../testing/commands.ts';
import { runContentCli } from './content.ts';

const { command, createDatabase, home, startShop } = createCommandLine(runContentCli);

const PAGE = `---
path: /help/parking
title: Parking
description: Where to park at a store.
category: Stores
sites: consumer
---

`;

function writePage(text: string): void {
  mkdirSync(join(home(), 'pages'), { recursive: true });
  writeFileSync(join(home(), 'pages', 'parking.md'), PAGE + text);
}

it('imports a folder, lists versions and goes back to one, when no shop runs', async () => {
  await createDatabase();
  writePage('In front of the store.');
  expect(await command('import', 'pages', '--dry-run')).toMatchObject({
    code: 0,
    out: 'Would write 1, unchanged 0.\n  /help/parking (consumer)\n',
  });
  expect(await command('list')).toEqual({ code: 0, err: '', out: '' });
  expect((await command('import', 'pages')).out).toBe(
    'Published 1, unchanged 0.\n  /help/parking (consumer)\n',
  );
  expect((await command('import', 'pages')).out).toBe('Published 0, unchanged 1.\n');
  writePage('Behind the store.');
  await command('import', 'pages/parking.md', '--draft');
  const lines = (await command('history', '/help/parking')).out.trimEnd().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^sdc  en-US  \/help\/parking v2 .*  draft  .*\/help\/parking\?preview=[\w-]{24}$/),
    expect.stringMatching(/^sdc  en-US  \/help\/parking v1 .*  published  Parking$/),
  ]);
  expect((await command('publish', '/help/parking', '2')).out).toBe('/help/parking shows version 2.\n');
  expect((await command('publish', '/help/parking', '3')).err).toBe('/help/parking has no version 3.\n');
  writeFileSync(join(home(), 'pages', 'wrong.md'), 'No fields.');
  expect(await command('import', 'pages')).toMatchObject({
    code: 1,
    err: 'wrong.md: begin with fields between two lines of ---.\n',
  });
});

it('goes through a running shop', async () => {
  const { address } = await startShop(undefined, { CATALOG_CACHE_SECONDS: '0' });
  const getStatus = async () => (await fetch(`${address}/cc/api/content/page?path=/help/parking`)).status;
  writePage('In front of the store.');
  expect(await getStatus()).toBe(404);
  expect((await command('import', 'pages')).out).toContain('Published 1');
  expect(await getStatus()).toBe(200);
  expect((await command('list')).out).toContain('/help/parking v1');
  expect((await command('history', '/help/parking', '--tenant', 'sba')).out).toBe('');
  expect((await command('withdraw', '/help/parking')).out).toBe('/help/parking is withdrawn.\n');
  expect(await getStatus()).toBe(404);
  expect((await fetch(`${address}/cc/api/operator/content`)).status).toBe(403);
});

it.each([
  [[], 'Name the step.'],
  [['drop'], '"drop" is not a step.'],
  [['import'], 'Name a folder.'],
  [['import', 'nowhere'], 'There is no folder '],
  [['list', 'all'], 'list has too many arguments.'],
  [['publish', '/help/parking', '2', '--dry-run'], 'publish takes no --dry-run.'],
  [['import', 'pages', '--tenant', 'sba'], 'import takes no --tenant.'],
  [['import', 'pages', '--draft', '--dry-run'], 'Use --draft or --dry-run.'],
  [['list', '--tenant', 'sba'], 'list takes no --tenant.'],
  [['history'], 'Name a page, such as /help/returns.'],
  [['publish', '/help/parking', 'last'], 'Name the number of a version.'],
  [['withdraw', '/help/parking', '--tenant', 'both'], '--tenant is one of sdc, sba.'],
  [['withdraw', '/help/parking', '--locale', 'de'], '--locale is one of en-US, en-CA, fr-CA.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('\n\nUsage: npm run content');
});

it('previews, publishes and takes back a home page', async () => {
  const { address } = await startShop(undefined, { CATALOG_CACHE_SECONDS: '60' });
  const readHome = async (query = '') =>
    ((await (await fetch(`${address}/cc/api/content/home${query}`)).json()) as { data: { version: number } })
      .data.version;
  expect(await readHome()).toBe(0);
  expect((await command('home', 'show')).out).toContain('"kind": "hero"');
  writeFileSync(
    join(home(), 'home.json'),
    '{"sections":[{"id":"departments","kind":"departments","heading":"Shop"}]}',
  );
  expect((await command('home', 'check', 'home.json')).out).toBe(
    'The document is valid. It has 1 sections.\n',
  );
  const { out } = await command('home', 'preview', 'home.json', '--tenant', 'sdc');
  expect(await readHome(/\?preview=\S+/.exec(out)![0])).toBe(1);
  expect(await readHome()).toBe(0);
  expect((await command('home', 'publish', 'home.json', '--tenant', 'sdc')).out).toBe(
    'Version 2 of sdc is active.\n',
  );
  // The shop that ran the command shows the change at once.
  expect(await readHome()).toBe(2);
  expect((await command('home', 'rollback', '--tenant', 'sdc')).code).toBe(0);
  expect(await readHome()).toBe(0);
  writeFileSync(join(home(), 'home.json'), '{"sections":[{"id":"a","kind":"b"}]}');
  expect(await command('home', 'publish', 'home.json', '--tenant', 'sdc')).toMatchObject({ code: 1 });
});

it.each([
  [['home'], 'Name the step.'],
  [['home', 'paint'], '"paint" is not a step.'],
  [['home', 'publish', 'home.json'], 'Give the site: --tenant sdc or sba.'],
  [['home', 'check'], 'Name the file.'],
  [['home', 'list', '--tenant', 'sdc'], 'list takes no --tenant.'],
  [['home', 'rollback', 'x', '--tenant', 'sdc'], 'A version is a whole number.'],
])('explains a wrong call of the home steps: %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
