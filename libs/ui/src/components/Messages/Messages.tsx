import { createContext, use, useMemo, type ReactNode } from 'react';
import { mergeMessages } from '@foolscap/core/messages';
import type { MessageOverrides } from '@foolscap/core/messages';

/** The overrides of an application, by library and group. */
type Overrides = Readonly<Record<string, Readonly<Record<string, object>>>>;

const Context = createContext<Overrides>({});

/** Props of a library's messages provider. */
export interface MessagesProviderProps<Tables> {
  /** Overrides for all components below; other messages are inherited. */
  readonly messages: MessageOverrides<Tables>;
  readonly children: ReactNode;
}

/** Overrides messages of one library for all components below. Providers may be nested, and work on the server. */
export function MessagesProvider<Tables>({
  library,
  messages,
  children,
}: MessagesProviderProps<Tables> & {
  /** The name in its package, such as `cart`. */
  readonly library: string;
}) {
  const outer = use(Context);
  const merged = useMemo(() => {
    const ofLibrary: Record<string, object> = { ...outer[library] };
    for (const [group, texts] of Object.entries<object | undefined>(messages))
      ofLibrary[group] = { ...ofLibrary[group], ...texts };
    return { ...outer, [library]: ofLibrary };
  }, [outer, library, messages]);
  return <Context value={merged}>{children}</Context>;
}

/**
 * Reads a table of messages with the application's overrides.
 *
 * @param library the name in the package that the table belongs to, such as `cart`
 * @param table messages by group and code; a group's name occurs once in a library
 */
export function useMessages<Tables extends object>(library: string, table: Tables): Tables {
  const overrides = use(Context)[library] as MessageOverrides<Tables> | undefined;
  return useMemo(() => (overrides ? mergeMessages(table, overrides) : table), [table, overrides]);
}
