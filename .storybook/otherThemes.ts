import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

const themes = [
  { tenant: 'consumer', theme: 'light' },
  { tenant: 'consumer', theme: 'dark' },
  { tenant: 'business', theme: 'light' },
  { tenant: 'business', theme: 'dark' },
];

/**
 * The story tests draw each story once. What can differ in the other themes is contrast, so that alone is
 * measured in them, by switching inside the page. A person browsing the catalogue is left alone.
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
    // Overlays live in portals beside the canvas.
    const { violations } = await axe.run(canvasElement.ownerDocument.body, { runOnly: ['color-contrast'] });
    for (const { nodes } of violations) {
      for (const node of nodes)
        problems.push(`${tenant} ${theme}: ${node.html}\n  ${node.failureSummary ?? ''}`);
    }
  }
  root.dataset.tenant = String(globals.tenant);
  root.dataset.theme = String(globals.theme);
  if (problems.length > 0) throw new Error(`Contrast in other themes:\n${problems.join('\n')}`);
}
