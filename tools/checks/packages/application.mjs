// Creates an empty application with one library and its dependencies.
import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../shop/build.mjs';
import { getEntries } from './packed.mjs';
import { getStart } from './readme.mjs';
import { repeatedIn, getRules } from './styles.mjs';

const TSC = join(root, 'node_modules/typescript-native/bin/tsc');

/**
 * Writes the application: all exports of the library, the quick start of its README as written, and a page of its own where there is one.
 *
 * @param {import('./packed.mjs').Pack} pack
 * @param {Map<string, import('./packed.mjs').Pack>} packs
 * @returns {string[]} complaints about the README
 */
export function writeApplication({ app, inside, name, json, needs }, packs) {
  const entries = getEntries({ json });
  const sheets = needs.filter((needed) => packs.get(needed).json.exports['./styles.css']).reverse();
  const lines = [
    ...sheets.map((needed) => `import '@foolscap/${needed}/styles.css';`),
    ...entries.map((entry, place) => `import * as entry${place} from '@foolscap/${name}/${entry}';`),
    `export const everything = [${entries.map((_, place) => `entry${place}`).join(', ')}];`,
    'console.log(everything.map((entry) => Object.keys(entry).length));',
  ];
  writeFileSync(join(app, 'main.ts'), lines.join('\n'));
  writeFileSync(
    join(app, 'index.html'),
    '<!doctype html><title>Empty</title><script type="module" src="/main.ts"></script>',
  );
  writeFileSync(join(app, 'css.d.ts'), "declare module '*.css';\ndeclare module '*.scss';\n");
  const page = new URL(`pages/${name}.tsx`, import.meta.url);
  if (existsSync(page)) copyFileSync(page, join(app, 'page.tsx'));
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    types: [],
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
  try {
    writeFileSync(join(app, 'start.tsx'), getStart(readFileSync(join(inside, 'README.md'), 'utf8')));
    return [];
  } catch (error) {
    return [`README ${error.message}`];
  }
}

/**
 * Builds the application and its quick start.
 *
 * @returns {Promise<string[]>} complaints
 */
export async function buildApplication({ app }) {
  const start = join(app, 'start.tsx');
  try {
    await build({
      root: app,
      configFile: false,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic' } },
      build: {
        minify: false,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { input: [join(app, 'index.html'), ...(existsSync(start) ? [start] : [])] },
      },
    });
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  // The styles of an application that imports each sheet once, as the READMEs describe.
  const assets = join(app, 'dist/assets');
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  return sheets.flatMap((file) =>
    repeatedIn(getRules(readFileSync(join(assets, file), 'utf8'))).map(
      (selector) => `the page gets twice: ${selector}`,
    ),
  );
}

/** Type-checks the application in strict mode. @returns {Promise<string[]>} the errors */
export const checkApplication = ({ app }) =>
  new Promise((resolve) => {
    execFile(process.execPath, [TSC, '-p', '.'], { cwd: app }, (error, out, err) =>
      resolve(error ? [out + err] : []),
    );
  });
