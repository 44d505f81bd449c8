import { useId, useState, type RefObject } from 'react';
import { Button, Checkbox, Stack, Text, useMessages } from '@foolscap/ui/components';
import { Dialog } from '@foolscap/ui/overlays';
import { CONSENT_PURPOSES, type ConsentChoice, type ConsentPurpose } from '../../model/index.ts';
import { COOKIE_MESSAGES } from '../cookie-messages.ts';

export interface CookieSettingsProps {
  /** Whether it is shown; the caller changes it in `onSave` and `onClose`. */
  readonly open: boolean;
  /** The purposes that the shop has a use for. */
  readonly purposes: readonly ConsentPurpose[];
  /** The current choice; a purpose without one starts unchecked. */
  readonly choice?: ConsentChoice | undefined;
  /** The browser declines on the shopper's behalf, so there is nothing to choose. */
  readonly hasSignal?: boolean;
  /** Called with the choice of each purpose. */
  readonly onSave: (choice: ConsentChoice) => void;
  /** Called when it is closed without saving. */
  readonly onClose: () => void;
  /** Called after the closing transition. */
  readonly onClosed?: () => void;
  /** Takes focus when the dialog closes; the element that had it before by default. For a choice that removes that element. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const FORM = 'cookie-settings';

/** The dialog about required and optional cookies, with a choice for each purpose (storefront-2.58). */
export function CookieSettings({
  open,
  purposes,
  choice,
  hasSignal = false,
  onSave,
  onClose,
  onClosed,
  finalFocus,
}: CookieSettingsProps) {
  const { texts } = useMessages('analytics', COOKIE_MESSAGES);
  const [changed, setChanged] = useState<ConsentChoice>({});
  const formId = `${FORM}-${useId()}`;
  const shown = CONSENT_PURPOSES.filter((purpose) => purposes.includes(purpose));
  const isChosen = (purpose: ConsentPurpose) =>
    !hasSignal && (changed[purpose] ?? choice?.[purpose] ?? false);
  return (
    <Dialog
      open={open}
      title={texts.settings}
      closeLabel={texts.close}
      onClose={onClose}
      finalFocus={finalFocus}
      onClosed={() => {
        setChanged({});
        onClosed?.();
      }}
      actions={
        hasSignal ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <Button type="submit" form={formId} variant="primary">
            {texts.save}
          </Button>
        )
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(Object.fromEntries(shown.map((purpose) => [purpose, isChosen(purpose)])));
        }}
      >
        <Stack gap={4}>
          <Text>{hasSignal ? texts.signal : texts.settingsHint}</Text>
          <Checkbox label={texts.necessary} hint={texts.necessaryHint} checked disabled readOnly />
          {shown.map((purpose) => (
            <Checkbox
              key={purpose}
              label={texts[purpose]}
              hint={texts[`${purpose}Hint`]}
              checked={isChosen(purpose)}
              disabled={hasSignal}
              onChange={({ target }) => setChanged({ ...changed, [purpose]: target.checked })}
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
