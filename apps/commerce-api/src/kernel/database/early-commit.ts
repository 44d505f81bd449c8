/**
 * The commit that is sent together with the last statements of a transaction (`runAndCommit`). Kysely ends the transaction again
 * afterwards, which both pools ignore. Any other statement in between is a bug.
 */
export const EARLY_COMMIT = 'commit /* early */';

export const statementTooLate = () => new Error('A statement was run after the end of its transaction.');
