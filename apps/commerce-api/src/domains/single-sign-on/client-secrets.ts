import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives the key, so that the setting may be any long text. */
const deriveKey = (setting: string): Buffer =>
  Buffer.from(hkdfSync('sha256', setting, '', 'foolscap identity provider secrets', 32));

/**
 * Encrypts the client secret of an identity provider. The organization is authenticated with it, so that a row cannot get the secret of
 * another one.
 */
export function encryptSecret(setting: string, organizationId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(setting), nonce);
  cipher.setAAD(Buffer.from(organizationId));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** @throws Error if the key or the organization is another one */
export function decryptSecret(setting: string, organizationId: string, stored: string): string {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, deriveKey(setting), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(organizationId));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}
