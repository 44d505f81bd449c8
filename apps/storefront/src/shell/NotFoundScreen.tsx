import { ButtonLink, Container, EmptyState } from '@foolscap/ui/components';
import NoResults from '../features/results/NoResults.tsx';
import styles from './Screen.module.scss';

/** The page for an address without one. */
export default function NotFoundScreen() {
  return (
    <Container>
      <div className={styles.page}>
        <EmptyState
          title="We can’t find that page"
          level={1}
          picture={<img src="/media/scenes/not-found.svg" alt="" width={320} height={200} />}
          actions={
            <>
              <ButtonLink href="/" variant="primary">
                Go to the home page
              </ButtonLink>
              <ButtonLink href="/search">See all products</ButtonLink>
            </>
          }
        >
          It may have moved, or the item may no longer be available.
        </EmptyState>
        <NoResults isMissingPage />
      </div>
    </Container>
  );
}
