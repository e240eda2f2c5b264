import type { help as english } from '../en/help.ts';
import type { French } from '../message.ts';

export const help: French<typeof english> = {
  'help.title': 'Questions et réponses',
  'help.lead': 'Ce que le personnel des écoles nous demande le plus souvent.',

  'help.join': 'Comment se fait l’inscription des élèves?',
  'help.join.1':
    'Avec le code de l’école. Dictez-le ou écrivez-le au tableau : les majuscules et les espaces en trop ne comptent pas.',
  'help.join.2':
    'Sur la page d’accueil, les élèves choisissent « Inscription », entrent le code avec leur nom et leur courriel, puis passent à la première carte. Un tri dure environ 12 minutes, plus longtemps si l’élève lit le verso de beaucoup de cartes, et reprend là où il a été laissé.',
  'help.join.3':
    'Le code est actif dès que l’adresse courriel de l’école est confirmée. Si l’équipe de Trio doit d’abord approuver votre école, la page de votre compte le dit. Si vos élèves se connectent par la plateforme de l’école, aucun code n’est nécessaire.',
  'help.join.link': 'Voir votre code',

  'help.trio': 'Trio, qu’est-ce que c’est, et qu’est-ce que ce n’est pas?',
  'help.trio.1':
    'Les élèves parcourent 56 défis auxquels des gens s’attaquent en ce moment, disent à quel point chacun les intéresse et en gardent trois. Chaque élève repart avec un profil : ses trois défis, des métiers qui s’y attaquent et des questions pour en parler.',
  'help.trio.2':
    'C’est une exploration. Il n’y a ni bonne réponse, ni note, ni type de personnalité, et rien n’est prédit. Les trois défis disent ce qui a retenu l’attention cette fois-ci; ce sera peut-être autre chose le mois prochain.',
  'help.trio.3':
    'C’est surtout le point de départ d’une conversation. Demandez « Pourquoi as-tu gardé celui-là? » avant de parler de métiers.',

  'help.login': 'Une ou un élève n’arrive pas à se connecter. Que faire?',
  'help.login.password': 'Le mot de passe est oublié',
  'help.login.password.text':
    'Sur la page de connexion, « Mot de passe oublié? » envoie par courriel un lien valable une heure. Il part à l’adresse du compte : vérifiez-la d’abord en cherchant l’élève dans votre tableau.',
  'help.login.disabled': 'Le compte est désactivé',
  'help.login.disabled.text':
    'Cochez « Afficher les comptes désactivés » au-dessus du tableau, puis réactivez le compte. L’effet est immédiat et rien n’est perdu.',
  'help.login.two': 'Il y a deux comptes',
  'help.login.two.text':
    'Dans le tableau, ouvrez la fiche du compte à garder, puis fusionnez-y le doublon. Aucun tri n’est perdu; le doublon est supprimé.',
  'help.login.ended': 'La connexion se fait, mais aucun nouveau tri ne commence',
  'help.login.ended.text':
    'Soit l’abonnement de l’école est terminé (ce qui existe déjà peut toujours être ouvert et téléchargé), soit votre école demande que l’adresse soit d’abord confirmée. Dans ce cas, ouvrez la fiche de l’élève dans le tableau et confirmez l’adresse.',
  'help.login.link': 'Aller au tableau des élèves',

  'help.data': 'Comment lire les résultats, et que deviennent les données?',
  'help.data.1':
    'Le tableau montre le trio de chaque élève, le temps actif et la date du dernier tri. La fiche de chaque élève donne accès à son profil, avec ses propres mots au sujet de son trio. Les personnes qui enseignent à ses classes lisent ces mots seulement si l’élève le permet. « Très rapide » veut dire que la plupart des cartes ont reçu une réponse plus vite qu’on ne peut les lire, ou que toutes ont reçu la même : une raison d’en parler, pas une note.',
  'help.data.2':
    'Les élèves voient leurs propres résultats, vous voyez ceux de votre école, et l’équipe de Trio peut les ouvrir pour vous aider. Personne d’autre ne les voit, et rien n’est vendu.',
  'help.data.3':
    'Les comptes qui ne servent plus sont supprimés après la durée choisie par votre école (24 mois si elle n’en choisit aucune); les responsables reçoivent d’abord un avertissement avec la liste. Les élèves demandent la suppression dans leur compte, et vous pouvez en tout temps supprimer le compte d’une ou d’un élève, avec tout ce qu’il contient.',
  'help.data.link': 'Lire ce qui est conservé, et combien de temps',

  'help.lesson': 'Une leçon clé en main',
  'help.lessonText':
    'Cinquante minutes, avec les phrases à dire, une feuille de travail et quoi faire si le réseau tombe.',
  'help.lessonOpen': 'Ouvrir le plan de leçon',

  'help.more': 'Encore une question?',
  'help.moreText': 'Écrivez à l’équipe de Trio. Une personne vous lit et vous répond par courriel.',
  'help.support': 'Nous écrire',
};
