// The inventory of the scripts of the checkout page, for its journey.
export { readInventory, readNames } from '../../../../tools/payment-page/inventory.mjs';
export { writeInventory } from '../../../../tools/payment-page/write-inventory.mjs';
