// Checks the register of rules in docs/specification/ and the references to it in code and docs:
// - every rule has one id, and the state done, decided or later; a done rule names files and tests that exist, and a decided one the record
//   in docs/decisions/ that says why it has no effect
// - every id in a comment, test or page is a rule, or a section of a page (`cart-4`)
//   node tools/checks/specification.mjs
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../shop/build.mjs';

const FOLDER = 'docs/specification';
const STATES = ['done', 'decided', 'later'];
const ID = /^(?:cart|storefront)-\d+\.\d+$|^decision-[a-z][a-z0-9-]*(?:\.\d+)?$/;
const REFERENCE = /\b(?:cart|storefront)-\d+(?:\.\d+)?\b|\bdecision-[a-z][a-z0-9-]*(?:\.\d+)?\b/g;
/** The outdated form of references, from before rules had ids. */
const WITHOUT_ID = /\((?:cart|storefront) \d|\bdecisions, "/;
const REFERRING =
  /^(?:apps|libs|tools|\.storybook)\/.+\.(?:tsx?|mjs|scss|md|mdx)$|^docs\/.+\.md$|^README\.md$/;

/**
 * Reads the rules and sections of a page.
 *
 * @param {string} page name of the file, such as `cart.md`
 * @param {string} text
 */
export function readRules(page, text) {
  const rules = [];
  const sections = [];
  for (const [index, line] of text.split('\n').entries()) {
    const heading = /^## (\d+)\. /.exec(line);
    if (heading) sections.push(`${page.replace('.md', '')}-${heading[1]}`);
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, id = '', rule = '', state = '', files = '', tests = ''] = cells;
    if (!/^(?:cart|storefront|decision)-/.test(id)) continue;
    rules.push({
      at: `${FOLDER}/${page}:${index + 1}`,
      id,
      rule,
      state,
      files: paths(files),
      tests: paths(tests),
    });
  }
  return { rules, sections };
}

const paths = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path);

/**
 * Finds the faults of the register.
 *
 * @param {ReturnType<typeof readRules>['rules']} rules
 * @param {(path: string) => boolean} exists
 * @returns {string[]}
 */
export function registerFaults(rules, exists) {
  const seen = new Set();
  return rules.flatMap(({ at, id, rule, state, files, tests }) => {
    const faults = [];
    if (!ID.test(id)) faults.push('is not an id');
    if (seen.has(id)) faults.push('has the id of another rule');
    seen.add(id);
    if (!rule) faults.push('has no text');
    if (!STATES.includes(state)) faults.push(`has the state “${state}”; use ${STATES.join(', ')}`);
    if (state === 'done' && files.length === 0) faults.push('is done and names no file');
    if (state === 'done' && tests.length === 0) faults.push('is done and names no test');
    if (state === 'decided' && !files.some((file) => file.startsWith('docs/decisions/')))
      faults.push('is decided and names no record of docs/decisions/');
    for (const path of [...files, ...tests])
      if (!exists(path)) faults.push(`names ${path}, which does not exist`);
    return faults.map((fault) => `${at}  ${id} ${fault}`);
  });
}

/**
 * Finds references to rules that do not exist.
 *
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} ids rules and sections
 * @returns {string[]}
 */
export const referenceFaults = (file, text, ids) =>
  text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    const faults = [];
    if (WITHOUT_ID.test(line)) faults.push(`${at}  a rule is named by its id, such as cart-4.12`);
    for (const [id] of line.matchAll(REFERENCE)) if (!ids.has(id)) faults.push(`${at}  ${id} is not a rule`);
    return faults;
  });

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const pages = readdirSync(join(root, FOLDER)).filter(
    (page) => page.endsWith('.md') && page !== 'README.md',
  );
  const read = pages.map((page) => readRules(page, readFileSync(join(root, FOLDER, page), 'utf8')));
  const rules = read.flatMap((page) => page.rules);
  const ids = new Set([...rules.map(({ id }) => id), ...read.flatMap(({ sections }) => sections)]);
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
    .split('\n')
    .filter(
      (file) =>
        REFERRING.test(file) &&
        !file.startsWith('tools/checks/specification') &&
        existsSync(join(root, file)),
    );
  const faults = [
    ...registerFaults(rules, (path) => existsSync(join(root, path))),
    ...files.flatMap((file) => referenceFaults(file, readFileSync(join(root, file), 'utf8'), ids)),
  ];
  for (const fault of faults) console.log(fault);
  const counts = STATES.map((state) => `${rules.filter((rule) => rule.state === state).length} ${state}`);
  console.log(`${rules.length} rules: ${counts.join(', ')}; ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
