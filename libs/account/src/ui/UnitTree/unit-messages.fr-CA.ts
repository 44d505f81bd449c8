import type { Translation } from '@foolscap/core/messages';
import type * as english from './unit-messages.ts';

export const UNIT_MESSAGES: Translation<typeof english.UNIT_MESSAGES> = {
  units: {
    title: 'Unités',
    note: 'Services, emplacements ou équipes. Associez-y vos utilisateurs pour garder une vue d’ensemble.',
    caption: 'Unités de votre organisation',
    none: 'Aucune unité pour le moment',
    noneNote: 'Ajoutez une unité, par exemple un service, pour regrouper vos utilisateurs.',
    name: 'Unité',
    users: 'Utilisateurs',
    change: 'Modification',
    edit: 'Modifier',
    remove: 'Supprimer',
    changeOf: (change, unit) => `${change} : ${unit}`,
    level: (level) => `Niveau ${level}`,
    count: (count) => count.toLocaleString('fr-CA'),
    add: 'Ajouter une unité',
    editTitle: (unit) => `Modifier ${unit}`,
    unitName: 'Nom de l’unité',
    parent: 'Fait partie de',
    top: 'Premier niveau',
    save: 'Enregistrer l’unité',
    saved: 'L’unité est enregistrée.',
    cancel: 'Annuler',
  },
};
