import { useState, type ReactNode } from 'react';
import { Button } from '@foolscap/ui/components';
import { FormFields } from '../../forms/forms.tsx';

/** A form with one button that the browser submits, because the next page may be that of another user. A second click is ignored. */
export function SubmittedForm({
  action,
  purpose,
  values = {},
  label,
  name,
  variant,
  children,
}: {
  action: string;
  purpose: string;
  /** Hidden fields. */
  values?: Readonly<Record<string, string>>;
  /** Text of the button, and its accessible name if that has more. */
  label: string;
  name?: string;
  variant?: 'primary';
  children?: ReactNode;
}) {
  const [isSent, setIsSent] = useState(false);
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        if (isSent) event.preventDefault();
        setIsSent(true);
      }}
    >
      <FormFields purpose={purpose} />
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <Button
        type="submit"
        size={children ? undefined : 'small'}
        busy={isSent}
        {...(variant ? { variant } : {})}
        {...(name === undefined ? {} : { 'aria-label': name })}
      >
        {label}
      </Button>
    </form>
  );
}
