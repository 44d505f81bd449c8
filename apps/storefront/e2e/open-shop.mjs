// For journeys that need a shop with other settings than the shared one.
export { openShop } from '../../../tools/checks/open-shop.mjs';
