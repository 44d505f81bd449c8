import { PlainLink } from '@foolscap/ui/components';
import type { ResultsView } from '../routing/results-view.ts';
import styles from './ResultsViews.module.scss';

const VIEWS = { grid: 'Grid', list: 'List' } as const satisfies Record<ResultsView, string>;

export interface ResultsViewsProps {
  view: ResultsView;
  /** Returns the URL of the same results in a view. */
  hrefFor: (view: ResultsView) => string;
}

/** The switch between the views of a list of results. Links, since the view belongs to the URL; the form around keeps it without JavaScript. */
export function ResultsViews({ view, hrefFor }: ResultsViewsProps) {
  return (
    <>
      {view === 'list' && <input type="hidden" name="view" value="list" />}
      <span role="group" aria-label="View" className={styles.views} data-print="hide">
        {(['grid', 'list'] as const).map((each) => (
          <PlainLink
            key={each}
            href={hrefFor(each)}
            rel="nofollow"
            aria-current={each === view ? 'true' : undefined}
            className={styles.view}
          >
            {VIEWS[each]}
          </PlainLink>
        ))}
      </span>
    </>
  );
}
