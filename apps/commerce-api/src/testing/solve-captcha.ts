import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Shopper } from './test-shop.ts';

/** Solves a challenge like the browser of a shopper. */
export async function solve(challenge: string): Promise<string> {
  const parsed = JSON.parse(Buffer.from(challenge, 'base64url').toString()) as Parameters<
    typeof solveChallenge
  >[0]['challenge'];
  const solution = await solveChallenge({ challenge: parsed, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: parsed, solution })).toString('base64url');
}

/** Requests a challenge and solves it. */
export async function solveCaptcha(
  shopper: Shopper,
  captchaSection: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const reply = await shopper.post('/payment/captcha', { captchaSection }, { headers });
  return solve((reply.body as { data: { challenge: string } }).data.challenge);
}
