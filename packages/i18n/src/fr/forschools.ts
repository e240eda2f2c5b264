import type { forschools as english } from '../en/forschools.ts';
import type { French } from '../message.ts';

export const forschools: French<typeof english> = {
  'forSchools.title': 'Trio pour les écoles',
  'forSchools.heading': 'Une période de classe. Puis une conversation qui compte.',
  'forSchools.lead':
    'Les élèves trient 56 défis illustrés, en gardent trois et disent pourquoi. Vous voyez à qui parler d’abord, et par où commencer.',
  'forSchools.begin': 'Inscrire votre école',
  'forSchools.lessonLink': 'Voir le déroulement d’une leçon',
  'forSchools.pictures': 'Trois des 56 cartes',

  'forSchools.what': 'Ce que c’est',
  'forSchools.what.text':
    'Trio part des problèmes à résoudre, pas des titres de métiers. Chaque carte montre un défi auquel des gens travaillent en ce moment : l’eau potable, des routes plus sûres, des soins à domicile. Le dos de la carte nomme des métiers de tous les niveaux de formation.',
  'forSchools.what.student': 'Les élèves',
  'forSchools.what.student.text':
    'Ils et elles trient les cartes, en gardent trois, écrivent pourquoi et prévoient un petit pas. Chaque élève repart avec son profil en PDF accessible. Tout fonctionne sur un vieux Chromebook, sur un téléphone et quand le Wi-Fi lâche.',
  'forSchools.what.teacher': 'Le personnel enseignant',
  'forSchools.what.teacher.text':
    'Une classe avec un code, une page à projeter sans aucun nom, et une page qui montre qui est là, qui trie et qui a terminé. Les élèves sans adresse courriel peuvent participer.',
  'forSchools.what.counsellor': 'L’équipe d’orientation',
  'forSchools.what.counsellor.text':
    'Une liste qui dit en mots qui rencontrer d’abord, et pourquoi. Un seul écran pour préparer chaque entretien. Aucune note, aucune prédiction.',

  'forSchools.lesson': 'Le déroulement d’une leçon',
  'forSchools.lesson.text':
    'Cinquante minutes, sans formation préalable. Le plan de leçon fournit quoi dire, une feuille de travail, des cartes à imprimer et la marche à suivre si le réseau tombe en panne.',
  'forSchools.lesson.minutes': 'De la minute {from} à la minute {to}',

  'forSchools.privacy': 'Vie privée',
  'forSchools.privacy.lead':
    'Vos élèves sont mineurs. Nous gardons donc peu, nous montrons à peu de gens, et nous notons qui regarde.',
  'forSchools.privacy.little':
    'Un nom et une adresse courriel, ou un nom d’utilisateur. Pas de date de naissance, pas d’adresse de domicile, rien sur la santé.',
  'forSchools.privacy.sold':
    'Aucune publicité, rien n’est vendu, aucun script d’un tiers sur aucune page.',
  'forSchools.privacy.see':
    'Le personnel enseignant voit les élèves de ses propres classes; l’équipe d’orientation et les responsables du compte voient ceux de l’école. L’élève décide si son enseignante ou enseignant lit ses mots.',
  'forSchools.privacy.copy':
    'Chaque personne peut télécharger ses données. L’école peut supprimer un compte d’élève, ou se supprimer elle-même.',
  'forSchools.privacy.test':
    'C’est une exploration, jamais un test, un diagnostic ou une prévision.',
  'forSchools.privacy.open': 'Ce que nous gardons, qui le voit et pendant combien de temps',

  'forSchools.access': 'Accessibilité',
  'forSchools.access.text':
    'Trio vise les WCAG 2.2, niveau AA. Chaque page s’utilise au clavier seul et avec un lecteur d’écran, et le profil est un PDF balisé (PDF/UA). Des vérifications automatiques passent sur chaque page, dans les deux langues, avant chaque version. Aucun audit externe n’a encore été fait.',
  'forSchools.access.french':
    'Le français et l’anglais sont égaux : mêmes cartes, mêmes métiers, mêmes documents, rédigés dans chaque langue.',

  'forSchools.evidence': 'Ce que nous savons, et ce que nous ne savons pas',
  'forSchools.evidence.none':
    'Il n’existe pas encore d’étude indépendante sur Trio. Trio s’appuie sur ce que la recherche dit de ses éléments :',
  'forSchools.evidence.counsellor':
    'Les interventions d’orientation ont un effet faible à modéré (57 études, effet moyen de 0,35), et le soutien d’une conseillère ou d’un conseiller semble essentiel.',
  'forSchools.evidence.individual':
    'L’orientation individuelle a en moyenne un effet important sur la carrière (35 échantillons, g = 0,82), avec de grands écarts d’une étude à l’autre.',
  'forSchools.evidence.plan':
    'Un plan qui dit quand, où et comment aide à passer à l’action (642 tests, effets de 0,27 à 0,66).',
  'forSchools.evidence.own':
    'Trio économise donc les minutes de l’équipe d’orientation, demande un seul pas concret et en fait le suivi. Si votre école le souhaite, trois courtes questions avant et après montrent si les élèves y voient plus clair. Ces chiffres restent dans votre école.',
  'forSchools.evidence.sources': 'Sources',

  'forSchools.start': 'Pour commencer',
  'forSchools.start.1': 'Inscrivez-vous avec votre courriel professionnel, puis confirmez-le.',
  'forSchools.start.2': 'Essayez la classe d’exemple. Ses élèves sont inventés.',
  'forSchools.start.3':
    'Créez une classe, invitez une ou un collègue, et choisissez le jour de la leçon.',
  'forSchools.start.4': 'Après la leçon, ouvrez la liste des élèves à rencontrer.',
  'forSchools.start.board':
    'Pour les responsables de la vie privée et de la sécurité de votre centre de services ou conseil scolaire : tout ce que Trio conserve est énuméré, avec qui le voit et pendant combien de temps.',
};
