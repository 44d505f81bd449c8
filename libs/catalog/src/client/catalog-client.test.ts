import type { HttpClient } from '@foolscap/core/http';
import { createCatalogClient, searchParams } from './catalog-client.ts';

it('writes a search as URL parameters, repeating facets with several values', () => {
  expect(
    String(searchParams({ q: 'bush & sons', brand: ['Quillane', 'A/B'], page: '2', sort: 'name' })),
  ).toBe('q=bush+%26+sons&brand=Quillane&brand=A%2FB&page=2&sort=name');
  expect(String(searchParams({ q: '' }))).toBe('');
});

it('encodes special characters in paths and queries', async () => {
  const paths: string[] = [];
  const http: HttpClient = {
    send: async <T>({ path }: { path: string }) => {
      paths.push(path);
      return { data: {} as T, status: 200, headers: {} };
    },
  };
  const client = createCatalogClient(http);
  await client.product('a/b?c');
  await client.suggest('50% off&q=x');
  await client.search({ q: 'pens' });
  expect(paths).toEqual([
    '/catalog/products/a%2Fb%3Fc',
    '/catalog/suggest?q=50%25+off%26q%3Dx',
    '/catalog/search?q=pens',
  ]);
});
