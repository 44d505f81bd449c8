export { isUrl, type KnownValues, listLimitProblems } from './check-document.ts';
export { buildNavContext, getPlace } from './navigation-context.ts';
export { type NavigationJob, readKnownValues, runNavigationJob } from './navigation-job.ts';
export { NavigationJobSchema, navigationOperatorRoutes } from './navigation-operator.routes.ts';
export { navigationRoutes } from './navigation.routes.ts';
export { createNavigation, type Navigation } from './navigation.service.ts';
export { headerFooterRoutes } from './header-footer.routes.ts';
