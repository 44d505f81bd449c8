import type { ReactNode } from 'react';
import { ButtonLink } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export interface MissingChoiceProps {
  /** The page that adds an option. */
  readonly href: string;
  /** The text of the link to it. */
  readonly action: string;
  /** The reason why there is nothing to choose. */
  readonly children: ReactNode;
}

/** A placeholder for a choice that has no options yet, with a link to the page that adds one. */
export function MissingChoice({ href, action, children }: MissingChoiceProps) {
  return (
    <Stack gap={2} align="start">
      <Text>{children}</Text>
      <ButtonLink size="small" variant="secondary" href={href}>
        {action}
      </ButtonLink>
    </Stack>
  );
}
