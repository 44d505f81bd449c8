export {
  createJobOrders,
  getJobLease,
  getLaterTry,
  JOB_ORDER_OUTDATED,
  type JobOrderServices,
  type JobPurchase,
  refuse,
} from './place-job-order.ts';
export { createRestockJob } from './restock-job.ts';
export { subscriptionsRoutes } from './subscriptions.routes.ts';
