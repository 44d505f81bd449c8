/** The class whose content the base styles reach. Overlays are drawn at the end of the page, so they bring it themselves. */
export const SCOPE = 'foolscap';
