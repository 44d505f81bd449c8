import type { Draft } from '../define.ts';
import { createDice, type Dice } from '../random.ts';
import type { DemoReview } from '../types.ts';
import { closers, firstNames, goodsOnly, openers, titles } from './frame.ts';
import { topics, type Topic } from './topics.ts';

/** The day after the last review. */
const LAST_DAY = Date.UTC(2026, 9, 31);
const DAYS = 900;
const DAY = 86_400_000;
const MOST = 25;
const LETTERS = 'ABCDEFGHJKLMNPRSTVW';

const topicOf = new Map<string, Topic>(
  topics.flatMap((topic) => topic.shelves.map((shelf) => [shelf, topic] as const)),
);

/** Returns the number of reviews: a sixth of all products have none, most have a few, and a few have very many. */
function getCount(dice: Dice): number {
  if (dice.next() < 0.16) return 0;
  return 1 + Math.floor(MOST * dice.next() ** 2.6);
}

/** Returns a rating of a product whose quality is 0 to 1. */
function getRating(dice: Dice, quality: number): number {
  const chance = dice.next() * (1.05 - 0.35 * quality);
  return chance < 0.5 ? 5 : chance < 0.78 ? 4 : chance < 0.9 ? 3 : chance < 0.97 ? 2 : 1;
}

/** Returns the general sentences of a rating that fit the kind of product. */
const getFitting = (sentences: Record<number, string[]>, rating: number, { isService }: Topic): string[] =>
  isService ? sentences[rating]!.filter((each) => !goodsOnly.has(each)) : sentences[rating]!;

function getBody(dice: Dice, topic: Topic, rating: number): string {
  const sentences = [dice.pick(getFitting(openers, rating, topic))];
  const first = dice.between(0, topic.good.length - 1);
  const other = (first + dice.between(1, topic.good.length - 1)) % topic.good.length;
  if (rating === 5) sentences.push(topic.good[first]!, ...(dice.next() < 0.6 ? [topic.good[other]!] : []));
  if (rating === 4) sentences.push(topic.good[first]!, ...(dice.next() < 0.6 ? [dice.pick(topic.bad)] : []));
  if (rating === 3) sentences.push(topic.good[first]!, dice.pick(topic.bad));
  if (rating <= 2) sentences.push(dice.pick(topic.bad));
  if (rating <= 2 || dice.next() < 0.7) sentences.push(dice.pick(getFitting(closers, rating, topic)));
  return sentences.join(' ').replaceAll('{n}', String(dice.between(3, 14)));
}

function getUuid(dice: Dice): string {
  const hex = Array.from({ length: 31 }, () => dice.between(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-a${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}

/** Returns the reviews of a product, the newest first; all are different. */
export function getReviews({ sku, categoryId }: Draft): DemoReview[] {
  const topic = topicOf.get(categoryId);
  if (!topic) return [];
  const dice = createDice(`reviews ${sku}`);
  const quality = dice.next();
  const said = new Set<string>();
  const reviews: DemoReview[] = [];
  for (let left = getCount(dice); left > 0; left--) {
    const rating = getRating(dice, quality);
    const body = getBody(dice, topic, rating);
    const title = dice.pick(getFitting(titles, rating, topic));
    const author = `${dice.pick(firstNames)} ${dice.pick([...LETTERS])}.`;
    if (said.has(body) || said.has(author) || body.startsWith(title)) continue;
    said.add(body).add(author);
    reviews.push({
      id: getUuid(dice),
      sku,
      author,
      rating,
      title,
      body,
      verified: dice.next() < 0.8,
      createdOn: new Date(LAST_DAY - dice.between(0, DAYS) * DAY).toISOString().slice(0, 10),
    });
  }
  return reviews.sort((a, b) => (a.createdOn < b.createdOn ? 1 : a.createdOn > b.createdOn ? -1 : 0));
}
