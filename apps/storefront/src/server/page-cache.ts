import { randomUUID } from 'node:crypto';
import { createSwrCache } from '@foolscap/core/cache';
import { newNonce } from './security.ts';

/** Values of a single response, even for a cached page. */
export interface OneTimeValues {
  nonce: string;
  formKey: string;
  /** The markup of the style sheet, which depends on whether the browser has cached its file. */
  styles: string;
}

interface KeptPage {
  status: number;
  isShared: boolean;
  /** The page, split at its one-time values. `own` lists the value at each split. */
  pieces: string[];
  own: (keyof OneTimeValues)[];
}

/** Maximum number of cached pages; a page has about 100 kB. */
const MAX_PAGES = 300;

function cut(page: string, { nonce, formKey, styles }: OneTimeValues): Pick<KeptPage, 'pieces' | 'own'> {
  const pieces: string[] = [];
  const own: (keyof OneTimeValues)[] = [];
  let from = 0;
  const marks = new RegExp([nonce, formKey, styles].map(escaped).join('|'), 'g');
  for (const { 0: mark, index } of page.matchAll(marks)) {
    pieces.push(page.slice(from, index));
    own.push(mark === nonce ? 'nonce' : mark === formKey ? 'formKey' : 'styles');
    from = index + mark.length;
  }
  pieces.push(page.slice(from));
  return { pieces, own };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Creates the cache for pages of guests without a session, which are the same for every guest (decision-guests.3). A page is rendered
 * once and served for a few seconds, with a new nonce and new form keys in each response.
 *
 * @param seconds lifetime; 0 disables the cache
 */
export function createPageCache(seconds: number) {
  const pages = createSwrCache<KeptPage>({ seconds, maxEntries: MAX_PAGES });

  return {
    /** @param render renders the page with the given one-time values; only pages with status 200 are cached */
    async get(
      key: string,
      oneTime: OneTimeValues,
      render: (oneTime: OneTimeValues) => Promise<{ status: number; personal: boolean; html: string }>,
    ): Promise<Pick<KeptPage, 'status' | 'isShared'> & { html: string }> {
      const page = await pages.get(
        key,
        async () => {
          const marks = { nonce: newNonce(), formKey: randomUUID(), styles: randomUUID() };
          const { status, personal, html } = await render(marks);
          return { status, isShared: !personal, ...cut(html, marks) };
        },
        ({ status, isShared }) => status === 200 && isShared,
      );
      const html = page.pieces.map((piece, place) => {
        const own = page.own[place];
        return own ? piece + oneTime[own] : piece;
      });
      const { status, isShared } = page;
      return { status, isShared, html: html.join('') };
    },
  };
}
