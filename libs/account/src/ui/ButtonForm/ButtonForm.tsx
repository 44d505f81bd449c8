import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@foolscap/ui/components';
import type { ButtonProps } from '@foolscap/ui/components';

export interface ButtonFormProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  /** Where it is posted before any script has arrived. */
  action?: string | undefined;
  /** `get` for what only shows another side of the page. */
  method?: 'get' | 'post';
  /** What is sent besides. */
  values?: Record<string, string>;
  hidden?: ReactNode;
  onPress?: (() => void) | undefined;
  /** A change is on its way: none else is taken, and the button that was pressed shows it. */
  busy?: boolean;
  /** The words of the button. */
  children: ReactNode;
}

/** A button that is a form of its own, so that it works before its script has arrived. */
export function ButtonForm({
  action,
  method = 'post',
  values = {},
  hidden,
  onPress,
  busy = false,
  children,
  ...button
}: ButtonFormProps) {
  // Several of them share one `busy`; it is this one's from its press until that ends.
  const [phase, setPhase] = useState<'still' | 'pressed' | 'working'>('still');
  if (phase === 'pressed' && busy) setPhase('working');
  if (phase === 'working' && !busy) setPhase('still');

  const submit = (event: FormEvent) => {
    if (!onPress) return;
    event.preventDefault();
    if (busy) return;
    setPhase('pressed');
    onPress();
  };
  return (
    <form action={action} method={method} onSubmit={submit}>
      {hidden}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" busy={busy && phase !== 'still'} aria-disabled={busy || undefined}>
        {children}
      </Button>
    </form>
  );
}
