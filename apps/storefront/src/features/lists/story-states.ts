import type { StoryState } from '@foolscap/core/story-states';
import { LISTS_SCREEN_MESSAGES } from './lists-messages.ts';

const { listPages: texts } = LISTS_SCREEN_MESSAGES;

/** The list page states that Storybook shows. */
export const listsStates: readonly StoryState[] = [
  {
    name: texts.lists,
    section: 'storefront-2',
    story: 'pages-lists--default',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com.',
  },
  {
    name: 'Lists: private, shared, global',
    section: 'storefront-3',
    story: 'pages-lists--business',
    recipe: 'Open /cc/mmx/list/mylists as buyer@example.com.',
  },
  {
    name: 'Lists: phone',
    section: 'storybook',
    story: 'pages-lists--phone',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com on a phone.',
  },
  {
    name: 'Lists: skeleton',
    section: 'storybook',
    story: 'pages-lists--loading',
    recipe: 'Slow `/lists`, then follow a link to the lists.',
  },
  {
    name: 'Lists: load error',
    section: 'storefront-4',
    story: 'pages-lists--failed',
    recipe: 'Fail `/lists`, then follow a link to the lists.',
  },
  {
    name: 'Lists: empty, guest',
    section: 'storefront-4',
    story: 'pages-lists--empty-guest',
    recipe: 'Open /kuber/viewList?tid=US in a new browser window.',
  },
  {
    name: 'Lists: empty, registered',
    section: 'storefront-4',
    story: 'pages-lists--empty',
    recipe: 'Register at /office/supplies/register, then open /kuber/viewList?tid=US.',
  },
  {
    name: 'Lists: single',
    section: 'storybook',
    story: 'pages-lists--single',
    recipe: 'Create one list at /kuber/createList?tid=US.',
  },
  {
    name: 'Lists: sign-in banner',
    section: 'storybook',
    story: 'pages-lists--sign-in-banner',
    recipe: 'Create a list at /kuber/createList?tid=US without signing in.',
  },
  {
    name: 'Lists: sort',
    section: 'storefront-3',
    story: 'pages-lists--sort',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com, then choose “List name Z to A”.',
  },
  {
    name: 'Lists: filter none',
    section: 'storefront-3',
    story: 'pages-lists--filter-none',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com, then search for “zzz”.',
  },
  {
    name: 'Lists: item found',
    section: 'storefront-7',
    story: 'pages-lists--find-item',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com, then find “paper”.',
  },
  {
    name: 'Lists: no item found',
    section: 'storybook',
    story: 'pages-lists--find-nothing',
    recipe: 'Open /kuber/viewList?tid=US&find=zzz as wendy@example.com.',
  },
  {
    name: 'Lists: item search failed',
    section: 'storybook',
    story: 'pages-lists--find-failed',
    recipe: 'Block `/lists/items` in the browser’s tools, then find an item.',
  },
  {
    name: 'Lists: search failed',
    section: 'storybook',
    story: 'pages-lists--search-failed',
    recipe:
      'Open /kuber/viewList?tid=US as wendy@example.com, go offline in the browser’s tools, then search.',
  },
  {
    name: 'Lists: favorites full',
    section: 'storefront-3',
    story: 'pages-lists--favorites-full',
    recipe: 'Create eleven lists and mark ten of them as favorites.',
  },
  {
    name: 'Lists: limit reached',
    section: 'storybook',
    story: 'pages-lists--limit-reached',
    recipe: 'Create 500 lists, then another one.',
  },
  {
    name: 'Lists: delete confirm',
    section: 'storybook',
    story: 'pages-lists--delete-confirm',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com, then press “Delete”.',
  },
  {
    name: 'Lists: removed',
    section: 'storybook',
    story: 'pages-lists--removed',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com, press “Delete”, then “Delete list”.',
  },
  {
    name: 'Lists: add to list',
    section: 'storefront-2',
    story: 'pages-lists--add-to-list',
    recipe: 'Open /kuber/viewList?tid=US&addItem=24110101&qty=2 as wendy@example.com.',
  },
  {
    name: 'Lists: added to list',
    section: 'storefront-2',
    story: 'pages-lists--added-to-list',
    recipe: 'Open /kuber/viewList?tid=US&addItem=24110101&qty=2 as wendy@example.com, then press “Add item”.',
  },
  {
    name: 'Lists: add failed',
    section: 'storybook',
    story: 'pages-lists--add-failed',
    recipe:
      'Open /kuber/viewList?tid=US&addItem=24110101 as wendy@example.com, block `/item` in the browser’s tools, then press “Add item”.',
  },
  {
    name: 'List',
    section: 'storefront-2',
    story: 'pages-list--default',
    recipe: 'Open /kuber/viewList?tid=US as wendy@example.com, then open “Home office”.',
  },
  {
    name: 'List: phone',
    section: 'storybook',
    story: 'pages-list--phone',
    recipe: 'Open “Home office” as wendy@example.com on a phone.',
  },
  {
    name: 'List: loading',
    section: 'storybook',
    story: 'pages-list--loading',
    recipe: 'Slow `/list`, then open a list.',
  },
  {
    name: 'List: failed',
    section: 'storybook',
    story: 'pages-list--failed',
    recipe: 'Go offline in the browser’s tools, then open a list.',
  },
  {
    name: 'List: empty',
    section: 'storybook',
    story: 'pages-list--empty',
    recipe: 'Create a list at /kuber/createList?tid=US, then open it.',
  },
  {
    name: 'List: out-of-stock item',
    section: 'storybook',
    story: 'pages-list--out-of-stock',
    recipe:
      'Add an item to a list, import a feed in which it has no stock (`npm run import`), then open the list.',
  },
  {
    name: 'List: on sale',
    section: 'storybook',
    story: 'pages-list--on-sale',
    recipe:
      'Add an item to a list, import a feed in which it costs less (`npm run import`), then open the list.',
  },
  {
    name: 'List: item removed',
    section: 'storybook',
    story: 'pages-list--removed',
    recipe: 'Open “Home office” as wendy@example.com, then press “Remove”.',
  },
  {
    name: 'List: item put back',
    section: 'storybook',
    story: 'pages-list--restored',
    recipe: 'Open “Home office” as wendy@example.com, press “Remove”, then “Undo”.',
  },
  {
    name: 'List: search',
    section: 'storybook',
    story: 'pages-list--search',
    recipe: 'Open “Home office” as wendy@example.com, then search for “paper”.',
  },
  {
    name: 'List: page past the end',
    section: 'storybook',
    story: 'pages-list--past-the-end',
    recipe: 'Open “Home office” as wendy@example.com, then add &page=9 to the address.',
  },
  {
    name: 'List: selected items',
    section: 'storybook',
    story: 'pages-list--selected',
    recipe: 'Open “Home office” as wendy@example.com, then press “Select all on this page”.',
  },
  {
    name: 'List: read-only',
    section: 'storefront-6',
    story: 'pages-list--read-only',
    recipe: 'Open “New employee kit” on the business site as buyer@example.com.',
  },
  {
    name: 'List: add-all result',
    section: 'storybook',
    story: 'pages-list--added-in-part',
    recipe: 'Add a list with an item that is out of stock to the cart.',
  },
  {
    name: 'List: favorites full',
    section: 'storefront-3',
    story: 'pages-list--favorites-full',
    recipe: 'Mark ten lists as favorites, then open another one and press its star.',
  },
  {
    name: 'List: public link',
    section: 'storybook',
    story: 'pages-list--public-link',
    recipe: 'Open “Home office” as wendy@example.com, then press “Create public link”.',
  },
  {
    name: 'List: revoke confirm',
    section: 'storybook',
    story: 'pages-list--revoke-confirm',
    recipe: 'Create a public link of a list, then press “Stop sharing”.',
  },
  {
    name: 'List: gone',
    section: 'storybook',
    story: 'pages-list--gone',
    recipe: '/kuber/viewList?tid=US&listId=no-such-list',
  },
  {
    name: 'Public list',
    section: 'storybook',
    story: 'pages-public-list--default',
    recipe: 'Create a public link of a list and open it in another browser.',
  },
  {
    name: 'Public list: business',
    section: 'storybook',
    story: 'pages-public-list--business',
    recipe: 'Create a public link of a list on the business site and open it in another browser.',
  },
  {
    name: 'Public list: phone',
    section: 'storybook',
    story: 'pages-public-list--phone',
    recipe: 'Open a public link on a phone.',
  },
  {
    name: 'Public list: loading',
    section: 'storybook',
    story: 'pages-public-list--loading',
    recipe: 'Slow `/list/shared`, then follow a public link.',
  },
  {
    name: 'Public list: failed',
    section: 'storybook',
    story: 'pages-public-list--failed',
    recipe: 'Go offline in the browser’s tools, then follow a public link.',
  },
  {
    name: 'Public list: link gone',
    section: 'storybook',
    story: 'pages-public-list--gone',
    recipe: '/list/shared/no-such-list',
  },
];
