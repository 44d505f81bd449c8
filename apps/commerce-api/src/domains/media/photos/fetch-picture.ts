import { lookup, type LookupAddress } from 'node:dns';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { recognizeType } from './picture-type.ts';
import { PictureFault } from './picture-fault.ts';
import { isPublicAddress } from './public-address.ts';

/** Maximum size of an original, in bytes. */
export const MAX_BYTES = 10 * 1024 * 1024;
/** Timeout for one picture in milliseconds, from the DNS lookup to the last byte. */
const TIMEOUT_MS = 20_000;

export type ResolveHost = (host: string, reply: (error: Error | null, all: LookupAddress[]) => void) => void;

export interface FetchLimits {
  /** Hosts that may have a private address and any port, as `host` or `host:port`. */
  allowedHosts?: readonly string[];
  maxBytes?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
  /** Resolves host names; replaced in tests. */
  resolveHost?: ResolveHost;
}

/** The version of a file as reported by its server, for conditional requests. */
export interface FileVersion {
  etag: string | null;
  lastModified: string | null;
}

export interface FetchedPicture {
  bytes: Buffer;
  /** The type detected from the content, whatever the server says. */
  type: string;
  version: FileVersion;
}

/** The reply to a conditional request for a file that has not changed. */
export const NOT_MODIFIED = 'NOT_MODIFIED';

const resolveByDns: ResolveHost = (host, reply) => lookup(host, { all: true, verbatim: true }, reply);

const notPublic = (host: string): PictureFault =>
  new PictureFault(`has an address that is not on the public internet: ${host}`);

/**
 * Returns a lookup that rejects a name with any private address. The connection uses its result, so the name cannot resolve differently in
 * between.
 */
function createCheckedLookup(resolveHost: ResolveHost): LookupFunction {
  return (host, options, reply) => {
    resolveHost(host, (error, all) => {
      if (error) return reply(error, [], 0);
      if (all.length === 0 || !all.every(({ address }) => isPublicAddress(address)))
        return reply(notPublic(host), [], 0);
      const [first] = all;
      return options.all ? reply(null, all) : reply(null, first!.address, first!.family);
    });
  };
}

/** Checks everything about a URL that does not need a lookup. */
function checkUrl(url: URL, isAllowed: boolean): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new PictureFault('has an address that is not http or https');
  if (url.username || url.password) throw new PictureFault('has an address with a user name or a password');
  if (isAllowed) return;
  if (url.port) throw new PictureFault(`has an address with the port ${url.port}, which is not allowed`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Literal addresses are not looked up.
  if (isIP(host) && !isPublicAddress(host)) throw notPublic(url.host);
}

/** Reads a header for the next conditional request; null if it could not be sent back. */
const readVersionHeader = (text: string | undefined): string | null =>
  text !== undefined && /^[\x20-\x7e]{1,200}$/.test(text) ? text : null;

const getConditions = ({ etag, lastModified }: FileVersion): Record<string, string> => ({
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
});

/** Checks the head of a reply. */
function checkReply({ statusCode = 0, headers }: IncomingMessage, maxBytes: number): void {
  if (statusCode >= 300 && statusCode < 400)
    throw new PictureFault('is redirected. Use its final address in the feed');
  if (statusCode !== 200)
    throw new PictureFault(`was answered with status ${statusCode}`, {
      retryable: statusCode >= 500 || [408, 425, 429].includes(statusCode),
    });
  const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  // Object stores serve files without a type as octet streams. In that case only the content decides.
  if (type && !type.startsWith('image/') && !/^(application|binary)\/octet-stream$/.test(type))
    throw new PictureFault(`is not a picture, but ${type.slice(0, 60)}`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new PictureFault('was answered with a content encoding');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

const tooLarge = (maxBytes: number): PictureFault =>
  new PictureFault(`is larger than ${Math.round((maxBytes / 1024 / 1024) * 10) / 10} MB`);

async function readBody(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches a picture from the public internet. Feeds can contain any URL, so private addresses are rejected after the lookup, redirects are
 * not followed, and size, time and type are limited.
 *
 * @param known version of a stored file, which is not sent again if it has not changed
 * @throws PictureFault
 */
export async function fetchPicture(
  address: string,
  limits: FetchLimits = {},
  known?: FileVersion,
): Promise<FetchedPicture | typeof NOT_MODIFIED> {
  const { allowedHosts = [], maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS, signal } = limits;
  if (!URL.canParse(address)) throw new PictureFault('has an address that is not a URL');
  const url = new URL(address);
  const isAllowed = allowedHosts.includes(url.host) || allowedHosts.includes(url.hostname);
  checkUrl(url, isAllowed);
  const conditions = known ? getConditions(known) : {};
  const timeout = AbortSignal.timeout(timeoutMs);
  const options: RequestOptions = {
    // An agent could reuse a connection without a lookup.
    agent: false,
    headers: {
      accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
      'accept-encoding': 'identity',
      'user-agent': 'Foolscap product import',
      ...conditions,
    },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(isAllowed ? {} : { lookup: createCheckedLookup(limits.resolveHost ?? resolveByDns) }),
  };
  let request: ReturnType<typeof requestHttp> | undefined;
  try {
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, resolve);
      request.on('error', reject);
      request.end();
    });
    if (reply.statusCode === 304 && Object.keys(conditions).length > 0) return NOT_MODIFIED;
    checkReply(reply, maxBytes);
    const bytes = await readBody(reply, maxBytes);
    const type = recognizeType(bytes);
    if (!type) throw new PictureFault('is not a JPEG, PNG, WebP, AVIF or GIF file');
    const version = {
      etag: readVersionHeader(reply.headers.etag),
      lastModified: readVersionHeader(reply.headers['last-modified']),
    };
    return { bytes, type, version };
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    if (signal?.aborted) throw error;
    if (timeout.aborted)
      throw new PictureFault(`was not received within ${timeoutMs / 1000} seconds`, { retryable: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new PictureFault(`cannot be reached: ${code ?? message}`, { retryable: true });
  } finally {
    request?.destroy();
  }
}
