/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../routes.ts';
import type { PageAddress } from '../routing/page-address.ts';
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

const omit = (changes: Partial<PageAddress> = {}, path = '/') =>
  getOmittedModules(path, { params: {}, search: new URLSearchParams(), tenant: 'sdc', ...changes });

it('omits the styles of members for all other shoppers', () => {
  const members = 'src/screens/home/MemberHome.tsx';
  expect(omit()).toContain(members);
  expect(omit({ tenant: 'sba', isGuest: true })).toContain(members);
  expect(omit({ tenant: 'sba', isGuest: false })).not.toContain(members);
});

it('omits the styles of the list view for the grid', () => {
  const list = 'src/screens/tiles/ListTiles.tsx';
  expect(omit()).toContain(list);
  expect(omit({ search: new URLSearchParams('view=list') })).not.toContain(list);
});

it('omits only modules that exist', () => {
  for (const module of omit()) expect(existsSync(join(__dirname, '../..', module))).toBe(true);
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
  const omitted = omit({ params, search: new URLSearchParams(search) }, LIST_PATHS[0]!);
  expect(omitted.filter((file) => sections.includes(file))).toEqual(
    sections.filter((file) => file !== `src/screens/lists/${shown}.tsx`),
  );
});
