/** Announces messages to the other tabs of the same site in this browser. */
export interface TabChannel<M> {
  /** Sends a message to the other tabs, never to this one. */
  announce(message: M): void;
  /** @returns a function that stops listening */
  listen(heard: (message: M) => void): () => void;
}

type ChannelClass = new (name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>;

/**
 * Creates a channel by name. Without BroadcastChannel (old browsers, some private modes, servers), nothing is announced or received.
 *
 * @param Channel replaces the browser's class in tests
 */
export function createTabChannel<M>(
  name: string,
  Channel: ChannelClass | undefined = globalThis.BroadcastChannel,
): TabChannel<M> {
  let channel: InstanceType<ChannelClass> | undefined;
  try {
    channel = Channel && new Channel(name);
  } catch {
    // Some browsers do not allow opening the channel, for example in a frame without storage.
  }
  const listeners = new Set<(message: M) => void>();
  if (channel) channel.onmessage = ({ data }: MessageEvent<M>) => listeners.forEach((heard) => heard(data));
  return {
    announce: (message) => channel?.postMessage(message),
    listen(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}

/** Creates the connected channels of one browser's tabs, for tests. Messages arrive synchronously. */
export function createTestTabs<M>() {
  const tabs = new Set<Set<(message: M) => void>>();
  const announced: M[] = [];
  return {
    /** All messages, in order. */
    announced: announced as readonly M[],
    open(): TabChannel<M> {
      const listeners = new Set<(message: M) => void>();
      tabs.add(listeners);
      return {
        announce(message) {
          announced.push(message);
          for (const others of tabs) if (others !== listeners) others.forEach((heard) => heard(message));
        },
        listen(heard) {
          listeners.add(heard);
          return () => void listeners.delete(heard);
        },
      };
    },
  };
}

/**
 * Listens to changes of a key of local storage by other tabs. A browser reports no changes of the tab itself.
 *
 * @param prefix the prefix of the storage's keys, as in `createExpiringStorage`
 * @param page replaces the window in tests
 * @returns a function that stops listening
 */
export function listenToKey(
  key: string,
  heard: () => void,
  prefix = 'foolscap:',
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  // Clearing the whole storage has no key.
  const hear = (event: StorageEvent) => {
    if (event.key === null || event.key === prefix + key) heard();
  };
  page.addEventListener('storage', hear);
  return () => page.removeEventListener('storage', hear);
}

export { takeTurn, tryTurn, type Locks, type TryLocks } from './take-turn.ts';
