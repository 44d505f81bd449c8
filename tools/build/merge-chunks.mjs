// Decides which modules share a file in the browser build. The bundler alone would create a file for each set of dynamic imports that share
// modules, about 300 files. This plan merges files as long as that makes the pages and drawers of the shop cheaper overall. No rule depends
// on the name of a source file.
import { gzipSync } from 'node:zlib';

/** A request costs as much as this many transferred bytes. */
const FILE_COST = 2500;

/**
 * Costs of a request that plans are made with. Merging the best pair first does not lead to the cheapest plan, and a slightly different cost
 * leads to quite different plans.
 */
const TRIED_COSTS = [2000, 2500, 3000, 3500, 4000, 4500];

/**
 * Number of times that a shopper loads a file, relative to a drawer: pages that most visits start with or pass through, parts that lists of
 * products load without a click, and other pages.
 */
const WEIGHTS = { first: 120, often: 120, page: 4, late: 1, part: 1 };

/** Files that load together: a dynamic import with everything it imports, without the files that the entry has loaded. */
const getClosure = (bundle, file, known, seen = new Set()) => {
  if (seen.has(file) || known.has(file) || bundle[file]?.type !== 'chunk') return seen;
  seen.add(file);
  for (const next of bundle[file].imports) getClosure(bundle, next, known, seen);
  return seen;
};

/** The folder of the library or feature that most of the modules belong to; the file is named after it. */
function getFolder(modules) {
  const sizes = new Map();
  for (const [id, { renderedLength }] of modules) {
    const folder =
      /[\\/](?:libs|features|node_modules)[\\/](@?[\w.-]+)/.exec(id)?.[1] ?? /src[\\/]([\w-]+)/.exec(id)?.[1];
    if (folder) sizes.set(folder, (sizes.get(folder) ?? 0) + renderedLength);
  }
  return [...sizes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? 'shared';
}

/** Whether merging two groups would let them import each other through a third. */
function wouldCircle(groups, a, b) {
  const reaches = (from, to) => {
    const seen = new Set([from]);
    const stack = [...from.imports].map((file) => groups.get(file)).filter((next) => next !== to);
    for (const next of stack) {
      if (!next || seen.has(next)) continue;
      seen.add(next);
      for (const file of next.imports) {
        const after = groups.get(file);
        if (after === to) return true;
        if (after) stack.push(after);
      }
    }
    return false;
  };
  return reaches(a, b) || reaches(b, a);
}

/**
 * Plans the files of a build from a first one, in which no chunks were merged: the cheapest of several plans.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle by file name
 * @param {readonly string[]} lazy ids of the modules that are imported dynamically
 * @param {(id: string) => keyof typeof WEIGHTS} getKind `late`: loads after each page
 * @returns {Map<string, string>} the name of the file of each module that the entry does not load
 */
export function planChunks(bundle, lazy, getKind) {
  const plans = TRIED_COSTS.map((tried) => planWith(tried, bundle, lazy, getKind));
  return plans.reduce((best, next) => (next.cost < best.cost ? next : best)).names;
}

/** Makes a plan with a cost of a request, and returns it with its own cost. */
function planWith(tried, bundle, lazy, getKind) {
  const chunks = Object.values(bundle)
    .filter(({ type }) => type === 'chunk')
    .sort((a, b) => (a.moduleIds.join() < b.moduleIds.join() ? -1 : 1));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const known = getClosure(bundle, entry.fileName, new Set());
  const fileOf = new Map(chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName])));
  const late = lazy.filter((id) => getKind(id) === 'late').map((id) => fileOf.get(id));
  // A file that loads after a page is a separate load: merged with the page's code, it would delay the page.
  const loads = [...lazy].sort().flatMap((id) => {
    const kind = getKind(id);
    const weight = WEIGHTS[kind];
    const files = getClosure(bundle, fileOf.get(id), known);
    if (kind !== 'first' && kind !== 'page') return [{ weight, files }];
    const after = new Set();
    for (const file of late) getClosure(bundle, file, new Set([...known, ...files]), after);
    return [
      { weight, files },
      { weight, files: after },
    ];
  });

  const groupOf = new Map();
  for (const { fileName, modules, imports, code } of chunks) {
    if (known.has(fileName)) continue;
    const loadedBy = new Set(loads.filter(({ files }) => files.has(fileName)));
    groupOf.set(fileName, {
      modules: Object.entries(modules),
      imports: new Set(imports.filter((file) => !known.has(file))),
      loadedBy,
      weight: [...loadedBy].reduce((sum, { weight }) => sum + weight, 0),
      bytes: gzipSync(code).length,
      files: [fileName],
    });
  }
  const groups = [...groupOf.values()];

  /** The groups that a group imports, directly or not. */
  const getImported = (group, seen = new Set()) => {
    for (const file of group.imports) {
      const next = groupOf.get(file);
      if (!next || next === group || seen.has(next)) continue;
      seen.add(next);
      getImported(next, seen);
    }
    return seen;
  };
  /** The additional bytes for the loads of one group if another group is merged into it: the other group, and its imports. */
  const getExtra = (group, other) => {
    const imported = [...getImported(other)].filter((next) => next !== group);
    let extra = 0;
    for (const load of group.loadedBy) {
      if (other.loadedBy.has(load)) continue;
      const missing = imported.filter(({ loadedBy }) => !loadedBy.has(load));
      extra += load.weight * missing.reduce((sum, { bytes }) => sum + bytes, other.bytes);
    }
    return extra;
  };
  /** The bytes that all loads together save if two groups are merged: fewer files, but each load includes both groups. */
  const getGain = (a, b) => {
    let both = 0;
    for (const load of a.loadedBy) if (b.loadedBy.has(load)) both += load.weight;
    const most = tried * both - (b.weight - both) * a.bytes - (a.weight - both) * b.bytes;
    return most > 0 ? tried * both - getExtra(a, b) - getExtra(b, a) : most;
  };
  const addLoads = (group, loads) => {
    for (const load of loads) {
      if (group.loadedBy.has(load)) continue;
      group.loadedBy.add(load);
      group.weight += load.weight;
    }
  };
  const merge = (a, b) => {
    a.modules.push(...b.modules);
    a.files.push(...b.files);
    a.bytes += b.bytes;
    for (const file of b.imports) a.imports.add(file);
    addLoads(a, b.loadedBy);
    for (const file of b.files) groupOf.set(file, a);
    for (const file of a.files) a.imports.delete(file);
    groups.splice(groups.indexOf(b), 1);
    for (const next of getImported(a)) addLoads(next, a.loadedBy);
  };
  const refused = new Set();
  for (;;) {
    let best;
    for (const [index, a] of groups.entries())
      for (const b of groups.slice(index + 1)) {
        const gain = getGain(a, b);
        if (
          gain > (best?.gain ?? 0) &&
          !refused.has(`${a.files[0]} ${b.files[0]} ${a.files.length + b.files.length}`)
        )
          best = { gain, a, b };
      }
    if (!best) break;
    const { a, b } = best;
    if (wouldCircle(groupOf, a, b))
      refused.add(`${a.files[0]} ${b.files[0]} ${a.files.length + b.files.length}`);
    else merge(a, b);
  }

  const cost = loads
    .map(({ weight, files }) => {
      const loaded = new Set([...files].map((file) => groupOf.get(file)));
      for (const group of [...loaded]) getImported(group, loaded);
      return weight * [...loaded].reduce((sum, { bytes }) => sum + bytes + FILE_COST, 0);
    })
    .reduce((sum, each) => sum + each, 0);
  const count = new Map();
  const names = new Map(
    groups.flatMap(({ modules }) => {
      const folder = getFolder(modules);
      count.set(folder, (count.get(folder) ?? 0) + 1);
      const name = `${folder}~${count.get(folder)}`;
      return modules.map(([id]) => [id, name]);
    }),
  );
  return { names, cost };
}

/**
 * Builds once without merging, and plans the files of the real build from the result.
 *
 * @param {import('vite').InlineConfig} config of the first build
 * @param {(id: string) => keyof typeof WEIGHTS} getKind
 */
export async function planFromBuild(config, getKind) {
  const { build } = await import('vite');
  let plan;
  const read = {
    name: 'foolscap:plan-chunks',
    generateBundle(_options, bundle) {
      const lazy = [...this.getModuleIds()].filter(
        (id) => this.getModuleInfo(id).dynamicImporters.length > 0,
      );
      const built = new Set(Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds));
      plan = planChunks(
        bundle,
        lazy.filter((id) => built.has(id)),
        getKind,
      );
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [...config.plugins, read],
    build: { ...config.build, write: false, manifest: false },
  });
  return plan;
}
