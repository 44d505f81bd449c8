/** The print services (storefront-7.34): products with a configurator, products printed as they are, and those of other companies. */
export const PRINT_SERVICES = ['xmpie', 'static', 'navink'] as const;
export type PrintService = (typeof PRINT_SERVICES)[number];
