/**
 * Memoizes the last call, for selectors that compute new objects: the same arguments return the same reference. Smaller than
 * `createSelector`, which is not part of any initial load.
 */
export function memoize<A extends unknown[], R>(compute: (...args: A) => R): (...args: A) => R {
  let last: { args: A; result: R } | undefined;
  return (...args) => {
    if (!last || args.some((arg, index) => arg !== last?.args[index]))
      last = { args, result: compute(...args) };
    return last.result;
  };
}
