import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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

/**
 * Builds projects unless their sources are unchanged since the last build: Nx caches builds by the content of the sources. Prints its
 * output only after an error.
 */
export async function ensureBuilt(projects) {
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
}
