/** Solves challenges. A port, so that tests and stories need no computation, and another captcha can use its own widget. */
export interface CaptchaSolver {
  /** @returns the answer to send with the card. Rejects if this browser cannot compute it. */
  solve(challenge: string): Promise<string>;
}

/** Creates the solver of proofs of work. Its code is loaded with the first challenge. */
export const createCaptchaSolver = (): CaptchaSolver => ({
  solve: async (challenge) => (await import('./solve-proof-of-work.ts')).solveProofOfWork(challenge),
});
