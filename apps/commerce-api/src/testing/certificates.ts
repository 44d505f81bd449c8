import { generateKeyPairSync, sign } from 'node:crypto';

/** A private key and a certificate of its public key, in PEM format. */
export interface KeyPair {
  key: string;
  cert: string;
}

/** Encodes a value of ASN.1 in DER. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** sha256WithRSAEncryption */
const ALGORITHM = sequence(der(6, Buffer.from('2a864886f70d01010b', 'hex')), der(5));
const COMMON_NAME = der(6, Buffer.from('550403', 'hex'));
const DAY_MS = 86_400_000;

/** Creates a key with a self-signed certificate. @param days until it expires; negative for one that has expired */
export function createKeyPair(name = 'idp.test', days = 90): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const end = Date.now() + days * DAY_MS;
  const body = sequence(
    der(2, Buffer.from([1])),
    ALGORITHM,
    subject,
    sequence(time(new Date(end - 365 * DAY_MS)), time(new Date(end))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(3, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 = sequence(body, ALGORITHM, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${(base64.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
