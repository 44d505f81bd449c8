// Only hydrates the bare page.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './bare-page.mjs';

const root = document.getElementById('root');
hydrateRoot(root, createElement(Page, { tiles: Number(root.dataset.tiles) }));
