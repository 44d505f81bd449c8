export type { AdServer } from './ad-server.ts';
export { demoAds } from './demo-ads.ts';
export { createHttpAdServer } from './http-ad-server.ts';
export { createSandboxAds, deleteOldAdEvents } from './sandbox-ad-server.ts';
export { sandboxAdsRoutes } from './sandbox-ads.routes.ts';
export { sponsoredRoutes } from './sponsored.routes.ts';
