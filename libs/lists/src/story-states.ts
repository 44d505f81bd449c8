import type { LibraryStoryStates } from '@foolscap/core/story-states';

const LISTS = 'Open “Lists” in the header';

/** The states that this library shows in Storybook; `npm run test:stories` checks them. */
export const storyStates = {
  receivesData: {
    AddToListForm: {},
    FavoriteButton: {
      Loading: 'it shows with its list',
      Empty: 'it shows with its list',
      Failed: 'the page of the list shows the error',
    },
    ListBadges: {
      Loading: 'badges show when they are known',
      Empty: 'nothing is shown',
      Failed: 'nothing is shown',
    },
    ListCards: {},
    ListForm: {
      Loading: 'the form needs no data',
      Empty: 'the form needs no data',
      Failed: 'NameInUse and LimitReached show refusals',
    },
    ListItemRow: {
      Loading: 'the page shows a skeleton',
      Empty: 'the page shows the empty list',
      Failed: 'the page shows the error',
    },
    ListItems: {
      Loading: 'the page shows a skeleton',
      Empty: 'the page shows the empty list',
      Failed: 'the page shows the error',
    },
    ListPrintTable: {
      Loading: 'the button “Print” shows that the items are being loaded',
      Empty: 'an empty list prints without rows',
      Failed: 'the page shows the error',
    },
    ListRemovedItem: { Loading: 'Restoring shows that the item is being put back', Empty: 'it has one item' },
    ListsToolbar: {
      Loading: 'the form needs no data',
      Empty: 'the form needs no data',
      Failed: 'the page shows the error',
    },
    QuickOrderForm: {},
    QuickOrderResults: { Loading: 'the button of the form shows that rows are being added' },
    ListTable: { Failed: 'the page shows the error above the table' },
  },
  states: [
    {
      name: 'skeleton',
      section: 'storybook',
      story: 'lists-listtable--loading',
      recipe: `${LISTS} on a slow connection.`,
    },
    {
      name: 'empty',
      section: 'storefront-4',
      story: 'lists-listtable--empty',
      test: 'libs/lists/src/state/lists.sagas.test.ts',
      recipe: `${LISTS} as a new visitor.`,
    },
    {
      name: 'single',
      section: 'storybook',
      story: 'lists-listtable--single-list',
      recipe: 'Create one list.',
    },
    {
      name: 'sort',
      section: 'storefront-3',
      story: 'lists-liststoolbar--sort',
      test: 'libs/lists/src/model/model.test.ts',
      recipe: `${LISTS}, then choose a sort.`,
    },
    {
      name: 'filter none',
      section: 'storefront-3',
      story: 'lists-listtable--filter-none',
      recipe: `${LISTS} and search for “zzz”.`,
    },
    {
      name: 'private, shared, global',
      section: 'storefront-3',
      story: 'lists-listtable--default',
      recipe: `${LISTS} as a member of Ridgeline Clinic on the business site.`,
    },
    {
      name: 'read-only',
      section: 'storefront-6',
      story: 'lists-listtable--read-only',
      recipe: `${LISTS} as a buyer on the business site: global lists are read-only.`,
    },
    {
      name: 'read-only items',
      section: 'storefront-6',
      story: 'lists-listitemrow--read-only',
      recipe: 'Open a global list as a buyer on the business site.',
    },
    {
      name: 'favorites full',
      section: 'storefront-3',
      story: 'lists-listtable--favorites-full',
      recipe: 'Mark ten lists as favorites.',
    },
    {
      name: 'name required',
      section: 'storefront-5',
      story: 'lists-listform--name-required',
      test: 'libs/lists/src/feature/lists-feature.test.tsx',
      recipe: `${LISTS}, press “Create list” and submit without a name.`,
    },
    {
      name: 'name in use',
      section: 'storybook',
      story: 'lists-listform--name-in-use',
      test: 'libs/lists/src/feature/lists-feature.test.tsx',
      recipe: 'Create two lists with the same name.',
    },
    {
      name: 'limit reached',
      section: 'storybook',
      story: 'lists-listform--limit-reached',
      recipe: 'Create 500 lists, then another one.',
    },
    {
      name: 'add failed',
      section: 'storybook',
      story: 'lists-addtolistform--add-failed',
      recipe:
        'Press “Add to list” on a product page, block `/item` in the browser’s tools, then press “Add item”.',
    },
    {
      name: 'already saved',
      section: 'storefront-5',
      story: 'lists-listbadges--more',
      test: 'libs/lists/src/model/model.test.ts',
      recipe: 'Put a product on several lists, then press “Add to list” on its page.',
    },
    {
      name: 'long name in a badge',
      section: 'storefront-5',
      story: 'lists-listbadges--long-content',
      test: 'libs/lists/src/model/model.test.ts',
      recipe: 'Put a product on several lists, then press “Add to list” on its page.',
    },
    {
      name: 'out-of-stock item',
      section: 'storybook',
      story: 'lists-listitemrow--out-of-stock',
      recipe: 'Add an item that is out of stock to a list.',
    },
    {
      name: 'on sale',
      section: 'storybook',
      story: 'lists-listitemrow--on-sale',
      recipe:
        'Add an item to a list, import a feed in which it costs less (`npm run import`), then open the list.',
    },
    {
      name: 'price went up',
      section: 'storybook',
      story: 'lists-listitemrow--price-up',
      recipe:
        'Add an item to a list, import a feed in which it costs more (`npm run import`), then open the list.',
    },
    {
      name: 'reorder reminder',
      section: 'storybook',
      story: 'lists-listitemrow--reorder-reminder',
      recipe: 'Storybook only: it takes two orders of the item, the latest one long enough ago.',
    },
    {
      name: 'added in part',
      section: 'storybook',
      story: 'lists-listitemrow--added-in-part',
      recipe: 'Add a list with an item that is out of stock to the cart.',
    },
    {
      name: 'item removed',
      section: 'storybook',
      story: 'lists-listremoveditem--default',
      test: 'libs/lists/src/feature/list-page.test.tsx',
      recipe: 'Open a list and press “Remove”.',
    },
    {
      name: 'item not put back',
      section: 'storybook',
      story: 'lists-listremoveditem--failed',
      test: 'libs/lists/src/feature/list-page.test.tsx',
      recipe: 'Remove an item of a list, block `/item` in the browser’s tools, then press “Undo”.',
    },
    {
      name: 'note refused',
      section: 'storybook',
      story: 'lists-listitemrow--note-refused',
      test: 'libs/lists/src/feature/list-page.test.tsx',
      recipe: 'Enter a card number in the note of an item.',
    },
    {
      name: 'short view',
      section: 'storefront-9',
      story: 'lists-listcards--more',
      recipe: 'Create six lists, then open the lists in the header.',
    },
    {
      name: 'short view, load error',
      section: 'storybook',
      story: 'lists-listcards--failed',
      recipe: 'Block `/getListCardData`, then open the lists in the header.',
    },
    {
      name: 'quick-order bad SKU',
      section: 'storybook',
      story: 'lists-quickorderform--bad-sku',
      test: 'libs/lists/src/feature/quick-order-feature.test.tsx',
      recipe: 'Open `/quick-order` and enter “24110191”.',
    },
    {
      name: 'quick-order duplicate',
      section: 'storybook',
      story: 'lists-quickorderform--duplicate',
      test: 'libs/lists/src/feature/quick-order-feature.test.tsx',
      recipe: 'Open `/quick-order` and enter “24110101” in two rows.',
    },
    {
      name: 'quick-order multiple',
      section: 'storybook',
      story: 'lists-quickorderform--order-multiple',
      test: 'libs/lists/src/feature/quick-order-feature.test.tsx',
      recipe: 'Open `/quick-order` and enter “24159003”, which is sold in multiples of 12.',
    },
    {
      name: 'quick-order bad rows',
      section: 'storybook',
      story: 'lists-quickorderresults--bad-rows',
      test: 'libs/lists/src/feature/quick-order-feature.test.tsx',
      recipe: 'Open `/quick-order`, paste cells with an unknown item number and press “Add to cart”.',
    },
  ],
} satisfies LibraryStoryStates;
