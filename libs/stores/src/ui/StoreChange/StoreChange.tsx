import type { ReactNode } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  Inline,
  SectionHeading,
  SkeletonText,
  Stack,
  Text,
  useMessages,
} from '@foolscap/ui/components';
import { movesEveryLine } from '../../model/index.ts';
import type { StoreChangeLine, StoreChangePreview } from '../../model/index.ts';
import type { ChooseForm } from '../parts/ChooseStore.tsx';
import { STORE_DETAIL_MESSAGES } from '../detail-messages.ts';
import styles from './StoreChange.module.scss';

export interface StoreChangeProps {
  /** `changing` while the store is being changed. */
  phase: 'loading' | 'ready' | 'changing' | 'failed';
  /** The store, and the effect on the lines for pickup; absent until it has loaded. */
  preview: StoreChangePreview | undefined;
  /** Code of the failure; INVALID_STORE_NUMBER and INVALID_ZIPCODE mean that there is no such store. */
  failureCode?: string | undefined;
  /** Name of the shopper's present store. */
  present?: string | undefined;
  /** URL that keeps the present store. */
  keepHref: string;
  /** Called instead of submitting the form. */
  onConfirm?: () => void;
  /** Form that changes the store without JavaScript: its action and hidden fields. */
  form?: ChooseForm;
  /** Called by "Try again". */
  onRetry?: () => void;
  /** Heading level of the title. */
  level?: 1 | 2;
}

/** The question whether to change the store: the lines for pickup that move, that have fewer units, and that stay. */
export function StoreChange({
  phase,
  preview,
  failureCode,
  present,
  keepHref,
  onConfirm,
  form,
  onRetry,
  level = 2,
}: StoreChangeProps) {
  const { change: texts } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const keep = (
    <ButtonLink href={keepHref} variant={preview ? 'secondary' : 'primary'}>
      {present ? texts.keep(present) : texts.keepPresent}
    </ButtonLink>
  );
  if (!preview) {
    if (phase !== 'failed')
      return (
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      );
    const isUnknown = ['INVALID_STORE_NUMBER', 'INVALID_ZIPCODE', 'INVALID_REQUEST'].includes(
      failureCode ?? '',
    );
    return (
      <Stack gap={4}>
        <Alert kind="failure" live="assertive" {...(isUnknown || !onRetry ? {} : { onRetry })}>
          {isUnknown ? texts.unknownStore : texts.previewFailed}
        </Alert>
        <Inline gap={3}>{keep}</Inline>
      </Stack>
    );
  }
  const { store, lines } = preview;
  const by = (outcome: StoreChangeLine['outcome']) => lines.filter((line) => line.outcome === outcome);
  const [stay, fewer, move] = [by('stays'), by('moves-fewer'), by('moves')];
  return (
    <Stack gap={5}>
      <SectionHeading level={level}>{texts.title(store.name)}</SectionHeading>
      {phase === 'failed' && (
        <Alert kind="failure" live="assertive" {...(onRetry ? { onRetry } : {})}>
          {texts.changeFailed}
        </Alert>
      )}
      {movesEveryLine(preview) ? (
        <p>{lines.length ? texts.allMove(store.name) : texts.noLines}</p>
      ) : (
        <Alert kind="warning">{texts.someStay(store.name, stay.length + fewer.length, lines.length)}</Alert>
      )}
      <Lines lines={stay} title={texts.stays} note={texts.staysHint} />
      <Lines
        lines={fewer}
        title={texts.fewer}
        detail={({ movedQuantity, qty }) => texts.fewerOf(movedQuantity, qty)}
      />
      <Lines lines={move} title={texts.moves} />
      <Inline gap={3}>
        <form
          method="post"
          action={form?.action}
          onSubmit={(event) => {
            if (!onConfirm) return;
            event.preventDefault();
            if (phase !== 'changing') onConfirm();
          }}
        >
          {form?.fields}
          <input type="hidden" name="store" value={store.storeNumber} />
          <Button type="submit" variant="primary" busy={phase === 'changing'}>
            {texts.confirm(store.name)}
          </Button>
        </form>
        {keep}
      </Inline>
    </Stack>
  );
}

function Lines({
  lines,
  title,
  note,
  detail,
}: {
  lines: readonly StoreChangeLine[];
  title: string;
  note?: string;
  detail?: (line: StoreChangeLine) => ReactNode;
}) {
  if (!lines.length) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {note && (
        <Text size={14} tone="muted">
          {note}
        </Text>
      )}
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.cartItemId} className={styles.line}>
            <span>
              {line.name}
              {line.qty > 1 && ` × ${line.qty}`}
            </span>
            {detail && (
              <Text as="span" size={14} tone="muted">
                {detail(line)}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
