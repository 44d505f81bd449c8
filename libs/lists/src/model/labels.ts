/** The title of the page with all lists (storefront-2.25). */
export const LISTS_PAGE_TITLE = 'My Order Center: List';

/** Returns the name of the page for analytics (storefront-2.24). */
export const listsPageName = (isCreating: boolean): 'createlist' | 'saalllists' =>
  isCreating ? 'createlist' : 'saalllists';
