// Receives files from the shop as a client does: bytes as transferred, and cache headers.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Requests a URL with one accepted encoding.
 *
 * @param {string} url
 * @param {'br' | 'gzip' | 'identity'} encoding
 * @returns {Promise<{ url: string, encoding: string, status: number, headers: import('node:http').IncomingHttpHeaders, bytes: number, body: Buffer }>}
 *   `bytes` is the length of the body as transferred, `body` is decoded
 */
export function receive(url, encoding) {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const sent = Buffer.concat(parts);
        const decode = DECODERS[response.headers['content-encoding']];
        resolve({
          url,
          encoding,
          status: response.statusCode,
          headers: response.headers,
          bytes: sent.length,
          body: decode ? decode(sent) : sent,
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

const TEXT = /^text\/|javascript|json|xml/;
const YEAR_SECONDS = 365 * 24 * 3600;
/** Text below this many bytes may be sent uncompressed. */
const WORTH_COMPRESSING = 1024;

/**
 * Lists the faults in the headers of a reply: text must have the accepted encoding and vary by it, other content must not be encoded, and
 * content that never changes under its URL must be cacheable for a year.
 *
 * @param {Awaited<ReturnType<typeof receive>>} reply
 * @param {{ isHashed?: boolean }} [expected] true when the URL changes with the content
 * @returns {string[]}
 */
export function headerFaults(reply, { isHashed = false } = {}) {
  const { url, encoding, status, headers, body } = reply;
  const faults = [];
  const expectThat = (holds, what) => {
    if (!holds) faults.push(`${new URL(url).pathname} (accept-encoding: ${encoding}): ${what}`);
  };
  expectThat(status === 200, `status ${status}`);
  const sent = headers['content-encoding'];
  if (TEXT.test(headers['content-type'] ?? '')) {
    const expected = encoding === 'identity' ? undefined : encoding;
    const isTooSmall = sent === undefined && body.length < WORTH_COMPRESSING;
    expectThat(sent === expected || isTooSmall, `content-encoding is ${sent ?? 'missing'}`);
    expectThat(
      isTooSmall || /accept-encoding/i.test(headers.vary ?? ''),
      `vary is ${headers.vary ?? 'missing'}`,
    );
  } else {
    expectThat(sent === undefined, `content-encoding is ${sent} for ${headers['content-type']}`);
  }
  if (isHashed) {
    const cache = headers['cache-control'] ?? '';
    const seconds = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
    expectThat(
      /\bpublic\b/.test(cache) && /\bimmutable\b/.test(cache) && seconds >= YEAR_SECONDS,
      `cache-control is ${cache || 'missing'}`,
    );
  }
  return faults;
}
