import { readPageFile } from './page-file.ts';
import { STARTER_FILES } from './starter-files.ts';

const STARTERS = Object.entries(STARTER_FILES).map(([name, text]) => readPageFile(name, text));

describe('the French starter page', () => {
  const french = STARTERS.filter(({ locale }) => locale === 'fr-CA');
  /** The facts of a page that do not depend on its language. */
  const getFacts = ({ path, position, tenants, category, markdown }: (typeof STARTERS)[number]) => ({
    path,
    position,
    tenants,
    isHelp: category !== null,
    headings: markdown.match(/^##+ /gm),
    links: [...markdown.matchAll(/\]\((\S+)\)/g)].map(([, href]) => href).sort(),
    details: markdown.match(/\{\{(?!ZIP code).*?\}\}/g),
    numbers: (markdown.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.')).sort(),
    rows: markdown.match(/^\|/gm),
    items: markdown.match(/^(-|\d+\.) /gm),
  });

  it.each(STARTERS.filter(({ locale }) => locale === 'en-US').map((page) => [page.path, page] as const))(
    'of %s has the links, amounts and company details of the English one',
    (path, english) => {
      const translation = french.find((page) => page.path === path);
      expect(translation && getFacts(translation)).toEqual(getFacts(english));
    },
  );

  it('has one French name for each category', () => {
    const names = new Map<string, Set<string>>();
    for (const { path, category } of STARTERS.filter(({ locale }) => locale === 'en-US'))
      if (category)
        names.set(
          category,
          (names.get(category) ?? new Set()).add(french.find((page) => page.path === path)!.category!),
        );
    expect([...names.values()].map(({ size }) => size)).toEqual([...names].map(() => 1));
  });
});
