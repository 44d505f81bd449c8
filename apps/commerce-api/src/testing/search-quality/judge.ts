import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoProduct } from '@foolscap/demo-catalog';

/** The relevance of a product for a query: 3 is a product the shopper means, 1 is acceptable, 0 is irrelevant. */
export type Grade = 0 | 1 | 2 | 3;

/** A query with the judged relevance of each product. */
export interface Judgment {
  query: string;
  getGrade(product: DemoProduct): Grade;
}

/** Ratings of one query's results. */
export interface Rating {
  query: string;
  /** Normalized discounted cumulative gain of the first ten tiles, 0 to 1. */
  ndcg: number;
  /** Whether one of the first three tiles has the best grade that the catalog offers for the query. */
  hit: boolean;
  /** The names of the first tiles with their grades. */
  shown: string[];
}

const DEPTH = 10;

const getTokens = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Words match whole words of a name; longer words also match the start of a word: `cable` matches `Cables`. */
const hasWord = (tokens: readonly string[], word: string) =>
  tokens.some((token) => token === word || (/^[a-z-]{4,}$/.test(word) && token.startsWith(word)));

function getRule(text: string): (product: DemoProduct, tokens: readonly string[]) => boolean {
  if (text.startsWith('#')) return ({ sku }) => sku.startsWith(text.slice(1));
  const [category = '', words = ''] = text.split('~');
  const wanted = words.split(/\s+/).filter(Boolean);
  return ({ categoryId }, tokens) =>
    (category === '' || categoryId === category) && wanted.every((word) => hasWord(tokens, word));
}

/** Parses a line of the judgments; its format is described at the top of the file. */
function getJudgment(line: string): Judgment {
  const [query = '', ...columns] = line.split('|').map((part) => part.trim());
  const grades = columns.map((column) =>
    column
      .split(',')
      .map((rule) => rule.trim())
      .filter(Boolean)
      .map(getRule),
  );
  return {
    query: query.replace(/^\\/, ''),
    getGrade(product) {
      const tokens = getTokens(product.name);
      const column = grades.findIndex((rules) => rules.some((matches) => matches(product, tokens)));
      return (column < 0 ? 0 : 3 - column) as Grade;
    },
  };
}

/** Reads the judged queries. */
export function readJudgments(): Judgment[] {
  return readFileSync(join(__dirname, 'judgments.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^##? /.test(line))
    .map(getJudgment);
}

const getGroup = ({ variantGroup, sku }: DemoProduct) => variantGroup ?? sku;
const getGain = (grades: readonly number[]) =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/**
 * Rates the results of one query. A second tile of a variant group adds no gain.
 * @param products the whole catalog
 * @param results the products that the search returned, the best first
 */
export function rate(
  { query, getGrade }: Judgment,
  products: readonly DemoProduct[],
  results: readonly DemoProduct[],
): Rating {
  const best = new Map<string, number>();
  for (const product of products) {
    const grade = getGrade(product);
    if (grade > (best.get(getGroup(product)) ?? 0)) best.set(getGroup(product), grade);
  }
  const ideal = [...best.values()].sort((a, b) => b - a);
  const seen = new Set<string>();
  const grades = results.map((product) => {
    const isSecond = seen.has(getGroup(product));
    seen.add(getGroup(product));
    return isSecond ? 0 : getGrade(product);
  });
  return {
    query,
    ndcg: ideal.length ? getGain(grades) / getGain(ideal) : 1,
    hit: !ideal.length || grades.slice(0, 3).includes(ideal[0] as Grade),
    shown: results.slice(0, 5).map(({ name }, index) => `${grades[index]} ${name}`),
  };
}

/** Averages of all rated queries. */
export function summarize(ratings: readonly Rating[]): { ndcg: number; hitRate: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    ndcg: mean(ratings.map(({ ndcg }) => ndcg)),
    hitRate: mean(ratings.map(({ hit }) => Number(hit))),
  };
}
