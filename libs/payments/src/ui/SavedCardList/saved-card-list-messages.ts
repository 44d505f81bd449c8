import { SAVED_CARD_LIMIT } from '../../model/codes.ts';

export const SAVED_CARD_LIST_MESSAGES = {
  savedCardList: {
    add: 'Add a card',
    none: 'No saved cards yet',
    noneNote: 'Cards you save are offered at checkout. You can also save one when you pay.',
    label: 'Saved cards',
    edit: 'Edit',
    editOf: (card: string) => `Edit ${card}`,
    makeDefault: 'Make default',
    makeDefaultOf: (card: string) => `Make default: ${card}`,
    remove: 'Remove',
    removeOf: (card: string) => `Remove ${card}`,
    full: `You can save up to ${SAVED_CARD_LIMIT} cards. Remove one to add another.`,
    removeTitle: (card: string) => `Remove ${card}?`,
    removeDefault: (next: string) => `This is your default card. ${next} becomes the default.`,
    removeNote: 'Orders that you have placed with it are not affected.',
    removeMembership: 'Your membership can’t renew without another card.',
  },
};
