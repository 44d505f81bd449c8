import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@foolscap/ui/components';
import type { ButtonProps } from '@foolscap/ui/components';

export interface ButtonFormProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  /** Form action, for submissions before hydration. */
  action?: string | undefined;
  /** `get` for a button that only changes the view. */
  method?: 'get' | 'post';
  /** Additional hidden fields. */
  values?: Record<string, string>;
  /** Hidden fields of the form, for submissions before hydration. */
  hidden?: ReactNode;
  /** Called instead of the submission; without it the form is submitted. */
  onPress?: (() => void) | undefined;
  /** A change is in flight: clicks are ignored, and the pressed button shows progress. */
  busy?: boolean;
  /** The label of the button. */
  children: ReactNode;
}

/** A button in its own form, so that it works before hydration. */
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
  // Several buttons share one `busy`; only the clicked one shows progress.
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
