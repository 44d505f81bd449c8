export { countPurchases } from './count-purchases.ts';
export { recentItemsRoutes } from './recent-items.routes.ts';
export { recommendationsRoutes } from './recommendations.routes.ts';
