import type { Translation } from '@foolscap/core/messages';
import type * as english from './canadian-address-messages.ts';

export const CANADIAN_ADDRESS_MESSAGES: Translation<typeof english.CANADIAN_ADDRESS_MESSAGES> = {
  canadianAddressForm: {
    state: 'Province',
    chooseState: 'Choisissez une province',
    zipCode: 'Code postal',
  },
  canadianAddressErrors: {
    state: 'Choisissez une province.',
    zipCode: 'Entrez un code postal.',
    zipCodeInvalid: 'Code postal non valide',
    zipCodeElsewhere: 'Ce code postal n’est pas dans cette province.',
  },
};
