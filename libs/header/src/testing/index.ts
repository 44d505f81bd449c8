export {
  aNavContext,
  businessNavigation,
  categories,
  footerColumns,
  menuDepartments,
  sampleDepartments,
  sampleNavigation,
} from './builders.ts';
export { createFakeNavigationClient } from './fake-navigation-client.ts';
