/**
 * Keeps links and forms of a story from navigating: they point to pages of the shop, which does not run here. Links and forms with their
 * own handlers are not affected.
 */
export function preventNavigation(): void {
  const stay = (event: Event, selector: string) => {
    const target = event.target instanceof Element ? event.target.closest(selector) : null;
    if (target) event.preventDefault();
  };
  window.addEventListener('click', (event) => {
    stay(event, 'a[href^="/"]');
  });
  window.addEventListener('submit', (event) => {
    stay(event, 'form[action^="/"]');
  });
}
