import type { FastifyRequest } from 'fastify';
import { BUSINESS_PATH_PREFIX } from '@foolscap/core/vocabulary';
import type { Settings } from '../settings.ts';

/**
 * Builds absolute URLs of the shop's pages, for mails. Without PUBLIC_URL it uses the host of the request, which happens only when mail is
 * written to a file instead of being sent (see `Settings.mail`).
 */
export function createPageUrls({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  return (request: Pick<FastifyRequest, 'tenant' | 'protocol' | 'host'>, path: string): string =>
    `${publicUrl ?? `${request.protocol}://${request.host}`}${request.tenant === 'sba' ? BUSINESS_PATH_PREFIX : ''}${path}`;
}
