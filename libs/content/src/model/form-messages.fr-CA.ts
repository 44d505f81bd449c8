import type { Translation } from '@foolscap/core/messages';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import type * as english from './form-messages.ts';
import { CONFIRM_DAYS, FORM_CODES } from './form-rules.ts';

const TOO_MANY = 'Vous avez envoyé ce formulaire trop souvent. Attendez une heure, puis réessayez.';
const UNREACHABLE = 'Nous n’avons pas pu joindre le magasin en ligne. Vérifiez votre connexion et réessayez.';

export const FORM_MESSAGES: Translation<typeof english.FORM_MESSAGES> = {
  errors: {
    [FORM_CODES.topicMissing]: 'Choisissez un sujet.',
    [FORM_CODES.nameMissing]: 'Entrez votre nom.',
    [FORM_CODES.emailInvalid]: 'Entrez une adresse courriel comme nom@exemple.com.',
    [FORM_CODES.orderNumberInvalid]:
      'Entrez un numéro de commande d’au plus 12 chiffres, ou laissez ce champ vide.',
    [FORM_CODES.messageMissing]: 'Entrez votre message.',
    [FORM_CODES.jobFunctionMissing]: 'Choisissez votre fonction.',
    [FORM_CODES.employeeSizeMissing]: 'Choisissez le nombre d’employés.',
    [FORM_CODES.ratingMissing]: 'Choisissez une note.',
    [FORM_CODES.linkInvalid]:
      'Ce lien a expiré ou n’est pas valide. Inscrivez-vous de nouveau pour en recevoir un autre.',
    [FORM_CODES.unsubscribeInvalid]:
      'Ce lien n’est pas valide. Ouvrez le lien de notre plus récent courriel, ou communiquez avec nous pour vous désabonner.',
    [FORM_CODES.feedbackOff]: 'Nous ne recueillons pas de commentaires pour le moment.',
    [FORM_CODES.chatOff]: 'Le clavardage n’est pas offert pour le moment.',
    [REQUEST_CODES.cardNumberInText]:
      'Retirez le numéro de carte : entrez-le seulement dans le champ du numéro de carte, à la caisse.',
    INVALID_REQUEST: 'Vérifiez ces renseignements, puis réessayez.',
    TOO_MANY_REQUESTS: TOO_MANY,
    RATE_LIMITED: TOO_MANY,
    NETWORK: UNREACHABLE,
    TIMEOUT: UNREACHABLE,
    other: 'Désolés, un problème est survenu. Veuillez réessayer.',
  },
  topics: {
    ORDER: 'Une commande',
    DELIVERY: 'La livraison ou le ramassage',
    RETURN: 'Un retour ou un remboursement',
    PRODUCT: 'Un produit',
    ACCOUNT: 'Mon compte',
    OTHER: 'Un autre sujet',
  },
  ratings: { 5: '5, excellent', 4: '4, bon', 3: '3, correct', 2: '2, médiocre', 1: '1, mauvais' },
  jobFunctions: {
    'Corporate Leadership': 'Direction de l’entreprise',
    Facilities: 'Gestion des installations',
    'Administration or Office Management': 'Administration ou gestion de bureau',
    Procurement: 'Approvisionnement',
    Technology: 'Technologie',
    Other: 'Autre',
  },
  employeeSizes: { '1-4': '1 à 4', '5-20': '5 à 20', '21-399': '21 à 399', '400+': '400 et plus' },
  forms: {
    topic: 'Sujet',
    chooseTopic: 'Choisissez un sujet',
    name: 'Nom',
    email: 'Adresse courriel',
    orderNumber: 'Numéro de commande',
    orderNumberHint: 'Il figure dans les courriels au sujet de votre commande.',
    message: 'Message',
    send: 'Envoyer le message',
    contactSent:
      'Merci. Nous avons reçu votre message, et nous en avons envoyé une copie à votre adresse courriel.',
    jobFunction: 'Fonction',
    chooseJobFunction: 'Choisissez une fonction',
    employeeSize: 'Nombre d’employés',
    chooseEmployeeSize: 'Choisissez un nombre',
    consent:
      'En vous inscrivant, vous acceptez de recevoir des offres et des nouvelles par courriel. Chaque courriel contient un lien pour vous désabonner.',
    signUp: 'M’inscrire',
    newsletterSent: `Consultez votre boîte de réception. Si cette adresse n’est pas encore abonnée, nous y avons envoyé un lien pour la confirmer. Le lien est valide pendant ${CONFIRM_DAYS} jours.`,
    rating: 'Que pensez-vous de ce site?',
    comment: 'Que devrions-nous garder ou améliorer?',
    commentHint:
      'Nous ne pouvons pas répondre aux commentaires. Pour obtenir de l’aide avec une commande, communiquez avec nous.',
    sendFeedback: 'Envoyer mes commentaires',
    feedbackSent: 'Merci. Vos commentaires nous aident à améliorer le site.',
  },
  chat: {
    conversation: 'Conversation',
    connecting: 'Nous vous mettons en contact avec un conseiller…',
    joined: (agent) => `Vous clavardez avec ${agent}.`,
    typing: (agent) => `${agent} est en train d’écrire…`,
    agent: 'Conseiller',
    you: 'Vous',
    from: (name) => `${name} :`,
    message: 'Votre message',
    send: 'Envoyer',
    end: 'Terminer la conversation',
    ended: 'La conversation est terminée.',
    restart: 'Commencer une nouvelle conversation',
    failed: 'Nous n’avons pas pu ouvrir le clavardage. Réessayez, ou envoyez-nous un message.',
    retry: 'Réessayer',
    contact: 'Nous envoyer un message',
    privacy: 'N’entrez ni numéros de carte ni mots de passe.',
  },
};
