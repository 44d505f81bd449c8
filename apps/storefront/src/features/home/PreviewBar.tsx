import { useLocation } from 'react-router';
import type { HomeData } from '@foolscap/content/contract';
import { Button, Container, TextField } from '@foolscap/ui/components';
import styles from './PreviewBar.module.scss';

export interface PreviewBarProps extends Pick<HomeData, 'version'> {
  /** The shown time and segment. */
  preview: NonNullable<HomeData['preview']>;
}

/** The bar of a preview of the home page. It says what is shown, and its form shows another time or customer segment. */
export default function PreviewBar({ version, preview }: PreviewBarProps) {
  const search = new URLSearchParams(useLocation().search);
  const { at, segment = '' } = preview;
  return (
    <section aria-label="Preview" className={styles.bar}>
      <Container>
        <form method="get" className={styles.form}>
          <p className={styles.text}>
            <strong>Preview of version {version}.</strong> Only people with this link see it.
          </p>
          <input type="hidden" name="preview" value={search.get('preview') ?? ''} />
          <TextField label="Time (UTC)" name="at" defaultValue={at.slice(0, 16)} />
          <TextField label="Customer segment" name="segment" defaultValue={segment} />
          <Button type="submit">Show</Button>
        </form>
      </Container>
    </section>
  );
}
