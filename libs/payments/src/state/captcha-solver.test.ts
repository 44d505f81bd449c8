import { webcrypto } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import type { Challenge, Solution } from 'altcha-lib/types';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { createCaptchaSolver } from './captcha-solver.ts';

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

it('finds the answer of a challenge in the form that the API reads', async () => {
  const hmacSignatureSecret = 'a secret';
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    deriveKey,
    hmacSignatureSecret,
  });
  const text = Buffer.from(JSON.stringify(challenge)).toString('base64url');
  const answer = await createCaptchaSolver().solve(text);
  expect(answer).toMatch(/^[\w-]+$/);
  const payload = JSON.parse(Buffer.from(answer, 'base64url').toString()) as {
    challenge: Challenge;
    solution: Solution;
  };
  expect(await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).toMatchObject({
    verified: true,
  });
});

it('rejects anything that is not a challenge', async () => {
  await expect(createCaptchaSolver().solve('e30')).rejects.toThrow();
});
