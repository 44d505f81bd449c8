/** Types of the states that stories name; the Storybook page "States" lists them. */

/** A state that has a story. */
export interface ShownState {
  /** Name of the state: "Sold out", "Last one". */
  readonly name: string;
  /** Source of the requirement: `cart-4`, `storefront-8`, or "ours" if the specification does not mention it. */
  readonly section: string;
  /** Id of the story: `cart-cartline--out-of-stock`. */
  readonly story: `${string}--${string}`;
  /** Path of another test of this state, from the root. The story's own play function and axe checks are implied. */
  readonly test?: string;
  /** Steps to see it in the running shop, or the reason why only Storybook shows it: `Storybook only: ...`. */
  readonly recipe: string;
}

/** A known state without a story yet. */
export interface DueState {
  readonly name: string;
  readonly section: string;
  /** Reason why it has no story yet. */
  readonly due: string;
}

export type StoryState = ShownState | DueState;

/** States of a component that receives data, in addition to Default and LongContent (design rule 11). */
export type DataState = 'Loading' | 'Empty' | 'Failed';

export interface LibraryStoryStates {
  /**
   * Components that receive data, which need stories Loading, Empty and Failed; a state that cannot occur has the
   * reason here.
   */
  readonly receivesData: Readonly<Record<string, Readonly<Partial<Record<DataState, string>>>>>;
  readonly states: readonly StoryState[];
}
