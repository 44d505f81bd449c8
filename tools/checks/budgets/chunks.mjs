// Analyzes the dependencies between the chunks of a Vite build, by its manifest.

/** Lists import cycles among chunks. In a cycle, a module runs before one that it imports, and then no script of the page runs. */
export function getCircles(manifest) {
  const circles = [];
  const path = [];
  const done = new Set();
  const walk = (key) => {
    if (path.includes(key)) circles.push([...path.slice(path.indexOf(key)), key].join(' > '));
    if (path.includes(key) || done.has(key)) return;
    path.push(key);
    for (const next of manifest[key]?.imports ?? []) walk(next);
    path.pop();
    done.add(key);
  };
  for (const key of Object.keys(manifest)) walk(key);
  return circles;
}

/** Lists the files of a chunk and of everything that it imports. */
export function getFiles(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) getFiles(manifest, next, seen);
  return seen;
}

/** Lists all browser files of a build. */
export function getAllFiles(manifest) {
  const files = new Set();
  for (const { file, css = [], assets = [] } of Object.values(manifest))
    for (const each of [file, ...css, ...assets]) files.add(each);
  return [...files];
}
