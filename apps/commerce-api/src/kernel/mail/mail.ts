/** A mail that is ready to go; plain text, as all of the shop's are. */
export interface Mail {
  /** Which text it is, for whoever looks through them. */
  kind: string;
  to: string;
  subject: string;
  text: string;
}

/** How mail leaves the shop. Rejects when it could not be handed on. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
