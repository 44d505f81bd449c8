import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { identifySources, isStamped, stamp } from './build-stamp.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a program of this project and returns its exit code. */
export function run(command, args, { env = {}, stdio = 'inherit', cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

const NX = fileURLToPath(new URL('../../node_modules/nx/dist/bin/nx.js', import.meta.url));

/** Folders that a build of an application writes, including those of its dependencies. */
const BUILDS = {
  '@foolscap/commerce-api': ['apps/commerce-api/dist'],
  '@foolscap/storefront': ['apps/commerce-api/dist', 'apps/storefront/dist'],
};

/**
 * Builds projects unless their sources are unchanged since the last build. Nx does not run for an unchanged build, because it would delete
 * the build and restore it from its cache, and a shop may be running from it. In a task of Nx the applications are built, because such a
 * task depends on their build. Prints the output of the build only after an error.
 */
export async function ensureBuilt(projects) {
  const folders = projects.flatMap((project) => BUILDS[project] ?? []).map((folder) => join(root, folder));
  const canBeStamped = projects.every((project) => project in BUILDS);
  if (canBeStamped && process.env.NX_TASK_TARGET_PROJECT) return;
  const identity = canBeStamped ? identifySources(root) : '';
  if (canBeStamped && isStamped(folders, identity)) return;
  const args = [NX, 'run-many', '-t', 'build', '-p', projects.join(','), '--outputStyle=static'];
  const env = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };
  let output = '';
  const code = await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('exit', (exit) => resolve(exit ?? 1));
  });
  if (code !== 0) {
    process.stderr.write(output);
    throw new Error('The shop could not be built.');
  }
  if (canBeStamped) stamp(folders, identity);
}
