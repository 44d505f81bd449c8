import type { StoryState } from '@foolscap/core/story-states';

/** A story state with its place. */
export interface ListedState {
  readonly library: string;
  /** Name of the component; empty for a state without a story. */
  readonly component: string;
  readonly state: StoryState;
}

interface StateFilters {
  /** Empty for all. */
  readonly library: string;
  readonly component: string;
  /** Words, each of which appears somewhere in the state: in its name, origin, story, steps or reason. */
  readonly text: string;
}

/** Returns the states that all filters leave. */
export function filterStates(
  states: readonly ListedState[],
  { library, component, text }: StateFilters,
): ListedState[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return states.filter((row) => {
    const { state } = row;
    const texts = [
      state.name,
      state.section,
      ...('due' in state ? ['due', state.due] : [state.story, state.recipe]),
    ];
    const searched = texts.join(' ').toLowerCase();
    return (
      (library === '' || row.library === library) &&
      (component === '' || row.component === component) &&
      words.every((word) => searched.includes(word))
    );
  });
}

/** Lists the components that have states, of one library or of all. */
export const getComponents = (states: readonly ListedState[], library: string): string[] =>
  [
    ...new Set(
      states
        .filter((row) => row.component !== '' && (library === '' || row.library === library))
        .map(({ component }) => component),
    ),
  ].sort();
