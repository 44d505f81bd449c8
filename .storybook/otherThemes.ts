import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { describeTexts } from './appearance.ts';

const themes = [
  { tenant: 'consumer', theme: 'light' },
  { tenant: 'consumer', theme: 'dark' },
  { tenant: 'business', theme: 'light' },
  { tenant: 'business', theme: 'dark' },
];

/** The part of an axe result that is needed here. */
interface Contrast {
  readonly contrastRatio?: number;
}

/** Descriptions of texts that axe has found to have sufficient contrast. */
const measured = new Set<string>();

/**
 * Checks the contrast of all texts in the other themes by switching the theme within the page. Story tests render each
 * story once, and only contrast can differ between themes. Stories share most of their texts, so texts with the same
 * appearance are checked only once. Does nothing in Storybook itself.
 */
export async function checkContrastInOtherThemes({
  globals,
  canvasElement,
  parameters,
}: StoryContext<ReactRenderer>) {
  if (!('__vitest_browser__' in globalThis)) return;
  if ((parameters.a11y as { test?: string } | undefined)?.test === 'off') return;
  const { default: axe } = await import('axe-core');
  const root = document.documentElement;
  const problems: string[] = [];
  for (const { tenant, theme } of themes) {
    if (tenant === globals.tenant && theme === globals.theme) continue;
    root.dataset.tenant = tenant;
    root.dataset.theme = theme;
    // Overlays are portaled outside the canvas.
    const { body } = canvasElement.ownerDocument;
    const texts = describeTexts(body);
    const include = [...texts].flatMap(([element, look]) =>
      look !== undefined && measured.has(look) ? [] : [element as HTMLElement],
    );
    if (include.length === 0) continue;
    const { violations, passes } = await axe.run(
      { include },
      { runOnly: ['color-contrast'], elementRef: true },
    );
    for (const { element, any } of passes.flatMap(({ nodes }) => nodes)) {
      const look = element && texts.get(element);
      // Hidden text passes as well, but without a ratio.
      const hasRatio = any.some(({ data }) => typeof (data as Contrast | null)?.contrastRatio === 'number');
      if (look && hasRatio) measured.add(look);
    }
    for (const { nodes } of violations) {
      for (const node of nodes)
        problems.push(`${tenant} ${theme}: ${node.html}\n  ${node.failureSummary ?? ''}`);
    }
  }
  root.dataset.tenant = String(globals.tenant);
  root.dataset.theme = String(globals.theme);
  if (problems.length > 0) throw new Error(`Contrast in other themes:\n${problems.join('\n')}`);
}
