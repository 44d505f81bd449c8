import { useLocation } from 'react-router';
import type { HomeData } from '@foolscap/content/contract';
import { Button, Container, TextField } from '@foolscap/ui/components';
import { HOME_SCREEN_MESSAGES } from './home-messages.ts';
import styles from './PreviewBar.module.scss';

const { homePage: texts } = HOME_SCREEN_MESSAGES;

export interface PreviewBarProps {
  /** The version that is shown, with its time and segment; absent if nothing can be shown. */
  home?: Pick<HomeData, 'version' | 'preview'> | undefined;
  /** The field of the address that names no time or segment. */
  faultyField?: 'at' | 'segment' | undefined;
}

/** The bar of a preview of the home page. It says what is shown, and its form shows another time or customer segment. */
export default function PreviewBar({ home, faultyField }: PreviewBarProps) {
  const search = new URLSearchParams(useLocation().search);
  const { at = '', segment = '' } = (!faultyField && home?.preview) || {
    at: search.get('at') ?? '',
    segment: search.get('segment') ?? '',
  };
  return (
    <section aria-label={texts.preview} className={styles.bar}>
      <Container>
        <form method="get" className={styles.form}>
          <p className={styles.text}>
            <strong>{texts.previewOf(faultyField ? undefined : home?.version)}</strong> {texts.previewHint}
          </p>
          <input type="hidden" name="preview" value={search.get('preview') ?? ''} />
          <TextField
            label={texts.time}
            name="at"
            type="datetime-local"
            defaultValue={at.slice(0, 16)}
            error={faultyField === 'at' ? texts.timeInvalid : undefined}
          />
          <TextField
            label={texts.segment}
            name="segment"
            defaultValue={segment}
            error={faultyField === 'segment' ? texts.segmentInvalid : undefined}
          />
          <Button type="submit">{texts.show}</Button>
        </form>
      </Container>
    </section>
  );
}
