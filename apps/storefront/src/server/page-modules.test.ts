/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../routes.ts';
import { getPageModule } from './page-modules.ts';

const source = readFileSync(join(__dirname, '../routes.ts'), 'utf8');

it.each(ROUTES.map(({ path }) => path))(
  'the route %s imports the module by which its scripts are found',
  (path) => {
    const module = getPageModule(path);
    expect(source).toContain(`import('./${module.replace('src/', '')}')`);
    expect(module.endsWith('/NotFoundScreen.tsx')).toBe(path === '*');
  },
);
