import axios from 'axios';
import type { AxiosInstance } from 'axios';
import { TransportError } from './transport.ts';
import type { Transport } from './transport.ts';

/**
 * Creates the browser transport, based on axios. It sends credentials, and `keepalive` lets a write complete while the page is being
 * closed. It does not follow redirects, which lead to pages.
 *
 * @param instance replaces the network in tests
 */
export function createAxiosTransport(
  instance: Pick<AxiosInstance, 'request'> = axios.create({
    adapter: ['fetch', 'xhr', 'http'],
    fetchOptions: { keepalive: true, redirect: 'manual' },
  }),
): Transport {
  return async ({ method, url, headers, body, timeoutMs, signal }) => {
    try {
      const reply = await instance.request<unknown>({
        method,
        url,
        headers,
        data: body,
        timeout: timeoutMs,
        ...(signal && { signal }),
        withCredentials: true,
        validateStatus: () => true,
      });
      return {
        status: reply.status,
        headers: Object.fromEntries(
          Object.entries(reply.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
        ),
        body: reply.data,
      };
    } catch (error) {
      if (axios.isCancel(error)) throw new TransportError('aborted', 'Request aborted');
      if (axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT'))
        throw new TransportError('timeout', `timeout of ${timeoutMs}ms exceeded`);
      throw new TransportError('network', 'Network Error');
    }
  };
}
