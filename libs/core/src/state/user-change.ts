import { createAction } from '@reduxjs/toolkit';

/** The change of the user who is shopping. */
export interface UserChange {
  /** Whether the previous user had not signed in: then it is the same person, who has signed in now. */
  wasGuest: boolean;
}

/** Event for all domains: another user is shopping now, or the user has signed out. All state of the previous user must go. */
export const userChanged = createAction<UserChange>('session/userChanged');
