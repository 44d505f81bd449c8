// addresses.ts
import type { ListDetailsQuery } from '@foolscap/lists/contract';

/** URLs in the fragment of one page. In your application, use the paths of your router. */
const address = (path: string, query: object) => {
  const search = new URLSearchParams(Object.entries(query) as [string, string][]);
  return search.size > 0 ? `#${path}?${search}` : `#${path}`;
};

export const listsHref = (page = 1) => address('lists', page > 1 ? { page } : {});
export const listHref = (listId: string, query: ListDetailsQuery = {}) => address(`list/${listId}`, query);
export const linkHref = (linkId: string, query: ListDetailsQuery = {}) => address(`link/${linkId}`, query);

/** Reads the screen, the id of its list or link, and its page, sort and search. */
export function readAddress(hash: string) {
  const [path = '', search] = hash.slice(1).split('?');
  const [screen, id = ''] = path.split('/');
  // The server rejects unknown values.
  const query = Object.fromEntries(new URLSearchParams(search)) as ListDetailsQuery;
  return { screen, id, query };
}
