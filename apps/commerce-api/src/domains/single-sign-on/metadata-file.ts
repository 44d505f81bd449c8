import sax from 'sax';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** The settings in the metadata of an identity provider. */
export interface IdpMetadata {
  issuer: string;
  entryPoint: string;
  /** PEM, the signing certificates only. */
  certificates: string[];
}

const toPem = (base64: string): string =>
  `-----BEGIN CERTIFICATE-----\n${(base64.replace(/\s+/g, '').match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`;

/**
 * Reads the metadata of a SAML identity provider. Its signature is not checked: the operator vouches for the file.
 * @throws Error for a file that is not the metadata of one identity provider
 */
export function readMetadata(xml: string): IdpMetadata {
  const parser = sax.parser(true, { xmlns: true });
  const certificates = new Set<string>();
  let issuer: string | undefined;
  let entryPoint: string | undefined;
  let providers = 0;
  let isProvider = false;
  let isSigning = false;
  let certificate: string | undefined;
  parser.onerror = (error) => {
    throw new Error(`The metadata is not well-formed XML: ${error.message.split('\n')[0]}`);
  };
  parser.onopentag = (tag) => {
    const { local, uri, attributes } = tag as sax.QualifiedTag;
    const read = (name: string) => attributes[name]?.value;
    if (uri === METADATA && local === 'EntityDescriptor' && !isProvider) issuer = read('entityID');
    if (uri === METADATA && local === 'IDPSSODescriptor') {
      isProvider = true;
      providers += 1;
    }
    if (!isProvider) return;
    if (uri === METADATA && local === 'KeyDescriptor') isSigning = read('use') !== 'encryption';
    if (uri === METADATA && local === 'SingleSignOnService' && read('Binding') === REDIRECT)
      entryPoint ??= read('Location');
    if (uri === SIGNATURE && local === 'X509Certificate' && isSigning) certificate = '';
  };
  parser.ontext = (text) => {
    if (certificate !== undefined) certificate += text;
  };
  parser.onclosetag = (name) => {
    const local = name.split(':').at(-1);
    if (local === 'X509Certificate' && certificate !== undefined) {
      certificates.add(toPem(certificate));
      certificate = undefined;
    }
    if (local === 'KeyDescriptor') isSigning = false;
    if (local === 'IDPSSODescriptor') isProvider = false;
  };
  parser.write(xml).close();
  if (providers !== 1 || issuer === undefined)
    throw new Error('The metadata must describe one identity provider (IDPSSODescriptor).');
  if (entryPoint === undefined)
    throw new Error('The metadata has no SingleSignOnService with the binding HTTP-Redirect.');
  if (!certificates.size) throw new Error('The metadata has no certificate for signing.');
  return { issuer, entryPoint, certificates: [...certificates] };
}
