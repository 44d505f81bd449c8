import type { carryOutAll } from './carry-out.ts';

let there: typeof carryOutAll | undefined;

/** Fetches the code that sends changes; what a page shows does not wait for it. */
export const loadCarryOut = async () => (there ??= (await import('./carry-out.ts')).carryOutAll);

/** That code, once it has been fetched: a page that is going away has no time to ask for it again. */
export const fetchedCarryOut = () => there;
