import { getResultsPath, getResultsView } from './results-view.ts';

test.each([
  ['', 'grid'],
  ['view=list', 'list'],
  ['view=table', 'grid'],
] as const)('the view of ?%s is %s', (query, view) =>
  expect(getResultsView(new URLSearchParams(query))).toBe(view),
);

test.each([
  ['/c/paper', '', 'grid', '/c/paper'],
  ['/c/paper', '', 'list', '/c/paper?view=list'],
  ['/search', 'q=pens&page=2', 'grid', '/search?q=pens&page=2'],
  ['/search', 'q=pens&page=2', 'list', '/search?q=pens&page=2&view=list'],
] as const)('%s with %j as %s is %s', (pathname, query, view, path) =>
  expect(getResultsPath(pathname, query, view)).toBe(path),
);
