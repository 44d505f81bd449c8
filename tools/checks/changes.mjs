// Reads the changes of the working tree from git.
import { execFileSync } from 'node:child_process';

const getList = (text) => text.split('\0').filter(Boolean);

/**
 * Lists files that differ from the main branch: committed on this branch, staged, unstaged, new or deleted. On the main branch itself it
 * compares with the last fetched state; without any main branch, with the last commit.
 *
 * @param {string} root
 * @returns {{ base: string, files: string[] }} `base` is the commit compared with; `files` are paths from the root, sorted
 * @throws {Error} with a message for the developer, when the folder has no git history
 */
export function changedFiles(root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const attempt = (...args) => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };
  if (attempt('rev-parse', '--verify', '--quiet', 'HEAD') === undefined)
    throw new Error('There is no git history here to compare with. Run npm test instead.');

  const branch = attempt('symbolic-ref', '--short', '--quiet', 'HEAD')?.trim();
  const candidates = branch === 'main' ? ['origin/main'] : ['main', 'origin/main'];
  for (const name of [...candidates, 'HEAD']) {
    const base = attempt('merge-base', name, 'HEAD')?.trim();
    if (!base) continue;
    const files = new Set([
      // Both names of a renamed file, because modules that imported the former name are affected as well.
      ...getList(git('diff', '--name-only', '--no-renames', '-z', base)),
      ...getList(git('ls-files', '--others', '--exclude-standard', '-z')),
    ]);
    return { base: name, files: [...files].sort() };
  }
  throw new Error('git could not find a commit to compare with. Run npm test instead.');
}
