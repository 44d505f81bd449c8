import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { ContentClient } from '../client/index.ts';
import type { ContentPageData, HelpData } from '../contract/index.ts';
import { buildContentPage, buildHelp } from './builders.ts';

export interface FakeContentClient extends ContentClient {
  failNext(failure?: Partial<Failure>): void;
}

/** Creates in-memory content pages, for saga tests and stories. */
export function createFakeContentClient({
  pages = [buildContentPage()],
  help = buildHelp(),
}: { pages?: readonly ContentPageData[]; help?: HelpData } = {}): FakeContentClient {
  let failing: Failure | undefined;
  const answer = async <T>(read: () => T): Promise<T> => {
    const failure = failing;
    failing = undefined;
    await Promise.resolve();
    if (failure) throw new HttpError(failure);
    return read();
  };
  return {
    failNext(failure = {}) {
      failing = { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure };
    },
    readPage: ({ path }) =>
      answer(() => {
        const found = pages.find(({ page }) => page.path === path);
        if (found) return found;
        throw new HttpError({
          code: 'CONTENT_NOT_FOUND',
          status: 404,
          retryable: false,
          message: 'There is no such page.',
        });
      }),
    readHelp: ({ q }) =>
      answer(() => {
        if (!q) return help;
        const all = help.categories.flatMap(({ pages: listed }) => listed);
        const results = all.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
        return { ...help, results };
      }),
  };
}
