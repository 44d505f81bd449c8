import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { API_LAW, PROJECT_LAW, ZONES, zoneRule } from './tools/lint/import-law.mjs';
import { literalText } from './tools/lint/literal-text.mjs';
import { plainEnglish } from './tools/lint/plain-english.mjs';

const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/*.stories.tsx', '**/e2e/**'];

/** Parts of the workspace in which `foolscap/plain-english` is on. */
const PLAIN_ENGLISH = [
  '.storybook/**/*.{ts,tsx}',
  'tools/lint/**/*.mjs',
  'tools/new-domain/**/*.mjs',
  'tools/visual/**/*.mjs',
  'tools/{api,bench,build,checks,demo-catalog,jest,map-data,pack,payment-page,pictures,qa,release,shop}/**/*.{ts,mjs,cjs}',
  'apps/commerce-api/*.mjs',
  'apps/commerce-api/test-support/*.{mjs,cjs}',
  'apps/commerce-api/src/*.ts',
  'apps/commerce-api/src/{composition,kernel,testing}/**/*.ts',
  'apps/commerce-api/src/domains/**/*.ts',
  'libs/header/**/*.{ts,tsx}',
  'libs/ui/**/*.{ts,tsx}',
  'libs/tiles/**/*.{ts,tsx}',
  'libs/lists/**/*.{ts,tsx}',
  'libs/stores/**/*.{ts,tsx}',
  'libs/core/**/*.{ts,tsx}',
  'libs/pricing/**/*.ts',
  'libs/analytics/**/*.{ts,tsx}',
  'libs/account/**/*.{ts,tsx}',
  'libs/catalog/**/*.{ts,tsx}',
  'libs/checkout/**/*.{ts,tsx}',
  'libs/payments/**/*.{ts,tsx}',
  'libs/content/**/*.{ts,tsx}',
  'libs/subscriptions/**/*.{ts,tsx}',
  'libs/approvals/**/*.{ts,tsx}',
  'libs/cart/**/*.{ts,tsx}',
  'apps/storefront/**/*.{ts,tsx,mjs}',
];

/** Folders whose texts are all in tables with a translation. */
const TRANSLATED = [
  // One a line.
  'apps/storefront/src/features',
  'apps/storefront/src/{connection,forms,rendering,routing,shell}',
  'libs/account/src',
  'libs/analytics/src',
  'libs/approvals/src',
  'libs/cart/src',
  'libs/catalog/src',
  'libs/checkout/src',
  'libs/content/src',
  'libs/header/src',
  'libs/lists/src',
  'libs/payments/src',
  'libs/stores/src',
  'libs/subscriptions/src',
  'libs/tiles/src',
  'libs/ui/src',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'out/**',
      'data/**',
      '.nx/**',
      'storybook-static/**',
      'coverage/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          enforceBuildableLibDependency: false,
          depConstraints: PROJECT_LAW,
          // Entries are loaded lazily, not libraries: the state of the cart comes with the page, its drawer does not.
          checkDynamicDependenciesExceptions: ['@foolscap/.*'],
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      // A schema's type as an interface keeps its name in declarations and hints.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...jsxA11y.flatConfigs.recommended.rules, ...reactHooks.configs.recommended.rules },
  },
  {
    // These are parts of the workspace, and no project imports them by a name.
    files: ['.storybook/**', 'tools/!(demo-catalog)/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': zoneRule('other') },
  },
  ...Object.keys(ZONES).map((folder) => ({
    files: [`libs/*/src/${folder}/**/*.{ts,tsx}`],
    ignores: TESTS,
    rules: { '@typescript-eslint/no-restricted-imports': zoneRule(folder) },
  })),
  {
    files: ['libs/*/src/testing/**/*.{ts,tsx}', ...TESTS],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['apps/storefront/src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': zoneRule('app') },
  },
  {
    files: ['apps/storefront/src/server/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': zoneRule('server') },
  },
  ...API_LAW.map(({ files, ignores = [], rule }) => ({
    files,
    ignores,
    rules: { '@typescript-eslint/no-restricted-imports': rule },
  })),
  {
    files: PLAIN_ENGLISH,
    // Released migrations stay as they are.
    ignores: ['**/database/migrations/0*.ts'],
    plugins: { foolscap: { rules: { 'plain-english': plainEnglish } } },
    rules: { 'foolscap/plain-english': 'error' },
  },
  {
    files: TRANSLATED.map((folder) => `${folder}/**/*.{ts,tsx}`),
    ignores: [
      ...TESTS,
      '**/testing/**',
      '**/story-states.ts',
      // The tables themselves, the texts of the API's replies, and those for developers.
      '**/*messages*.ts',
      'libs/*/src/{client,contract,model,state,map,tokens}/**/*.ts',
    ],
    plugins: { translations: { rules: { 'literal-text': literalText } } },
    rules: { 'translations/literal-text': 'error' },
  },
  {
    // Command-line tools print to the console.
    files: [
      'tools/**/*.{mjs,cjs,js}',
      '**/test-support/**',
      '**/e2e/**/*.mjs',
      '*.{js,mjs,cjs}',
      '**/*.config.{mjs,js,ts}',
      '**/*.cjs',
    ],
    rules: {
      'no-console': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      // Configuration files and tools are outside of the layers and import by path.
      '@nx/enforce-module-boundaries': 'off',
    },
  },
);
