// `npm run new:domain -- NAME` creates a domain library with the standard structure.
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { apiReports } from '../api/reports.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const template = join(here, 'template');

const filesBelow = (dir) =>
  readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/**
 * Creates libs/NAME and adds it to the TypeScript project references.
 * @param {string} name lower-case words joined by hyphens
 * @returns the folder
 */
export async function newDomain(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) {
    throw new Error(
      'Name the domain with lower-case words joined by hyphens: npm run new:domain -- gift-lists',
    );
  }
  const folder = join(root, 'libs', name);
  if (existsSync(folder)) throw new Error(`libs/${name} exists already.`);

  const pascal = name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());
  const camel = pascal[0].toLowerCase() + pascal.slice(1);
  // All libraries have the same version.
  const { version } = JSON.parse(readFileSync(join(root, 'libs/core/package.json'), 'utf8'));
  const fill = (text) =>
    text
      .replaceAll('__version__', version)
      .replaceAll('__name__', name)
      .replaceAll('__Name__', pascal)
      .replaceAll('__camel__', camel)
      .replaceAll('__lower__', pascal.toLowerCase());
  const settings = await resolveConfig(join(root, 'x.ts'));

  for (const file of filesBelow(template)) {
    const target = join(folder, fill(relative(template, file)).replace(/\.tmpl$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    const text = fill(readFileSync(file, 'utf8'));
    writeFileSync(target, await format(text, { ...settings, filepath: target }));
  }

  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));

  for (const { file, text } of apiReports([name])) writeFileSync(file, text);

  const projects = join(root, 'tsconfig.json');
  const config = JSON.parse(readFileSync(projects, 'utf8'));
  config.references.push({ path: `libs/${name}` });
  // Indented, because Prettier then keeps one entry per line.
  const text = JSON.stringify(config, null, 2);
  writeFileSync(projects, await format(text, { ...settings, filepath: projects }));
  return folder;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await newDomain(process.argv[2]).then(
    (folder) =>
      console.log(
        `${relative(root, folder)} created. Next: npm install, then compose it in apps/storefront/src/compose.ts.`,
      ),
    (error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
