#!/usr/bin/env node
// Which components and which states of the libraries have stories.
//   node tools/checks/story-coverage.mjs
// Every component that a library's ui entries export has a story file with Default and LongContent, or stands in
// one beside its sibling; every state in the table "States" of a library's README names a story that exists.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of a library whose entries export components. */
const entries = ['ui', 'components', 'overlays', 'widgets'];

/** Providers of context draw nothing of their own. */
const drawsNothing = /Provider$/;

/** The places of things that are on their way hold no content, long or short. */
const holdsNothing = /Skeleton/;

/**
 * Names of the components that the text of an entry's `index.ts` exports: values in PascalCase, no types.
 * `export *` is followed by `resolve`, which gives the text of that module.
 */
export function exportedComponents(text, resolve = () => '') {
  const names = [];
  for (const [, list] of text.matchAll(/export\s*\{([^}]*)\}/g)) {
    for (const part of list.split(',')) {
      const name = part.trim().replace(/^.*\sas\s+/, '');
      if (/^[A-Z][A-Za-z0-9]*$/.test(name) && /[a-z]/.test(name)) names.push(name);
    }
  }
  for (const [, path] of text.matchAll(/export\s*\*\s*from\s*'([^']+)'/g)) {
    const module = resolve(path);
    for (const [, name] of module.matchAll(
      /export\s+(?:function|const)\s+([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)/g,
    )) {
      names.push(name);
    }
    names.push(...exportedComponents(module));
  }
  return [...new Set(names)];
}

/** What a story file shows: its main component, every component in it, and the names of its stories. */
export function storiesOf(text) {
  return {
    component: /\bcomponent:\s*([A-Z]\w*)/.exec(text)?.[1],
    mentions: new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)),
    stories: new Set([...text.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name]) => name)),
  };
}

/** The `Component/Story` names in the section "States" of a README. */
export function statesOf(readme) {
  const section = /^## States$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(readme)?.[1] ?? '';
  return [...section.matchAll(/`([A-Z]\w*)\/([A-Z]\w*)`/g)].map(([, component, story]) => ({
    component,
    story,
  }));
}

/** Reads one library; gives the number of components, stories and states, and what is missing. */
function checkLibrary(folder) {
  const files = findFiles(join(folder, 'src'), /\.stories\.tsx$/).map((file) => ({
    file,
    ...storiesOf(readFileSync(file, 'utf8')),
  }));
  const missing = [];
  const components = [];
  for (const entry of entries) {
    const index = join(folder, 'src', entry, 'index.ts');
    if (!existsSync(index)) continue;
    const resolve = (path) => {
      const file = join(dirname(index), path);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    components.push(
      ...exportedComponents(readFileSync(index, 'utf8'), resolve).filter((name) => !drawsNothing.test(name)),
    );
  }
  for (const name of components) {
    const own = files.find(({ component }) => component === name);
    if (own) {
      for (const story of holdsNothing.test(name) ? ['Default'] : ['Default', 'LongContent']) {
        if (!own.stories.has(story)) missing.push(`${name} has no story ${story}`);
      }
    } else if (!files.some(({ mentions }) => mentions.has(name))) {
      missing.push(`${name} is in no story`);
    }
  }
  const readme = join(folder, 'README.md');
  const states = existsSync(readme) ? statesOf(readFileSync(readme, 'utf8')) : [];
  for (const { component, story } of states) {
    const found = files.some(
      (file) =>
        file.stories.has(story) &&
        (file.component === component || basename(file.file).startsWith(`${component}.`)),
    );
    if (!found) missing.push(`the README names the state ${component}/${story}, which has no story`);
  }
  const stories = files.reduce((sum, file) => sum + file.stories.size, 0);
  return { components: components.length, stories, states: states.length, missing };
}

function findFiles(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Checks all libraries and prints a table; gives the lines about what is missing. */
export function checkStoryCoverage(log = console.log) {
  const problems = [];
  log('library       components  stories  states');
  for (const name of readdirSync(join(root, 'libs')).sort()) {
    const folder = join(root, 'libs', name);
    if (!existsSync(join(folder, 'package.json'))) continue;
    const { components, stories, states, missing } = checkLibrary(folder);
    if (components === 0 && stories === 0) continue;
    log(
      `${name.padEnd(14)}${String(components).padStart(10)}${String(stories).padStart(9)}${String(states).padStart(8)}`,
    );
    problems.push(...missing.map((line) => `${relative(root, folder)}: ${line}`));
  }
  for (const problem of problems) log(`uncovered: ${problem}`);
  return problems;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = checkStoryCoverage().length > 0 ? 1 : 0;
}
