// Which modules share a chunk of the browser's build: what every page needs, in pieces that compress better than twenty small ones.

/** A regular expression over paths, whichever slashes the machine has. */
const pathLike = (...alternatives) => new RegExp(alternatives.join('|').replaceAll('/', '[\\\\/]'));

const PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-redux',
  'redux',
  'redux-saga',
  '@redux-saga',
  'redux-thunk',
  '@reduxjs',
  'reselect',
  'immer',
  // Not its shim, which only components of Base UI ask for.
  'use-sync-external-store(?!/(shim|cjs/use-sync-external-store-shim))',
  '@babel',
];

/** Components of pages with form fields. */
const FIELDS = ['Select', 'TextField', 'Checkbox', 'Field', 'Pagination'];
/** Components of carts and orders. */
const SUMS = ['Amounts', 'ProgressBar'];
/** Components of single pages; they go with those. */
const ELSEWHERE = [
  'Columns',
  'Hero',
  'MaskedField',
  'Table',
  'Truncate',
  'EmptyState/BlankSheet',
  'RadioGroup',
  'ErrorSummary',
  'DefinitionList',
  'Steps',
  'QuantityField',
  'PasswordField',
];

const component = (names) => `libs/ui/src/components/(${names.join('|')})`;

export const chunkGroups = [
  // The bundler's own helper changes as seldom as they do.
  { name: 'packages', test: pathLike(`node_modules/(${PACKAGES.join('|')})/`, 'vite/preload-helper') },
  { name: 'fields', test: pathLike(`${component(FIELDS)}/`) },
  { name: 'sums', test: pathLike(`${component(SUMS)}/`) },
  {
    // Modules of ours that every page has.
    name: 'parts',
    test: pathLike(
      `libs/ui/src/components/(?!${[...FIELDS, ...SUMS, ...ELSEWHERE].join('|')})`,
      'libs/core/src/(?!vocabulary/(places|phone))',
      'libs/cart/src/state/cart\\.(slice|selectors|events)\\.ts',
      'libs/cart/src/model/(apply-reply|with-removed|codes|totals|quantity-change)\\.ts',
      'libs/catalog/src/(model/codes|state/catalog\\.selectors|client/catalog-client)\\.ts',
      'apps/storefront/src/(shop-context|forms|page-services|pages|route-params|shop-links|copy|threshold|parts/shop-part)\\.tsx?$',
      // Styles of what the server renders and whose script comes later, and small ones that several pages share.
      'libs/header/src/ui/Footer/.+\\.scss$',
      'libs/stores/src/ui/YourStore/.+\\.scss$',
      'apps/storefront/src/(StoreTool|screens/Screen)\\.module\\.scss$',
      `${component(['DefinitionList', 'RadioGroup', 'QuantityField'])}/.+\\.scss$`,
    ),
  },
  {
    // One sheet in the head of a product's page, also for parts that are hydrated later.
    name: 'product-styles',
    test: pathLike(
      'libs/catalog/src/ui/(ProductDetails|Gallery|VariantChoice|DeliveryPlace|Reviews)/.+\\.scss$',
      'apps/storefront/src/screens/(ProductScreen|product/BuyBar)\\.module\\.scss$',
    ),
  },
  {
    // Small modules that several pages of accounts and checkout share.
    name: 'forms',
    test: pathLike(
      'libs/account/src/ui/form\\.module\\.scss$',
      'libs/account/src/state/account-area\\.slice\\.ts$',
      'apps/storefront/src/account-form-paths\\.ts$',
      'apps/storefront/src/screens/EntryFrame\\.tsx$',
      'libs/checkout/src/ui/EmailForm/EmailForm\\.tsx$',
      `${component(['PasswordField'])}/.+\\.tsx$`,
    ),
  },
  {
    name: 'cart-words',
    test: pathLike('libs/cart/src/model/(messages|add-outcome|delivery-groups)\\.ts$'),
  },
];
