import type { FormEvent, ReactNode } from 'react';

export interface PressFormProps {
  /** Where it is posted before any script has arrived. */
  action?: string | undefined;
  /** `get` for what only shows another side of the page. */
  method?: 'get' | 'post';
  /** What is sent besides. */
  values?: Record<string, string>;
  hidden?: ReactNode;
  onPress?: (() => void) | undefined;
  /** One submit button. */
  children: ReactNode;
}

/** A button that is a form of its own, so that it works before its script has arrived. */
export function PressForm({
  action,
  method = 'post',
  values = {},
  hidden,
  onPress,
  children,
}: PressFormProps) {
  const submit = (event: FormEvent) => {
    if (!onPress) return;
    event.preventDefault();
    onPress();
  };
  return (
    <form action={action} method={method} onSubmit={submit}>
      {hidden}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
