import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const git = (root, ...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 26,
  });

/** Links a folder of packages to another tree's packages, except this repository's own, which belong to each tree. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.cache' || entry.name === '.vite') continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target, 'junction');
    else if (entry.isDirectory() && entry.name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target, entry.isDirectory() ? 'junction' : 'file');
  }
}

/** Packages that npm has nested in a workspace because of version conflicts. */
function workspaces(root) {
  return ['apps', 'libs', 'tools'].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [],
  );
}

/**
 * Checks out a commit in a separate worktree, with its dependencies.
 *
 * @param {string} root
 * @param {string} sha
 * @param {(line: string) => void} log
 * @returns {{ path: string, remove: () => void }}
 */
export function plantTree(root, sha, log) {
  git(root, 'worktree', 'prune');
  const folder = mkdtempSync(join(tmpdir(), 'visual-'));
  const path = join(folder, 'base');
  const remove = () => {
    try {
      git(root, 'worktree', 'remove', '--force', path);
    } catch {
      // The worktree was not created, or is already removed.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    git(root, 'worktree', 'add', '--detach', path, sha);
    const lock = 'package-lock.json';
    if (readFileSync(join(path, lock), 'utf8') === readFileSync(join(root, lock), 'utf8')) {
      linkPackages(join(root, 'node_modules'), join(path, 'node_modules'));
      for (const place of workspaces(root)) {
        const own = join(root, place, 'node_modules');
        if (existsSync(own) && existsSync(join(path, place)))
          linkPackages(own, join(path, place, 'node_modules'));
      }
    } else {
      log('Dependencies have changed: installing those of the base (npm ci).');
      execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
        cwd: path,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      });
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { path, remove };
}

/**
 * Builds the stories of a tree as static files, without Storybook's manager and documentation pages.
 *
 * @param {string} tree
 * @param {string} out
 */
export async function buildStories(tree, out) {
  rmSync(out, { recursive: true, force: true });
  const storybook = join(tree, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = ['build', '--quiet', '--test', '--preview-only', '--disable-telemetry', '-o', out];
  let output = '';
  const code = await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [storybook, ...args], {
      cwd: tree,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0 || !existsSync(join(out, 'index.json')))
    throw new Error(
      `The stories of ${relative(process.cwd(), tree) || tree} could not be built:\n${output.slice(-4000)}`,
    );
}
