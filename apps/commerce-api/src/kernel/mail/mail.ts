/** A mail ready to send. */
export interface Mail {
  /** The name of its template, which identifies it in the outbox. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  /** The same lines as HTML. */
  html: string;
  /** The address that receives replies; by default the sender. */
  replyTo?: string;
  /** The URL that unsubscribes the recipient with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The mail transport. Rejects when a mail could not be delivered to the mail server. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
