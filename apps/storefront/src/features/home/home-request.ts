import type { HomeRequest } from '@foolscap/content/client';

/** Reads what the address of a preview link names; empty without one. */
export function getHomeRequest(search: URLSearchParams): HomeRequest {
  const preview = search.get('preview');
  if (!preview) return {};
  const [at, segment] = [search.get('at'), search.get('segment')];
  return { preview, ...(at ? { at } : {}), ...(segment ? { segment } : {}) };
}
