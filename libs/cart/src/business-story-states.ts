import type { LibraryStoryStates } from '@foolscap/core/story-states';

const SIGN_IN = 'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/cart';
const TEST = 'libs/cart/src/feature/accounting/Accounting.test.tsx';

/** The story states of business carts. */
export const businessStates = [
  {
    name: 'accounting',
    section: 'cart-5',
    story: 'cart-accountingbox--default',
    test: TEST,
    recipe: SIGN_IN,
  },
  {
    name: 'accounting with a release',
    section: 'cart-3',
    story: 'cart-accountingbox--with-release',
    test: 'apps/storefront/e2e/business-cart.journey.ts',
    recipe: `${SIGN_IN}, choose the purchase order PO-3118`,
  },
  {
    name: 'accounting: none chosen',
    section: 'cart-3',
    story: 'cart-accountingbox--none',
    test: TEST,
    recipe:
      'Sign in as firstdraft@example.com on the business site, add 24110101, open /cc/mmx/cart, choose no budget center.',
  },
  {
    name: 'accounting saving',
    section: 'storybook',
    story: 'cart-accountingbox--saving',
    test: TEST,
    recipe: `${SIGN_IN}, slow \`/checkout/default\`, then choose another budget center`,
  },
  {
    name: 'accounting overlay opening',
    section: 'ours',
    story: 'cart-accountingbox--opening',
    recipe: `${SIGN_IN}, slow scripts in the browser’s tools, then press Change`,
  },
  {
    name: 'accounting refused without JavaScript',
    section: 'ours',
    story: 'cart-accountingbox--refused',
    test: 'apps/storefront/src/server/accounting-forms.test.ts',
    recipe: `${SIGN_IN} without JavaScript, then submit a release that does not belong to the purchase order`,
  },
  {
    name: 'accounting without budgets',
    section: 'cart-5',
    story: 'cart-accountingbox--without-budgets',
    test: TEST,
    recipe: 'Storybook only: every organization of the demo with accounting has budgets configured.',
  },
  {
    name: 'budget exceeded',
    section: 'storybook',
    story: 'cart-accountingbox--budget-exceeded',
    test: TEST,
    recipe: `${SIGN_IN}, choose the budget center SAMPLES`,
  },
  {
    name: 'budget overdrawn',
    section: 'ours',
    story: 'cart-accountingbox--budget-overdrawn',
    recipe: 'sign in as firstdraft@example.com on the business site, add items for more than $250',
  },
  {
    name: 'budget center overlay',
    section: 'cart-5',
    story: 'cart-accountingdrawer--default',
    test: TEST,
    recipe: `${SIGN_IN}, press Change beside the budget center`,
  },
  {
    name: 'budget center required',
    section: 'cart-3',
    story: 'cart-accountingdrawer--required',
    recipe:
      'Storybook only: the organizations of the demo allow an order without a budget center until it is placed.',
  },
  {
    name: 'budget centers searched',
    section: 'ours',
    story: 'cart-accountingdrawer--search',
    recipe: 'Storybook only: needs more than eight budget centers.',
  },
  {
    name: 'budget centers: no match',
    section: 'ours',
    story: 'cart-accountingdrawer--no-matches',
    recipe: 'Storybook only: needs more than eight budget centers.',
  },
  {
    name: 'budget centers on further pages',
    section: 'cart-3',
    story: 'cart-accountingdrawer--more-pages',
    test: TEST,
    recipe: 'Storybook only: needs more budget centers than one reply holds.',
  },
  {
    name: 'purchase order entered',
    section: 'cart-3',
    story: 'cart-accountingdrawer--purchase-order-number',
    recipe: `${SIGN_IN}, press Change beside the purchase order, and type a number`,
  },
  {
    name: 'release overlay',
    section: 'cart-5',
    story: 'cart-accountingdrawer--release',
    test: TEST,
    recipe: `${SIGN_IN}, choose the purchase order PO-3118, press Change beside its release`,
  },
  {
    name: 'budget center saving',
    section: 'storybook',
    story: 'cart-accountingdrawer--saving',
    test: TEST,
    recipe: `${SIGN_IN}, slow \`/checkout/default\`, then choose another budget center in the overlay`,
  },
  {
    name: 'choice of accounting refused',
    section: 'storybook',
    story: 'cart-accountingdrawer--refused',
    test: TEST,
    recipe: 'Storybook only: needs a budget center that is closed between the page and the choice.',
  },
  {
    name: 'accounting code refused',
    section: 'storybook',
    story: 'cart-accountingdrawer--code-refused',
    test: TEST,
    recipe: `${SIGN_IN}, press Change beside the purchase order, and enter PO-1`,
  },
  {
    name: 'approval needed',
    section: 'storybook',
    story: 'cart-approvalhint--default',
    test: TEST,
    recipe: 'npm run organizations -- set 1084420417 --approval-limit 50.00, then order as buyer@example.com',
  },
  {
    name: 'off-contract line',
    section: 'cart-6',
    story: 'cart-contractflags--default',
    test: 'apps/storefront/e2e/business-cart.journey.ts',
    recipe: SIGN_IN,
  },
  {
    name: 'off-contract line, contract only',
    section: 'cart-6',
    story: 'cart-contractflags--contract-only',
    recipe: 'Sign in as desk@example.com on the business site with 24249001 in the cart of a guest.',
  },
  {
    name: 'part number of the organization',
    section: 'cart-3',
    story: 'cart-contractflags--customer-part-number',
    recipe: 'sign in as desk@example.com on the business site, add 24110101, open /cc/mmx/cart',
  },
  {
    name: 'ship-to address of a business cart',
    section: 'cart-2',
    story: 'cart-shiptorow--default',
    test: 'apps/storefront/e2e/business-cart.journey.ts',
    recipe: SIGN_IN,
  },
  {
    name: 'ship-to choice opening',
    section: 'ours',
    story: 'cart-shiptorow--opening',
    recipe: `${SIGN_IN}, slow scripts in the browser’s tools, then press Change beside the address`,
  },
] as const satisfies LibraryStoryStates['states'];
