import type { home as english } from '../en/home.ts';
import type { French } from '../message.ts';

export const home: French<typeof english> = {
  'home.title': 'Tes cartes',
  'home.greeting': 'Salut, {name}!',
  'home.empty.heading': 'Tes cartes t’attendent',
  'home.empty.paragraph':
    'Chacune montre un défi auquel des gens s’attaquent en ce moment même. Dis à quel point il t’intéresse. Il n’y a pas de mauvaise réponse et tu peux changer d’avis.',
  'home.unconfirmed.heading': 'Confirme d’abord ton adresse',
  'home.unconfirmed.paragraph':
    'Ensuite, tes cartes seront prêtes. Aucun courriel? Ton enseignante ou ton enseignant peut confirmer l’adresse pour toi, ou la corriger si elle contient une erreur.',
  'home.expired.heading': 'Les nouveaux tris sont en pause',
  'home.empty.sort': 'Trier les cartes',

  'home.three.heading': 'Ton trio',
  'home.three.chosen': 'Ton choix du {date}.',
  'home.three.waiting': 'Il sera enregistré quand tu seras de nouveau en ligne.',
  'home.three.open': 'Numéro {rank} : {title}. Voir le verso',
  'home.sortAgain': 'Trier de nouveau',
  'home.path': 'Crée ton parcours',

  'home.continue.heading': 'Reprends là où tu en étais',
  'home.continue.card': 'Tu en es à la carte {index} sur {count}. Toutes tes réponses sont là.',
  'home.continue.select': 'Toutes les cartes sont triées. Il reste à choisir ton trio.',
  'home.continue.go': 'Continuer',
  'home.startOver': 'Recommencer',
  'home.startOver.heading': 'Recommencer du début?',
  'home.startOver.text':
    'Les réponses du tri que tu as commencé seront effacées, et tu repartiras de la carte 1.',
  'home.startOver.kept': 'Ton trio actuel reste jusqu’à ton prochain choix.',
  'home.startOver.yes': 'Effacer et recommencer',
  'home.startOver.no': 'Garder mes réponses',

  'home.notices.label': 'Nouveau pour le personnel de ton école',
  'home.notices.liked':
    'Il voit maintenant le nom des cartes que tu as aimées, et pas seulement ton trio. Cela l’aide à former des groupes autour d’un défi commun.',
  'home.notices.talks':
    'Une liste lui dit avec qui parler et pourquoi : par exemple, parce que tu l’as demandé, que ton tri s’est arrêté en chemin ou que la date de ton pas est passée. Il voit ton pas et comment il s’est passé, et il peut noter vos conversations. Tes profs lisent tes mots seulement si tu le permets. Sous « {conversations} », tu peux lire pourquoi ton nom est sur la liste, et chaque mot noté.',
  'home.notices.close': 'J’ai compris',
  'home.notices.done': 'Avis fermé.',
  'home.earlier': 'Tris précédents',
  'home.result': 'Voir mon résultat',
  'home.expired.next':
    'Dis à quelqu’un de ton école que tu aimerais trier les cartes. Dès que l’abonnement sera renouvelé, tu pourras commencer ici.',
  'home.expired.ask': 'Écrire à l’équipe de Trio',
  'home.expired.account': 'Aller à mon compte',
};
