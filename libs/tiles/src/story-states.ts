import type { LibraryStoryStates } from '@foolscap/core/story-states';

/** The states that this library shows in Storybook; `npm run test:stories` checks them. */
export const storyStates = {
  receivesData: {
    ProductTile: { Empty: 'a tile always has a product; Loading reserves its place' },
    TileGrid: {
      Empty: 'the page shows its own empty state',
      Failed: 'the page shows the error',
    },
  },
  states: [
    {
      name: 'skeleton of a tile',
      section: 'storybook',
      story: 'tiles-producttile--loading',
      recipe: 'Slow `/catalog/search`, then follow a link to /c/paper.',
    },
    {
      name: 'skeleton of the grid',
      section: 'storybook',
      story: 'tiles-tilegrid--loading',
      recipe: 'Slow `/catalog/search`, then follow a link to /c/paper.',
    },
    {
      name: 'refreshing',
      section: 'storybook',
      story: 'tiles-tilegrid--refreshing',
      recipe: 'Open /c/paper, slow `/catalog/search`, then change the order.',
    },
    {
      name: 'a tile',
      section: 'storefront-3',
      story: 'tiles-producttile--default',
      test: 'libs/tiles/src/model/model.test.ts',
      recipe: '/c/paper',
    },
    {
      name: 'missing image',
      section: 'storybook',
      story: 'tiles-producttile--missing-image',
      recipe:
        'Import a product without a picture (docs/operators/import.md); every product of the demo has one.',
    },
    {
      name: 'failed image',
      section: 'storybook',
      story: 'tiles-producttile--failed-image',
      recipe: 'Block `/media/*` in the browser’s tools, then reload /c/paper.',
    },
    {
      name: 'long name',
      section: 'storybook',
      story: 'tiles-producttile--long-content',
      recipe: 'Storybook only: needs a longer name than those of the demo.',
    },
    {
      name: 'add to list',
      section: 'storybook',
      story: 'tiles-producttile--with-list',
      test: 'apps/storefront/e2e/add-to-list.journey.ts',
      recipe: '/c/paper',
    },
    { name: 'sale', section: 'storybook', story: 'tiles-producttile--sale', recipe: '/search?q=sale' },
    {
      name: 'badges, purchased before',
      section: 'storefront-3',
      story: 'tiles-producttile--badges',
      recipe:
        'Badge "Sale": /search?q=24110101. Purchased before is Storybook only: the API does not send it.',
    },
    {
      name: 'out of stock',
      section: 'storefront-4',
      story: 'tiles-producttile--out-of-stock',
      recipe: 'Storybook only: the demo’s API leads from such a tile to the product page.',
    },
    {
      name: 'out of stock with a replacement',
      section: 'storefront-4',
      story: 'tiles-producttile--out-of-stock-with-replacement',
      recipe: 'Storybook only: the API sends no replacement with a tile.',
    },
    {
      name: 'few left',
      section: 'storybook',
      story: 'tiles-producttile--low-stock',
      recipe: '/search?q=24110202 (four left).',
    },
    {
      name: 'one left',
      section: 'storybook',
      story: 'tiles-producttile--one-left',
      test: 'apps/storefront/e2e/last-unit.journey.ts',
      recipe: '/search?q=24150103.',
    },
    {
      name: 'limited quantity',
      section: 'storefront-3',
      story: 'tiles-producttile--limited-quantity',
      recipe: 'Storybook only: the API does not mark limited quantities on tiles.',
    },
    {
      name: 'price not available',
      section: 'storefront-5',
      story: 'tiles-producttile--price-not-available',
      recipe: 'Storybook only: every item of the demo has a price; a business import can leave it out.',
    },
    {
      name: 'add pending',
      section: 'storybook',
      story: 'tiles-producttile--add-pending',
      test: 'apps/storefront/e2e/buying.journey.ts',
      recipe: 'Slow `/checkout/default/item`, then press "Add to cart" on /c/paper.',
    },
    {
      name: 'add failed',
      section: 'storefront-8',
      story: 'tiles-producttile--failed',
      recipe: 'Fail `/checkout/default/item`, then press "Add to cart" on /c/paper.',
    },
    {
      name: 'in-cart count',
      section: 'storybook',
      story: 'tiles-producttile--in-cart',
      recipe: 'Add 24110101, then open /search?q=24110101.',
    },
    {
      name: 'pickup available',
      section: 'storybook',
      story: 'tiles-producttile--pickup-available',
      recipe: 'Choose the store 1547 at /stores, then open /c/paper.',
    },
    {
      name: 'view only',
      section: 'storefront-4',
      story: 'tiles-producttile--view-only',
      recipe: '/search?q=24110403 (out of stock).',
    },
    {
      name: 'SKU set',
      section: 'storefront-4',
      story: 'tiles-producttile--custom-sku-set',
      recipe: 'Storybook only: the demo has no sets of products.',
    },
    {
      name: 'view alternate',
      section: 'storefront-4',
      story: 'tiles-producttile--view-alternate',
      recipe: 'Storybook only: the API sends no replacement with a tile.',
    },
    {
      name: 'subscribe',
      section: 'storefront-4',
      story: 'tiles-producttile--subscribe',
      recipe: 'Storybook only: the API offers no subscriptions on tiles.',
    },
    {
      name: 'experts suggest',
      section: 'storefront-4',
      story: 'tiles-producttile--experts-suggest',
      recipe: 'Storybook only: the API sends no such label with tiles.',
    },
    {
      name: 'pick up today',
      section: 'storefront-4',
      story: 'tiles-producttile--pick-up-today',
      recipe: 'Storybook only: the API sends no such label with tiles.',
    },
    {
      name: 'membership',
      section: 'storefront-4',
      story: 'tiles-producttile--membership',
      recipe: 'Storybook only: the API sends no such label with tiles.',
    },
    {
      name: 'custom SKU',
      section: 'storefront-4',
      story: 'tiles-producttile--custom-sku',
      recipe: 'Storybook only: the demo has no custom products.',
    },
    { name: 'compare, and its limit of four', section: 'storefront-4', due: 'comparing' },
    { name: 'swatches', section: 'storybook', due: 'swatches on tiles; the product page has them' },
    {
      name: 'quick view, compatible printers, auto-restock, membership drawers',
      section: 'storefront-2',
      due: 'the drawers opened by tiles',
    },
    { name: 'sponsored', section: 'storybook', due: 'sponsored products; the shop has none' },
  ],
} satisfies LibraryStoryStates;
