import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { addons } from 'storybook/manager-api';
import { managerTheme } from './manager-theme.ts';

// The manager is a separate document, which has to load the typeface itself.
document.fonts.add(new FontFace('Figtree Variable', `url(${figtree})`, { weight: '300 900' }));

addons.setConfig({ theme: managerTheme });
