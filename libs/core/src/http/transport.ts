/** A single HTTP request, without any conventions of our API. */
export interface TransportRequest {
  method: 'GET' | 'POST';
  /** URL from the root: `/cc/api/checkout?grindType=ALL`. */
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  timeoutMs: number;
  signal?: AbortSignal;
}

export interface TransportReply {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** Parsed JSON, else the text. */
  body: unknown;
}

/** The reason why there is no reply. */
export type TransportFault = 'aborted' | 'timeout' | 'network';

export class TransportError extends Error {
  readonly fault: TransportFault;
  constructor(fault: TransportFault, message: string) {
    super(message);
    this.name = 'TransportError';
    this.fault = fault;
  }
}

/** Sends a request: with axios in a browser, in the same process on the server. Rejects only with TransportError. */
export type Transport = (request: TransportRequest) => Promise<TransportReply>;
