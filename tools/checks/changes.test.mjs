import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from './changes.mjs';

let root;
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const write = (file, text = file) => writeFileSync(join(root, file), text);
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'change');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '-q', '-b', 'main');
  mkdirSync(join(root, 'src'));
  for (const file of ['src/a.ts', 'src/b.ts', 'src/c.ts', '.gitignore']) write(file, `${file}\n`.repeat(9));
  write('.gitignore', 'out/');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

it('lists files that were committed, edited, added, renamed and deleted since the branch left main', () => {
  git('checkout', '-qb', 'work');
  write('src/a.ts', 'committed');
  commit();
  write('src/b.ts', 'edited');
  write('src/new.ts');
  renameSync(join(root, 'src/c.ts'), join(root, 'src/d.ts'));
  mkdirSync(join(root, 'out'));
  write('out/ignored.ts');
  expect(changedFiles(root)).toEqual({
    base: 'main',
    files: ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts', 'src/new.ts'],
  });
});

it('leaves out later commits of main', () => {
  git('checkout', '-qb', 'work');
  write('src/a.ts', 'mine');
  commit();
  git('checkout', '-q', 'main');
  write('src/b.ts', 'theirs');
  commit();
  git('checkout', '-q', 'work');
  expect(changedFiles(root).files).toEqual(['src/a.ts']);
});

it('is empty without changes', () => {
  git('checkout', '-qb', 'work');
  expect(changedFiles(root)).toEqual({ base: 'main', files: [] });
});

it('compares with the last commit on main itself, and when there is no main branch', () => {
  write('src/a.ts', 'edited');
  expect(changedFiles(root)).toEqual({ base: 'HEAD', files: ['src/a.ts'] });
  git('branch', '-m', 'trunk');
  expect(changedFiles(root)).toEqual({ base: 'HEAD', files: ['src/a.ts'] });
});

it('compares a detached checkout with main', () => {
  git('checkout', '-q', '--detach');
  write('src/a.ts', 'mine');
  commit();
  expect(changedFiles(root)).toEqual({ base: 'main', files: ['src/a.ts'] });
});

it('reports a missing history', () => {
  rmSync(join(root, '.git'), { recursive: true });
  expect(() => changedFiles(root)).toThrow('There is no git history here to compare with.');
});
