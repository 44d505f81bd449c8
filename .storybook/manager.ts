import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Foolscap: the catalogue',
    brandUrl: './',
    fontBase: 'system-ui, sans-serif',
    colorPrimary: '#c8322b',
    colorSecondary: '#1d4e89',
    appBg: '#f7f6f2',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#dcdad2',
    appBorderRadius: 6,
    textColor: '#16181d',
    textMutedColor: '#565b66',
    barBg: '#ffffff',
    barTextColor: '#565b66',
    barSelectedColor: '#1d4e89',
    barHoverColor: '#16181d',
  }),
});
