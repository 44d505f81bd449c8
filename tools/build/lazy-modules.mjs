// Lists the file of each lazily loaded module of the shop. Vite's manifest names such modules only if they are alone in their file.
import { relative, sep } from 'node:path';

/**
 * A Vite plugin that writes `.vite/lazy-modules.json`: the file of each lazily loaded module of this repository. @param {string} root paths
 * are relative to it
 */
export const lazyModules = (root) => ({
  name: 'foolscap:lazy-modules',
  generateBundle(_options, bundle) {
    const files = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds)
        if (!id.includes('node_modules') && this.getModuleInfo(id)?.dynamicImporters.length > 0)
          files[relative(root, id).split(sep).join('/')] = chunk.fileName;
    }
    this.emitFile({
      type: 'asset',
      fileName: '.vite/lazy-modules.json',
      source: JSON.stringify(files, null, 2),
    });
  },
});
