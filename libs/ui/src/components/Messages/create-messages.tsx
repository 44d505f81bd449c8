import { createContext, use, useMemo, type ReactNode } from 'react';
import { mergeMessages } from '@foolscap/core/messages';
import type { MessageOverrides } from '@foolscap/core/messages';

export interface MessagesProviderProps<Tables> {
  /** Overrides for all components below; other messages are inherited. */
  readonly messages: MessageOverrides<Tables>;
  readonly children: ReactNode;
}

/** The messages of one library, which an application can override. */
export interface Messages<Tables> {
  Provider(props: MessagesProviderProps<Tables>): ReactNode;
  useMessages(): Tables;
}

/**
 * Creates the context for a library's messages. Providers may be nested, and work on the server.
 *
 * @param english messages by group and code, used if no provider overrides them
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
