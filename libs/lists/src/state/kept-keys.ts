/** Returns the idempotency key of a command's nth call, from 0; a long command is sent in several calls. */
export type KeyOfCall = (call?: number) => string;

/** The idempotency keys of the command that is being sent, until it has a reply. */
export interface KeptKeys {
  /** Starts a command. The same command without a reply gets the same keys again; a different one gets new keys. */
  begin: (command: unknown) => KeyOfCall;
  /** Drops the keys of a command once all of its calls have a reply. */
  end: () => void;
}

/**
 * Creates the keys of commands that must not be executed twice. A reply can be lost after the server has executed a command, and the
 * shopper then sends it again: under the same key, the server returns the first outcome (decision-idempotency.8). Only the latest command's
 * keys are kept.
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
