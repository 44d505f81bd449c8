import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseBase, findBase } from './base.mjs';

const facts = { head: 'h', wanted: undefined, mergeBase: 'm', parent: 'p', dirty: false };

test.each([
  ['what was asked for', { wanted: 'w', dirty: true }, 'w'],
  ['where the branch left main', {}, 'm'],
  ['where the branch left main, with changes on top', { dirty: true }, 'm'],
  ['on main, with changes: the last commit', { mergeBase: 'h', dirty: true }, 'h'],
  ['on main, unchanged: the commit before', { mergeBase: 'h' }, 'p'],
])('compares with %s', (_, given, sha) => {
  expect(chooseBase({ ...facts, ...given }).sha).toBe(sha);
});

test('says what to do where there is no main, and that a first commit has nothing before it', () => {
  expect(() => chooseBase({ ...facts, mergeBase: undefined })).toThrow(/--base REF/);
  expect(() => chooseBase({ ...facts, mergeBase: 'h', parent: undefined })).toThrow(/first commit/);
});

describe('in a repository', () => {
  let room;
  const git = (...args) => execFileSync('git', args, { cwd: room, encoding: 'utf8', stdio: 'pipe' }).trim();
  const commit = (words) => {
    writeFileSync(join(room, 'file'), words);
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', words);
    return git('rev-parse', 'HEAD');
  };
  beforeEach(() => {
    room = mkdtempSync(join(tmpdir(), 'visual-test-'));
    git('init', '-q', '-b', 'main');
  });
  afterEach(() => rmSync(room, { recursive: true, force: true }));

  test('a branch is compared with the commit at which it left main, not with main of today', () => {
    const left = commit('one');
    git('checkout', '-q', '-b', 'work');
    commit('two');
    git('checkout', '-q', 'main');
    commit('three');
    git('checkout', '-q', 'work');
    expect(findBase(room, undefined)).toMatchObject({ sha: left, subject: 'one', dirty: false });
  });

  test('a file that git does not know yet counts as a change', () => {
    commit('one');
    const head = commit('two');
    writeFileSync(join(room, 'new'), '');
    expect(findBase(room, undefined)).toMatchObject({ sha: head, dirty: true });
  });

  test('a name that git does not know is refused', () => {
    commit('one');
    expect(() => findBase(room, 'nowhere')).toThrow('git knows no commit nowhere.');
  });
});
