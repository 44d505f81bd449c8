import { create } from 'storybook/theming';
import { colors } from '../libs/ui/src/tokens/color.ts';

const { light } = colors.consumer;

/** Storybook's own user interface in the brand's colors. */
export const managerTheme = create({
  base: 'light',
  brandTitle: 'Foolscap: Storybook',
  brandUrl: './',
  fontBase: "'Figtree Variable', system-ui, sans-serif",
  colorPrimary: light.accent,
  colorSecondary: light.link,
  appBg: light['paper-off'],
  appContentBg: light.paper,
  appPreviewBg: light.paper,
  appBorderColor: light.rule,
  appBorderRadius: 6,
  textColor: light.ink,
  textMutedColor: light['ink-muted'],
  barBg: light.paper,
  barTextColor: light['ink-muted'],
  barSelectedColor: light.link,
  barHoverColor: light.ink,
});
