const ORDER = 'foolscap.reset, foolscap.tokens, foolscap.components';

/** The order of all cascade layers, as in libs/ui/src/styles/_layers.scss. */
export const LAYERS = `@layer ${ORDER};`;

const LAYER = 'foolscap.components';

/** Checks whether a file contains the styles of one component of a library. */
const isOfComponent = (file) => /[\\/]libs[\\/].*\.module\.scss$/.test(file.split('?')[0]);

/**
 * Creates a PostCSS plugin that puts the styles of the libraries' components into their cascade layer. Every build uses it, so that the
 * shop, Storybook and the packages agree on the order of rules.
 *
 * @param {(file: string, css: string) => void} [onComponent] receives each component's finished styles
 * @returns {import('postcss').Plugin}
 */
export const componentsLayer = (onComponent) => ({
  postcssPlugin: 'foolscap-components-layer',
  OnceExit(root, { AtRule }) {
    const file = root.source?.input.file ?? '';
    if (!isOfComponent(file) || root.nodes.length === 0) return;
    const layer = new AtRule({ name: 'layer', params: LAYER, source: root.source });
    layer.append(root.nodes);
    onComponent?.(file.split('?')[0], layer.toString());
    // Style sheets of single components may load in any order, so each starts with the order of the layers.
    root.append(new AtRule({ name: 'layer', params: ORDER, source: root.source }), layer);
  },
});
