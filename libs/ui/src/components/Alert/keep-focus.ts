/**
 * Keeps the place of a shopper whose focus is in an alert that is removed, as when "Try again" loads the content in its place: the focus
 * moves to the nearest heading before the alert, otherwise to the page or dialog around it. If the focus has moved elsewhere by then, it
 * stays there.
 *
 * @returns the cleanup of a ref, which React calls before it removes the alert
 */
export const keepFocus = (alert: HTMLElement | null) => () => {
  if (!alert?.contains(document.activeElement)) return;
  const region = alert.closest<HTMLElement>('main,[role=dialog]');
  if (!region) return;
  const places = [region, ...region.querySelectorAll<HTMLElement>('h1,h2,h3')].filter(
    (place) => place.compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  queueMicrotask(() => {
    // Elements that have been removed or are hidden cannot get the focus.
    for (const place of places.reverse()) {
      if (document.activeElement !== document.body) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
  });
};
