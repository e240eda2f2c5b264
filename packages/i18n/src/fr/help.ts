import type { help as english } from '../en/help.ts';
import type { French } from '../message.ts';

export const help: French<typeof english> = {
  'help.title': 'Questions et réponses',
  'help.lead': 'Ce que le personnel des écoles nous demande le plus souvent.',

  'help.join': 'Comment se fait l’inscription des élèves?',
  'help.join.1':
    'Avec le code de l’école. Dictez-le ou écrivez-le au tableau : les majuscules et les espaces en trop ne comptent pas.',
  'help.join.2':
    'À la première page, les élèves choisissent « Inscription », entrent le code avec leur nom et leur courriel, puis passent à la première carte. Un tri dure environ 12 minutes et reprend là où il s’est arrêté.',
  'help.join.3':
    'Le code est actif dès que l’adresse courriel de l’école est confirmée. Si vos élèves se connectent par un service de l’école, aucun code n’est nécessaire.',
  'help.join.link': 'Voir votre code',

  'help.trio': 'Qu’est-ce que Trio, et qu’est-ce que ce n’est pas?',
  'help.trio.1':
    'Les élèves parcourent 56 défis auxquels des gens s’attaquent en ce moment, disent à quel point chacun les intéresse et en gardent trois. Chaque élève repart avec un profil : ses trois défis, des métiers qui y mènent et des questions pour en parler.',
  'help.trio.2':
    'C’est une exploration. Il n’y a ni bonne réponse, ni note, ni type de personnalité, et rien n’est prédit. Les trois défis disent ce qui a retenu l’attention cette fois-ci; ce sera peut-être autre chose le mois prochain.',
  'help.trio.3':
    'C’est surtout le point de départ d’une conversation. Demandez « Pourquoi as-tu gardé celui-là? » avant de parler de métiers.',

  'help.login': 'Une ou un élève n’arrive pas à se connecter. Que faire?',
  'help.login.password': 'Le mot de passe est oublié',
  'help.login.password.text':
    'À la page de connexion, « Mot de passe oublié? » envoie par courriel un lien valable une heure. Il part à l’adresse du compte : vérifiez-la d’abord en cherchant l’élève dans votre tableau.',
  'help.login.disabled': 'Le compte est désactivé',
  'help.login.disabled.text':
    'Cochez « Afficher les comptes désactivés » au-dessus du tableau, puis réactivez le compte. L’effet est immédiat et rien n’est perdu.',
  'help.login.two': 'Il y a deux comptes',
  'help.login.two.text':
    'Ouvrez la fiche de l’élève dans le tableau et fusionnez le doublon. Tous les tris restent.',
  'help.login.ended': 'La connexion se fait, mais aucun nouveau tri ne commence',
  'help.login.ended.text':
    'L’abonnement de l’école est terminé. Ce qui existe déjà peut toujours être ouvert et téléchargé.',
  'help.login.link': 'Aller au tableau des élèves',

  'help.data': 'Comment lire les résultats, et que deviennent les données?',
  'help.data.1':
    'Le tableau montre les trois défis de chaque élève, le temps passé et la date du dernier tri. La fiche d’élève donne accès à son profil, avec ses propres mots au sujet des trois. « Très rapide » veut dire que la plupart des cartes ont reçu une réponse plus vite qu’on ne peut les lire : une raison d’en parler, pas une note.',
  'help.data.2':
    'Les élèves voient leurs propres résultats, vous voyez ceux de votre école, et l’équipe de Trio peut les ouvrir pour vous aider. Personne d’autre ne les voit, et rien n’est vendu.',
  'help.data.3':
    'C’est votre école qui décide combien de temps les garder. Les élèves demandent la suppression dans leur compte, et vous pouvez en tout temps supprimer le compte d’une ou d’un élève, avec tout ce qu’il contient.',
  'help.data.link': 'Lire ce qui est conservé, et combien de temps',

  'help.more': 'Toujours une question?',
  'help.moreText': 'Écrivez à l’équipe de Trio. Une personne vous lit et vous répond par courriel.',
  'help.support': 'Nous écrire',
};
