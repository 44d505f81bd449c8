import type { Translation } from '@foolscap/core/messages';
import { STORED_VALUE_LIMIT } from '../../model/codes.ts';
import type * as english from './payment-drawer-messages.ts';

export const PAYMENT_DRAWER_MESSAGES: Translation<typeof english.PAYMENT_DRAWER_MESSAGES> = {
  paymentChoice: { more: 'Plus de modes de paiement' },
  split: {
    cards: 'Cartes-cadeaux et cartes prépayées',
    cardsHint: 'Payez une partie de votre commande avec des cartes-cadeaux ou des cartes prépayées.',
    full: `Vous pouvez utiliser jusqu’à ${STORED_VALUE_LIMIT} cartes-cadeaux et cartes prépayées par commande.`,
    addGiftCard: 'Ajouter une carte-cadeau',
    addPrepaidCard: 'Ajouter une carte prépayée',
    rest: 'Paiement du reste',
    total: 'Total de la commande',
    left: 'Reste à payer',
    nothingLeft: 'Aucun autre paiement n’est nécessaire.',
    noPayment: 'Aucun mode de paiement choisi',
    change: 'Changer le paiement',
    choose: 'Choisir le paiement',
    billing: 'Adresse de facturation',
    noBilling: 'Aucune adresse de facturation',
    editBilling: 'Modifier l’adresse de facturation',
    addBilling: 'Ajouter une adresse de facturation',
  },
  billingCheck: {
    mismatch: 'La ville ou l’État de votre adresse ne correspond pas au code postal.',
    unknown: (zipCode) =>
      `Nous n’avons pas trouvé le code postal ${zipCode}. Vérifiez que votre adresse est exacte.`,
    label: 'Adresse de facturation',
    suggested: 'Suggérée',
    entered: 'Telle qu’entrée',
    use: 'Utiliser cette adresse',
    edit: 'Modifier l’adresse',
  },
};
