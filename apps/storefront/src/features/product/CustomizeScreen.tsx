import { messageFor } from '@foolscap/core/messages';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  Alert,
  Button,
  ButtonLink,
  Container,
  SectionHeading,
  Stack,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { TILE_DRAWER_MESSAGES } from '@foolscap/tiles/ui';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';
import styles from '../../shell/Screen.module.scss';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

/** Returns the text for a visit that ended without an item. The code comes from the page's URL. */
function useFailureText(code: string | null, hasResult: boolean): string | undefined {
  const { punchout, punchoutFailed } = useMessages('tiles', TILE_DRAWER_MESSAGES);
  if (code !== null) return messageFor(punchout, code) ?? punchoutFailed.add;
  return hasResult ? undefined : punchout.PUNCHOUT_NOT_FOUND;
}

/** Returns whether the form is being submitted. A page that the browser shows again on "back" no longer is. */
function useSending(): [isSending: boolean, setSending: (isSending: boolean) => void] {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setSending(false);
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  return [isSending, setSending];
}

/**
 * The page that a product's configurator returns to (storefront-4.38). It submits the result immediately; without JavaScript its button
 * does. Opening the page alone does not use up the result, because link scanners open pages too.
 */
export default function CustomizeScreen() {
  const params = new URLSearchParams(useLocation().search);
  const [result, code] = [params.get('result') ?? '', params.get('error')];
  const form = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useSending();
  // React runs effects twice in development, but the result must be submitted only once.
  const isSent = useRef(false);
  const failure = useFailureText(code, result !== '');
  const mayRetry = code !== null && result !== '';
  useEffect(() => {
    if (failure !== undefined || isSent.current) return;
    isSent.current = true;
    setSending(true);
    form.current?.submit();
  }, [failure, setSending]);
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>{texts.yourDesign}</SectionHeading>
        <form ref={form} method="post" action={FORM_PATHS.customize} onSubmit={() => setSending(true)}>
          <FormFields purpose="customize" />
          <input type="hidden" name="result" value={result} />
          <Stack gap={4}>
            {failure === undefined ? (
              <>
                <Text>{isSending ? texts.addingDesign : texts.addDesign}</Text>
                <Button type="submit" variant="primary" busy={isSending}>
                  {texts.addToCart}
                </Button>
              </>
            ) : (
              <>
                <Alert kind="failure">{failure}</Alert>
                {mayRetry && (
                  <Button type="submit" variant="primary" busy={isSending}>
                    {texts.tryAgain}
                  </Button>
                )}
                <ButtonLink href="/cart">{texts.viewCart}</ButtonLink>
              </>
            )}
          </Stack>
        </form>
      </div>
    </Container>
  );
}
