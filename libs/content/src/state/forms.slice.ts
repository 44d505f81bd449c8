import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { FormsClient } from '../client/index.ts';
import type { ContactBody, FeedbackBody, SubscribeBody } from '../contract/index.ts';

export type ContentFormName = 'contact' | 'newsletter' | 'feedback';

/** The latest submission of a form. `serial` increases with each outcome, so that each one is announced. */
export type Submission =
  | { phase: 'idle'; serial: number }
  | { phase: 'sending'; serial: number }
  | { phase: 'sent'; serial: number }
  | { phase: 'failed'; failure: Failure; serial: number };

export interface ContentFormsState {
  submissions: Record<ContentFormName, Submission>;
}

export interface ContentFormsDeps {
  client: Pick<FormsClient, 'sendContact' | 'subscribe' | 'sendFeedback'>;
  /** Creates an idempotency key. */
  newKey: () => string;
}

const START: Submission = { phase: 'idle', serial: 0 };

export const initialContentForms: ContentFormsState = {
  submissions: { contact: START, newsletter: START, feedback: START },
};

/** Starts a submission of a form. */
const begin = ({ submissions }: ContentFormsState, form: ContentFormName) => {
  submissions[form] = { phase: 'sending', serial: submissions[form].serial };
};
const succeed = ({ submissions }: ContentFormsState, form: ContentFormName) => {
  submissions[form] = { phase: 'sent', serial: submissions[form].serial + 1 };
};

const slice = createSlice({
  name: 'contentForms',
  initialState: initialContentForms,
  reducers: {
    /** Event: the page of this form has been left. The outcome of its submission is cleared. */
    formLeft({ submissions }, { payload: form }: PayloadAction<ContentFormName>) {
      if (submissions[form].phase !== 'sending')
        submissions[form] = { phase: 'idle', serial: submissions[form].serial };
    },
    contactSubmitted: (state, _: PayloadAction<ContactBody>) => begin(state, 'contact'),
    newsletterSubmitted: (state, _: PayloadAction<SubscribeBody>) => begin(state, 'newsletter'),
    feedbackSubmitted: (state, _: PayloadAction<FeedbackBody>) => begin(state, 'feedback'),
    contactSent: (state) => succeed(state, 'contact'),
    newsletterSent: (state, _: PayloadAction<Pick<SubscribeBody, 'formId'>>) => succeed(state, 'newsletter'),
    feedbackSent: (state, _: PayloadAction<Pick<FeedbackBody, 'rating'>>) => succeed(state, 'feedback'),
    submissionFailed(
      { submissions },
      { payload: { form, failure } }: PayloadAction<{ form: ContentFormName; failure: Failure }>,
    ) {
      submissions[form] = { phase: 'failed', failure, serial: submissions[form].serial + 1 };
    },
  },
});

export const contentFormsActions = slice.actions;
export const contentFormsReducer: Reducer<ContentFormsState> = slice.reducer;

/** Events that other domains may listen to. */
export const contentFormsEvents = {
  newsletterSent: slice.actions.newsletterSent,
  feedbackSent: slice.actions.feedbackSent,
};

/** The part of the store that the forms use. */
export interface ContentFormsRoot {
  contentForms: ContentFormsState;
}
export const selectSubmission = ({ contentForms }: ContentFormsRoot, form: ContentFormName): Submission =>
  contentForms.submissions[form];
