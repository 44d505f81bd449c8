/** The mobile app's wrapper around a page: React Native's web view. */
interface AppWrapper {
  postMessage(message: string): void;
}

/** Notifies the mobile app's wrapper of cart changes. */
export interface AppBridge {
  /** Sends `{"type":"cart-items-count","count":3}` (cart-7.41). */
  announceCount(count: number): void;
}

const getWrapper = () => (globalThis as { ReactNativeWebView?: AppWrapper }).ReactNativeWebView;

/**
 * Creates the bridge to the mobile app's wrapper. In a browser there is none, and nothing is sent. Ignores a wrapper that throws.
 *
 * @param findWrapper returns the wrapper; `window.ReactNativeWebView` by default
 */
export const createAppBridge = (findWrapper: () => AppWrapper | undefined = getWrapper): AppBridge => ({
  announceCount(count) {
    try {
      findWrapper()?.postMessage(JSON.stringify({ type: 'cart-items-count', count }));
    } catch {
      // In that case the app keeps showing its last count.
    }
  },
});
