/** Lists the page numbers to show: first, last, the current one and its neighbors; `undefined` is a gap of at least two pages. */
export function pageWindow(page: number, pages: number): readonly (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown: (number | undefined)[] = [];
  let last = 0;
  for (const n of [...new Set(wanted)].sort((a, b) => a - b)) {
    if (n - last === 2) shown.push(n - 1);
    else if (n - last > 2) shown.push(undefined);
    shown.push(n);
    last = n;
  }
  return shown;
}
