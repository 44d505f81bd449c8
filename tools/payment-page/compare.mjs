// Compares pages with their recorded state.

const describe = (value) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Splits a policy into its directives, so that a difference includes the directive's name. */
const splitPolicy = (headers) => {
  const { 'content-security-policy': policy = '', ...others } = headers;
  const directives = policy.split(';').map((each) => each.trim().split(/\s+/));
  return {
    ...others,
    ...Object.fromEntries(
      directives
        .filter(([name]) => name)
        .map(([name, ...values]) => [`content-security-policy ${name}`, values.join(' ')]),
    ),
  };
};

function compareMaps(where, before, now) {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((key) => before[key] !== now[key])
    .map((key) => `${where}: ${key} was ${describe(before[key])}, is ${describe(now[key])}`);
}

/**
 * Lists the differences between two readings of a page.
 * @param {import('./read-page.mjs').PageContent | undefined} before
 * @param {import('./read-page.mjs').PageContent} now
 * @returns {string[]}
 */
export function comparePage(before, now) {
  const { path } = now;
  if (!before) return [`${path}: was not recorded`];
  return [
    ...(before.status === now.status ? [] : [`${path}: status was ${before.status}, is ${now.status}`]),
    ...compareMaps(path, splitPolicy(before.headers), splitPolicy(now.headers)),
    ...['inline', 'handlers'].flatMap((part) =>
      compareMaps(`${path} (${part})`, { ...before[part] }, { ...now[part] }),
    ),
    ...compareMaps(path, before.scripts, now.scripts),
  ];
}

/** Lists scripts of the shop that differ from the files of a build, or that it does not have. @param {(path: string) => string | undefined} getDigest */
export const compareWithBuild = ({ path, scripts }, getDigest) =>
  Object.entries(scripts)
    .filter(([name, found]) => name.startsWith('/') && getDigest(name) !== found)
    .map(([name]) => `${path}: ${name} is not the file of the build`);
