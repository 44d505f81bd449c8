import type { Shop } from '../shell/shop-context.ts';
import type { ShopState } from '../store.ts';

export interface PageData {
  shop: Shop;
  state: ShopState;
}

const ID = 'page-data';

/**
 * Serializes the server's state for the browser as a data block, which is never executed. Its content is escaped, so it cannot close the
 * block.
 */
export function pageDataScript(data: PageData): string {
  const json = JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

export function readPageData(document: Document): PageData {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '{}') as PageData;
}
