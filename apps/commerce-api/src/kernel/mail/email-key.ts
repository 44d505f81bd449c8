/**
 * Returns the form in which email addresses are compared. Computed here and stored, because the database's `lower` depends on its collation:
 * some leave letters outside of ASCII as they are.
 */
export const getEmailKey = (email: string): string => email.trim().toLowerCase();

/** An email address as far as its form can be checked. A header of a mail takes no brackets or quotes. */
export const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;
