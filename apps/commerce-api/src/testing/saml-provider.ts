import { inflateRawSync } from 'node:zlib';
import samlp from 'samlp';
import type { KeyPair } from './certificates.ts';

type SamlpOptions = Parameters<typeof samlp.getSamlResponse<SamlUser>>[0];

/** A person at the identity provider. */
export interface SamlUser {
  nameId: string;
  attributes: Record<string, string | string[]>;
}

/** A SAML request as an identity provider reads it. */
export interface SamlRequest {
  id: string;
  issuer: string;
  acs: string;
  destination: string;
}

/** Reads the request in the URL that leads to the identity provider. */
export function readSamlRequest(url: string): SamlRequest {
  const text = new URL(url).searchParams.get('SAMLRequest') ?? '';
  const xml = inflateRawSync(Buffer.from(text, 'base64')).toString();
  const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  return {
    id: read('ID'),
    acs: read('AssertionConsumerServiceURL'),
    destination: read('Destination'),
    issuer: /Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? '',
  };
}

/** Answers a request as the identity provider does, or with other options as an attacker would. @returns XML */
export function answerSaml(
  { key, cert }: KeyPair,
  request: SamlRequest,
  user: SamlUser,
  options: Partial<SamlpOptions> = {},
): Promise<string> {
  return new Promise((resolve, reject) =>
    samlp.getSamlResponse(
      {
        issuer: 'https://idp.test/metadata',
        key,
        cert,
        signAssertion: true,
        signResponse: true,
        signatureAlgorithm: 'rsa-sha256',
        digestAlgorithm: 'sha256',
        audience: request.issuer,
        recipient: request.acs,
        destination: request.acs,
        inResponseTo: request.id,
        lifetimeInSeconds: 300,
        profileMapper: ({ nameId, attributes }) => ({
          getClaims: () => attributes,
          getNameIdentifier: () => ({ nameIdentifier: nameId }),
        }),
        ...options,
      },
      user,
      (error, xml) => (error ? reject(error) : resolve(String(xml))),
    ),
  );
}
