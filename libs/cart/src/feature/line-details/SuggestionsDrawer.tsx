import { Drawer } from '@foolscap/ui/overlays';
import { SuggestionsContent, type SuggestionsContentProps } from './SuggestionsContent.tsx';

const TITLES = { alternatives: 'Alternatives', services: 'Services and more' } as const;

export interface SuggestionsDrawerProps extends Omit<SuggestionsContentProps, 'form'> {
  isOpen: boolean;
  onClose: () => void;
}

/** The drawer with the items suggested for a line. */
export function SuggestionsDrawer({ isOpen, onClose, ...content }: SuggestionsDrawerProps) {
  return (
    <Drawer open={isOpen} onClose={onClose} title={TITLES[content.kind]} contentLabel="Suggested items">
      <SuggestionsContent {...content} />
    </Drawer>
  );
}
