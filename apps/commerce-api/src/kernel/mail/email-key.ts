/**
 * Returns the form in which email addresses are compared. Computed here and stored, because the database's `lower` depends on its
 * collation: some collations do not change letters outside of ASCII.
 */
export const getEmailKey = (email: string): string => email.trim().toLowerCase();

/** An email address, as far as its syntax can be checked. Brackets and quotes are not allowed in a mail header. */
export const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;
