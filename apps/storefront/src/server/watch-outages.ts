import type { Transport } from '@foolscap/core/http';

/** Wraps a transport to record whether the API was unavailable for any call, because an incomplete page must not have status 200. */
export function watchOutages(transport: Transport): { transport: Transport; wasUnavailable: () => boolean } {
  let unavailable = false;
  return {
    transport: async (request) => {
      try {
        const reply = await transport(request);
        if (reply.status === 503) unavailable = true;
        return reply;
      } catch (error) {
        unavailable = true;
        throw error;
      }
    },
    wasUnavailable: () => unavailable,
  };
}
