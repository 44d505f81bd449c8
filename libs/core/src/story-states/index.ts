/**
 * What a library owes Storybook: one typed table in its `src/story-states.ts`. The story gate reads it (`npm run test:stories`), and
 * Storybook’s page "States" draws it.
 */

/** A state that can be looked at. */
export interface ShownState {
  /** As a person would call it: "Sold out", "The last one". */
  readonly name: string;
  /** Where it comes from: "cart 4", "storefront 8", or "ours" where the specification is silent. */
  readonly section: string;
  /** Id of its story: `cart-cartline--out-of-stock`. */
  readonly story: `${string}--${string}`;
  /** Path of a further test that holds it, from the root; the story's own play and axe need no naming. */
  readonly test?: string;
  /** How to see it in the running shop. */
  readonly recipe?: string;
}

/** A state that is known and has nothing to show yet. */
export interface DueState {
  readonly name: string;
  readonly section: string;
  /** What it waits for. */
  readonly due: string;
}

export type StoryState = ShownState | DueState;

/** What a component that is given data shows besides Default and LongContent (design rule 11). */
export type DataState = 'Loading' | 'Empty' | 'Failed';

export interface LibraryStoryStates {
  /** Components that are given data owe stories Loading, Empty and Failed; where one of them cannot be, the reason stands here. */
  readonly receivesData: Readonly<Record<string, Readonly<Partial<Record<DataState, string>>>>>;
  readonly states: readonly StoryState[];
}
