// Writes a style sheet for each single component: dist/styles/NAME.css, with the styles of the components of the same library that it uses.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { getExports, getReach } from '../pack/modules.mjs';
import { LAYERS } from './cascade-layer.mjs';

/** Returns the compiled module with the class names of a style sheet: `dist/ui/CartLine/CartLine.module.js`. */
const classesFile = (dir, sheet) =>
  join(dir, 'dist', relative(join(dir, 'src'), sheet)).replace(/\.scss$/, '.js');

/**
 * Writes the style sheet of each component.
 * @param {{ dir: string, pack: Record<string, any>, componentStyles: Map<string, string> }} library its folder, package.json and styles by
 * file
 */
export function writeSingleSheets({ dir, pack, componentStyles }) {
  const folder = join(dir, 'dist/styles');
  rmSync(folder, { recursive: true, force: true });
  if (!pack.exports?.['./styles/*.css']) return;
  mkdirSync(folder, { recursive: true });
  const stylesByModule = new Map([...componentStyles].map(([file, css]) => [classesFile(dir, file), css]));
  for (const target of Object.values(pack.exports)) {
    if (!/\.tsx?$/.test(target?.['@foolscap/source'] ?? '')) continue;
    const entry = join(dir, target.default);
    for (const { name, from } of getExports(readFileSync(entry, 'utf8'))) {
      if (!/^[A-Z][a-z]/.test(name)) continue;
      const reached = getReach(from ? join(dirname(entry), from) : entry);
      const css = [...stylesByModule].filter(([module]) => reached.has(module)).map(([, text]) => text);
      if (css.length > 0) writeFileSync(join(folder, `${name}.css`), `${[LAYERS, ...css].join('\n')}\n`);
    }
  }
}
