/**
 * Links and forms of an example lead into the shop, which is not there: from a folder of files they would lead out of Storybook.
 * Those that the example itself takes care of are left alone.
 */
export function stayHere(): void {
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
