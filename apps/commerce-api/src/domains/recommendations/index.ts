export { lockCounts as lockPurchaseCounts } from './purchases.repository.ts';
export { countPurchases } from './count-purchases.ts';
export { demoSales } from './demo-sales.ts';
export { frequentlyPurchasedRoutes } from './frequently-purchased.routes.ts';
export { recentItemsRoutes } from './recent-items.routes.ts';
export { recommendationsRoutes } from './recommendations.routes.ts';
export { evaluate } from './evaluation/evaluate.ts';
export { formatEvaluation } from './evaluation/evaluation-report.ts';
export { readHistory } from './evaluation/purchase-history.ts';
