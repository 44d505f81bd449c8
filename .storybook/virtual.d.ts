declare module 'virtual:story-states' {
  import type { StoryState } from '@foolscap/core/story-states';

  /** The states of each library, by its name. */
  export const libraryStates: Readonly<Record<string, readonly StoryState[]>>;
}
