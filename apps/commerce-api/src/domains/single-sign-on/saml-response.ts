import sax from 'sax';
import { SignInRefusal } from './refusal.ts';

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
/** Longer responses are refused before they are parsed. */
export const MAX_RESPONSE_BYTES = 256 * 1024;
const MAX_DEPTH = 60;

/** Signatures with SHA-1, HMAC or any other algorithm are refused. */
const ALGORITHMS: ReadonlySet<string> = new Set(
  [
    ['2001/04/xmldsig-more', ['rsa-sha256', 'rsa-sha384', 'rsa-sha512']],
    ['2001/04/xmldsig-more', ['ecdsa-sha256', 'ecdsa-sha384', 'ecdsa-sha512', 'sha384']],
    ['2007/05/xmldsig-more', ['sha256-rsa-MGF1']],
    ['2001/04/xmlenc', ['sha256', 'sha512']],
  ].flatMap(([space, names]) => [names].flat().map((name) => `http://www.w3.org/${String(space)}#${name}`)),
);

/** The attributes of the outermost element, which the signature of the response covers. */
export interface ResponseHead {
  id: string;
  inResponseTo: string;
  destination: string;
}

const invalid = (reason: string) => new SignInRefusal('invalid', reason);

/**
 * Reads the head of a SAML response, and refuses documents that no identity provider sends: with a document type, with weak algorithms, or
 * too deep. Nothing that it returns is verified yet.
 * @param text the response as the browser posted it, in Base64
 * @throws SignInRefusal
 */
export function readResponseHead(text: string): ResponseHead {
  const xml = Buffer.from(text, 'base64').toString('utf8');
  if (!xml) throw invalid('the response is empty');
  const parser = sax.parser(true, { xmlns: true });
  let head: ResponseHead | undefined;
  let depth = 0;
  let fault: string | undefined;
  parser.onerror = () => {
    fault ??= 'the response is not well-formed XML';
  };
  parser.ondoctype = () => {
    fault ??= 'the response has a document type';
  };
  parser.onopentag = (tag) => {
    // With `xmlns`, tags and attributes are qualified.
    const { local, uri, attributes } = tag as sax.QualifiedTag;
    const read = (name: string) => attributes[name]?.value ?? '';
    depth += 1;
    if (depth > MAX_DEPTH) fault ??= 'the response is too deep';
    if (depth === 1) {
      if (local !== 'Response' || uri !== PROTOCOL) fault ??= 'the document is not a SAML response';
      head = { id: read('ID'), inResponseTo: read('InResponseTo'), destination: read('Destination') };
    }
    if (
      uri === SIGNATURE &&
      ['SignatureMethod', 'DigestMethod'].includes(local) &&
      !ALGORITHMS.has(read('Algorithm'))
    )
      fault ??= 'a signature has an algorithm that is not allowed';
  };
  parser.onclosetag = () => {
    depth -= 1;
  };
  try {
    parser.write(xml).close();
  } catch {
    fault ??= 'the response is not well-formed XML';
  }
  if (fault !== undefined || !head) throw invalid(fault ?? 'the response is empty');
  return head;
}
