import type { Translation } from '@foolscap/core/messages';
import type * as english from './user-messages.ts';

export const USER_MESSAGES: Translation<typeof english.USER_MESSAGES> = {
  users: {
    none: 'Aucun utilisateur pour le moment',
    noneNote: 'Invitez des utilisateurs pour qu’ils puissent passer des commandes.',
    caption: 'Utilisateurs de votre organisation',
    name: 'Nom',
    you: 'Vous',
    email: 'Adresse courriel',
    role: 'Rôle',
    status: 'État',
    change: 'Modification',
    askAnotherAdmin: 'Demandez à un autre administrateur',
    deactivate: 'Désactiver',
    activate: 'Activer',
    makeADMIN: 'Nommer administrateur',
    makeBUYER: 'Nommer acheteur',
    changeOf: (change, name) => `${change} : ${name}`,
    invite: 'Inviter un utilisateur',
    inviteNote: 'Cette personne reçoit un courriel avec un lien pour choisir son mot de passe.',
    sendInvitation: 'Envoyer l’invitation',
    invitationSent: 'L’invitation est envoyée.',
  },
  userRoles: { ADMIN: 'Administrateur', APPROVER: 'Approbateur', BUYER: 'Acheteur' },
  userStatuses: { ACTIVE: 'Actif', INVITED: 'Invité', DEACTIVATED: 'Désactivé' },
};
