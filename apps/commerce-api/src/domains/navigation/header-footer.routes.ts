import type { FastifyInstance } from 'fastify';
import { Reply } from '@foolscap/core/contract';
import { BUSINESS, CONSUMER } from '@foolscap/core/vocabulary';
import { type HeaderFooterData, HeaderFooterDataSchema } from '@foolscap/header/contract';
import { getHeaderType } from '@foolscap/header/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import type { Navigation } from './navigation.service.ts';

/**
 * Registers `GET /_next/api/hf/{consumer}{path}` (storefront-7.37): header and footer of a page, for pages outside of the shop. `{consumer}`
 * is the name of the site, current or legacy, and `{path}` the page. A caller who is signed in to the other site gets what guests get. It
 * only reads, so guests get no session for it.
 */
export function headerFooterRoutes(
  app: FastifyInstance,
  { navigation, callers }: { navigation: Navigation; callers: Callers },
): void {
  app.get<{ Params: { site: string; '*': string } }>(
    '/:site/*',
    {
      schema: {
        tags: ['navigation'],
        summary: 'Get header and footer of a page',
        response: { 200: Reply(HeaderFooterDataSchema) },
      },
    },
    async (request, reply): Promise<{ data: HeaderFooterData }> => {
      const { site, '*': path } = request.params;
      const tenant = [CONSUMER, BUSINESS].find(
        ({ legacy, fullName }) => legacy === site || fullName === site,
      )?.legacy;
      if (tenant === undefined) throw notFound('SITE_NOT_FOUND', 'There is no such site.');
      const { accountId } = await callers.of(request);
      const caller = {
        tenant,
        locale: request.locale,
        accountId: request.tenant === tenant ? accountId : undefined,
      };
      const [{ footer, ...header }, departments] = await Promise.all([
        navigation.read(caller),
        navigation.readDepartments(caller),
      ]);
      void reply.header('cache-control', 'no-store');
      return { data: { header: { type: getHeaderType(`/${path}`, 'lg'), ...header, departments }, footer } };
    },
  );
}
