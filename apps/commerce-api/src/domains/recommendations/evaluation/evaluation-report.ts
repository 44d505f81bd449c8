import type { Estimate, Evaluation, Figures } from './evaluate.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const range = ({ low, high }: Estimate): string => `${percent(low)} to ${percent(high)}`;

/** Returns the verdict on a lead; inconclusive if the interval contains 0. */
function getVerdict({ lead }: Figures): string {
  if (!lead) return '';
  if (lead.low > 0) return 'better';
  return lead.high < 0 ? 'worse' : 'no significant difference';
}

const row = (figures: Figures): string =>
  [
    figures.name.padEnd(14),
    percent(figures.hitRate.value).padStart(8),
    range(figures.hitRate).padStart(20),
    (figures.lead ? range(figures.lead) : '').padStart(22),
    percent(figures.coverage).padStart(10),
    figures.novelty.toFixed(1).padStart(9),
    `  ${getVerdict(figures)}`,
  ]
    .join('')
    .trimEnd();

/** Formats an evaluation as a plain-text table. */
export function formatEvaluation({
  day,
  learnedOrders,
  testedOrders,
  items,
  situations,
}: Evaluation): string {
  const lines = [
    `Learned from ${learnedOrders} orders of ${items} items before ${day}, tested with ${testedOrders} orders from then on.`,
    'Hit rate: the share of cases in which one of 10 recommended items was bought. Intervals are of 95%, by bootstrap over orders.',
    'Lead: the hit rate of Foolscap minus that of the baseline, in the same cases. Novelty is in bits.',
  ];
  for (const { name, cases, figures } of situations)
    lines.push(
      '',
      `${name}, ${cases} cases`,
      `${'recommender'.padEnd(14)}${'hit rate'.padStart(8)}${'interval'.padStart(20)}${'lead of Foolscap'.padStart(22)}${'coverage'.padStart(10)}${'novelty'.padStart(9)}`,
      ...figures.map(row),
    );
  return `${lines.join('\n')}\n`;
}
