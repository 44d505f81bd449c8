/** The wire knows two spellings of a warning; both are kept as sent (cart 3). */
export const MESSAGE_TYPES = ['ERROR', 'WARN', 'WARNING', 'INFO'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Something that the server says about a cart, a line or an order. */
export interface Message {
  code: string;
  type: MessageType;
  description?: string;
}

/** How an alert looks (cart 4: "Alert types are warning, failure or info"). */
export type AlertType = 'warning' | 'failure' | 'info';

/** Alerts that come without a type are warnings (cart 4, mini cart). */
export const DEFAULT_ALERT_TYPE: AlertType = 'warning';

export function alertTypeOf(type: MessageType | undefined): AlertType {
  if (type === 'ERROR') return 'failure';
  return type === 'INFO' ? 'info' : DEFAULT_ALERT_TYPE;
}
