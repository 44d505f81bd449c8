import type { Translation } from '@foolscap/core/messages';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import { FRAME_UNAVAILABLE, PAYMENT_CODES, SAVED_CARD_LIMIT, STORED_VALUE_LIMIT } from './codes.ts';
import type * as english from './messages.ts';
import { VENDOR_PAYMENT_CODES } from './vendor-codes.ts';

const DECLINED =
  'Une erreur est survenue lors du traitement de votre paiement. Votre carte de crédit n’a pas été débitée. Veuillez entrer de nouveau les renseignements de votre carte de crédit et réessayer.';
const INVALID = 'Veuillez vérifier les renseignements de votre carte de crédit et réessayer.';
const TOO_MANY = 'Trop de tentatives. Attendez une minute, puis réessayez.';
const UNAVAILABLE =
  'Nous ne pouvons pas traiter votre paiement en ce moment. Veuillez réessayer ou utiliser un autre mode de paiement.';
const RETRY = 'Une erreur est survenue lors du traitement de votre paiement. Veuillez réessayer.';
const OTHER = 'Un problème est survenu. Veuillez réessayer.';
const NOT_SENT = 'Nous n’avons pas pu joindre le magasin en ligne. Vérifiez votre connexion et réessayez.';
const UNKNOWN_CARD = 'Veuillez vérifier le numéro de la carte et réessayer.';
const BLOCKED_CARD =
  'Cette carte n’est pas active. Activez-la, appelez le numéro au verso ou utilisez une autre carte.';

const CAPTCHA = {
  [PAYMENT_CODES.captchaRequired]: 'Confirmez que vous êtes une personne, puis entrez la carte de nouveau.',
  [PAYMENT_CODES.captchaFailed]:
    'Nous n’avons pas pu confirmer que vous êtes une personne. Cochez la case de nouveau, puis entrez la carte de nouveau.',
  [PAYMENT_CODES.captchaExpired]:
    'Votre confirmation est expirée. Cochez la case de nouveau, puis entrez la carte de nouveau.',
};

export const CARD_NUMBER_TEXTS: Translation<typeof english.CARD_NUMBER_TEXTS> = {
  empty: 'Entrez le numéro de la carte.',
  'too-short': 'Le numéro de la carte est trop court.',
  'too-long': 'Le numéro de la carte est trop long.',
  'unknown-brand': 'Nous n’acceptons pas ce type de carte. Essayez-en un autre.',
  'wrong-digits': 'Vérifiez le numéro de la carte. Un des chiffres est erroné.',
};

export const PAYMENT_MESSAGES: Translation<typeof english.PAYMENT_MESSAGES> = {
  payment: {
    [PAYMENT_CODES.operationFailed]: DECLINED,
    CARD_DECLINED: DECLINED,
    [PAYMENT_CODES.expired]:
      'Veuillez choisir une autre carte ou ajouter une nouvelle carte pour poursuivre votre commande.',
    INVALID_CARD: INVALID,
    CARD_INVALID: INVALID,
    [PAYMENT_CODES.storedValueUnknown]: UNKNOWN_CARD,
    [PAYMENT_CODES.storedValueBlocked]: BLOCKED_CARD,
    [PAYMENT_CODES.storedValueEmpty]: 'Le solde de cette carte est épuisé.',
    [PAYMENT_CODES.storedValueLimit]: `Vous pouvez utiliser jusqu’à ${STORED_VALUE_LIMIT} cartes-cadeaux et cartes prépayées par commande.`,
    [PAYMENT_CODES.savedCardLimit]: `Vous pouvez enregistrer jusqu’à ${SAVED_CARD_LIMIT} cartes. Supprimez-en une pour en ajouter une autre.`,
    [PAYMENT_CODES.savedCardExists]:
      'Cette carte est déjà enregistrée avec cette date. Supprimez la copie dont vous n’avez plus besoin.',
    [PAYMENT_CODES.notFound]: 'Cette carte n’est plus enregistrée. Choisissez-en une autre.',
    [PAYMENT_CODES.addressInvalid]:
      'Veuillez vérifier que le numéro de la carte de crédit, la date d’expiration, le code de sécurité et l’adresse de facturation sont exacts, puis réessayer.',
    ...CAPTCHA,
    RATE_LIMITED: TOO_MANY,
    TOO_MANY_REQUESTS: TOO_MANY,
    NETWORK: UNAVAILABLE,
    TIMEOUT: UNAVAILABLE,
    NOT_SENT,
    [PAYMENT_CODES.gatewayUnavailable]: UNAVAILABLE,
    [FRAME_UNAVAILABLE]:
      'Oups, un problème est survenu de notre côté. Veuillez actualiser la page pour continuer.',
    [REQUEST_CODES.cardNumberInText]:
      'Retirez le numéro de carte : entrez-le seulement dans le champ du numéro de carte, à la caisse.',
    other: OTHER,
  },
  cardNumber: CARD_NUMBER_TEXTS,
  wallet: {
    loading: 'Chargement de vos cartes',
    saveCard: 'Votre carte a été enregistrée.',
    editCard: 'Vos modifications ont été enregistrées.',
    makeDefault: 'Votre carte par défaut a été changée.',
    removeCard: 'Votre carte a été supprimée.',
  },
  walletErrors: {
    [PAYMENT_CODES.notFound]: 'Cette carte n’est plus enregistrée.',
    NETWORK: OTHER,
    TIMEOUT: OTHER,
    [PAYMENT_CODES.gatewayUnavailable]: OTHER,
  },
  storedValue: {
    numberMissing: 'Entrez le numéro de la carte.',
    numberTooShort: 'Le numéro de la carte est trop court.',
    numberTooLong: 'Le numéro de la carte est trop long.',
    codeMissing: 'Entrez le code de la carte.',
    codeLength: 'Le code de la carte a 4 chiffres.',
  },
  storedValueChanges: {
    add: 'Votre carte a été ajoutée.',
    remove: 'Votre carte a été retirée.',
    apply: 'Votre carte sera utilisée.',
    gone: 'Cette carte n’est plus dans votre commande. Vérifiez-la de nouveau.',
  },
  storedValueChecks: {
    notApplied: (card, balance) => `${card} : ${balance} sur la carte. Elle n’est pas utilisée.`,
    applied: (card, balance) => `${card} : ${balance} sur la carte. Elle est déjà utilisée.`,
  },
  balance: {
    [PAYMENT_CODES.storedValueUnknown]: UNKNOWN_CARD,
    [PAYMENT_CODES.storedValueBlocked]: BLOCKED_CARD,
    [PAYMENT_CODES.storedValueLimit]: `Votre commande affiche jusqu’à ${STORED_VALUE_LIMIT} cartes non utilisées. Utilisez ou retirez-en une, puis vérifiez-en une autre.`,
    ...CAPTCHA,
    RATE_LIMITED: TOO_MANY,
    TOO_MANY_REQUESTS: TOO_MANY,
    other: 'Nous n’avons pas pu vérifier le solde. Réessayez.',
  },
  drawers: {
    payment_drawer: 'Changer le paiement',
    other_payment_drawer: 'Autre paiement',
    add_credit_card_drawer: 'Ajouter une carte de crédit',
    mmop_drawer: 'Répartir le paiement',
    mmop_gc_drawer: 'Ajouter une carte-cadeau',
    mmop_pc_drawer: 'Ajouter une carte prépayée',
    mmop_add_billing_address_drawer: 'Ajouter une adresse de facturation',
    mmop_edit_billing_address_drawer: 'Modifier l’adresse de facturation',
    address_suggestion_drawer: 'Vérifier votre adresse de facturation',
    address_confirmation_drawer: 'Confirmer votre adresse de facturation',
  },
  paymentChanges: {
    card: 'Votre paiement a été changé.',
    billingAddress: 'Votre adresse de facturation a été enregistrée.',
  },
  otherPayment: {
    pay: (name) => `Continuer avec ${name}`,
    payAgain: (name) => `Réessayer ${name}`,
    approving: (name) => `Terminez le paiement dans la fenêtre de ${name}.`,
    sending: () => 'Ajout de votre paiement',
    canceled: (name) => `Vous avez quitté ${name} avant de payer. Rien ne vous a été facturé.`,
    recorded: (name) => `${name} a été ajouté à votre commande. Vous payez lorsque vous passez la commande.`,
    invoice: () => 'Payer sur facture',
    invoiceRecorded: () => 'La facture a été ajoutée à votre commande.',
    blocked: () =>
      'Votre navigateur a bloqué la fenêtre. Autorisez les fenêtres contextuelles pour ce site, puis réessayez.',
  },
  vendor: {
    [VENDOR_PAYMENT_CODES.payPalFailed]:
      'Le problème persiste. Veuillez sélectionner « Changer le paiement ».',
    [VENDOR_PAYMENT_CODES.payPalRetry]: 'Désolés, une erreur est survenue. Cliquez ici pour réessayer.',
    [VENDOR_PAYMENT_CODES.klarnaFailed]: 'Nous ne pouvons pas traiter votre paiement Klarna en ce moment.',
    [VENDOR_PAYMENT_CODES.klarnaRetry]: RETRY,
    [VENDOR_PAYMENT_CODES.walletFailed]: 'Désolés, un problème est survenu. Veuillez réessayer.',
    [PAYMENT_CODES.expired]: RETRY,
    RATE_LIMITED: TOO_MANY,
    TOO_MANY_REQUESTS: TOO_MANY,
    NETWORK: UNAVAILABLE,
    TIMEOUT: UNAVAILABLE,
    [PAYMENT_CODES.gatewayUnavailable]: UNAVAILABLE,
    NOT_SENT,
    other: OTHER,
  },
  captcha: {
    label: 'Confirmez que vous êtes une personne',
    hint: 'Votre navigateur fait une courte vérification. Rien n’est transmis à d’autres.',
    checking: 'Vérification',
    verified: 'Confirmé. Vous pouvez continuer.',
    failed: 'La vérification n’a pas fonctionné. Cochez la case pour réessayer.',
    expired: 'Votre confirmation est expirée. Cochez la case de nouveau.',
    missing: 'Confirmez que vous êtes une personne.',
    wait: 'La vérification est en cours. Réessayez dans un instant.',
  },
  application: {
    apply: 'Demander la carte Amex',
    applying: 'Terminez votre demande dans la fenêtre de la banque.',
    showWindow: 'Afficher la fenêtre',
    adding: 'Ajout de votre nouvelle carte',
    success: 'Votre demande a été approuvée. Votre nouvelle carte a été ajoutée à votre commande.',
    warning:
      'Votre demande est à l’étude. La banque vous enverra un courriel. Choisissez un autre mode de paiement pour cette commande.',
    failure: 'Votre demande n’a pas été approuvée. Choisissez un autre mode de paiement.',
  },
};
