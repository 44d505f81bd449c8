/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../routes.ts';
import { LIST_PATHS } from '../routing/pages.ts';
import { getOmittedModules, getPageModule } from './page-modules.ts';

const source = readFileSync(join(__dirname, '../routes.ts'), 'utf8');

it.each(ROUTES.map(({ path }) => path))(
  'the route %s imports the module that its styles are read from',
  (path) => {
    const module = getPageModule(path);
    expect(source).toContain(`import('./${module.replace('src/', '')}')`);
    expect(module.endsWith('/NotFoundScreen.tsx')).toBe(path === '*');
  },
);

it('omits the styles of members for all other shoppers', () => {
  const address = { params: {}, search: new URLSearchParams() };
  const [omitted = ''] = getOmittedModules('/', { ...address, tenant: 'sba', isGuest: true });
  const home = readFileSync(join(__dirname, '../screens/HomeScreen.tsx'), 'utf8');
  expect(home).toContain(`import('${omitted.replace('src/screens', '.')}')`);
  expect(getOmittedModules('/', { ...address, tenant: 'sdc' })).toEqual([omitted]);
  expect(getOmittedModules('/', { ...address, tenant: 'sba', isGuest: false })).toEqual([]);
});

it.each([
  ['all lists', '', {}, 'ListsView'],
  ['one list', 'listId=1', {}, 'ListView'],
  ['the list of a public link', '', { linkId: '1' }, 'PublicListView'],
])('omits the styles of the other sections on the page of %s', (_, search, params, shown) => {
  const sections = [
    ...readFileSync(join(__dirname, '../screens/ListsScreen.tsx'), 'utf8').matchAll(/import\('\.\/(.+)'\)/g),
  ].map(([, file]) => `src/screens/${file}`);
  expect(sections).toHaveLength(3);
  const omitted = getOmittedModules(LIST_PATHS[0]!, {
    params,
    search: new URLSearchParams(search),
    tenant: 'sba',
    isGuest: false,
  });
  expect(omitted).toEqual(sections.filter((file) => file !== `src/screens/lists/${shown}.tsx`));
});
