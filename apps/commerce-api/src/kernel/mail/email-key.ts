/**
 * Normalizes an email address for comparison. It is computed here and stored, because the result of the database's `lower` depends on the
 * collation: some collations do not change letters outside of ASCII.
 */
export const getEmailKey = (email: string): string => email.trim().toLowerCase();

/** A pattern of valid email addresses. Brackets and quotes are excluded, because they are not allowed in a mail header. */
export const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;
