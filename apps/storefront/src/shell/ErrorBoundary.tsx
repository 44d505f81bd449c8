import { Component, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, ButtonLink, Container, EmptyState, ImageWithFallback } from '@foolscap/ui/components';
import { WaitingPage } from '../connection/WaitingPage.tsx';
import { useOnline } from '../connection/use-online.ts';
import { SHELL_MESSAGES } from './shell-messages.ts';

const { shell: texts } = SHELL_MESSAGES;

interface ErrorBoundaryProps {
  /** A new key renders the children again. */
  resetKey: string;
  onError: (error: unknown) => void;
  /** Shown instead of the default error page. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Catches errors of a page and shows an error page; header, cart and other pages keep working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt?: string }> {
  override state: { failedAt?: string } = {};

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    this.setState({ failedAt: this.props.resetKey });
  }

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override render() {
    const { failedAt } = this.state;
    if (failedAt === undefined || (failedAt !== '' && failedAt !== this.props.resetKey))
      return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return <BrokenPage />;
  }
}

/** The error page. Offline it shows the offline page instead, which recovers when the connection is back. */
function BrokenPage() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  useEffect(() => {
    if (online && wasOffline) location.reload();
  }, [online, wasOffline]);
  if (!online) return <WaitingPage onReached={() => location.reload()} />;
  return (
    <Container>
      <EmptyState
        title={texts.broken}
        level={1}
        picture={
          <ImageWithFallback src="/media/scenes/error.svg" alt="" width={320} height={200} loading="eager" />
        }
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {texts.tryAgain}
            </Button>
            <ButtonLink href="/">{texts.home}</ButtonLink>
          </>
        }
      >
        {texts.brokenHint}
      </EmptyState>
    </Container>
  );
}
