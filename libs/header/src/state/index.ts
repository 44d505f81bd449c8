export { createNavigationModule } from './navigation.module.ts';
export { navigationActions, type NavigationDeps, type NavigationState } from './navigation.slice.ts';
export { selectNavigation, type NavigationRoot } from './select-navigation.ts';
