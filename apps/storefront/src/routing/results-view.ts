/** The views of a results list: tiles side by side, or one per line. */
export type ResultsView = 'grid' | 'list';

/** Reads the view from the URL of a results list; the grid by default. */
export const getResultsView = (search: URLSearchParams): ResultsView =>
  search.get('view') === 'list' ? 'list' : 'grid';

/** Builds the URL of a results list in a view. @param query query parameters of the search, without `?` */
export function getResultsPath(pathname: string, query: string, view: ResultsView): string {
  const params = [query, view === 'list' && 'view=list'].filter(Boolean).join('&');
  return params ? `${pathname}?${params}` : pathname;
}
