import type { LibraryStoryStates } from '@foolscap/core/story-states';

/** What this library shows in Storybook; the story gate holds it. */
export const storyStates = {
  receivesData: {
    ProductTile: { Empty: 'a tile is never without its product: Loading holds its place' },
    TileGrid: {
      Empty: 'what stands instead of no tiles is the page’s',
      Failed: 'what failed is told by the page',
    },
  },
  states: [
    { name: 'skeleton of a tile', section: 'storybook', story: 'tiles-producttile--loading' },
    { name: 'skeleton of the grid', section: 'storybook', story: 'tiles-tilegrid--loading' },
    { name: 'newer tiles on their way', section: 'storybook', story: 'tiles-tilegrid--refreshing' },
    {
      name: 'a tile',
      section: 'storefront 3',
      story: 'tiles-producttile--default',
      test: 'libs/tiles/src/model/model.test.ts',
      recipe: '/c/paper',
    },
    { name: 'missing image', section: 'storybook', story: 'tiles-producttile--missing-image' },
    { name: 'failed image', section: 'storybook', story: 'tiles-producttile--failed-image' },
    { name: 'long name', section: 'storybook', story: 'tiles-producttile--long-content' },
    { name: 'sale', section: 'storybook', story: 'tiles-producttile--sale', recipe: '/search?q=sale' },
    { name: 'badges, purchased before', section: 'storefront 3', story: 'tiles-producttile--badges' },
    { name: 'out of stock', section: 'storefront 4', story: 'tiles-producttile--out-of-stock' },
    {
      name: 'out of stock with a replacement',
      section: 'storefront 4',
      story: 'tiles-producttile--out-of-stock-with-replacement',
    },
    { name: 'few left', section: 'storybook', story: 'tiles-producttile--low-stock' },
    {
      name: 'one left',
      section: 'storybook',
      story: 'tiles-producttile--one-left',
      test: 'apps/storefront/e2e/last-unit.journey.ts',
    },
    { name: 'limited quantity', section: 'storefront 3', story: 'tiles-producttile--limited-quantity' },
    { name: 'price not available', section: 'storefront 5', story: 'tiles-producttile--price-not-available' },
    {
      name: 'add pending',
      section: 'storybook',
      story: 'tiles-producttile--add-pending',
      test: 'apps/storefront/e2e/buying.journey.ts',
    },
    { name: 'add failed', section: 'storefront 8', story: 'tiles-producttile--failed' },
    { name: 'in-cart count', section: 'storybook', story: 'tiles-producttile--in-cart' },
    { name: 'pickup available', section: 'storybook', story: 'tiles-producttile--pickup-available' },
    { name: 'view only', section: 'storefront 4', story: 'tiles-producttile--view-only' },
    { name: 'SKU set', section: 'storefront 4', story: 'tiles-producttile--custom-sku-set' },
    { name: 'view alternate', section: 'storefront 4', story: 'tiles-producttile--view-alternate' },
    { name: 'subscribe', section: 'storefront 4', story: 'tiles-producttile--subscribe' },
    { name: 'experts suggest', section: 'storefront 4', story: 'tiles-producttile--experts-suggest' },
    { name: 'pick up today', section: 'storefront 4', story: 'tiles-producttile--pick-up-today' },
    { name: 'membership', section: 'storefront 4', story: 'tiles-producttile--membership' },
    { name: 'custom SKU', section: 'storefront 4', story: 'tiles-producttile--custom-sku' },
    { name: 'compare, and its limit of four', section: 'storefront 4', due: 'comparing' },
    { name: 'swatches', section: 'storybook', due: 'swatches on tiles; the product page has them' },
    {
      name: 'quick view, compatible printers, auto-restock, membership drawers',
      section: 'storefront 2',
      due: 'the drawers of tiles',
    },
    { name: 'sponsored', section: 'storybook', due: 'advertisements; the shop has none' },
  ],
} satisfies LibraryStoryStates;
