import type { AxiosInstance, AxiosStatic } from 'axios';
import { TransportError } from './transport.ts';
import type { Transport } from './transport.ts';

/** The parts of axios in use. */
export interface AxiosParts {
  request: AxiosInstance['request'];
  isCancel: AxiosStatic['isCancel'];
  isAxiosError: AxiosStatic['isAxiosError'];
}

/** `keepalive` lets a write complete while the page is being closed. */
async function loadAxios(): Promise<AxiosParts> {
  // A browser caches the failure to load a module and does not retry until the page is reloaded.
  if (globalThis.navigator?.onLine === false) throw new Error('Cannot load axios while offline.');
  const { default: axios } = await import('axios');
  const instance = axios.create({ adapter: ['fetch', 'xhr', 'http'], fetchOptions: { keepalive: true } });
  return {
    request: instance.request.bind(instance),
    isCancel: axios.isCancel,
    isAxiosError: axios.isAxiosError,
  };
}

/** A transport that can be loaded before its first request. */
export type LazyTransport = Transport & {
  warm(): Promise<unknown>;
  /** True once requests are sent immediately; before that nothing has been sent. */
  isWarm(): boolean;
};

/**
 * Creates the transport of browsers; it sends credentials. axios (21 kB) is loaded by the first request or by `warm`,
 * so that rendering and hydration do not wait for it.
 *
 * @param load replaces the import in tests
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
        // Lets the next request retry loading the chunk.
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
