export { NAVIGATION_VARIANTS } from './document.ts';
export { type NavigationJob, runNavigationJob } from './navigation-job.ts';
export { NavigationJobSchema, navigationOperatorRoutes } from './navigation-operator.routes.ts';
export { navigationRoutes } from './navigation.routes.ts';
export { createNavigation, type Navigation } from './navigation.service.ts';
