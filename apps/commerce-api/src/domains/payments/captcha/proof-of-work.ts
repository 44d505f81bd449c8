import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { HumanCheck } from './human-check.ts';

/** Enough time to solve the challenge while entering the card, but too short for a program to stockpile answers. */
const VALID_FOR_MS = 600_000;
/** One in 256 derived keys starts like this. */
const KEY_PREFIX = '00';
const ALGORITHM = 'PBKDF2/SHA-256';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The shape of an answer. Its content is verified by its signature. */
type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

/** Parses an answer. @returns undefined if it is malformed */
function decode(answer: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(answer, 'base64url').toString()) as Payload | null;
    return typeof payload?.challenge?.parameters === 'object' && typeof payload.solution === 'object'
      ? payload
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Creates the shop's own check, a proof of work (ALTCHA): the browser searches for a number whose derived key begins with zeros. That takes
 * a shopper about a second, and a program that tries thousands of cards thousands of seconds. Challenges are signed and contain their
 * binding and expiry, so nothing is stored for them.
 *
 * @param getSecret returns the signing secret, which all instances share
 * @param cost iterations of each derivation
 */
export function createProofOfWork({
  getSecret,
  cost,
  now,
}: {
  getSecret: () => Promise<string>;
  cost: number;
  now: () => Date;
}): HumanCheck {
  return {
    async createChallenge(binding) {
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost,
        deriveKey,
        keyPrefix: KEY_PREFIX,
        // The library's own expiration would use a different clock.
        data: { binding, until: now().getTime() + VALID_FOR_MS },
        hmacSignatureSecret: await getSecret(),
      });
      return { challenge: encode(challenge), validFor: VALID_FOR_MS };
    },

    async verify(answer, binding) {
      const payload = decode(answer);
      if (!payload) return { status: 'WRONG' };
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: await getSecret(),
      }).catch(() => ({ verified: false }));
      const { data, nonce } = challenge.parameters;
      if (!verified || data?.binding !== binding) return { status: 'WRONG' };
      const expiresAt = new Date(Number(data.until));
      if (expiresAt <= now()) return { status: 'EXPIRED' };
      return { status: 'VERIFIED', id: createHash('sha256').update(nonce).digest('base64url'), expiresAt };
    },
  };
}
