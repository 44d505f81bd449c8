import type { FastifyReply } from 'fastify';
import { createCartClient } from '@foolscap/cart/client';
import { ITEM_CODES } from '@foolscap/cart/model';
import { returnAddress } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { createStoresClient } from '@foolscap/stores/client';
import {
  movesEveryLine,
  writeYourStore,
  YOUR_STORE_COOKIE,
  YOUR_STORE_MAX_AGE,
} from '@foolscap/stores/model';
import { createStoreChange } from '@foolscap/stores/state';
import { FORM_PATHS } from '../forms/forms.tsx';
import { createStoreChangePorts } from '../features/stores/store-change-ports.ts';

type Fields = Readonly<Record<string, string>>;

type On = (
  path: string,
  submit: (http: HttpClient, fields: Fields, root: string, reply: FastifyReply) => Promise<string>,
  onFailure: (code: string) => string,
) => void;

/**
 * Registers the form that chooses a store. If a pickup line cannot move to it, nothing changes yet: the shopper confirms the change on a
 * page that lists these lines.
 */
export function storeForms(on: On, { secure }: { secure: boolean }): void {
  on(
    FORM_PATHS.chooseStore,
    async (http, { store: storeNumber = '', back = '', confirmed }, _root, reply) => {
      const steps = createStoreChange({
        client: createStoresClient(http),
        ports: createStoreChangePorts(createCartClient(http), (value) => {
          void reply.header(
            'set-cookie',
            `${YOUR_STORE_COOKIE}=${writeYourStore(value)}; Path=/; Max-Age=${YOUR_STORE_MAX_AGE}; SameSite=Lax${secure ? '; Secure' : ''}`,
          );
        }),
      });
      const preview = await steps.preview(storeNumber);
      if (!confirmed && !movesEveryLine(preview)) {
        const query = new URLSearchParams(back ? { back } : {});
        return `/stores/${preview.store.storeNumber}/change?${query}`;
      }
      const { store, notices } = await steps.change(preview.store);
      if (notices.length) {
        const stayed = notices.some(({ code }) => code === ITEM_CODES.noneInStore);
        return `/cart?${new URLSearchParams({
          ...(stayed ? { error: ITEM_CODES.noneInStore } : {}),
          lines: notices.map(({ cartItemId, code }) => `${cartItemId}:${code}`).join(','),
        })}`;
      }
      return back ? returnAddress(new URLSearchParams({ jumpUrl: back })) : `/stores/${store.storeNumber}`;
    },
    (code) => `/stores?error=${encodeURIComponent(code)}`,
  );
}
