// Creates an application that uses packed libraries, each in its own folder.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../shop/build.mjs';
import { getEntries } from './packed.mjs';
import { getStart } from './readme.mjs';
import { repeatedIn, getRules } from './styles.mjs';

const TSC = join(root, 'node_modules/typescript-native/bin/tsc');

/**
 * Writes the code of a library: all of its exports, the quick start of its README as written, and its page, if it has one.
 *
 * @param {import('./packed.mjs').Pack} pack
 * @param {Map<string, import('./packed.mjs').Pack>} packs
 * @returns {string[]} complaints about the README
 */
export function writeLibrary({ own, inside, name, json, needs }, packs) {
  mkdirSync(own);
  const entries = getEntries({ json });
  const sheets = needs.filter((needed) => packs.get(needed).json.exports['./styles.css']).reverse();
  const lines = [
    ...sheets.map((needed) => `import '@foolscap/${needed}/styles.css';`),
    ...entries.map((entry, place) => `import * as entry${place} from '@foolscap/${name}/${entry}';`),
    `export const everything = [${entries.map((_, place) => `entry${place}`).join(', ')}];`,
    'console.log(everything.map((entry) => Object.keys(entry).length));',
  ];
  writeFileSync(join(own, 'main.ts'), lines.join('\n'));
  const page = new URL(`pages/${name}.tsx`, import.meta.url);
  if (existsSync(page)) copyFileSync(page, join(own, 'page.tsx'));
  try {
    writeFileSync(join(own, 'start.tsx'), getStart(readFileSync(join(inside, 'README.md'), 'utf8')));
    return [];
  } catch (error) {
    return [`README ${error.message}`];
  }
}

/** Writes the page of an application and the settings of its type checker. @param {import('./packed.mjs').Application} application */
export function writeApplication({ app, packs }) {
  const names = packs.map(({ name }) => name);
  const scripts = names.map((name) => `<script type="module" src="/${name}/main.ts"></script>`);
  writeFileSync(join(app, 'index.html'), `<!doctype html><title>Empty</title>${scripts.join('')}`);
  writeFileSync(join(app, 'css.d.ts'), "declare module '*.css';\ndeclare module '*.scss';\n");
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
  const include = ['css.d.ts', ...names];
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
}

/** Lists the modules of one kind in the libraries of an application, by their names without the extension: `cart/start`. */
export const getModules = ({ app, packs }, kind) =>
  packs.map(({ name }) => `${name}/${kind}`).filter((module) => existsSync(join(app, `${module}.tsx`)));

/**
 * Builds an application with its quick starts.
 *
 * @param {import('./packed.mjs').Application} application
 * @returns {Promise<string[]>} complaints
 */
export async function buildApplication(application) {
  const { app } = application;
  const starts = getModules(application, 'start').map((module) => join(app, `${module}.tsx`));
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
        rolldownOptions: { input: [join(app, 'index.html'), ...starts] },
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
