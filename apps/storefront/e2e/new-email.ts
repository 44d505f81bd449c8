/**
 * Creates a unique email address without digits: some random ids contain what could be a card number, which the API rejects.
 * @param name its beginning
 */
export const newEmail = (name: string): string =>
  `${name}-${crypto.randomUUID().replace(/\d/g, 'x')}@example.com`;
