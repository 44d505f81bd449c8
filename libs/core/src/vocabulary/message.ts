/** The wire has two spellings of a warning; both are kept as sent (cart-3.69). */
export const MESSAGE_TYPES = ['ERROR', 'WARN', 'WARNING', 'INFO'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** A server message about a cart, a line or an order. */
export interface Message {
  code: string;
  type: MessageType;
  description?: string;
}

/** Visual style of an alert (cart-4.11: "Alert types are warning, failure or info"). */
export type AlertType = 'warning' | 'failure' | 'info';

/** Style of alerts without a type (cart-4.46). */
export const DEFAULT_ALERT_TYPE: AlertType = 'warning';

export function getAlertType(type: MessageType | undefined): AlertType {
  if (type === 'ERROR') return 'failure';
  return type === 'INFO' ? 'info' : DEFAULT_ALERT_TYPE;
}
