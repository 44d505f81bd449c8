/** Steps of the spacing scale, in units of 4 px. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Elements that layout components can render. */
export type LayoutElement = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'main' | 'aside' | 'span' | 'form';
