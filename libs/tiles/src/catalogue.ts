import type { LibraryCatalogue } from '@foolscap/core/catalogue';

/** What this library shows in the catalogue; the story gate holds it. */
export const catalogue = {
  receivesData: {},
  states: [
    { name: 'ProductTile: default', section: 'ours', story: 'tiles-producttile--default' },
    { name: 'ProductTile: loading', section: 'ours', story: 'tiles-producttile--loading' },
    { name: 'TileGrid: loading', section: 'ours', story: 'tiles-tilegrid--loading' },
    { name: 'sale', section: 'ours', story: 'tiles-producttile--sale' },
    { name: 'ProductTile: low stock', section: 'ours', story: 'tiles-producttile--low-stock' },
    { name: 'ProductTile: one left', section: 'ours', story: 'tiles-producttile--one-left' },
    { name: 'ProductTile: out of stock', section: 'ours', story: 'tiles-producttile--out-of-stock' },
    {
      name: 'ProductTile: out of stock with replacement',
      section: 'ours',
      story: 'tiles-producttile--out-of-stock-with-replacement',
    },
    { name: 'long name', section: 'ours', story: 'tiles-producttile--long-content' },
    { name: 'ProductTile: missing image', section: 'ours', story: 'tiles-producttile--missing-image' },
    { name: 'ProductTile: failed image', section: 'ours', story: 'tiles-producttile--failed-image' },
    { name: 'ProductTile: add pending', section: 'ours', story: 'tiles-producttile--add-pending' },
    { name: 'ProductTile: failed', section: 'ours', story: 'tiles-producttile--failed' },
    { name: 'in-cart count', section: 'ours', story: 'tiles-producttile--in-cart' },
    { name: 'pickup available', section: 'ours', story: 'tiles-producttile--pickup-available' },
    { name: 'badges, purchased before', section: 'ours', story: 'tiles-producttile--badges' },
    { name: 'limited quantity', section: 'ours', story: 'tiles-producttile--limited-quantity' },
    { name: 'price not available', section: 'ours', story: 'tiles-producttile--price-not-available' },
    { name: 'ProductTile: view only', section: 'ours', story: 'tiles-producttile--view-only' },
    { name: 'ProductTile: custom sku set', section: 'ours', story: 'tiles-producttile--custom-sku-set' },
    { name: 'ProductTile: view alternate', section: 'ours', story: 'tiles-producttile--view-alternate' },
    { name: 'ProductTile: subscribe', section: 'ours', story: 'tiles-producttile--subscribe' },
    { name: 'ProductTile: experts suggest', section: 'ours', story: 'tiles-producttile--experts-suggest' },
    { name: 'ProductTile: pick up today', section: 'ours', story: 'tiles-producttile--pick-up-today' },
    { name: 'ProductTile: membership', section: 'ours', story: 'tiles-producttile--membership' },
    { name: 'ProductTile: custom sku', section: 'ours', story: 'tiles-producttile--custom-sku' },
    { name: 'newer tiles on their way', section: 'ours', story: 'tiles-tilegrid--refreshing' },
  ],
} satisfies LibraryCatalogue;
