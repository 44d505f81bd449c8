import { errorPage } from './error-page.ts';

it('is self-contained: styles, texts, and a link to the home page of the same tenant', () => {
  document.documentElement.innerHTML = errorPage(500, { styles: ['/assets/entry.css'] }, '/cc/mmx');
  expect(document.querySelector('h1')).toHaveTextContent('Something went wrong on our side');
  expect(document.querySelector('a')).toHaveAttribute('href', '/cc/mmx/');
  expect(document.querySelector('link[rel=stylesheet]')).toHaveAttribute('href', '/assets/entry.css');
  expect(document.querySelector('script')).toBeNull();
});
