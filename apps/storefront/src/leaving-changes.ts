import type { CartState } from '@foolscap/cart/state';
import { FORM_PATHS } from './forms.tsx';
import type { Shop } from './shop-context.ts';

/**
 * Posts what was asked of lines as their forms do without script: the page is going away before the code that sends changes has
 * arrived, and there is no time to fetch it. Quantities are absolute and a line goes only once, so that nothing is done twice.
 *
 * @param post for tests; by default the browser's beacon, which outlives the page
 */
export function postLeavingChanges(
  changes: CartState['changes'],
  { basename, formKey }: Pick<Shop, 'basename' | 'formKey'>,
  post: (path: string, fields: URLSearchParams) => unknown = (path, fields) =>
    navigator.sendBeacon(path, fields),
): void {
  for (const [cartItemId, change] of Object.entries(changes)) {
    const fields = { site: basename, key: `${formKey}-left`, cartItemId };
    if (change.kind === 'quantity')
      post(FORM_PATHS.update, new URLSearchParams({ ...fields, qty: String(change.wanted) }));
    if (change.kind === 'remove') post(FORM_PATHS.remove, new URLSearchParams(fields));
  }
}
