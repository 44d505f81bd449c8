// Runs the start "Without screens" of a README in an application that has the library and Redux, and no React.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBlocks } from './readme.mjs';
import { compileForNode } from './server.mjs';

/** Maximum number of lines of the start; empty lines do not count. */
const MOST = 20;
const HEADING = '## Without screens\n';

/** Returns the start and the text that it prints last; undefined for a library without one. @param {string} markdown */
export function getHeadlessStart(markdown) {
  const at = markdown.indexOf(HEADING);
  if (at < 0) return undefined;
  const section = markdown.slice(at + HEADING.length).split(/^## /m)[0];
  const [block] = getBlocks(section);
  const output = /at last `([^`]+)`/.exec(section)?.[1];
  return block && output ? { code: block.code, output } : undefined;
}

/**
 * @param {{ app: string, code: string, output: string }} start in an application without React
 * @returns {Promise<string[]>} complaints
 */
export async function runHeadlessStart({ app, code, output }) {
  const complaints = [];
  const lines = code.split('\n').filter((line) => line.trim() !== '').length;
  if (lines > MOST) complaints.push(`the start without screens has ${lines} lines`);
  if (existsSync(join(app, 'node_modules/react'))) complaints.push('React is installed');
  writeFileSync(join(app, 'headless.ts'), code);
  await compileForNode(app, { headless: join(app, 'headless.ts') });
  const { stdout, stderr } = spawnSync(process.execPath, ['server/headless.js'], {
    cwd: app,
    encoding: 'utf8',
    timeout: 30_000,
  });
  const last = stdout.trim().split('\n').at(-1);
  if (last !== output)
    complaints.push(`the start without screens printed "${last}" at last: ${stderr.slice(0, 500)}`);
  return complaints;
}

/** Lists the packages of such an application. @param {import('./packed.mjs').Pack} pack */
export const headlessPackages = ({ json }) => [
  json.name,
  ...Object.entries(json.peerDependencies)
    .filter(([name]) => !/^react|^@foolscap\//.test(name))
    .map(([name, range]) => `${name}@${range.replace(/^[\^~]/, '')}`),
];

/** @param {import('./packed.mjs').Pack} pack */
export const readHeadlessStart = ({ dir }) => getHeadlessStart(readFileSync(join(dir, 'README.md'), 'utf8'));
