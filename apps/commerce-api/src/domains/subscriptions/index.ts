export { createRestockJob } from './restock-job.ts';
export { subscriptionsRoutes } from './subscriptions.routes.ts';
