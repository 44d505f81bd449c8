import { errorPage } from './error-page.ts';

it('is self-contained: styles, texts, and a link to the home page of the same tenant', () => {
  document.documentElement.innerHTML = errorPage(
    500,
    { style: { href: '/assets/entry.css', text: '' } },
    '/cc/mmx',
  );
  expect(document.querySelector('h1')).toHaveTextContent('Something went wrong on our side');
  expect(document.querySelector('main a')).toHaveAttribute('href', '/cc/mmx/');
  expect(document.querySelector('header form')).toHaveAttribute('action', '/cc/mmx/search');
  expect(document.querySelector('header a[href="/cc/mmx/cart"]')).toHaveTextContent('Cart');
  expect(document.querySelector('link[rel=stylesheet]')).toHaveAttribute('href', '/assets/entry.css');
  expect(document.querySelector('script')).toBeNull();
});

it('links back to the previous page, whose address is text', () => {
  document.documentElement.innerHTML = errorPage(413, {}, '', { back: '/search?q="><script>x</script>' });
  expect(document.querySelector('main a')).toHaveAttribute('href', '/search?q="><script>x</script>');
  expect(document.querySelector('script')).toBeNull();
});

it('is in the language of its page', () => {
  document.documentElement.innerHTML = errorPage(500, {}, '/fr-ca/cc/mmx', { locale: 'fr-CA' });
  expect(document.querySelector('h1')).toHaveTextContent('Un problème est survenu de notre côté');
  expect(document.querySelector('main a')).toHaveAttribute('href', '/fr-ca/cc/mmx/');
  expect(errorPage(500, {}, '/fr-ca/cc/mmx', { locale: 'fr-CA' })).toContain(
    '<html lang="fr-CA" class="foolscap" data-tenant="business">',
  );
});
