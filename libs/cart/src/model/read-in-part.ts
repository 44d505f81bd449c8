import type { SERVICE_MESSAGES } from './service-messages.ts';

type ServiceCode = (typeof SERVICE_MESSAGES)[keyof typeof SERVICE_MESSAGES]['code'];

const USER_NOT_FOUND: ServiceCode = 'USER_NOT_FOUND';

/** Checks whether only part of a cart could be read, so that it may contain more than it shows. Does not load the codes' messages. */
export const isReadInPart = (messages: readonly { code: string }[]): boolean =>
  messages.some(({ code }) => code.endsWith('_SERVICE_IS_DOWN') || code === USER_NOT_FOUND);
