import { eventChannel } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import type { AnalyticsEvent } from '@foolscap/analytics/model';
import { pageOpened } from '../../routing/pages.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import { matchRoute } from '../../routes.ts';
import type { ProcessDeps } from '../../processes/process-deps.ts';

const PRODUCT = '/p/:sku/:slug?';

/** Returns the part of the page that an element is in. */
const getRegion = (element: Element) => element.closest('header, footer, main')?.localName;

/**
 * Reports the pages that a shopper opens, the links and forms that they use, and how they find products (PFM), to analytics (storefront-7.52). A page is reported as its route, such as `/order/:orderNumber`, because URLs contain order and list numbers. Form
 * values are never read.
 *
 * @param basename path of the site's root
 */
export function* reportVisits({ analytics }: Pick<ProcessDeps, 'analytics'>, basename: string) {
  const routeOf = (url: string): string => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin ? matchRoute(belowRoot(pathname, basename)).route.path : 'other site';
  };
  const uses = eventChannel<AnalyticsEvent>((emit) => {
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link) emit({ name: 'link', data: { to: routeOf(link.href), region: getRegion(link) } });
    };
    const onSubmit = ({ target }: Event) => {
      if (target instanceof HTMLFormElement)
        emit({ name: 'form', data: { on: routeOf(location.href), region: getRegion(target) } });
    };
    // Run before the page's own handlers, which may leave the page.
    document.addEventListener('click', onClick, true);
    document.addEventListener('submit', onSubmit, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('submit', onSubmit, true);
    };
  });
  yield takeEvery(uses, function (event: AnalyticsEvent) {
    analytics.report(event);
  });

  let before = 'entry';
  function reportPage() {
    const route = routeOf(location.href);
    analytics.report({ name: 'navigation', data: { from: before, to: route } });
    if (route === PRODUCT) analytics.report({ name: 'pfm', data: { foundOn: before } });
    before = route;
  }
  reportPage();
  yield takeEvery(pageOpened.type, reportPage);
}
