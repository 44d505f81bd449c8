import { eventChannel } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/**
 * Counts the words submitted with a form of the header's search; undefined for other forms. On both sites, the form's action ends with this
 * path.
 */
function countWords({ target }: Event): number | undefined {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('role') !== 'search') return undefined;
  if (!target.getAttribute('action')?.endsWith('/search')) return undefined;
  return String(new FormData(target).get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean).length;
}

/**
 * Reports searches in the header's search box to analytics (storefront-7.55), by number of words only, because shoppers type their own
 * names and numbers into it.
 */
export function* reportSearchBox({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  const searches = eventChannel<number>((emit) => {
    const heard = (event: Event) => {
      const words = countWords(event);
      if (words !== undefined) emit(words);
    };
    // Runs before the form's own handler, which may leave the page.
    document.addEventListener('submit', heard, true);
    return () => document.removeEventListener('submit', heard, true);
  });
  yield takeEvery(searches, function (words: number) {
    analytics.report({ name: 'search-box', data: { words } });
  });
}
