/**
 * Carries something that no store may hold (a card number, a security code) from the form to the request: the action bears a
 * claim, the thing itself is handed over once and forgotten.
 */
export interface SecretHandover<T> {
  deposit(secret: T): string;
  /** Gives the thing once; undefined at every further call. */
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
