import { createAction } from '@reduxjs/toolkit';

/** The change of the user who is shopping. */
export interface UserChange {
  /** Whether the previous user was a guest, so that the same person has just signed in. */
  wasGuest: boolean;
}

/** Event for all domains: another user is shopping now, or the user has signed out. All state of the previous user must be cleared. */
export const userChanged = createAction<UserChange>('session/userChanged');
