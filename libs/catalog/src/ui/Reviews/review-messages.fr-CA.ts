import type { Translation } from '@foolscap/core/messages';
import type * as english from './review-messages.ts';

const stars = (rating: number) => (rating <= 1 ? `${rating} étoile` : `${rating} étoiles`);

export const REVIEW_MESSAGES: Translation<typeof english.REVIEW_MESSAGES> = {
  reviews: {
    heading: 'Avis',
    none: 'Aucun avis pour le moment.',
    count: (count) => `${count.toLocaleString('fr-CA')} avis`,
    average: (value) => value.toLocaleString('fr-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    byStars: 'Avis par nombre d’étoiles',
    stars,
    showing: (shown, total, rating) =>
      `${shown} avis sur ${total}${rating === undefined ? '' : ` avec ${stars(rating)}`}`,
    showAll: 'Tout afficher',
    sortBy: 'Trier par',
    sort: 'Trier',
    failed: 'Nous n’avons pas pu afficher les avis. Réessayez.',
    more: 'Plus d’avis',
    verified: 'Achat vérifié',
  },
};
