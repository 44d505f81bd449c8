import { createCommandLine } from '../../testing/commands.ts';
import { runTogglesCli } from './toggles.ts';

const { command, createDatabase, startShop } = createCommandLine(runTogglesCli);

const getLine = async (name: string) =>
  (await command('list')).out.split('\n').filter((line) => line.startsWith(`${name} `));

it('switches toggles when no shop runs', async () => {
  await createDatabase();
  expect(await getLine('chat')).toEqual(['chat              both  off']);
  expect(await command('on', 'chat')).toEqual({ code: 0, err: '', out: 'chat is on.\n' });
  expect(await getLine('chat')).toEqual(['chat              both  on']);
  expect(await command('on', 'jetpack')).toEqual({
    code: 1,
    out: '',
    err: 'There is no toggle jetpack.\n',
  });
});

it('goes through a running shop, which notices the change immediately', async () => {
  const { address } = await startShop(undefined, { CATALOG_CACHE_SECONDS: '600' });
  const chat = async () => {
    const { data } = await (await fetch(`${address}/cc/api/account`)).json();
    const toggles = data.session.sessionIPA.webToggleList as { toggleName: string; values: string[] }[];
    return toggles.find(({ toggleName }) => toggleName === 'chat')?.values;
  };
  expect(await chat()).toEqual(['false']);
  expect(await command('on', 'chat', '--tenant', 'sdc')).toEqual({
    code: 0,
    err: '',
    out: 'chat is on for sdc.\n',
  });
  expect(await chat()).toEqual(['true']);
  expect(await getLine('chat')).toEqual(['chat              both  off', 'chat              sdc   on']);
  const stranger = await fetch(`${address}/cc/api/operator/toggles`);
  expect(stranger.status).toBe(403);
});

it.each([
  [[], 'Name the step.'],
  [['drop', 'chat'], '"drop" is not a step.'],
  [['on'], 'Name one toggle.'],
  [['on', 'chat', 'feedback'], 'Name one toggle.'],
  [['on', 'chat', '--tenant', 'both'], '--tenant is one of sdc, sba.'],
  [['list', 'chat'], 'list takes no arguments.'],
])('reports the error in the call %j', async (args, message) => {
  const { code, err } = await command(...args);
  expect(code).toBe(2);
  expect(err).toContain(`${message}\n\nUsage: npm run toggles`);
});

it('prints its usage', async () => {
  expect(await command('--help')).toMatchObject({ code: 0, err: '' });
});
