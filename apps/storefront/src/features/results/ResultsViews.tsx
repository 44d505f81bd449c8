import { ButtonLink, Inline } from '@foolscap/ui/components';
import type { ResultsView } from '../../routing/results-view.ts';
import { RESULTS_SCREEN_MESSAGES } from './results-messages.ts';

const { resultPages: texts } = RESULTS_SCREEN_MESSAGES;

const VIEWS = { grid: texts.grid, list: texts.list } satisfies Record<ResultsView, string>;

export interface ResultsViewsProps {
  view: ResultsView;
  /** Returns the URL of the same results in another view. */
  hrefFor: (view: ResultsView) => string;
}

/** The switch between the views of a results list. It consists of links, because the view is part of the URL. */
export function ResultsViews({ view, hrefFor }: ResultsViewsProps) {
  return (
    <div role="group" aria-label={texts.view} data-print="hide">
      <Inline gap={1}>
        {(['grid', 'list'] as const).map((each) => (
          <ButtonLink
            key={each}
            href={hrefFor(each)}
            rel="nofollow"
            size="small"
            variant={each === view ? 'secondary' : 'quiet'}
            aria-current={each === view ? 'true' : undefined}
          >
            {VIEWS[each]}
          </ButtonLink>
        ))}
      </Inline>
    </div>
  );
}
