import { createHmac, timingSafeEqual } from 'node:crypto';

/** The direction of a message, which is part of its signature: a request cannot be sent back as a result. */
export type MessagePurpose = 'request' | 'result';

const getSignature = (secret: string, purpose: MessagePurpose, payload: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}.${payload}`).digest();

/** Signs a message between the shop and the configurator: `payload.signature`, both in base64url. */
export function signMessage(secret: string, purpose: MessagePurpose, message: object): string {
  const payload = Buffer.from(JSON.stringify(message)).toString('base64url');
  return `${payload}.${getSignature(secret, purpose, payload).toString('base64url')}`;
}

/** Reads a signed message; undefined if it was not signed with the secret for this purpose. */
export function readMessage(secret: string, purpose: MessagePurpose, text: string): unknown {
  const [payload = '', signature = '', ...rest] = text.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = getSignature(secret, purpose, payload);
  if (rest.length || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}
