import { execFileSync } from 'node:child_process';

/**
 * Selects the commit that the working tree is compared with.
 *
 * @param {object} facts
 * @param {string} facts.head                 the checked-out commit
 * @param {string | undefined} facts.wanted   the requested commit
 * @param {string | undefined} facts.mergeBase the merge base of HEAD and main
 * @param {string | undefined} facts.parent   the parent of HEAD
 * @param {boolean} facts.dirty               whether the working tree has changes
 * @returns {{ sha: string, why: string }}
 */
export function chooseBase({ head, wanted, mergeBase, parent, dirty }) {
  if (wanted !== undefined) return { sha: wanted, why: 'as requested' };
  if (mergeBase === undefined)
    throw new Error('There is no branch main to compare with. Name a commit: npm run visual -- --base REF');
  if (mergeBase !== head) return { sha: mergeBase, why: 'where this branch left main' };
  if (dirty) return { sha: head, why: 'the last commit, as the working tree has changes' };
  if (parent === undefined)
    throw new Error('This is the first commit: there is nothing before it to compare with.');
  return { sha: parent, why: 'the commit before, as main is checked out unchanged' };
}

/** Creates a function that runs git in the tree; it returns undefined if git fails. */
function createGitRunner(root) {
  return (...args) => {
    try {
      const output = execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return output.trim();
    } catch {
      return undefined;
    }
  };
}

/**
 * Finds the commit to compare with.
 *
 * @param {string} root of the working tree
 * @param {string | undefined} wanted name of a commit
 * @returns {{ sha: string, why: string, subject: string, head: string, dirty: boolean }}
 */
export function findBase(root, wanted) {
  const git = createGitRunner(root);
  const head = git('rev-parse', 'HEAD');
  if (head === undefined) throw new Error('npm run visual needs a git repository with a commit.');
  const commit = (name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  const named = wanted === undefined ? undefined : commit(wanted);
  if (wanted !== undefined && named === undefined) throw new Error(`Unknown commit ${wanted}.`);
  const main = commit('origin/main') ?? commit('main');
  const dirty = git('status', '--porcelain') !== '';
  const { sha, why } = chooseBase({
    head,
    wanted: named,
    mergeBase: main && git('merge-base', 'HEAD', main),
    parent: commit('HEAD~1'),
    dirty,
  });
  return { sha, why, subject: git('log', '-1', '--format=%s', sha) ?? '', head, dirty };
}
