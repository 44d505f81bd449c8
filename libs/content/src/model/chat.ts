/** The interval between checks whether the chat is ready, in milliseconds (storefront-7.60). */
export const CHAT_POLL_MS = 10;

/** The maximum number of checks (storefront-7.60). */
export const CHAT_MAX_POLLS = 2000;

/** The error of a chat that is not ready at the last check (storefront-8.59). */
export const CHAT_NOT_LOADED = `Chat failed to load in ${CHAT_MAX_POLLS} tries !`;

/** Maximum length of a message of a shopper, in characters. */
export const CHAT_MAX_LENGTH = 1000;

export interface ChatLink {
  readonly label: string;
  readonly href: string;
}

/** A line of a conversation. */
export interface ChatLine {
  readonly from: 'agent' | 'shopper';
  readonly text: string;
  readonly links?: readonly ChatLink[] | undefined;
}

/** The state of the chat; `closed` before the first conversation. */
export type ChatPhase = 'closed' | 'loading' | 'open' | 'ended' | 'failed';

/** An event that a chat provider reports. */
export type ChatEvent =
  | { readonly type: 'joined'; readonly agent: string }
  | { readonly type: 'typing' }
  | { readonly type: 'message'; readonly text: string; readonly links?: readonly ChatLink[] }
  | { readonly type: 'ended' };

/** Details of the shopper that the provider gets. */
export interface ChatVisitor {
  /** First name; undefined for guests. */
  readonly name?: string | undefined;
  /** Path of the page on which the chat was opened. */
  readonly page: string;
}

export interface ChatConversation {
  /** Sends a message of the shopper. */
  readonly send: (text: string) => void;
  /** Ends the conversation. No events follow. */
  readonly end: () => void;
}

/** Adapter of a chat service. */
export interface ChatProvider {
  /** Starts loading the service. A call after a failure tries again. */
  readonly load: () => void;
  readonly isReady: () => boolean;
  /** Starts a conversation; called only when the service is ready. */
  readonly start: (visitor: ChatVisitor, listen: (event: ChatEvent) => void) => ChatConversation;
}
