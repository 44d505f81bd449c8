import { isSiteDataCall, reloadPage } from './reload-page.ts';

it.each([
  ['navigate', true],
  ['back_forward', true],
  [undefined, true],
  // A document that was reloaded is not reloaded again.
  ['reload', false],
])('a page that was opened by %p is loaded again: %p (storefront-8.54)', (type, expected) => {
  const reload = jest.fn();
  expect(reloadPage({ getNavigationType: () => type, reload })).toBe(expected);
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0);
});

it.each([
  [{ method: 'GET', path: '/account' }, true],
  [{ method: 'GET', path: '/account/addresses' }, false],
  [{ method: 'POST', path: '/account' }, false],
  [{ method: 'GET', path: '/account', root: '/other' }, false],
] as const)('%j reads the site data: %p', (call, expected) => {
  expect(isSiteDataCall(call)).toBe(expected);
});
