import { createImports, getStatements } from './imports.mjs';

/** Creates a reader of in-memory sources. `@foolscap/ui/components` and `@foolscap/ui/scss` are entries of `libs/ui`. */
const importsIn = (sources) =>
  createImports(
    '',
    (path) => sources[path],
    (library) =>
      library === 'ui'
        ? {
            './components': { '@foolscap/source': './src/components/index.ts', default: './dist/x.js' },
            './scss': './src/styles/_mixins.scss',
          }
        : undefined,
  );

const UI = {
  'libs/ui/src/components/index.ts': [
    "export { Button, type ButtonProps } from './Button/Button.tsx';",
    "export { Tag as Badge } from './Badge/Badge.tsx';",
    "export * from './gap.ts';",
  ].join('\n'),
  'libs/ui/src/components/Button/Button.tsx':
    "import styles from './Button.module.scss';\nexport function Button() {}",
  'libs/ui/src/components/Button/Button.module.scss': "@use '../../styles/mixins' as ui;",
  'libs/ui/src/components/Badge/Badge.tsx':
    "import { Button } from '../Button/Button.tsx';\nexport const Tag = 1;",
  'libs/ui/src/components/gap.ts': 'export const gap = 4;',
  'libs/ui/src/styles/_mixins.scss': '',
};

it('reads the names that a module imports, over several lines, without types', () => {
  const code = [
    "import './styles.css';",
    "import type { A } from './a.ts';",
    "import { type B } from './b.ts';",
    'import {',
    '  c,',
    '  d as e,',
    '  type F,',
    "} from './c.ts';",
    "import g, * as h from './g.ts';",
    "export * from './i.ts';",
    "const later = () => import('./j.ts');",
    "export const text = 'not from anywhere';",
  ].join('\n');
  expect(getStatements(code).map(({ from, names }) => [from, names?.map(({ ours }) => ours)])).toEqual([
    ['./styles.css', undefined],
    ['./c.ts', ['c', 'e']],
    ['./g.ts', undefined],
    ['./i.ts', undefined],
    ['./j.ts', undefined],
  ]);
});

it('follows an entry to the one imported component', () => {
  const { getReach } = importsIn({
    ...UI,
    'libs/cart/src/ui/Line.tsx': "import { Button } from '@foolscap/ui/components';",
  });
  expect([...getReach('libs/cart/src/ui/Line.tsx')].sort()).toEqual([
    'libs/cart/src/ui/Line.tsx',
    'libs/ui/src/components/Button/Button.module.scss',
    'libs/ui/src/components/Button/Button.tsx',
    'libs/ui/src/components/index.ts',
    'libs/ui/src/styles/_mixins.scss',
  ]);
});

it('follows renamed and wildcard re-exports of an entry', () => {
  const { getReach } = importsIn({
    ...UI,
    'a.ts': "import { Badge } from '@foolscap/ui/components';",
    'b.ts': "import { gap } from '@foolscap/ui/components';",
  });
  expect(getReach('a.ts')).toContain('libs/ui/src/components/Badge/Badge.tsx');
  expect(getReach('b.ts')).toContain('libs/ui/src/components/gap.ts');
  expect(getReach('b.ts')).not.toContain('libs/ui/src/components/Button/Button.tsx');
});

it('depends on the whole entry when all of it is imported, or a name cannot be traced', () => {
  const { getReach } = importsIn({
    ...UI,
    'a.ts': "import * as ui from '@foolscap/ui/components';",
    'b.ts': "import { Unknown } from '@foolscap/ui/components';",
  });
  for (const file of ['a.ts', 'b.ts'])
    expect(getReach(file)).toContain('libs/ui/src/components/Button/Button.tsx');
});

it('reads an entry as a whole for one module even if another imports one name of it', () => {
  const { getReach } = importsIn({
    ...UI,
    'a.ts': "import { gap } from '@foolscap/ui/components';\nimport './b.ts';",
    'b.ts': "import * as ui from '@foolscap/ui/components';",
  });
  expect(getReach('a.ts')).toContain('libs/ui/src/components/Badge/Badge.tsx');
});

it('stops at the given modules, and leaves out external packages', () => {
  const { getReach } = importsIn({
    'a.ts': "import './b.ts';\nimport 'react';",
    'b.ts': "import './c.ts';",
    'c.ts': '',
  });
  expect([...getReach('a.ts', (file) => file === 'b.ts')]).toEqual(['a.ts', 'b.ts']);
});

it('terminates in an import cycle', () => {
  const { getReach } = importsIn({ 'a.ts': "import './b.ts';", 'b.ts': "import './a.ts';" });
  expect([...getReach('a.ts')].sort()).toEqual(['a.ts', 'b.ts']);
});
