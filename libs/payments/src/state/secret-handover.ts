import type { QueuedWrite } from '@foolscap/core/state';

/**
 * Passes a secret that no store may contain (card number, security code) from the form to the request. The action carries only a claim; the
 * secret can be collected once and is then discarded.
 */
export interface SecretHandover<T> {
  deposit(secret: T): string;
  /** Returns the secret once; undefined on every later call. */
  collect(claim: string): T | undefined;
}

export function createSecretHandover<T>(): SecretHandover<T> {
  const secrets = new Map<string, T>();
  let claims = 0;
  return {
    deposit(secret) {
      const claim = `claim-${(claims += 1)}`;
      secrets.set(claim, secret);
      return claim;
    },
    collect(claim) {
      const secret = secrets.get(claim);
      secrets.delete(claim);
      return secret;
    },
  };
}

/** Creates the function that discards the secrets of writes that were not sent. */
export const dropSecrets =
  (secrets: SecretHandover<unknown>) =>
  (unsent: readonly QueuedWrite[]): void => {
    for (const { request } of unsent) {
      const { claim } = (request ?? {}) as { claim?: string };
      if (claim !== undefined) secrets.collect(claim);
    }
  };
