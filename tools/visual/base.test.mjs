import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseBase, findBase } from './base.mjs';

const facts = { head: 'h', wanted: undefined, mergeBase: 'm', parent: 'p', dirty: false };

test.each([
  ['the requested commit', { wanted: 'w', dirty: true }, 'w'],
  ['the merge base with main', {}, 'm'],
  ['the merge base with main, with changes', { dirty: true }, 'm'],
  ['HEAD on main with changes', { mergeBase: 'h', dirty: true }, 'h'],
  ['the parent of HEAD on main without changes', { mergeBase: 'h' }, 'p'],
])('compares with %s', (_, given, sha) => {
  expect(chooseBase({ ...facts, ...given }).sha).toBe(sha);
});

test('explains what to do without a main branch or a parent commit', () => {
  expect(() => chooseBase({ ...facts, mergeBase: undefined })).toThrow(/--base REF/);
  expect(() => chooseBase({ ...facts, mergeBase: 'h', parent: undefined })).toThrow(/first commit/);
});

describe('in a repository', () => {
  let folder;
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const commit = (text) => {
    writeFileSync(join(folder, 'file'), text);
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', text);
    return git('rev-parse', 'HEAD');
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'visual-test-'));
    git('init', '-q', '-b', 'main');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('compares a branch with its merge base, not with the current main', () => {
    const left = commit('one');
    git('checkout', '-q', '-b', 'work');
    commit('two');
    git('checkout', '-q', 'main');
    commit('three');
    git('checkout', '-q', 'work');
    expect(findBase(folder, undefined)).toMatchObject({ sha: left, subject: 'one', dirty: false });
  });

  test('counts an untracked file as a change', () => {
    commit('one');
    const head = commit('two');
    writeFileSync(join(folder, 'new'), '');
    expect(findBase(folder, undefined)).toMatchObject({ sha: head, dirty: true });
  });

  test('rejects an unknown commit', () => {
    commit('one');
    expect(() => findBase(folder, 'nowhere')).toThrow('Unknown commit nowhere.');
  });
});
