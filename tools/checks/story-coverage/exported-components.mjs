// Reads the exports of a library's entry and the components of a story file from their source text.

/**
 * Lists the components that the text of an entry's `index.ts` exports: values in PascalCase, no types. `export *` is followed with
 * `resolve`, which returns the text of that module.
 */
export function exportedComponents(text, resolve = () => '') {
  const names = [];
  for (const [, list] of text.matchAll(/export\s*\{([^}]*)\}/g)) {
    for (const part of list.split(',')) {
      const name = part.trim().replace(/^.*\sas\s+/, '');
      if (/^[A-Z][A-Za-z0-9]*$/.test(name) && /[a-z]/.test(name)) names.push(name);
    }
  }
  for (const [, path] of text.matchAll(/export\s*\*\s*from\s*'([^']+)'/g)) {
    const module = resolve(path);
    for (const [, name] of module.matchAll(
      /export\s+(?:function|const)\s+([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)/g,
    )) {
      names.push(name);
    }
    names.push(...exportedComponents(module));
  }
  return [...new Set(names)];
}

/** Parameters that exclude a story from checks. */
const UNCHECKED = /a11y:\s*\{[^}]*(disable|manual|test:\s*'(off|todo)')|tags:\s*\[[^\]]*'!test'/;

/** Returns the main component of a story file, all components that it renders, and whether it disables a check. */
export function getComponents(text) {
  return {
    component: /\bcomponent:\s*([A-Z]\w*)/.exec(text)?.[1],
    unchecked: UNCHECKED.test(text),
    mentions: new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)),
  };
}
