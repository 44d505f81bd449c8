import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Alert, Button, ButtonLink, Container, SectionHeading, Stack, Text } from '@foolscap/ui/components';
import { useTileDrawerMessages } from '@foolscap/tiles/ui';
import { FORM_PATHS, FormFields } from '../forms/forms.tsx';
import styles from './Screen.module.scss';

/** Returns the text for a visit that ended without an item. */
function useFailureText(code: string | null, hasResult: boolean): string | undefined {
  const { punchout, punchoutFailed } = useTileDrawerMessages();
  if (code !== null) return punchout[code] ?? punchoutFailed.add;
  return hasResult ? undefined : punchout.PUNCHOUT_NOT_FOUND;
}

/**
 * The page to which the configurator of a product returns (storefront-4.38). It submits the result at once; without JavaScript its button does. Opening
 * it alone does not use the result up, because link scanners open pages too.
 */
export default function CustomizeScreen() {
  const params = new URLSearchParams(useLocation().search);
  const [result, code] = [params.get('result') ?? '', params.get('error')];
  const form = useRef<HTMLFormElement>(null);
  // React runs effects twice in development; the result can be used once.
  const isSent = useRef(false);
  const failure = useFailureText(code, result !== '');
  const mayRetry = code !== null && result !== '';
  useEffect(() => {
    if (failure !== undefined || isSent.current) return;
    isSent.current = true;
    form.current?.submit();
  }, [failure]);
  return (
    <Container>
      <div className={styles.page}>
        <SectionHeading level={1}>Your design</SectionHeading>
        <form ref={form} method="post" action={FORM_PATHS.customize}>
          <FormFields purpose="customize" />
          <input type="hidden" name="result" value={result} />
          <Stack gap={4}>
            {failure === undefined ? (
              <>
                <Text>We’re adding your design to your cart.</Text>
                <Button type="submit" variant="primary">
                  Add to cart
                </Button>
              </>
            ) : (
              <>
                <Alert kind="failure">{failure}</Alert>
                {mayRetry && (
                  <Button type="submit" variant="primary">
                    Try again
                  </Button>
                )}
                <ButtonLink href="/cart">View cart</ButtonLink>
              </>
            )}
          </Stack>
        </form>
      </div>
    </Container>
  );
}
