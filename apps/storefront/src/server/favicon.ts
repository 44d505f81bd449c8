import { capPath } from '@foolscap/ui/components';

/** The logo mark, legible at 16 px and in both color schemes. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#c8322b" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${capPath}"/></svg>`;
