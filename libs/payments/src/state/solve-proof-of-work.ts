import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const TIMEOUT_MS = 60_000;

const decode = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
const encode = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/**
 * Finds the number that solves a challenge. The browser derives the keys outside of the main thread, and the loop yields between them, so
 * that typing stays smooth.
 */
export async function solveProofOfWork(text: string): Promise<string> {
  const challenge = JSON.parse(decode(text)) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error('The challenge took too long.');
  return encode(JSON.stringify({ challenge, solution }));
}
