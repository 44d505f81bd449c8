/** The kinds of failure of an external service. `refused`: an error status of the service, such as for a denied key. */
export type ServiceFaultReason =
  'timeout' | 'unreachable' | 'status' | 'refused' | 'invalid-reply' | 'quota' | 'paused';

/** A failure of an external service. Its message never contains the request's URL, which may contain a key. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
  readonly reason: ServiceFaultReason;
  /** A status code or word of the service, without the key; empty for most faults. */
  readonly detail: string;

  /** @param detail a status code or word of the service, without the key */
  constructor(reason: ServiceFaultReason, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
    this.detail = detail;
  }
}

/** Maps a failed request to a fault. The cause is dropped, because it may name the URL with the key. */
function toFault(error: unknown): ServiceFault {
  if (error instanceof ServiceFault) return error;
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return new ServiceFault('timeout');
  return new ServiceFault('unreachable', typeof cause?.code === 'string' ? cause.code : '');
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest of the body. The chunks are already decompressed, so the limit also stops a decompression bomb.
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new ServiceFault('invalid-reply', 'too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export interface ServiceCallOptions {
  /** The media type to request. */
  accept: string;
  /** Milliseconds until the whole reply must have arrived. */
  timeoutMs: number;
  /** Maximum size of a decompressed reply, in bytes. */
  maxBytes: number;
  /** Statuses other than 200 that mean an empty result; none by default. */
  emptyStatuses?: readonly number[];
}

/**
 * Requests a URL of an external service. Redirects are rejected, because they would send a key in the URL to another host.
 *
 * @returns the body, decompressed; undefined for one of `emptyStatuses`
 * @throws ServiceFault for every failure
 */
export async function callService(
  url: string,
  { accept, timeoutMs, maxBytes, emptyStatuses = [] }: ServiceCallOptions,
): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, {
      headers: { accept },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 200) return await readBody(response, maxBytes);
    await response.body?.cancel();
    if (emptyStatuses.includes(response.status)) return undefined;
    throw new ServiceFault('status', String(response.status));
  } catch (error) {
    throw toFault(error);
  }
}
