// Runs publint and "are the types wrong" on a package, and checks its version ranges.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../../shop/build.mjs';

const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');

/** @param {import('./packed.mjs').Pack} pack */
export async function getPublint({ file, json }) {
  const { buffer: tarball } = new Uint8Array(readFileSync(file));
  const { messages } = await publint({ strict: true, level: 'warning', pack: { tarball } });
  return messages.map((message) => formatMessage(message, json) ?? message.code);
}

/** @param {import('./packed.mjs').Pack} pack */
export async function getTypes({ file, json }) {
  const args = [file, '--profile', 'esm-only', '--format', 'json'];
  const without = Object.keys(json.exports).map((entry) => entry.slice(2));
  const left = ['--exclude-entrypoints', ...without.filter((entry) => /css$|json$/.test(entry))];
  const report = await new Promise((resolve) => {
    execFile(process.execPath, [attw, ...args, ...left], { cwd: root, maxBuffer: 1 << 26 }, (_, out, err) =>
      resolve({ out, err }),
    );
  });
  let problems;
  try {
    problems = Object.values(JSON.parse(report.out).problems ?? {}).flat();
  } catch {
    return [report.err || report.out];
  }
  // ES modules only: CommonJS and Node 10 are not supported.
  const counts = ({ resolutionKind = 'node16-esm' }) => !['node10', 'node16-cjs'].includes(resolutionKind);
  const messages = problems
    .filter(counts)
    .map(({ kind, entrypoint = '', resolutionKind = '' }) => `${kind} ${entrypoint} ${resolutionKind}`);
  return [...new Set(messages)];
}

/** @param {import('./packed.mjs').Pack} pack */
export const getVersions = ({ json }) =>
  Object.entries({ ...json.dependencies, ...json.peerDependencies })
    .filter(([, range]) => range === '*' || /^(workspace|file):/.test(range))
    .map(([dependency, range]) => `${dependency} is ${range}`);
