import { useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import type { ModalProps } from './Sheet.tsx';

/** Common parts of the stories of all sheets: a button that opens the sheet. */
export function SheetWithOpener<Props extends ModalProps>({
  of: Sheet,
  label,
  ...props
}: Props & {
  /** The drawer or dialog. */
  readonly of: ComponentType<Props>;
  /** Label of the button. */
  readonly label: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Sheet
        // TypeScript cannot infer that the remaining props are the original type without `of` and `label`.
        {...(props as unknown as Props)}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

interface Played {
  readonly canvasElement: HTMLElement;
  readonly args: Pick<ModalProps, 'onClose'>;
}

/** Closes with its close button, then opens again for the screenshot. */
export const closeWithButton =
  (label: string, title: string) =>
  async ({ canvasElement, args }: Played) => {
    const opener = within(canvasElement).getByRole('button', { name: label });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: title });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  };

/** Focus moves into the sheet and through the named controls in order, is trapped, and returns to the button that opened it. */
export const checkFocusTrap =
  (label: string, title: string, stops: readonly string[]) =>
  async ({ canvasElement, args }: Played) => {
    const opener = within(canvasElement).getByRole('button', { name: label });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: title });
    for (const [place, name] of stops.entries()) {
      if (place > 0) await userEvent.tab();
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    }
    await userEvent.tab();
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  };
