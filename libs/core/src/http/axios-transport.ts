import type { AxiosInstance, AxiosStatic } from 'axios';
import { TransportError } from './transport.ts';
import type { Transport } from './transport.ts';

/** What of axios is used. */
export interface AxiosParts {
  request: AxiosInstance['request'];
  isCancel: AxiosStatic['isCancel'];
  isAxiosError: AxiosStatic['isAxiosError'];
}

/** `keepalive`: a change that is sent while the page goes away still arrives. */
async function loadAxios(): Promise<AxiosParts> {
  // A browser remembers that a module could not be fetched, and never asks for it again on this page.
  if (globalThis.navigator?.onLine === false)
    throw new Error('axios cannot be fetched without a connection.');
  const { default: axios } = await import('axios');
  const instance = axios.create({ adapter: ['fetch', 'xhr', 'http'], fetchOptions: { keepalive: true } });
  return {
    request: instance.request.bind(instance),
    isCancel: axios.isCancel,
    isAxiosError: axios.isAxiosError,
  };
}

/** A transport that can be made ready before it is needed. */
export type LazyTransport = Transport & {
  warm(): Promise<unknown>;
  /** Whether a request goes out at once; before that nothing has been sent. */
  isWarm(): boolean;
};

/**
 * The transport of browsers: sends credentials. axios (21 kB) is loaded with the first request or by `warm`, so a page shows and
 * hydrates without it.
 *
 * @param load for tests; by default the package itself
 */
export function createAxiosTransport(load: () => Promise<AxiosParts> = loadAxios): LazyTransport {
  let loading: Promise<AxiosParts> | undefined;
  let isWarm = false;
  const warm = () =>
    (loading ??= load().then(
      (axios) => {
        isWarm = true;
        return axios;
      },
      (error: unknown) => {
        // A chunk that could not be fetched may be there at the next try.
        loading = undefined;
        throw error;
      },
    ));

  const transport: Transport = async ({ method, url, headers, body, timeoutMs, signal }) => {
    const axios = await warm().catch(() => {
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
  return Object.assign(transport, { warm: () => warm().catch(() => undefined), isWarm: () => isWarm });
}
