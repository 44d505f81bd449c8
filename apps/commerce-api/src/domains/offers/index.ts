export { demoOffers } from './demo-offers.ts';
export { offersRoutes } from './offers.routes.ts';
