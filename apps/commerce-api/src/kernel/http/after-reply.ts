import type { FastifyInstance, FastifyRequest } from 'fastify';

type Work = () => Promise<void>;

/** Runs work of a request after its reply has been sent, so that the response time reveals nothing about the work. */
export interface AfterReply {
  /** Schedules work. @param work must not use the request's reply; its failure is logged */
  schedule(request: FastifyRequest, work: Work): void;
}

/** Creates the scheduler. Closing the server waits for scheduled work. */
export function createAfterReply(app: FastifyInstance): AfterReply {
  const scheduled = new WeakMap<FastifyRequest, Work[]>();
  const inFlight = new Set<Promise<void>>();

  app.addHook('onResponse', (request, _reply, done) => {
    for (const work of scheduled.get(request) ?? []) {
      const doing: Promise<void> = work()
        .catch((error: unknown) => request.log.error({ err: error }, 'work after a reply failed'))
        .finally(() => inFlight.delete(doing));
      inFlight.add(doing);
    }
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.all(inFlight);
  });

  return {
    schedule: (request, work) => {
      scheduled.set(request, [...(scheduled.get(request) ?? []), work]);
    },
  };
}
