import type { AxiosStatic } from 'axios';
import { TransportError } from './transport.ts';
import type { Transport } from './transport.ts';

/**
 * The transport of browsers: sends credentials. axios (21 kB) is loaded with the first request, so a page shows and hydrates
 * without it.
 *
 * @param load for tests; by default the package itself
 */
export function createAxiosTransport(
  load: () => Promise<AxiosStatic> = async () => (await import('axios')).default,
): Transport {
  let loading: Promise<AxiosStatic> | undefined;

  return async ({ method, url, headers, body, timeoutMs, signal }) => {
    loading ??= load();
    const axios = await loading.catch(() => {
      // A chunk that could not be fetched may be there at the next try.
      loading = undefined;
      throw new TransportError('network', 'Network Error');
    });
    try {
      const reply = await axios.request({
        method,
        url,
        headers,
        data: body,
        timeout: timeoutMs,
        signal,
        withCredentials: true,
        validateStatus: () => true,
      });
      return {
        status: reply.status,
        headers: Object.fromEntries(
          Object.entries(reply.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
        ),
        body: reply.data as unknown,
      };
    } catch (error) {
      if (axios.isCancel(error)) throw new TransportError('aborted', 'Request aborted');
      if (axios.isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')) {
        throw new TransportError('timeout', `timeout of ${timeoutMs}ms exceeded`);
      }
      throw new TransportError('network', 'Network Error');
    }
  };
}
