// The inventory of the scripts of the checkout page, for its journey.
export { readInventory, readNames, writeInventory } from '../../../../tools/payment-page/inventory.mjs';
