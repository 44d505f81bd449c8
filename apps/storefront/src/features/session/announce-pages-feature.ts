import { announcePages } from './announce-pages.ts';
import { defineFeature } from '../define-feature.ts';

/** The messages about pages to a mobile app or a parent window; loaded when the page is idle, and only inside of one. */
export const createAnnouncePagesFeature = () =>
  defineFeature({ name: 'announce-pages', processes: () => announcePages(window) });
