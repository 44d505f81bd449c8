import type { ReactRenderer } from '@storybook/react-vite';
import type { ElementContext, NodeResult, RunOptions } from 'axe-core';
import type { StoryContext } from 'storybook/internal/types';
import { describeTexts, findTexts, type Text } from './appearance.ts';
import { createContrastCheck } from './contrast.ts';
import { checkWidth } from './long-words.ts';

const themes = [
  { tenant: 'consumer', theme: 'light' },
  { tenant: 'consumer', theme: 'dark' },
  { tenant: 'business', theme: 'light' },
  { tenant: 'business', theme: 'dark' },
];

/** Rules in addition to those that axe enables itself, and those that apply only to whole pages. */
export const axeRules = { 'target-size': { enabled: true }, region: { enabled: false } };

const CONTRAST = 'color-contrast';

/** The `npm run test:full` command trusts no description of a text. */
const isFull = import.meta.env.FOOLSCAP_FULL === '1';

/** Descriptions of texts that axe has checked without a violation. */
const checked = new Set<string>();

const run = async (context: ElementContext, options: RunOptions) =>
  (await import('axe-core')).default.run(context, { elementRef: true, ...options });

const describeProblem = (rule: string) => (node: NodeResult) =>
  `${rule}: ${node.html}\n  ${node.failureSummary ?? ''}`;

/** Checks whether an element stays in its place while the page scrolls below it, such as a sticky header. */
function staysInPlace(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return true;
  return false;
}

/** Checks whether a target is partly below a bar at the current scroll position. It is uncovered at another one. */
function isBelowBar({ element }: NodeResult): boolean {
  if (!(element instanceof Element)) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [Math.max(top, 0) + 1, Math.min(bottom, innerHeight) - 1].some((y) => {
    const over = document.elementFromPoint((left + right) / 2, y);
    return over !== null && !element.contains(over) && !over.contains(element) && staysInPlace(over);
  });
}

/** Checks everything except contrast. */
async function findProblems(body: HTMLElement): Promise<string[]> {
  const { violations } = await run(body, {
    rules: { ...axeRules, [CONTRAST]: { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => id !== 'target-size' || !isBelowBar(node)).map(describeProblem(id)),
  );
}

/**
 * Checks the contrast of texts in the current theme. axe checks only those that do not certainly have enough; stories share most of their texts, so it
 * checks texts with the same appearance only once.
 */
async function findPoorContrast(texts: readonly Text[]): Promise<string[]> {
  const isCertain = createContrastCheck();
  const doubtful = isFull ? texts : texts.filter((text) => !isCertain(text));
  const descriptions = describeTexts(doubtful);
  const include = [...descriptions]
    .filter(([element, description]) => element.isConnected && (isFull || !checked.has(description)))
    .map(([element]) => element as HTMLElement);
  if (include.length === 0) return [];
  const { violations, passes, incomplete } = await run({ include }, { runOnly: [CONTRAST] });
  // A text on a picture is incomplete, in every story.
  for (const { element } of [...passes, ...incomplete].flatMap(({ nodes }) => nodes)) {
    const description = element && descriptions.get(element);
    if (description !== undefined) checked.add(description);
  }
  return violations.flatMap(({ nodes }) => nodes.map(describeProblem(CONTRAST)));
}

/**
 * Checks a story with axe once, and the contrast of its texts in all four themes by switching the theme within the page: story tests render
 * each story once, and only contrast differs between themes. Does nothing in Storybook itself, which has its own theme addon.
 */
export async function checkAccessibility({
  globals,
  canvasElement,
  parameters,
  title,
  name,
  args,
}: StoryContext<ReactRenderer>) {
  if (!('__vitest_browser__' in globalThis)) return;
  if (name === 'Long Content')
    checkWidth(parameters.hasOwnTexts ? {} : args, canvasElement.ownerDocument.body);
  if ((parameters.a11y as { test?: string } | undefined)?.test === 'off') return;
  // Overlays are portaled outside the canvas.
  const { body, documentElement: root } = canvasElement.ownerDocument;
  const problems = await findProblems(body);
  const texts = findTexts(body);
  if (texts.length === 0 && title.startsWith('Pages/')) problems.push('The page shows no text to check.');
  for (const { tenant, theme } of themes) {
    Object.assign(root.dataset, { tenant, theme });
    problems.push(...(await findPoorContrast(texts)).map((problem) => `${tenant} ${theme}: ${problem}`));
  }
  Object.assign(root.dataset, { tenant: globals.tenant as string, theme: globals.theme as string });
  if (problems.length > 0) throw new Error(`Accessibility:\n${problems.join('\n')}`);
}
