// Runs publint and "are the types wrong" on a package, and checks its version ranges.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { root } from '../../shop/build.mjs';

const attw = pathToFileURL(join(root, 'node_modules/@arethetypeswrong/core/dist/index.js')).href;

/** @param {import('./packed.mjs').Pack} pack */
export async function getPublint({ file, json }) {
  const { buffer: tarball } = new Uint8Array(readFileSync(file));
  const { messages } = await publint({ strict: true, level: 'warning', pack: { tarball } });
  return messages.map((message) => formatMessage(message, json) ?? message.code);
}

/** @param {import('./packed.mjs').Pack} pack */
export async function getTypes({ file }) {
  const { checkPackage, createPackageFromTarballData } = await import(attw);
  const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(file)));
  const { types, problems } = await checkPackage(tarball, { excludeEntrypoints: [/css$|json$/] });
  if (!types) return ['has no types'];
  // ES modules only: CommonJS and Node 10 are not supported.
  const messages = problems
    .filter(({ resolutionKind = 'node16-esm' }) => !['node10', 'node16-cjs'].includes(resolutionKind))
    .map(({ kind, entrypoint = '', resolutionKind = '' }) => `${kind} ${entrypoint} ${resolutionKind}`);
  return [...new Set(messages)];
}

/** @param {import('./packed.mjs').Pack} pack */
export const getVersions = ({ json }) =>
  Object.entries({ ...json.dependencies, ...json.peerDependencies })
    .filter(([, range]) => range === '*' || /^(workspace|file):/.test(range))
    .map(([dependency, range]) => `${dependency} is ${range}`);
