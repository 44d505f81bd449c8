// The inventory of the checkout page's scripts, for its journey.
export { readInventory, readNames } from '../../../../tools/payment-page/inventory.mjs';
export { writeInventory } from '../../../../tools/payment-page/write-inventory.mjs';
