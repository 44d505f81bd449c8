/** Fetches the code that sends changes; what a page shows does not wait for it. */
export const loadCarryOut = async () => (await import('./carry-out.ts')).carryOutAll;
