import { randomUUID } from 'node:crypto';

/** Creates a unique email address without digits: some random ids contain what could be a card number, which the API rejects. */
export const newEmail = (): string => `${randomUUID().replace(/\d/g, 'x')}@example.com`;
