import { eventChannel } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/**
 * Finds the number of words that a form of the header's search was submitted with; undefined for other forms. The path ends the form's action on
 * both sites.
 */
function countWords({ target }: Event): number | undefined {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('role') !== 'search') return undefined;
  if (!target.getAttribute('action')?.endsWith('/search')) return undefined;
  return String(new FormData(target).get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean).length;
}

/**
 * Reports searches with the search box of the header to analytics (storefront-7.55), by their number of words: shoppers type names and numbers of
 * their own into it.
 */
export function* reportSearchBox({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  const searches = eventChannel<number>((emit) => {
    const heard = (event: Event) => {
      const words = countWords(event);
      if (words !== undefined) emit(words);
    };
    // Before the form's own handler, which may leave the page.
    document.addEventListener('submit', heard, true);
    return () => document.removeEventListener('submit', heard, true);
  });
  yield takeEvery(searches, function (words: number) {
    analytics.report({ name: 'search-box', data: { words } });
  });
}
