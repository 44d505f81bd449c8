import type { SERVICE_MESSAGES } from './service-messages.ts';

type ServiceCode = (typeof SERVICE_MESSAGES)[keyof typeof SERVICE_MESSAGES]['code'];

const USER_NOT_FOUND: ServiceCode = 'USER_NOT_FOUND';

/** Whether a cart could be read in part only, so that it may hold more than it shows. Knows the codes without their messages. */
export const isReadInPart = (messages: readonly { code: string }[]): boolean =>
  messages.some(({ code }) => code.endsWith('_SERVICE_IS_DOWN') || code === USER_NOT_FOUND);
