import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { selectViewed, viewedActions } from '@foolscap/catalog/state';
import { TileGridSkeleton } from '@foolscap/tiles/ui';
import {
  Alert,
  Breadcrumb,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  SectionHeading,
} from '@foolscap/ui/components';
import screen from '../../shell/Screen.module.scss';
import { tilesFeature } from '../tiles/feature.ts';
import { Tiles } from '../tiles/Tiles.tsx';
import { viewedFeature } from './feature.ts';
import styles from './RecentlyViewedScreen.module.scss';

export const features = [tilesFeature, viewedFeature];

/** The products that the visitor viewed in this browser, with a button that removes the list. Only the browser has it. */
export default function RecentlyViewedScreen() {
  const dispatch = useDispatch();
  const customer = useSelector(selectAccount)?.userProfile?.customerNumber;
  const { phase, value: items } = useSelector(selectViewed);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    dispatch(viewedActions.viewedRequested({ customer }));
  }, [dispatch, customer]);
  const clear = () => {
    dispatch(viewedActions.clearRequested());
    // The button disappears.
    list.current?.focus();
  };
  return (
    <Container>
      <div className={screen.page}>
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: 'Recently viewed' }]} />
        <SectionHeading
          level={1}
          note="Kept only in this browser."
          action={
            items &&
            items.length > 0 && (
              <Button onClick={clear} size="small">
                Clear list
              </Button>
            )
          }
        >
          Recently viewed
        </SectionHeading>
        <noscript>
          <Alert kind="info">
            Recently viewed products are kept in your browser, which needs JavaScript to show them.
          </Alert>
        </noscript>
        <div ref={list} tabIndex={-1} className={styles.list}>
          {items ? (
            items.length > 0 ? (
              <Tiles items={items} label="Recently viewed" headingLevel={2} />
            ) : (
              <EmptyState
                title="Nothing viewed yet"
                actions={
                  <>
                    <ButtonLink href="/search" variant="primary">
                      See all products
                    </ButtonLink>
                    <ButtonLink href="/new-arrivals">See new arrivals</ButtonLink>
                  </>
                }
              >
                Products that you open appear here, so that you can find them again.
              </EmptyState>
            )
          ) : phase === 'failed' ? (
            <Alert
              kind="failure"
              live="assertive"
              onRetry={() => dispatch(viewedActions.viewedRequested({ customer }))}
            >
              We couldn’t load these products. Try again in a moment.
            </Alert>
          ) : (
            <TileGridSkeleton count={4} />
          )}
        </div>
      </div>
    </Container>
  );
}
