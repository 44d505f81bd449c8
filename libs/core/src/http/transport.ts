/** One exchange, with nothing of ours in it. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  /** From the root: `/cc/api/checkout?grindType=ALL`. */
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface TransportReply {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Parsed where it was JSON, else the text. */
  body: unknown;
}

/** Why there is no reply at all. */
export type TransportFault = 'aborted' | 'timeout' | 'network';

export class TransportError extends Error {
  readonly fault: TransportFault;
  constructor(fault: TransportFault, message: string) {
    super(message);
    this.name = 'TransportError';
    this.fault = fault;
  }
}

/** Carries a request out: through axios in a browser, in the same process on the server. Rejects with TransportError only. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;
