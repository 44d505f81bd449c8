import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { countTask, createProgress, TARGETS } from './nx-run.mjs';

const ROOT = join(__dirname, '../..');

/** Runs Nx with its output in a file: Nx ends before a pipe has taken a long output, and the rest is lost. */
function nx(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'nx-output-'));
  try {
    const file = join(folder, 'stdout');
    const output = openSync(file, 'w');
    execFileSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args], {
      cwd: ROOT,
      stdio: ['ignore', output, 'inherit'],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
    closeSync(output);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files that invalidate a cached result of a task when they change. */
const inputsOf = (task) => new Set(JSON.parse(nx('show', 'target', 'inputs', task, '--json')).files);

describe('a cached result', () => {
  const RULE = 'libs/core/src/money/money.ts';
  const TOOL = 'tools/jest/project.cjs';

  it.each(['@foolscap/cart:test', '@foolscap/storefront:test', '@foolscap/commerce-api:test-postgres'])(
    'of %s is invalidated by a change of a rule in core or of a tool',
    (task) => {
      const inputs = inputsOf(task);
      expect([RULE, TOOL, 'package-lock.json'].filter((file) => !inputs.has(file))).toEqual([]);
    },
  );

  it('of the storefront is invalidated by a change of any library, but that of a domain not by a change of another domain', () => {
    const shop = inputsOf('@foolscap/storefront:e2e');
    const libraries = ['cart', 'lists', 'stores', 'subscriptions', 'tiles'];
    expect(libraries.filter((name) => !shop.has(`libs/${name}/package.json`))).toEqual([]);
    expect(shop).toContain('apps/storefront/e2e/journey.ts');
    expect(inputsOf('@foolscap/cart:test')).not.toContain('libs/tiles/src/ui/index.ts');
  });

  it('of the API is invalidated by a change of library code that it runs, but not by a change of components', () => {
    const api = inputsOf('@foolscap/commerce-api:test-postgres');
    expect(api).toContain('libs/cart/src/model/index.ts');
    expect(api).toContain('libs/cart/src/testing/index.ts');
    expect(api).not.toContain('libs/cart/src/ui/index.ts');
  });
});

const FOLDERS = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
);

it.each(FOLDERS)(
  'lists in package.json of %s every project that it is compiled against, because Nx reads its graph from there',
  (folder) => {
    const read = (file) => JSON.parse(readFileSync(join(ROOT, folder, file), 'utf8'));
    const { dependencies, devDependencies, peerDependencies } = read('package.json');
    const listed = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
    const compiled = (read('tsconfig.json').references ?? []).map(
      ({ path }) => `@foolscap/${basename(path)}`,
    );
    expect(compiled.filter((name) => !listed.includes(name))).toEqual([]);
  },
);

describe('the targets of all projects', () => {
  let projects;
  beforeAll(() => {
    projects = Object.values(JSON.parse(nx('graph', '--print')).graph.nodes).map(({ data }) => data);
  });

  it('are all run', () => {
    const unknown = new Set(
      projects
        .flatMap(({ targets }) => Object.keys(targets))
        .filter((target) => !TARGETS.includes(target) && target !== 'nx-release-publish'),
    );
    expect([...unknown]).toEqual([]);
  });

  it('run the stories of every library, and again after the library changes', () => {
    const runs = projects.flatMap(({ root, name, targets: { stories } }) => {
      if (!stories) return [];
      const folders = stories.options.command.replaceAll('{projectRoot}', root).match(/libs\/[^/]+/g);
      const inputs = JSON.stringify([name, stories.inputs]);
      return folders.filter((folder) => inputs.includes(`"@foolscap/${basename(folder)}"`));
    });
    const hasStories = (folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).some((file) => file.endsWith('.stories.tsx'));
    expect(FOLDERS.filter((folder) => folder.startsWith('libs/') && hasStories(folder)).sort()).toEqual(
      runs.sort(),
    );
  });
});

describe('countTask', () => {
  it.each([
    ['a suite by its last line', 0, '1 passed, 0 failed\nmore\n12 passed, 0 failed\n', [12, 0]],
    ['failed tests', 1, '12 passed, 3 failed\n', [12, 3]],
    ['a suite that failed after its tests', 1, '12 passed, 0 failed\n', [12, 1]],
    ['a passed gate', 0, 'All files are formatted.\n', [1, 0]],
    ['a failed gate', 2, '', [0, 1]],
    ['a task that was not run as failed', undefined, '', [0, 1]],
  ])('counts %s', (_what, code, output, count) => {
    expect(countTask(code, output)).toEqual(count);
  });
});

it('reports each task as it finishes, and which ones failed', () => {
  const lines = [];
  const report = createProgress((line) => lines.push(line));
  const output = [
    '> nx run cart:test',
    'failed: cart.test.ts > adds',
    '1 passed, 1 failed',
    'Warning: command "node jest.js" exited with non-zero status code',
    '> nx run cart:lint  [local cache]',
    '',
  ].join('\n');
  for (const chunk of [output.slice(0, 9), output.slice(9, 70), output.slice(70)]) report(chunk);
  expect(lines).toEqual([
    'finished cart:test',
    '  failed: cart.test.ts > adds',
    'FAILED cart:test',
    'finished cart:lint',
  ]);
});
