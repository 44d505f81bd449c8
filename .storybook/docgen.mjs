/**
 * Options of `react-docgen-typescript`, for Storybook and for the check of stories.
 *
 * @type {import('react-docgen-typescript').ParserOptions}
 */
export const docgenOptions = {
  savePropValueAsString: true,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  // Otherwise the order depends on what TypeScript has read before.
  shouldSortUnions: true,
  /** Leaves the attributes that elements have anyway to React's documentation. */
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
};

/** Has no references, so that types come from the sources, which need no build. */
export const tsconfigPath = '.storybook/tsconfig.docgen.json';

/**
 * Shortens a type for a table: removes `readonly`, `| undefined`, the parameters of `ReactElement` that are React's own,
 * and parentheses around a function.
 *
 * @param {string} type
 */
export const shortenType = (type) =>
  type
    .replace(/(<unknown)?, string \| JSXElementConstructor<any>>/g, (_, isDefault) => (isDefault ? '' : '>'))
    .replace(/\breadonly | \| undefined\b/g, '')
    .replace(/^\((\((?!.*\) \| \().*)\)$/, '$1');
