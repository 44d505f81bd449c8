import type { FastifyInstance, FastifyRequest } from 'fastify';

type Work = () => Promise<void>;

/** Does work of a request once its reply has been sent, so that the time of the reply tells nothing about the work. */
export interface AfterReply {
  /** @param work must not use the request's reply; a failure of it is logged */
  schedule(request: FastifyRequest, work: Work): void;
}

/** Work that is under way when the server closes is finished first. */
export function createAfterReply(app: FastifyInstance): AfterReply {
  const scheduled = new WeakMap<FastifyRequest, Work[]>();
  const underWay = new Set<Promise<void>>();

  app.addHook('onResponse', (request, _reply, done) => {
    for (const work of scheduled.get(request) ?? []) {
      const doing: Promise<void> = work()
        .catch((error: unknown) => request.log.error({ err: error }, 'work after a reply failed'))
        .finally(() => underWay.delete(doing));
      underWay.add(doing);
    }
    done();
  });
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });

  return {
    schedule: (request, work) => {
      scheduled.set(request, [...(scheduled.get(request) ?? []), work]);
    },
  };
}
