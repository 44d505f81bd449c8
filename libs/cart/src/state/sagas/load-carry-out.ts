import type { carryOutAll } from './carry-out.ts';

let loaded: typeof carryOutAll | undefined;

/** Loads the code that sends changes, which is not needed for the first render. */
export const loadCarryOut = async () => (loaded ??= (await import('./carry-out.ts')).carryOutAll);

/** Returns the loaded code synchronously, for a page that is being unloaded; undefined until it is loaded. */
export const fetchedCarryOut = () => loaded;
