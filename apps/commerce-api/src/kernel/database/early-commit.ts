/**
 * The commit that is sent with the last statements of a transaction (`runAndCommit`). Kysely ends the transaction once more afterwards, which both pools
 * skip; any other statement in between is a mistake.
 */
export const EARLY_COMMIT = 'commit /* early */';

export const statementTooLate = () => new Error('A statement came after the end of its transaction.');
