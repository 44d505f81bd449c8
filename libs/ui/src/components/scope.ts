/** The class whose content the base styles apply to. Overlays are portaled to the end of the page, so they add it themselves. */
export const SCOPE = 'foolscap';
