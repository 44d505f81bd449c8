import { ButtonLink, Container, EmptyState } from '@foolscap/ui/components';
import NoResults from '../features/results/NoResults.tsx';
import { SHELL_MESSAGES } from './shell-messages.ts';
import styles from './Screen.module.scss';

const { shell: texts } = SHELL_MESSAGES;

/** The page for an address without one. */
export default function NotFoundScreen() {
  return (
    <Container>
      <div className={styles.page}>
        <EmptyState
          title={texts.notFound}
          level={1}
          picture={<img src="/media/scenes/not-found.svg" alt="" width={320} height={200} />}
          actions={
            <>
              <ButtonLink href="/" variant="primary">
                {texts.home}
              </ButtonLink>
              <ButtonLink href="/search">{texts.allProducts}</ButtonLink>
            </>
          }
        >
          {texts.notFoundHint}
        </EmptyState>
        <NoResults isMissingPage />
      </div>
    </Container>
  );
}
