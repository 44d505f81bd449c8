export { aNavContext, businessNavigation, categories, footerColumns, sampleNavigation } from './builders.ts';
export { createFakeNavigationClient } from './fake-navigation-client.ts';
