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
    { name: 'skeleton of a tile', section: 'storybook', story: 'tiles-producttile--loading' },
    { name: 'skeleton of the grid', section: 'storybook', story: 'tiles-tilegrid--loading' },
    { name: 'refreshing', section: 'storybook', story: 'tiles-tilegrid--refreshing' },
    {
      name: 'a tile',
      section: 'storefront-3',
      story: 'tiles-producttile--default',
      test: 'libs/tiles/src/model/model.test.ts',
      recipe: '/c/paper',
    },
    { name: 'missing image', section: 'storybook', story: 'tiles-producttile--missing-image' },
    { name: 'failed image', section: 'storybook', story: 'tiles-producttile--failed-image' },
    { name: 'long name', section: 'storybook', story: 'tiles-producttile--long-content' },
    { name: 'sale', section: 'storybook', story: 'tiles-producttile--sale', recipe: '/search?q=sale' },
    { name: 'badges, purchased before', section: 'storefront-3', story: 'tiles-producttile--badges' },
    { name: 'out of stock', section: 'storefront-4', story: 'tiles-producttile--out-of-stock' },
    {
      name: 'out of stock with a replacement',
      section: 'storefront-4',
      story: 'tiles-producttile--out-of-stock-with-replacement',
    },
    { name: 'few left', section: 'storybook', story: 'tiles-producttile--low-stock' },
    {
      name: 'one left',
      section: 'storybook',
      story: 'tiles-producttile--one-left',
      test: 'apps/storefront/e2e/last-unit.journey.ts',
    },
    { name: 'limited quantity', section: 'storefront-3', story: 'tiles-producttile--limited-quantity' },
    { name: 'price not available', section: 'storefront-5', story: 'tiles-producttile--price-not-available' },
    {
      name: 'add pending',
      section: 'storybook',
      story: 'tiles-producttile--add-pending',
      test: 'apps/storefront/e2e/buying.journey.ts',
    },
    { name: 'add failed', section: 'storefront-8', story: 'tiles-producttile--failed' },
    { name: 'in-cart count', section: 'storybook', story: 'tiles-producttile--in-cart' },
    { name: 'pickup available', section: 'storybook', story: 'tiles-producttile--pickup-available' },
    { name: 'view only', section: 'storefront-4', story: 'tiles-producttile--view-only' },
    { name: 'SKU set', section: 'storefront-4', story: 'tiles-producttile--custom-sku-set' },
    { name: 'view alternate', section: 'storefront-4', story: 'tiles-producttile--view-alternate' },
    { name: 'subscribe', section: 'storefront-4', story: 'tiles-producttile--subscribe' },
    { name: 'experts suggest', section: 'storefront-4', story: 'tiles-producttile--experts-suggest' },
    { name: 'pick up today', section: 'storefront-4', story: 'tiles-producttile--pick-up-today' },
    { name: 'membership', section: 'storefront-4', story: 'tiles-producttile--membership' },
    { name: 'custom SKU', section: 'storefront-4', story: 'tiles-producttile--custom-sku' },
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
