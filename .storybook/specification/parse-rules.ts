/** A rule of the specification. */
export interface Rule {
  /** `cart-4.12` or `decision-guest-checkout`. */
  readonly id: string;
  readonly text: string;
  /** `done` or `later`. */
  readonly state: string;
}

/** A section of a page of rules. */
export interface RuleSection {
  /** The id that story states name: `cart-4`; for decisions that of the page. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const HEADING = /^## (?:(\d+)\. )?(.+)$/;

/** Splits a row of a Markdown table into its cells; `\|` is a bar within a cell. */
const getCells = (line: string) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/**
 * Reads the sections with their rules from a page of `docs/specification`.
 *
 * @param page name of the page: `cart`, `storefront` or `decisions`
 */
export function parseRules(page: string, markdown: string): RuleSection[] {
  const sections: { id: string; title: string; rules: Rule[] }[] = [];
  for (const line of markdown.split('\n')) {
    const [, number, title] = HEADING.exec(line) ?? [];
    if (title !== undefined)
      sections.push({
        id:
          number === undefined ? `${page}-${title.toLowerCase().replace(/\W+/g, '-')}` : `${page}-${number}`,
        title: number === undefined ? title : `${number}. ${title}`,
        rules: [],
      });
    if (!line.startsWith('| ')) continue;
    const [id = '', text = '', state = ''] = getCells(line);
    if (id === 'id' || /^-+$/.test(id)) continue;
    sections.at(-1)?.rules.push({ id, text, state });
  }
  return sections;
}

/** Returns the anchor on the page "Specification" of a story state's origin; undefined if it is no part of the specification. */
export function getAnchor(origin: string): string | undefined {
  if (/^(cart|storefront)-\d/.test(origin) || /^decision-/.test(origin)) return origin;
  return origin === 'decision' ? 'decisions' : undefined;
}
