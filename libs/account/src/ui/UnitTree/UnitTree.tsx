import type { ReactNode } from 'react';
import {
  Alert,
  ButtonLink,
  EmptyState,
  Inline,
  Stack,
  Table,
  useMessages,
  VisuallyHidden,
} from '@foolscap/ui/components';
import type { OrganizationUnit } from '../../contract/index.ts';
import { ButtonForm } from '../ButtonForm/ButtonForm.tsx';
import { UNIT_MESSAGES } from './unit-messages.ts';
import styles from './UnitTree.module.scss';

export interface UnitTreeProps {
  /** Depth first. Undefined while loading and after a failed load. */
  units: readonly OrganizationUnit[] | undefined;
  /** Why loading or the last removal failed. */
  error?: string | undefined;
  /** Increases with each outcome, so that a repeated error is announced again. */
  attempt?: number;
  /** A change is in flight: clicks are ignored. */
  busy?: boolean;
  /** Returns the link to the form of a unit. */
  hrefFor: (id: string) => string;
  /** Called with the id of an empty unit. */
  onRemove?: (id: string) => void;
  /** Form action before hydration; posts `id`. */
  action?: string;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Reloads the data; pass it only when loading failed and can be retried. */
  onRetry?: (() => void) | undefined;
}

/** The units of an organization as an indented tree. Only empty units can be removed. */
export function UnitTree({
  units,
  error,
  attempt = 0,
  busy = false,
  hrefFor,
  onRemove,
  action,
  hidden,
  onRetry,
}: UnitTreeProps) {
  const { units: texts } = useMessages('account', UNIT_MESSAGES);
  const isEmpty = ({ id, userCount }: OrganizationUnit) =>
    userCount === 0 && !units?.some(({ parentId }) => parentId === id);
  return (
    <Stack gap={4}>
      {error && (
        <Alert key={attempt} kind="failure" live="assertive" onRetry={onRetry}>
          {error}
        </Alert>
      )}
      {units?.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneNote}</EmptyState>
      ) : (
        (units ?? !error) && (
          <Table
            caption={texts.caption}
            hideCaption
            rows={units ?? []}
            rowKey={({ id }) => id}
            loading={!units}
            columns={[
              {
                id: 'name',
                header: texts.name,
                rowHeader: true,
                cell: ({ name, depth }) => (
                  <span className={styles.name} data-depth={depth}>
                    {name}
                    {depth > 0 && <VisuallyHidden>{` (${texts.level(depth + 1)})`}</VisuallyHidden>}
                  </span>
                ),
              },
              {
                id: 'users',
                header: texts.users,
                align: 'end',
                cell: ({ userCount }) => texts.count(userCount),
              },
              {
                id: 'change',
                header: texts.change,
                align: 'end',
                cell: (unit) => (
                  <Inline gap={2} justify="end">
                    {isEmpty(unit) && (
                      <ButtonForm
                        action={action}
                        hidden={hidden}
                        values={{ id: unit.id }}
                        onPress={onRemove && (() => onRemove(unit.id))}
                        size="small"
                        variant="quiet"
                        busy={busy}
                        aria-label={texts.changeOf(texts.remove, unit.name)}
                      >
                        {texts.remove}
                      </ButtonForm>
                    )}
                    <ButtonLink
                      href={hrefFor(unit.id)}
                      size="small"
                      aria-label={texts.changeOf(texts.edit, unit.name)}
                    >
                      {texts.edit}
                    </ButtonLink>
                  </Inline>
                ),
              },
            ]}
          />
        )
      )}
    </Stack>
  );
}
