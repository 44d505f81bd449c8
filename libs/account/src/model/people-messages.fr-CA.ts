import type { Translation } from '@foolscap/core/messages';
import { PEOPLE_CODES } from './people-codes.ts';
import type * as english from './people-messages.ts';

export const PEOPLE_MESSAGES: Translation<typeof english.PEOPLE_MESSAGES> = {
  people: {
    [PEOPLE_CODES.lastAdmin]:
      'C’est le seul administrateur de votre organisation. Nommez d’abord un autre administrateur.',
    [PEOPLE_CODES.roleNotFound]: 'Ce rôle n’existe plus. Choisissez-en un autre.',
    [PEOPLE_CODES.roleNameTaken]: 'Un autre rôle porte ce nom. Choisissez un autre nom.',
    [PEOPLE_CODES.roleNotEditable]: 'Ce rôle ne peut pas être modifié ainsi.',
    [PEOPLE_CODES.roleInUse]: 'Des utilisateurs ont ce rôle. Donnez-leur d’abord un autre rôle.',
    [PEOPLE_CODES.roleAboveOwn]:
      'Vous pouvez accorder seulement les autorisations que vous avez. Adressez-vous à un administrateur.',
    [PEOPLE_CODES.tooManyRoles]:
      'Votre organisation a trop de rôles. Supprimez-en un pour en ajouter un autre.',
    [PEOPLE_CODES.unitNotFound]: 'Cette unité n’existe plus. Choisissez-en une autre.',
    [PEOPLE_CODES.unitNameTaken]: 'Une autre unité porte ce nom au même endroit. Choisissez un autre nom.',
    [PEOPLE_CODES.unitTreeInvalid]: 'L’unité ne peut pas être placée là. Choisissez un autre endroit.',
    [PEOPLE_CODES.unitInUse]: 'Cette unité a des utilisateurs ou d’autres unités. Déplacez-les d’abord.',
    [PEOPLE_CODES.unitInRules]:
      'Des règles d’approbation ou des budgets concernent cette unité. Modifiez-les ou supprimez-les d’abord.',
    [PEOPLE_CODES.tooManyUnits]:
      'Votre organisation a trop d’unités. Supprimez-en une pour en ajouter une autre.',
    [PEOPLE_CODES.limitInvalid]: 'Entrez un montant comme 250 ou 1 250,50.',
    [PEOPLE_CODES.importInvalid]:
      'Ce n’est pas un fichier CSV d’utilisateurs. Sa première ligne doit avoir les titres email, first name et last name.',
  },
};
