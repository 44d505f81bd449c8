import { matchRoute } from '../routes.ts';
import { PAGES } from './pages.ts';

/** The routes on which cards are entered. Nothing of other parties loads there (docs/decisions/cookie-consent.md). */
const PAYMENT_ROUTES: readonly string[] = ['/checkout', '/office/supplies/checkout', PAGES.wallet];

/** Checks whether cards are entered on a page. @param pathname below the tenant's root */
export const isPaymentPage = (pathname: string): boolean =>
  PAYMENT_ROUTES.includes(matchRoute(pathname).route.path);
