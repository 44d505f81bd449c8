import type { ChatEvent, ChatProvider, ChatVisitor } from '../model/chat.ts';

export interface FakeChatProvider extends ChatProvider {
  /** The shopper's messages in order. */
  sent: string[];
  /** The conversations in order, each with its visitor. */
  started: { visitor: ChatVisitor; isEnded: boolean }[];
  /** Numbers of calls of `load` and `isReady`. */
  counts: { loads: number; checks: number };
  becomeReady(): void;
  /** Reports an event in the latest conversation. */
  emit(event: ChatEvent): void;
}

/** Creates a chat service that is under control of a test. */
export function createFakeChatProvider({ ready = false }: { ready?: boolean } = {}): FakeChatProvider {
  let isReady = ready;
  let listen: (event: ChatEvent) => void = () => {};
  const sent: string[] = [];
  const started: FakeChatProvider['started'] = [];
  const counts = { loads: 0, checks: 0 };
  return {
    sent,
    started,
    counts,
    becomeReady: () => (isReady = true),
    emit: (event) => listen(event),
    load: () => (counts.loads += 1),
    isReady() {
      counts.checks += 1;
      return isReady;
    },
    start(visitor, listener) {
      const entry = { visitor, isEnded: false };
      started.push(entry);
      listen = listener;
      return { send: (text) => sent.push(text), end: () => (entry.isEnded = true) };
    },
  };
}
