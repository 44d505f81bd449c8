import type { Translation } from '@foolscap/core/messages';
import type * as english from './messages-messages.ts';

export const MESSAGES_SCREEN_MESSAGES: Translation<typeof english.MESSAGES_SCREEN_MESSAGES> = {
  messagePages: {
    contact: 'Nous joindre',
    contactNote: 'Écrivez-nous. Nous vous répondrons par courriel.',
    seeOrders: 'Voir vos commandes',
    findOrder: 'Trouver une commande passée sans compte',
    findStore: 'Trouver un magasin',
    feedback: 'Commentaires',
    home: 'Aller à la page d’accueil',
    newsletter: 'Recevez nos offres et nos nouvelles',
    newsletterNote: 'Aubaines, nouveautés et idées pour votre bureau, par courriel.',
    confirmTitle: 'Confirmez votre inscription',
    confirmNote: 'Confirmez que vous voulez recevoir nos offres et nos nouvelles par courriel.',
    confirm: 'Confirmer l’inscription',
    subscribed: 'Votre inscription est confirmée',
    subscribedText:
      'Vous recevrez nos offres et nos nouvelles par courriel. Chaque courriel contient un lien pour vous désabonner.',
    signUp: 'S’inscrire aux offres et aux nouvelles',
    unsubscribe: 'Se désabonner',
    unsubscribeNote: 'Vous ne recevrez plus nos offres ni nos nouvelles par courriel.',
    unsubscribed: 'Votre désabonnement est confirmé',
    unsubscribedText:
      'Vous ne recevrez plus nos offres ni nos nouvelles. Les courriels au sujet de vos commandes ne changent pas.',
  },
};
