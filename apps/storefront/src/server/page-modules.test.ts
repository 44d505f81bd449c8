/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../routes.ts';
import type { PageAddress } from '../routing/page-address.ts';
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

const omit = (changes: Partial<PageAddress> = {}) =>
  getOmittedModules({ params: {}, search: new URLSearchParams(), tenant: 'sdc', ...changes });

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
