/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['**/dist/**', '**/node_modules/**', 'storybook-static/**'],
  reportNeedlessDisables: true,
  rules: {
    // Scripts read class names as `styles.fullWidth`.
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*(-[a-z]+)*$',
      { message: 'Class names are camelCase, or base-variant' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
    // Colors come from the tokens.
    'color-no-hex': [true, { message: 'Use a color role: var(--fs-...)' }],
    'color-named': ['never', { message: 'Use a color role: var(--fs-...)' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'color-mix'],
      { message: 'Use a color role: var(--fs-...)' },
    ],
    // Supports both text directions.
    'property-disallowed-list': [
      [
        '/^(margin|padding|border)-(top|right|bottom|left)/',
        'top',
        'right',
        'bottom',
        'left',
        'width',
        'height',
        'min-width',
        'max-width',
        'min-height',
        'max-height',
      ],
      { message: 'Use the logical property (inline/block)' },
    ],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
    },
  },
  overrides: [
    {
      // The generated tokens contain the colors.
      files: ['libs/ui/src/styles/_tokens.scss'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'color-hex-length': null },
    },
  ],
};
