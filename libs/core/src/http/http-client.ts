import { API_BASE_PATH, HEADERS, REQUEST_TIMEOUT_MS, SESSION_CHANGED } from '../vocabulary/index.ts';
import type { Locale, TenantId } from '../vocabulary/index.ts';
import { HttpError, failureOfReply, toFailure } from './failure.ts';
import { createSessionGate } from './session-gate.ts';
import type { SessionUse } from './session-gate.ts';
import { UNAUTHORIZED } from './statuses.ts';
import type { Transport, TransportReply, TransportRequest } from './transport.ts';

export interface Call {
  method: 'GET' | 'POST';
  /** Path below /cc/api: `/checkout`. */
  path: string;
  /** Replaces the root /cc/api, for calls below a different one. */
  root?: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** PUT and DELETE are sent as POST with this override (decision-method-override). */
  override?: 'PUT' | 'DELETE';
  /** One key per write, reused by its retries (decision-idempotency.3). */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Marks a sign-in, for which 401 means a wrong password and not an expired session. */
  signsIn?: boolean;
  /**
   * Marks a call that replaces or ends the session; calls that fail because of it wait for its reply before they are
   * repeated.
   */
  changesSession?: boolean;
}

export interface HttpReply<T> {
  data: T;
  status: number;
  headers: Record<string, string>;
}

/** The client of the commerce API. Rejects only with {@link HttpError}. */
export interface HttpClient {
  send<T>(call: Call): Promise<HttpReply<T>>;
}

export interface HttpClientOptions {
  transport: Transport;
  tenant: TenantId;
  /** The language of the replies; the API's own by default. */
  locale?: Locale | undefined;
  /** Requests base64-encoded replies. */
  encoded?: boolean;
  /** Called once, at the first 401, with its call; the caller redirects to the sign-in page, or loads the page again. */
  onUnauthorized?: (call: Call) => void;
  /**
   * Called when the reply to a read is a redirect (storefront-8.53).
   *
   * @param location the header of the reply; undefined in a browser, which hides it
   */
  onRedirect?: (location: string | undefined) => void;
  /** Delays before each retry of a read, in milliseconds; none on the server. */
  retryDelays?: readonly number[];
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** Time for the reply to another tab's sign-in to set its cookie. */
const OTHER_TAB_MS = 500;

/** A browser reports a redirect that it does not follow as status 0. */
const isRedirect = (status: number) => status === 0 || (status >= 300 && status < 400);

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Creates the client (cart-7.3, storefront-7.4, decision-envelope, decision-rotated-session.2). Calls time out after 30,000 ms and
 * send credentials. The client keeps the context token, decodes encoded replies by their header, retries reads only,
 * repeats a call once if a concurrent sign-in or sign-out rejected it, and converts every error to a serializable
 * failure.
 */
export function createHttpClient({
  transport,
  tenant,
  locale,
  encoded = false,
  onUnauthorized,
  onRedirect,
  retryDelays = [],
  wait = pause,
}: HttpClientOptions): HttpClient {
  let contextToken: string | undefined;
  let isUnauthorizedReported = false;

  function buildRequest(call: Call): TransportRequest {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(call.query ?? {})) {
      if (value !== undefined) query.set(name, String(value));
    }
    if (encoded) query.set('dataEncode', 'true');
    const search = query.toString();
    return {
      method: call.method,
      url: `${call.root ?? API_BASE_PATH}${call.path}${search ? `?${search}` : ''}`,
      headers: {
        accept: 'application/json',
        [HEADERS.tenant]: tenant,
        ...(locale ? { [HEADERS.locale]: locale } : {}),
        ...(contextToken ? { [HEADERS.contextToken]: contextToken } : {}),
        ...(call.override ? { [HEADERS.methodOverride]: call.override } : {}),
        ...(call.idempotencyKey ? { [HEADERS.idempotencyKey]: call.idempotencyKey } : {}),
      },
      // The API accepts only JSON, so a write without a body sends an empty object.
      ...(call.method === 'POST' ? { body: call.body ?? {} } : {}),
      timeoutMs: call.timeoutMs ?? REQUEST_TIMEOUT_MS,
      ...(call.signal ? { signal: call.signal } : {}),
    };
  }

  function readReply<T>(reply: TransportReply, call: Call): HttpReply<T> {
    contextToken = reply.headers[HEADERS.contextToken] ?? contextToken;
    if (reply.status === UNAUTHORIZED && !call.signsIn && !isUnauthorizedReported) {
      isUnauthorizedReported = true;
      onUnauthorized?.(call);
    }
    if (isRedirect(reply.status) && call.method === 'GET') onRedirect?.(reply.headers['location']);
    if (reply.status < 200 || reply.status >= 300)
      throw new HttpError(failureOfReply(reply.status, reply.body));
    return { data: readData<T>(reply), status: reply.status, headers: reply.headers };
  }

  const gate = createSessionGate(wait);
  const getSessionUse = ({ changesSession, method }: Call): SessionUse =>
    changesSession ? 'change' : method === 'POST' ? 'write' : 'read';

  async function attempt<T>(call: Call): Promise<HttpReply<T>> {
    const delays = call.method === 'GET' ? retryDelays : [];
    const request = buildRequest(call);
    for (let tries = 0; ; tries += 1) {
      try {
        return readReply<T>(await transport(request), call);
      } catch (error) {
        const failure = toFailure(error);
        const delay = delays[tries];
        if (delay === undefined || !failure.retryable || call.signal?.aborted) throw new HttpError(failure);
        await wait(delay, call.signal);
      }
    }
  }

  return {
    async send<T>(call: Call) {
      try {
        return await gate.run(getSessionUse(call), () => attempt<T>(call));
      } catch (error) {
        if (toFailure(error).code !== SESSION_CHANGED || call.signal?.aborted) throw error;
        // If this tab is not signing in, another one is, and its reply is on its way to the browser.
        if (!gate.isChanging()) await wait(OTHER_TAB_MS, call.signal);
        await gate.changeSettled();
        return gate.run(getSessionUse(call), () => attempt<T>(call));
      }
    },
  };
}

/** Reads `data` of the envelope; it is base64 JSON in `data.encoded` only if the header is set. */
function readData<T>({ body, headers, status }: TransportReply): T {
  const data = (body as { data?: unknown } | null)?.data;
  const unreadable = (message: string) =>
    new HttpError({ code: 'UNREADABLE', retryable: false, message, status });
  if (data === undefined) throw unreadable('The reply has no data.');
  if (headers[HEADERS.dataEncoded] !== 'true') return data as T;
  try {
    const bytes = Uint8Array.from(atob((data as { encoded: string }).encoded), (letter) =>
      letter.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  } catch {
    throw unreadable('The encoded reply could not be read.');
  }
}
