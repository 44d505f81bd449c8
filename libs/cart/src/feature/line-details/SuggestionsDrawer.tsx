import { Drawer } from '@foolscap/ui/overlays';
import { useMessages } from '@foolscap/ui/components';
import { SuggestionsContent, type SuggestionsContentProps } from './SuggestionsContent.tsx';
import { SUGGESTION_MESSAGES } from '../../model/suggestion-messages.ts';

export interface SuggestionsDrawerProps extends Omit<SuggestionsContentProps, 'form'> {
  isOpen: boolean;
  onClose: () => void;
}

/** The drawer with the items suggested for a line. */
export function SuggestionsDrawer({ isOpen, onClose, ...content }: SuggestionsDrawerProps) {
  const { suggestions: texts } = useMessages('cart', SUGGESTION_MESSAGES);
  return (
    <Drawer open={isOpen} onClose={onClose} title={texts[content.kind]} contentLabel={texts.content}>
      <SuggestionsContent {...content} />
    </Drawer>
  );
}
