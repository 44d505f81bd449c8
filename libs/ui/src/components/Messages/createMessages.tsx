import { createContext, use, useMemo, type ReactNode } from 'react';
import { mergeMessages } from '@foolscap/core/messages';
import type { MessageOverrides } from '@foolscap/core/messages';

export interface MessagesProviderProps<Tables> {
  /** The overrides for all components below; other messages stay as they are above. */
  readonly messages: MessageOverrides<Tables>;
  readonly children: ReactNode;
}

/** The messages of one library, which an application can override. */
export interface Messages<Tables> {
  Provider(props: MessagesProviderProps<Tables>): ReactNode;
  useMessages(): Tables;
}

/**
 * Makes a library's messages replaceable. Providers may be nested, and render on the server as in a browser.
 *
 * @param english the messages by group and code, used where no provider says otherwise
 */
export function createMessages<Tables extends object>(english: Tables): Messages<Tables> {
  const Context = createContext(english);

  function Provider({ messages, children }: MessagesProviderProps<Tables>) {
    const outer = use(Context);
    const merged = useMemo(() => mergeMessages(outer, messages), [outer, messages]);
    return <Context value={merged}>{children}</Context>;
  }

  return { Provider, useMessages: () => use(Context) };
}
