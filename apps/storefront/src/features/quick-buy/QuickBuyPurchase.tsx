/** Exports only the overlay, because a dynamic import of the library's entry would load all of its pages. */
export { QuickBuy as default } from '@foolscap/checkout/feature';
