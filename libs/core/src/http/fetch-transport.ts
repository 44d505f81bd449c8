import { TransportError } from './transport.ts';
import type { Transport } from './transport.ts';

/** Sends a request with `fetch` and credentials; `keepalive` lets it complete while the page is being closed. */
export const fetchTransport: Transport = async ({ method, url, headers, body, timeoutMs, signal }) => {
  const aborter = new AbortController();
  const abort = () => aborter.abort();
  signal?.addEventListener('abort', abort);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, timeoutMs);
  try {
    const reply = await fetch(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: 'include',
      keepalive: true,
      signal: aborter.signal,
    });
    const text = await reply.text();
    return { status: reply.status, headers: Object.fromEntries(reply.headers), body: parse(text) };
  } catch {
    if (isLate) throw new TransportError('timeout', `timeout of ${timeoutMs}ms exceeded`);
    throw aborter.signal.aborted
      ? new TransportError('aborted', 'Request aborted')
      : new TransportError('network', 'Network Error');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
