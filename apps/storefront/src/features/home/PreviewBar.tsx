import { useLocation } from 'react-router';
import type { HomeData } from '@foolscap/content/contract';
import { Button, Container, TextField } from '@foolscap/ui/components';
import styles from './PreviewBar.module.scss';

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
    <section aria-label="Preview" className={styles.bar}>
      <Container>
        <form method="get" className={styles.form}>
          <p className={styles.text}>
            <strong>{faultyField || !home ? 'Preview.' : `Preview of version ${home.version}.`}</strong> Only
            people with this link see it.
          </p>
          <input type="hidden" name="preview" value={search.get('preview') ?? ''} />
          <TextField
            label="Time (UTC)"
            name="at"
            type="datetime-local"
            defaultValue={at.slice(0, 16)}
            error={faultyField === 'at' ? 'Enter a time such as 2026-12-24T09:00.' : undefined}
          />
          <TextField
            label="Customer segment"
            name="segment"
            defaultValue={segment}
            error={faultyField === 'segment' ? 'Enter a customer segment such as GOLD_ACTIVE.' : undefined}
          />
          <Button type="submit">Show</Button>
        </form>
      </Container>
    </section>
  );
}
