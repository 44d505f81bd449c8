import { createAction } from '@reduxjs/toolkit';

/** The change of the user who is shopping. */
export interface UserChange {
  /** Whether the previous user was not signed in, so that it is the same person, who has just signed in. */
  wasGuest: boolean;
}

/** Event for all domains: another user is shopping now, or the user has signed out. All state of the previous user must be cleared. */
export const userChanged = createAction<UserChange>('session/userChanged');
