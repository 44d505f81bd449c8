// Groups modules into shared chunks of the browser build: the code of every page, in chunks that compress better than many small ones.

/** Creates a regular expression for paths with slashes or backslashes. */
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
  // Not its shim, which only Base UI components import.
  'use-sync-external-store(?!/(shim|cjs/use-sync-external-store-shim))',
  '@babel',
];

/** Components of forms. */
const FIELDS = ['TextField'];
/** Components of lists with filters, and the frame of every form field. */
const LISTS = ['Select', 'Checkbox', 'Field/'];
/** Components of products. */
const PRODUCT_PARTS = ['Rating', 'Breadcrumb'];
/** Components of carts and orders. */
const SUMS = ['Amounts', 'ProgressBar'];
/** Components used by single pages; part of those pages' chunks. */
const ELSEWHERE = [
  'Columns',
  'Hero',
  'IconCard',
  'MaskedField',
  'Table',
  'Truncate',
  'EmptyState/BlankSheet',
  'RadioGroup',
  'ErrorSummary',
  'DefinitionList',
  'MissingChoice',
  'Steps',
  'Pagination',
  'QuantityField',
  'PasswordField',
];

const component = (names) => `libs/ui/src/components/(${names.join('|')})`;

export const chunkGroups = [
  // The bundler's own helper changes as rarely as the packages.
  { name: 'packages', test: pathLike(`node_modules/(${PACKAGES.join('|')})/`, 'vite/preload-helper') },
  { name: 'fields', test: pathLike(`${component(FIELDS)}/.+\\.tsx$`) },
  { name: 'lists', test: pathLike(component(LISTS)) },
  {
    name: 'goods',
    // With a small module that the product page and one of its sections share.
    test: pathLike(`${component(PRODUCT_PARTS)}/.+\\.tsx$`, 'apps/storefront/src/forms/added-items\\.ts$'),
  },
  {
    // Small modules of result pages and their tiles.
    name: 'results',
    test: pathLike(
      'libs/catalog/src/(model/messages|ui/messages|ui/Facets/filters)\\.tsx?$',
      'apps/storefront/src/screens/lists/use-add-to-list\\.tsx$',
      'libs/tiles/src/(model/(tileFacts|tileBeacons|tileAction|tileVariants)\\.ts|state/swatches\\.slice\\.ts|ui/(messages|parts/Tile(Action|Facts|Name|Picture))\\.tsx)$',
    ),
  },
  // One style sheet of tiles, which compresses better than several.
  {
    name: 'tile-styles',
    test: pathLike(
      'libs/tiles/src/ui/(parts/parts|TileGrid/TileGrid|ProductTile/ProductTileSkeleton)\\.module\\.scss$',
    ),
  },
  { name: 'sums', test: pathLike(`${component(SUMS)}/`) },
  {
    // Our own modules that every page uses.
    name: 'parts',
    test: pathLike(
      `libs/ui/src/components/(?!${[...FIELDS, ...LISTS, ...PRODUCT_PARTS, ...SUMS, ...ELSEWHERE].join('|')})`,
      // Without modules that a single lazy chunk imports.
      'libs/core/src/(?!vocabulary/(places|phone|item-notes)|http/axios-request|cookies|files|geocoder|tabs|dates|sagas/send-now-or-never)',
      // Without folders of the cart's state that load with a section of a page, or when a page is idle.
      'libs/cart/src/state/(?!mini-cart|notice-opt-out|cart-count|cart-cache|saved-items|shared-cart|coupons|free-items|furniture-services|offers|pending-quantity|accounting|buy-now|places|add-callbacks)',
      'libs/cart/src/model/(add-feedback|apply-reply|line-relations|was-added|with-removed|codes|pricing/fees|quantity-change|resume-change|shipped-amount|write-refusals)\\.ts',
      'libs/catalog/src/(model/constants|state/catalog\\.selectors|client/catalog-client)\\.ts',
      'apps/storefront/src/(shell/(shop-context|shop-links|copy|threshold)|forms/forms|rendering/(page-services|lazy-screen|lazy-section|AfterPage)|routing/(pages|route-params)|parts/shop-part)\\.tsx?$',
      'libs/header/src/(model/cartBadge|ui/(messages|Header/Header|parts/(?!CategoryRow|countFitting|useFittingCount).+))\\.tsx?$',
      // Styles of server-rendered parts that hydrate later, and small styles that several pages share.
      'libs/header/src/ui/.+\\.scss$',
      'libs/stores/src/ui/YourStore/.+\\.scss$',
      'apps/storefront/src/(shell/HeaderTools|screens/Screen)\\.module\\.scss$',
      `${component(['DefinitionList', 'RadioGroup', 'QuantityField', 'Rating', 'Breadcrumb', 'Pagination', 'TextField'])}/.+\\.scss$`,
    ),
  },
  {
    // One style sheet in the head of a product page, also for parts that hydrate later.
    name: 'product-styles',
    test: pathLike(
      'libs/catalog/src/ui/(ProductDetails|Gallery|VariantChoice|DeliveryPlace|Reviews)/.+\\.scss$',
      'apps/storefront/src/screens/(ProductScreen|product/BuyBar)\\.module\\.scss$',
    ),
  },
  {
    // One style sheet of the pages of a list, also for parts that load later, and the texts of these pages.
    name: 'list-page',
    test: pathLike(
      'libs/lists/src/model/(item-labels|list-page-messages)\\.ts$',
      'libs/lists/src/ui/(FavoriteButton|ListItemRow|ListItems|ListRemovedItem)/.+\\.module\\.scss$',
      'libs/lists/src/feature/(ImportItems|ListPage)\\.module\\.scss$',
    ),
  },
  // Shared by the cart page's section and the coupon drawer.
  {
    name: 'coupons',
    test: pathLike('libs/cart/src/ui/(CouponBox/|coupon-messages)', 'libs/cart/src/model/coupon-'),
  },
  {
    // One style sheet of the cart page for all that the server renders: one compresses better than many, and sections of sections are too deep for
    // the server to find theirs.
    name: 'cart-styles',
    test: pathLike(
      'libs/cart/src/ui/(BundleContents|CartLine|CartSummary|ChildLine|CouponBox|FactRow|FreeOffer|ItemNotes|LineServices|OrderHints|ReplacementNote|SavedLine)/.+\\.module\\.scss$',
      'libs/cart/src/feature/(CartPage|section|line-details/.+|shared-cart/ShareCart)\\.module\\.scss$',
    ),
  },
  {
    // The orders on the home page of members, which checkout does not need.
    name: 'order-overview',
    test: pathLike(
      'libs/checkout/src/state/order-overview',
      'libs/checkout/src/feature/(RecentOrders|WaitingOrders|OrdersFailure)',
      'libs/checkout/src/ui/BuyAgain/',
    ),
  },
  // Small modules of cart lines that load with the cart page and its sections.
  { name: 'line-parts', test: pathLike('libs/cart/src/(model/line-details|ui/use-focus-on-mount)\\.ts$') },
  // The lists of orders.
  {
    name: 'order-rows',
    test: pathLike(
      'libs/checkout/src/(ui/OrderRows/OrderRows\\.(tsx|module\\.scss)|feature/OrdersList\\.tsx)$',
    ),
  },
  // The amounts of a purchase and the names of its payments, which checkout, orders and quick buy share.
  {
    name: 'order-summary',
    test: pathLike(
      'libs/checkout/src/ui/(OrderSummary/.+|Confirmation/(brand|tender)-name\\.ts)$',
      'libs/checkout/src/model/(arrival-texts|nest-lines)\\.ts$',
    ),
  },
  // Small modules of the product page that its reviews share.
  {
    name: 'product-page',
    test: pathLike(
      'libs/catalog/src/state/product-page\\.slice\\.ts$',
      'apps/storefront/src/screens/product/review-address\\.ts$',
    ),
  },
  // Shared by the account pages and the home page of members, which has no forms.
  { name: 'account-area', test: pathLike('libs/account/src/state/account-area\\.slice\\.ts$') },
  {
    // Small modules that several pages of accounts and checkout share.
    name: 'forms',
    test: pathLike(
      'libs/account/src/ui/form\\.module\\.scss$',
      'apps/storefront/src/forms/account-form-paths\\.ts$',
      'apps/storefront/src/screens/EntryFrame\\.(tsx|module\\.scss)$',
      'libs/checkout/src/model/email\\.ts$',
      'libs/core/src/sagas/send-now-or-never\\.ts$',
    ),
  },
  // Shared by the pages of sign-in and accounts, but not by checkout.
  { name: 'passwords', test: pathLike(`${component(['PasswordField'])}/.+\\.(tsx|scss)$`) },
  {
    // The texts of payments, which every form and list of cards shows.
    name: 'payment-messages',
    test: pathLike(
      'libs/payments/src/(model/(messages|codes)\\.ts|ui/(messages\\.tsx|stored-value-names\\.ts))$',
    ),
  },
  {
    // The state of payments: cards, saved cards, gift and prepaid cards.
    name: 'payments',
    test: pathLike(
      'libs/payments/src/(state/(payments|stored-value|wallet)\\.|client/(index|wallet-client)\\.ts)',
      'apps/storefront/src/(parts/(payments|stored-value|wallet)\\.part|processes/(checkout-follows-(payment|stored-value)|wallet-follows-account))\\.ts$',
    ),
  },
  {
    // Small modules of cart lines, which the cart page, the mini cart and the add feedback share.
    name: 'cart-lines',
    test: pathLike(
      'libs/cart/src/model/(small-order|price-change|item-codes|cart-codes)\\.ts$',
      'libs/cart/src/ui/(OfflineNotice/OfflineNotice|PriceChange/PriceChange|CartSummary/FreeShippingProgress)\\.tsx$',
      'libs/cart/src/ui/PriceChange/.+\\.module\\.scss$',
    ),
  },
  {
    // Furniture services of cart lines, chosen on the cart page.
    name: 'furniture',
    test: pathLike(
      'libs/cart/src/model/(furniture-services|line-services)\\.ts$',
      'libs/cart/src/state/furniture-services/',
    ),
  },
  { name: 'notice-opt-out', test: pathLike('libs/cart/src/state/notice-opt-out/') },
  // Cookies that the shop keeps, for parts that load later.
  { name: 'cookies', test: pathLike('libs/core/src/cookies/(parse-cookies|shop-cookies)\\.ts$') },
  {
    // Small modules that the pages of accounts share.
    name: 'account-forms',
    test: pathLike(
      'libs/account/src/feature/(AccountLoadFailure|form-outcome)\\.tsx?$',
      'apps/storefront/src/forms/form-outcome\\.ts$',
      'libs/account/src/ui/(AccountNav|ButtonForm)/.+\\.(tsx|module\\.scss)$',
      'libs/account/src/ui/FormSection/.+\\.tsx$',
      `${component(['Columns'])}/.+\\.(tsx|module\\.scss)$`,
      'apps/storefront/src/screens/.*AccountFrame\\.(tsx|module\\.scss)$',
    ),
  },
  {
    // Fields of addresses.
    name: 'addresses',
    test: pathLike(
      'libs/core/src/vocabulary/(places|phone)\\.ts$',
      'libs/checkout/src/model/(address|form-field)\\.ts$',
    ),
  },
  {
    // Shared by checkout and the sign-in page on the way there.
    name: 'guest-checkout',
    test: pathLike('libs/checkout/src/(model/messages\\.ts|ui/(messages|EmailForm/EmailForm)\\.tsx)$'),
  },
  {
    // Shared by the parts of checkout and of its gift cards.
    name: 'payments',
    test: pathLike(
      'libs/core/src/sagas/send-now-or-never\\.ts$',
      'libs/payments/src/(client/index|state/payments\\.slice)\\.ts$',
    ),
  },
  {
    // Shared by the cart page and the mini cart.
    name: 'cart-lines',
    test: pathLike(
      'libs/cart/src/model/(checkout-blocks|read-in-part|delivery-groups)\\.ts$',
      'libs/cart/src/feature/(use-announced|use-announced-changes|use-item-focus|CheckoutLink)\\.tsx?$',
    ),
  },
  {
    // The texts of all codes, which the first load of a page does not need.
    name: 'cart-messages',
    test: pathLike(
      'libs/cart/src/model/(messages|connection-texts)\\.ts$',
      'libs/cart/src/ui/(messages|connection-messages|LineMessages/LineMessages)\\.tsx$',
    ),
  },
  {
    // The codes and texts of shopping lists, which their pages, their dialog and the quick order share.
    name: 'shopping-lists',
    test: pathLike(
      'libs/lists/src/model/(access-labels|codes|messages|list-name)\\.ts$',
      'libs/lists/src/ui/messages\\.tsx$',
    ),
  },
  {
    // Reading files of rows, in quick order and in the import into lists.
    name: 'files',
    test: pathLike(
      'libs/core/src/files/',
      'libs/lists/src/model/(read-table|read-quantity|import-messages)\\.ts$',
      'libs/lists/src/ui/(import-messages|QuantityColumnChoice/QuantityColumnChoice)\\.tsx$',
      'libs/lists/src/feature/CsvFileButton\\.tsx$',
    ),
  },
  {
    // Small modules that the pages of lists share.
    name: 'list-pages',
    test: pathLike(
      'libs/lists/src/state/(list-page\\.selectors|lists\\.events|load-lists|removed-items|reload-open-list|read-all-items)\\.ts$',
      'libs/lists/src/ui/(FavoriteButton/[A-Za-z.]+|list-page-messages)\\.tsx$',
      'libs/lists/src/model/(buyable|lists-query)\\.ts$',
      'libs/lists/src/feature/(OutcomeAlert\\.tsx|use-fresh-outcome\\.ts)$',
      'apps/storefront/src/(routing/lists-address|screens/lists/list-import)\\.ts$',
    ),
  },
  {
    // The state of auto-restock, with the page of the account and what its drawer shares with it.
    name: 'auto-restock',
    test: pathLike(
      'libs/subscriptions/src/(client|model|state)/',
      'libs/subscriptions/src/ui/(SubscriptionList/|messages|describe|RestockForm/RestockItemSummary)',
      'libs/subscriptions/src/feature/(index|SubscriptionsView)',
      'apps/storefront/src/(parts/subscriptions\\.part|processes/(subscriptions-follow-account|report-subscriptions))\\.ts$',
    ),
  },
  {
    name: 'auto-restock-drawer',
    test: pathLike(
      'libs/subscriptions/src/(feature/AutoRestock\\.|ui/)',
      'apps/storefront/src/screens/auto-restock/AutoRestock(Dialog|Opener)\\.tsx$',
    ),
  },
  // The panels of tools in the header and in the row of an organization.
  {
    name: 'tool-panels',
    test: pathLike('apps/storefront/src/shell/(use-tool-panel|quick-order-panel)\\.tsx?$'),
  },
  {
    // Keys of storage, which sign-out forgets.
    name: 'kept-keys',
    test: pathLike(
      'libs/payments/src/model/pay-auth-keys\\.ts$',
      'apps/storefront/src/parts/(dismissed|quick-order)-key\\.ts$',
      'apps/storefront/src/processes/kept-events-key\\.ts$',
    ),
  },
  {
    // The state of lists, which their pages and their dialog share.
    name: 'lists-state',
    test: pathLike(
      'libs/lists/src/state/(lists\\.(slice|selectors|state)|apply-change|outcomes|removed-records|[a-z-]+-reducers)\\.ts$',
      'libs/lists/src/model/lists-form\\.ts$',
      'libs/lists/src/feature/use-announced-(count|outcome)\\.ts$',
    ),
  },
];
