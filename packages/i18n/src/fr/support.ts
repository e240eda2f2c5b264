import type { support as english } from '../en/support.ts';
import type { French } from '../message.ts';

export const support: French<typeof english> = {
  'support.title': 'Nous écrire',
  'support.heading.student': 'Besoin d’un coup de main?',
  'support.heading.staff': 'Nous écrire',
  'support.lead.student':
    'Parles-en d’abord à ton enseignante ou à ton enseignant : souvent, ça se règle tout de suite. Sinon, écris-nous ici.',
  'support.lead.guest': 'Quelque chose ne marche pas, ou tu as une idée? Écris-nous ici.',
  'support.lead.staff':
    'Une question, un problème, une idée : écrivez-nous ici, et quelqu’un de l’équipe de Trio vous répondra.',

  'support.message': 'Message',
  'support.hint.student':
    'Que s’est-il passé, et sur quelle page? Pas besoin de belles phrases. N’écris jamais un mot de passe ici.',
  'support.hint.staff':
    'Que faisiez-vous, et que s’est-il passé? Si possible, ne nommez pas d’élèves.',
  'support.send': 'Envoyer',
  'support.sending': 'Envoi…',
  'support.sent': 'Message envoyé',
  'support.offline':
    'Pas de connexion. Le message reste ici : il suffira de l’envoyer au retour du Wi‑Fi.',

  'support.readers': 'Qui lira ce message',
  'support.readers.school':
    'L’équipe de Trio, qui voit aussi le nom et l’école de la personne qui écrit.',
  'support.readers.plain': 'L’équipe de Trio, qui voit aussi le nom de la personne qui écrit.',
  'support.answer': 'Comment la réponse arrive',
  'support.answer.school': 'Par ton école, car ton compte n’a pas d’adresse courriel.',
  'support.answer.text': 'Par courriel, à l’adresse {address}.',

  'support.tips': 'Ceci peut aider',
  'support.tip.stopped': 'Tu n’as pas fini?',
  'support.tip.stopped.text':
    'Tes réponses sont gardées, même quand le Wi‑Fi lâche. Retourne à tes cartes et continue.',
  'support.tip.stopped.link': 'Aller à mes cartes',
  'support.tip.account': 'Ton nom est mal écrit, ou tu veux un nouveau mot de passe?',
  'support.tip.account.text': 'Tu peux changer les deux toi-même.',
  'support.tip.account.link': 'Aller à mon compte',
  'support.tip.school': 'Tu as deux comptes, ou le tien est désactivé?',
  'support.tip.school.text': 'Seul le personnel de ton école peut régler ça. Demande-lui.',
  'support.tip.questions': 'La réponse existe peut-être déjà',
  'support.tip.questions.text':
    'Comment se fait l’inscription des élèves, que faire quand la connexion ne marche pas, et plus encore.',
  'support.tip.questions.link': 'Aller aux questions',
};
