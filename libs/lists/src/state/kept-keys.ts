/** Returns the idempotency key of a call of a command, from 0: a long command is sent in several calls. */
export type KeyOfCall = (call?: number) => string;

/** The idempotency keys of the command that is being sent, until it has been answered. */
export interface KeptKeys {
  /** Begins a command. The same command without an answer gets the same keys again, another one new keys. */
  begin: (command: unknown) => KeyOfCall;
  /** Forgets the keys of the command, all calls of which have been answered. */
  end: () => void;
}

/**
 * Creates the keys of commands that must not be carried out twice. A reply can be lost after the server has carried a command out, and the shopper
 * then sends it again: under the same key, the server gives the outcome of the first time (decision-idempotency.8). Only the latest command
 * is kept.
 */
export function createKeptKeys(newKey: () => string): KeptKeys {
  let sent: string | undefined;
  let keys: string[] = [];
  return {
    begin(command) {
      const next = JSON.stringify(command);
      if (next !== sent) keys = [];
      sent = next;
      const kept = keys;
      return (call = 0) => (kept[call] ??= newKey());
    },
    end: () => void (sent = undefined),
  };
}
