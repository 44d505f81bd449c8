/** The views of a list of results: tiles side by side, or one per line. */
export type ResultsView = 'grid' | 'list';

/** Reads the view from the URL of a list of results; the grid by default. */
export const getResultsView = (search: URLSearchParams): ResultsView =>
  search.get('view') === 'list' ? 'list' : 'grid';

/** Builds the URL of a list of results in a view. @param query parameters of the search, without `?` */
export function getResultsPath(pathname: string, query: string, view: ResultsView): string {
  const params = [query, view === 'list' && 'view=list'].filter(Boolean).join('&');
  return params ? `${pathname}?${params}` : pathname;
}
