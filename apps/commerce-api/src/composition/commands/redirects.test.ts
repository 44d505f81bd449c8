import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCommandLine } from '../../testing/commands.ts';
import { runRedirectsCli } from './redirects.ts';

const { command, createDatabase, home, startShop } = createCommandLine(runRedirectsCli);

it('adds, imports, lists and removes redirects when no shop runs', async () => {
  await createDatabase();
  expect(await command('add', '/old', '/c/paper')).toEqual({
    code: 0,
    err: '',
    out: '/old leads to /c/paper.\n',
  });
  writeFileSync(join(home(), 'old.csv'), '/a.html,/c/pens\n\n/item.php?id=7, /p/24110101\n');
  expect((await command('import', 'old.csv')).out).toBe('2 redirects are set.\n');
  expect((await command('list')).out.split('\n')).toEqual([
    'sdc       0 visits  never       /a.html -> /c/pens',
    'sdc       0 visits  never       /item.php?id=7 -> /p/24110101',
    'sdc       0 visits  never       /old -> /c/paper',
    '',
  ]);
  expect((await command('remove', '/old')).out).toBe('/old is no longer redirected.\n');
  expect(await command('remove', '/old')).toMatchObject({
    code: 1,
    err: 'There is no redirect from /old.\n',
  });
});

it.each([
  ['/', '/c/paper', '"/" is not an address like /old-page.'],
  ['old', '/c/paper', '"old" is not an address like /old-page.'],
  ['//evil.example', '/c/paper', '"//evil.example" is not an address'],
  ['/old', 'https://evil.example', '"https://evil.example" is not a page of this site'],
  ['/old', '//evil.example', '"//evil.example" is not a page of this site'],
  ['/old', '/old', '/old leads to itself.'],
  ['/old', '/old?x=1', '/old leads to itself.'],
  ['/older', '/known?x=1', '/older leads to /known?x=1, which is redirected as well. Use /c/paper.'],
  ['/c/paper', '/c/pens', '/known leads to /c/paper. Redirect /known to /c/pens first.'],
  ['/older', '/known', '/older leads to /known, which is redirected as well. Use /c/paper.'],
])('rejects a redirect from %s to %s', async (from, to, message) => {
  await createDatabase();
  await command('add', '/known', '/c/paper');
  const { code, err } = await command('add', from, to);
  expect([code, err]).toEqual([1, expect.stringContaining(message)]);
});

it('goes through a running shop, whose visits are counted', async () => {
  const { address } = await startShop();
  await command('add', '/item.php', '/c/paper');
  await command('add', '/item.php?id=7', '/p/24110101');
  const follow = async (from: string, tenant = 'sdc') => {
    const reply = await fetch(
      `${address}/cc/api/content/redirect?${new URLSearchParams({ address: from })}`,
      { headers: { 'x-tenant': tenant } },
    );
    const { data, error } = (await reply.json()) as { data?: { to: string }; error?: { code: string } };
    return data?.to ?? error?.code;
  };
  expect(await follow('/item.php?id=7')).toBe('/p/24110101');
  expect(await follow('/item.php?id=8')).toBe('/c/paper');
  expect(await follow('/item.php')).toBe('/c/paper');
  await command('add', '/büro/', '/c/desks');
  expect(await follow('/b%C3%BCro')).toBe('/c/desks');
  expect(await follow('/b%C3%BCro/')).toBe('/c/desks');
  expect(await follow('/item.php', 'sba')).toBe('REDIRECT_NOT_FOUND');
  expect((await command('list')).out).toMatch(
    / 2 visits {2}\d{4}-\d\d-\d\d {2}\/item\.php -> \/c\/paper\n.* 1 visits /,
  );
  expect((await fetch(`${address}/cc/api/operator/redirects`)).status).toBe(403);
});

it.each([
  [[], 'Name the step.'],
  [['drop'], '"drop" is not a step.'],
  [['add', '/old'], 'add takes two arguments.'],
  [['list', '/old'], 'list takes no arguments.'],
  [['list', '--tenant', 'sba'], 'list takes no --tenant.'],
  [['import', 'nowhere.csv'], 'There is no file '],
  [['remove', '/old', '--tenant', 'both'], '--tenant is one of sdc, sba.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
