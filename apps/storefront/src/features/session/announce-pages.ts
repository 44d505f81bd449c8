import { takeEvery } from 'redux-saga/effects';
import { pageOpened } from '../../routing/pages.ts';

/** Message about the page that is shown. */
export interface RouteMessage {
  type: 'navigation';
  /** Path and query of the page, from the root. */
  route: string;
}

/** The parts of a window that lead to the app or the page around it. */
export interface InnerWindow {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>;
  /** The mobile app's wrapper; absent in a browser. */
  readonly ReactNativeWebView?: { postMessage(message: string): void };
  /** The window itself if it is in no other. */
  readonly parent: unknown;
}

/**
 * Sends the route of this page and of each later one to the mobile app's wrapper and to the parent window (storefront-7.46). A parent of
 * another origin gets nothing, because a route may name a list or an order. Ignores a wrapper that throws.
 */
export function* announcePages(inner: InnerWindow) {
  function announce() {
    const { origin, pathname, search } = inner.location;
    const message: RouteMessage = { type: 'navigation', route: pathname + search };
    try {
      inner.ReactNativeWebView?.postMessage(JSON.stringify(message));
    } catch {
      // In that case the app keeps its last route.
    }
    if (inner.parent !== inner) (inner.parent as Pick<Window, 'postMessage'>).postMessage(message, origin);
  }
  announce();
  yield takeEvery(pageOpened.type, announce);
}
