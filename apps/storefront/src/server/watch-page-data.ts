import { UNAUTHORIZED } from '@foolscap/core/http';
import type { Transport } from '@foolscap/core/http';
import { API_BASE_PATH } from '@foolscap/core/vocabulary';

const SITE_DATA = `${API_BASE_PATH}/account`;

/** A transport, and the faults of its replies that concern the whole page. */
export interface WatchedTransport {
  transport: Transport;
  /** True if the API was unavailable for any call, because an incomplete page must not have status 200. */
  wasUnavailable: () => boolean;
  /** True if the site data was refused with 401 (storefront-8.54). */
  wasSiteDataRefused: () => boolean;
}

/** Wraps the transport of a page's data to record its faults. */
export function watchPageData(transport: Transport): WatchedTransport {
  let isUnavailable = false;
  let isSiteDataRefused = false;
  return {
    transport: async (request) => {
      try {
        const reply = await transport(request);
        if (reply.status === 503) isUnavailable = true;
        if (
          reply.status === UNAUTHORIZED &&
          request.method === 'GET' &&
          request.url.split('?')[0] === SITE_DATA
        )
          isSiteDataRefused = true;
        return reply;
      } catch (error) {
        isUnavailable = true;
        throw error;
      }
    },
    wasUnavailable: () => isUnavailable,
    wasSiteDataRefused: () => isSiteDataRefused,
  };
}
