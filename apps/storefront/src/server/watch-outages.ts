import type { Transport } from '@foolscap/core/http';

/** The same transport, and whether any of its calls found the API unavailable: a page that lacks something is no 200. */
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
