import { useRef, useState } from 'react';
import { needsChoice, type ConsentChoice } from '@foolscap/analytics/model';
import type { ConsentState } from '@foolscap/analytics/state';
import { CookieSettings } from '@foolscap/analytics/ui';

export interface CookieDialogProps {
  /** A new object opens the dialog again. */
  request: object;
  facts: ConsentState;
  onSave: (choice: ConsentChoice) => void;
}

/** The dialog with a choice for each purpose. */
export default function CookieDialog({ request, facts, onSave }: CookieDialogProps) {
  const [closed, setClosed] = useState<object>();
  const main = useRef<HTMLElement>(null);
  const [losesBanner, setLosesBanner] = useState(false);
  return (
    <CookieSettings
      open={request !== closed}
      {...facts}
      onSave={(choice) => {
        main.current = document.getElementById('main');
        // The banner, whose button opened the dialog, is removed after the choice.
        setLosesBanner(needsChoice(facts));
        setClosed(request);
        onSave(choice);
      }}
      onClose={() => {
        setLosesBanner(false);
        setClosed(request);
      }}
      finalFocus={losesBanner ? main : undefined}
    />
  );
}
