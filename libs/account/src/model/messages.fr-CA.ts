import type { Translation } from '@foolscap/core/messages';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import { ACCOUNT_CODES } from './codes.ts';
import type * as english from './messages.ts';
import { QUICK_BUY_CODES } from './quick-buy.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './rules.ts';

const TOO_MANY =
  'Trop de tentatives. Attendez quelques minutes et réessayez, ou réinitialisez votre mot de passe.';
const UNREACHABLE = 'Nous n’avons pas pu joindre le magasin en ligne. Vérifiez votre connexion et réessayez.';
const CHECK = 'Vérifiez ces renseignements et réessayez.';
const CARD_NUMBER =
  'Retirez le numéro de carte : entrez-le seulement dans le champ du numéro de carte, à la caisse.';

const SIGN_IN = {
  [ACCOUNT_CODES.signInFailed]:
    'Cette adresse courriel et ce mot de passe ne correspondent pas. Vérifiez-les et réessayez.',
  [ACCOUNT_CODES.tooManyAttempts]: TOO_MANY,
  RATE_LIMITED: TOO_MANY,
  NETWORK: UNREACHABLE,
  TIMEOUT: UNREACHABLE,
  [REQUEST_CODES.cardNumberInText]: CARD_NUMBER,
  other: 'Désolés, un problème est survenu. Veuillez réessayer.',
};

export const PASSWORD_FAULT_TEXTS: Translation<typeof english.PASSWORD_FAULT_TEXTS> = {
  SHORT: `Choisissez un mot de passe d’au moins ${PASSWORD_MIN_LENGTH} caractères.`,
  LONG: `Choisissez un mot de passe d’au plus ${PASSWORD_MAX_LENGTH} caractères.`,
  IS_EMAIL: 'Choisissez un mot de passe qui n’est pas votre adresse courriel.',
  COMMON: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
};

export const ACCOUNT_MESSAGES: Translation<typeof english.ACCOUNT_MESSAGES> = {
  signIn: SIGN_IN,
  account: {
    ...SIGN_IN,
    [ACCOUNT_CODES.emailTaken]:
      'Il existe déjà un compte avec cette adresse courriel. Ouvrez une session ou réinitialisez votre mot de passe.',
    [ACCOUNT_CODES.emailInvalid]: 'Entrez une adresse courriel comme nom@exemple.com.',
    [ACCOUNT_CODES.passwordWrong]: 'Ce n’est pas votre mot de passe actuel. Réessayez.',
    [ACCOUNT_CODES.resetInvalid]: 'Ce lien est expiré ou a déjà été utilisé. Demandez-en un nouveau.',
    [ACCOUNT_CODES.emailLinkInvalid]:
      'Ce lien est expiré. Envoyez-en un nouveau à partir de la page de votre compte.',
    [ACCOUNT_CODES.emailAlreadyConfirmed]: 'Votre adresse courriel est déjà confirmée.',
    [ACCOUNT_CODES.thirdPartyLinkInvalid]:
      'Ce lien d’ouverture de session est expiré ou a déjà été utilisé. Demandez un nouveau lien à votre organisation.',
    [ACCOUNT_CODES.emailOfOtherAccount]:
      'Votre session est ouverte dans un autre compte. Ouvrez une session avec cette adresse courriel, puis ouvrez le lien de nouveau.',
    [ACCOUNT_CODES.signInRequired]: 'Votre session est terminée. Ouvrez une nouvelle session.',
    [ACCOUNT_CODES.sessionNotFound]: 'Cette session est déjà terminée.',
    [ACCOUNT_CODES.addressNotFound]: 'Cette adresse n’est plus dans votre carnet d’adresses.',
    [ACCOUNT_CODES.passwordWeak]: `Choisissez un mot de passe de ${PASSWORD_MIN_LENGTH} à ${PASSWORD_MAX_LENGTH} caractères qui n’est pas facile à deviner.`,
    [ACCOUNT_CODES.organizationMissing]: 'Entrez le nom de votre entreprise.',
    [ACCOUNT_CODES.nameMissing]: 'Entrez un nom.',
    [ACCOUNT_CODES.phoneInvalid]: 'Numéro de téléphone non valide',
    [ACCOUNT_CODES.notPermitted]: 'Demandez à un administrateur de votre organisation de le faire.',
    [ACCOUNT_CODES.usersElsewhere]:
      'Votre entreprise gère ses utilisateurs dans son propre répertoire. Modifiez-les à cet endroit.',
    [ACCOUNT_CODES.addressNotAllowed]: 'Choisissez une des adresses de votre organisation.',
    [ACCOUNT_CODES.organizationNotFound]: 'Ce compte n’appartient à aucune organisation.',
    [ACCOUNT_CODES.userNotFound]: 'Cette personne n’est plus dans votre organisation.',
    [ACCOUNT_CODES.ownUser]:
      'Vous ne pouvez pas modifier votre propre rôle ni votre propre accès. Demandez à un autre administrateur.',
    [ACCOUNT_CODES.tooManyAddresses]: CHECK,
    [QUICK_BUY_CODES.notAllowed]: 'L’achat rapide n’est pas offert pour votre compte.',
    [QUICK_BUY_CODES.incomplete]: 'Choisissez une adresse et une carte pour activer l’achat rapide.',
    PAYMENT_NOT_FOUND: 'Cette carte n’est plus enregistrée dans votre compte. Choisissez-en une autre.',
    [QUICK_BUY_CODES.cardExpired]:
      'Cette carte est expirée. Choisissez-en une autre ou mettez sa date à jour.',
    ADDRESS_INVALID: CHECK,
    INVALID_REQUEST: CHECK,
  },
  invite: {
    [ACCOUNT_CODES.emailTaken]:
      'Cette adresse courriel a déjà un compte. Invitez cette personne avec une autre adresse.',
  },
  password: PASSWORD_FAULT_TEXTS,
  quickBuy: {
    PURCHASE_ORDER_REQUIRED:
      'L’achat rapide n’est pas offert, parce que votre organisation exige un numéro de bon de commande pour chaque commande. Passez plutôt à la caisse.',
    BUDGET_REQUIRED:
      'L’achat rapide n’est pas offert, parce que votre organisation exige un centre budgétaire pour chaque commande. Passez plutôt à la caisse.',
    APPROVAL_REQUIRED:
      'L’achat rapide n’est pas offert, parce que votre organisation approuve les commandes avant qu’elles soient passées. Passez plutôt à la caisse.',
    ORGANIZATION_ADDRESSES:
      'L’achat rapide n’est pas offert, parce que vos commandes sont livrées seulement aux adresses de votre organisation. Passez plutôt à la caisse.',
    SAVED_CARDS_HIDDEN:
      'L’achat rapide n’est pas offert, parce que votre organisation ne paie pas avec des cartes enregistrées. Passez plutôt à la caisse.',
    THIRD_PARTY: 'L’achat rapide n’est pas offert pour votre compte. Passez plutôt à la caisse.',
    ADDRESS_REMOVED:
      'L’achat rapide a été désactivé, parce que son adresse a été supprimée de votre carnet d’adresses. Choisissez une autre adresse, puis activez-le de nouveau.',
    CARD_REMOVED:
      'L’achat rapide a été désactivé, parce que sa carte a été supprimée de votre compte. Choisissez une autre carte, puis activez-le de nouveau.',
    ADDRESS_MISSING: 'Choisissez une adresse pour activer l’achat rapide.',
    CARD_MISSING: 'Choisissez une carte pour activer l’achat rapide.',
    CARD_EXPIRED:
      'La carte de votre achat rapide est expirée. Choisissez une autre carte ou mettez sa date à jour.',
  },
  loading: {
    account: 'Chargement de votre compte…',
    addresses: 'Chargement de vos adresses…',
    quickBuy: 'Chargement de vos réglages d’achat rapide…',
  },
};
