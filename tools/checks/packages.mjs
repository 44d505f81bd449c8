// Packs every library, looks the packages over, and builds each one alone in an empty application. Ends with `N passed, N failed`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMessage } from 'publint/utils';
import { publint } from 'publint';
import { ensureBuilt, root } from '../shop/build.mjs';

const libs = readdirSync(join(root, 'libs'));
const room = join(root, 'out/packages');
rmSync(room, { recursive: true, force: true });
mkdirSync(room, { recursive: true });

let passed = 0;
const faults = [];
function judge(what, complaints) {
  if (complaints.length === 0) passed += 1;
  else faults.push(`${what}:\n${complaints.map((line) => `  ${line}`).join('\n')}`);
}

const node = (cwd, ...args) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
const bin = (path) => join(root, 'node_modules', path);

await ensureBuilt(libs.map((name) => `@foolscap/${name}`));
// Declarations come from the type checker, which keeps what is up to date.
execFileSync(process.execPath, [bin('typescript-native/bin/tsc'), '-b'], { cwd: root, stdio: 'inherit' });

const packs = new Map();
for (const name of libs) {
  const dir = join(root, 'libs', name);
  const out = execFileSync('npm', ['pack', '--json', '--pack-destination', room, '--ignore-scripts'], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename }] = JSON.parse(out.slice(out.indexOf('[')));
  packs.set(name, {
    dir,
    file: join(room, filename),
    json: JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')),
  });
}

for (const [name, { dir, file, json }] of packs) {
  const { messages } = await publint({ pkgDir: dir, strict: true, level: 'warning', pack: 'npm' });
  judge(
    `publint of ${name}`,
    messages.map((message) => formatMessage(message, json) ?? message.code),
  );

  const types = node(
    root,
    bin('@arethetypeswrong/cli/dist/index.js'),
    file,
    '--profile',
    'esm-only',
    '--format',
    'json',
    '--exclude-entrypoints',
    'styles.css',
    'scss',
    'package.json',
  );
  const problems = (() => {
    try {
      return Object.values(JSON.parse(types.stdout).problems ?? {}).flat();
    } catch {
      return [{ kind: types.stderr || types.stdout }];
    }
  })().filter(
    (problem) =>
      (problem.resolutionKind ?? 'node16-esm') !== 'node10' && problem.resolutionKind !== 'node16-cjs',
  );
  judge(`types of ${name}`, [
    ...new Set(
      problems.map(
        (problem) => `${problem.kind} ${problem.entrypoint ?? ''} ${problem.resolutionKind ?? ''}`,
      ),
    ),
  ]);

  const versions = { ...json.dependencies, ...json.peerDependencies };
  judge(
    `versions of ${name}`,
    Object.entries(versions)
      .filter(([, range]) => range === '*' || range.startsWith('workspace:') || range.startsWith('file:'))
      .map(([dependency, range]) => `${dependency} is ${range}`),
  );
}

/** A library and those of ours that it depends on. */
function withDependencies(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const dependency of Object.keys(packs.get(name).json.dependencies ?? {})) {
    if (dependency.startsWith('@foolscap/')) withDependencies(dependency.slice('@foolscap/'.length), found);
  }
  return found;
}

for (const [name, { json }] of packs) {
  // Our own libraries come from their packages; what they ask for of others lies where npm has put it, above.
  const app = join(room, `app-${name}`);
  for (const needed of withDependencies(name)) {
    const target = join(app, 'node_modules/@foolscap', needed);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', packs.get(needed).file, '-C', target, '--strip-components=1']);
  }
  const entries = Object.keys(json.exports).filter((entry) => !/\.(json|css)$|scss$/.test(entry));
  const sheets = [...withDependencies(name)].filter(
    (needed) => packs.get(needed).json.exports['./styles.css'],
  );
  const imports = entries.map(
    (entry, place) => `import * as entry${place} from '@foolscap/${name}/${entry.slice(2)}';`,
  );
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ name: `app-${name}`, private: true, type: 'module' }),
  );
  writeFileSync(
    join(app, 'index.html'),
    '<!doctype html><title>Empty</title><script type="module" src="/main.ts"></script>',
  );
  writeFileSync(
    join(app, 'main.ts'),
    [
      ...sheets.reverse().map((needed) => `import '@foolscap/${needed}/styles.css';`),
      ...imports,
      `export const everything = [${entries.map((_, place) => `entry${place}`).join(', ')}];`,
      'console.log(everything.map((entry) => Object.keys(entry).length));',
    ].join('\n'),
  );
  writeFileSync(join(app, 'css.d.ts'), "declare module '*.css';\n");
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        jsx: 'react-jsx',
        types: [],
      },
      include: ['main.ts', 'css.d.ts'],
    }),
  );
  const built = node(app, bin('vite/bin/vite.js'), 'build', '--logLevel', 'warn');
  judge(`${name} alone, built`, built.status === 0 ? [] : [built.stdout + built.stderr]);
  const typed = node(app, bin('typescript-native/bin/tsc'), '-p', '.');
  judge(`${name} alone, typed`, typed.status === 0 ? [] : [typed.stdout]);
}

for (const fault of faults) console.log(fault);
console.log(`${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length ? 1 : 0;
