import type { CardTexts } from './card-texts.ts';
import type { CardKey } from './facts.generated.ts';

/** Made from the cards by `npm run deck:generate`; a test fails when it is stale. */
export const cardTexts: Readonly<Record<CardKey, CardTexts>> = {
 "coolClimate": {
  "title": "Rafraîchir une planète qui chauffe",
  "plain": "Climat, environnement, économies d’énergie",
  "paragraphs": [
   "Des traits de crayon montent le long de la porte du garde-manger. Ils ne mesurent aucun enfant. Chacun marque le jour où la glace a quitté le lac, en Ontario. Au temps de l’arrière-grand-mère de Signe, c’était parfois en mai. Les derniers disent début avril, et l’un d’eux, mars. Ce n’est qu’une porte. Mais au bord d’autres lacs, d’autres portes disent pareil : le climat se réchauffe.",
   "La vieille glace se souvient du climat. Des gens étudient longtemps à l’université pour la forer et en compter les hivers. Au Nunavut, de jeunes Inuits apprennent avec leurs Aînées et Aînés à lire la banquise; après un cours de cartographie, ils tracent des pistes sûres. Reste à refroidir la planète. Une ancienne charpentière repère à la caméra la chaleur qui fuit. Quelqu’un convainc une entreprise d’acheter des camions propres."
  ],
  "alt": "Deux personnes se suspendent à une barre pour faire descendre le rouge d’un thermomètre géant dont le réservoir est la Terre.",
  "subject": "Sciences de la Terre et mathématiques",
  "question": "Quel chiffre vous a semblé si étonnant que vous avez tout remesuré?",
  "careers": [
   "Climatologue",
   "Glaciologue",
   "Ingénieure ou ingénieur en environnement",
   "Conseillère ou conseiller en environnement",
   "Conseillère ou conseiller en développement durable",
   "Gestionnaire en développement durable",
   "Conseillère ou conseiller en efficacité énergétique",
   "Technicienne ou technicien en cartographie numérique",
   "Technicienne ou technicien en climatologie",
   "Chef du développement durable"
  ]
 },
 "tellStories": {
  "title": "Raconter une histoire qui reste",
  "plain": "Écriture, journalisme, radio, édition",
  "paragraphs": [
   "Mardi, un orignal entre à la bibliothèque de Matane, renifle les nouveautés et repart. Seule Jada, à la table du fond, a tout vu. À midi, l’histoire compte deux orignaux. Au souper, ils ont tout saccagé. Jada voudrait raconter ce qui s’est vraiment passé, et que ce soit quand même une bonne histoire. Son premier essai tient en onze mots. Il endort son chien.",
   "Un orignal à la bibliothèque, vraiment? Un journaliste téléphone partout pour vérifier. « Quelle odeur avait-il? » demande la rédactrice en chef, qui a débuté au journal de son école. L’autrice coupe la moitié de ses phrases. Un réviseur, diplômé en lettres, repère un « original » à la place d’« orignal ». Une apprentie règle l’encre, et la presse démarre. À la radio, l’animateur fait une pause au bon endroit. Personne ne bâille."
  ],
  "alt": "Un jeune homme à lunettes carrées raconte une histoire, mains levées, livre ouvert; derrière lui, son ombre devient un immense orignal rouge devant deux enfants.",
  "subject": "Français et étude des médias",
  "question": "Quelle phrase avez-vous le plus réécrite, et qu’est-ce qui clochait?",
  "careers": [
   "Écrivaine ou écrivain",
   "Poète",
   "Journaliste",
   "Réviseure ou réviseur de textes",
   "Directrice ou directeur de station de radio",
   "Animatrice ou animateur de radio",
   "Spécialiste des communications",
   "Infographiste en mise en page",
   "Correctrice ou correcteur d’épreuves",
   "Opératrice ou opérateur de presse d’imprimerie",
   "Opératrice ou opérateur de machine à relier"
  ]
 },
 "everydayCare": {
  "title": "Rapprocher les soins des gens",
  "plain": "Cliniques, soins infirmiers, pharmacies",
  "paragraphs": [
   "La clinique la plus proche est à une heure de route de gravier, et il neige depuis midi. Au souper, Milo a commencé à avoir mal à une oreille. Son père se demande qui pourrait l’examiner, et si ça peut attendre jusqu’à lundi. En ville, des familles se posent la même question. La clinique est au coin de la rue, mais toutes les chaises sont prises.",
   "Chaque semaine, un infirmier s’installe à la salle communautaire d’un village, avec un écran pour joindre une médecin. Elle a étudié dix ans; l’aide qui prend les températures, quelques mois. Un étudiant en pharmacie, au collège, prépare des gouttes pour l’oreille d’un garçon. En ville, une gestionnaire qui a débuté à l’accueil garde la clinique ouverte le soir. Une sage-femme aide les bébés à naître près de chez eux."
  ],
  "alt": "Dans une maison vue en coupe, une infirmière assise sur un tabouret écoute le cœur d’un enfant qui tient son ourson pansé.",
  "subject": "Biologie et éducation à la santé",
  "question": "Quand la journée déborde, comment décidez-vous qui passe en premier?",
  "careers": [
   "Médecin de famille",
   "Infirmière praticienne ou infirmier praticien",
   "Infirmière immatriculée ou infirmier immatriculé",
   "Infirmière auxiliaire ou infirmier auxiliaire",
   "Adjointe ou adjoint au médecin",
   "Sage-femme",
   "Pharmacienne ou pharmacien",
   "Technicienne ou technicien en pharmacie",
   "Assistante ou assistant en pharmacie",
   "Gestionnaire de clinique de santé",
   "Technicienne ou technicien en dossiers médicaux",
   "Secrétaire médicale ou secrétaire médical"
  ]
 },
 "helpfulMachines": {
  "title": "Rendre l’IA plus juste",
  "plain": "Intelligence artificielle, données, logiciels",
  "paragraphs": [
   "« Mets ma chanson », demande Nani, avec l’accent de ses années d’école à Pondichéry. L’IA du haut-parleur réfléchit, puis annonce la météo du Pérou. Ravi, le petit-fils, est toujours compris du premier coup. Nani répète, plus lentement, plus fort. Voilà des oignons sur la liste d’épicerie. L’IA a appris avec des milliers de voix, et aucune ne ressemblait à celle de Nani.",
   "L’IA apprend par l’exemple. Il faut donc lui en trouver de plus justes : des gens enregistrent tous les accents et tapent chaque mot. Une femme qui a commencé ainsi est ensuite allée au collège; elle garde maintenant en ordre cette montagne de voix. D’autres, avec les maths de l’université, cherchent des ressemblances entre les sons. Quelqu’un demande qui on oublie encore. Et ce qu’une IA ne doit jamais décider."
  ],
  "alt": "Un visage perplexe occupe un écran relié à trois portraits; dessous, une grand-mère tient un micro dont un jeune technicien branche le fil.",
  "subject": "Mathématiques et sciences humaines",
  "question": "Quelle est la plus belle erreur d’une IA très sûre d’elle, et qui l’a remarquée?",
  "careers": [
   "Scientifique des données",
   "Spécialiste en apprentissage automatique",
   "Mathématicienne ou mathématicien",
   "Statisticienne ou statisticien",
   "Ingénieure ou ingénieur en logiciels",
   "Administratrice ou administrateur de bases de données",
   "Analyste en intelligence d’affaires",
   "Sociologue",
   "Commis à la saisie de données",
   "Ingénieure ou ingénieur en matériel informatique"
  ]
 },
 "entrepreneurship": {
  "title": "Transformer une idée en entreprise",
  "plain": "Entrepreneuriat, travail autonome, coopératives",
  "paragraphs": [
   "Douze pots de gelée de piments attendaient sur la table pliante à neuf heures. À dix heures, plus un seul. Salma a maintenant une file devant elle, une table vide et des questions plein la tête. Combien demander pour un pot? A-t-elle le droit de cuisiner chez elle pour vendre? Qui paierait une plus grosse marmite? La recette, finalement, c’était le plus facile.",
   "Une entreprise peut naître dans un garage, un salon de coiffure, un labo ou un bateau de pêche. En solo ou en coopérative, il faut essayer l’idée pour vrai, puis corriger ce qui cloche. Un métier, un diplôme, deux étés derrière un comptoir : tout peut servir. Et pour les comptes, un contrat ou le premier prêt? D’autres savent faire. Demander de l’aide, ça s’apprend aussi."
  ],
  "alt": "Une ampoule rapiécée s’envole comme une montgolfière avec deux personnes dans la nacelle, pendant qu’une amie laisse filer la corde.",
  "subject": "Affaires, commerce et mathématiques",
  "question": "Au début, qu’avez-vous changé en écoutant les gens qui achetaient chez vous?",
  "careers": []
 },
 "learnForLife": {
  "title": "Aider à apprendre à tout âge",
  "plain": "Écoles, collèges, universités, tutorat",
  "paragraphs": [
   "Autour de la table de cuisine, ce soir, tout le monde a des devoirs. Lou, neuf ans, bute sur les fractions. Sa mère suit des cours du soir pour finir son secondaire. Son grand-père écrit une lettre en français, sa troisième langue. Il faudrait un dessin ici, du silence là. Et quelqu’un aimerait bien revoir la dernière étape, lentement.",
   "Une pizza coupée en huit, et voilà qu’une fraction devient claire. L’idée vient d’une enseignante, ou d’un tuteur qui a gardé ses notes de l’an dernier et toute sa patience. Une assistante, diplômée du collège, égaie l’heure du dîner. Une soudeuse enseigne la soudure. Un professeur prépare un cours pour des gens qui travaillent la nuit. Partout, on cherche où ça bloque, puis on essaie un autre chemin."
  ],
  "alt": "Sur une pile de livres géants, une diplômée en espadrilles brandit son diplôme entre un enfant et un travailleur plongés dans leur lecture.",
  "subject": "Études familiales et psychologie",
  "question": "Quand quelqu’un dit avoir compris, comment savez-vous si c’est vrai?",
  "careers": [
   "Enseignante ou enseignant au secondaire",
   "Enseignante ou enseignant au primaire",
   "Assistante ou assistant en éducation",
   "Éducatrice spécialisée ou éducateur spécialisé",
   "Professeure ou professeur au collégial",
   "Professeure ou professeur d’université",
   "Directrice ou directeur d’école",
   "Conseillère ou conseiller d’orientation en milieu scolaire",
   "Conceptrice ou concepteur de programmes d’études",
   "Tutrice ou tuteur scolaire",
   "Doyenne ou doyen de collège communautaire",
   "Surveillante ou surveillant du midi à l’école",
   "Auxiliaire d’enseignement à l’université"
  ]
 },
 "cleanPower": {
  "title": "Chauffer et éclairer sans polluer",
  "plain": "Électricité, énergie renouvelable, chauffage",
  "paragraphs": [
   "Un soir de janvier, dix-huit heures, moins trente. Dans la rue d’Anouk, fours, chauffage et douches partent en même temps. Le soleil est couché; sur le toit de l’école, les panneaux dorment. Pas un souffle de vent non plus. Aux portes de la ville, une vieille centrale brûle du mazout pour combler le manque, et elle fume. Tout le monde veut du courant à la fois. L’énergie propre suffira-t-elle?",
   "Deux défis : produire du courant propre et en dépenser moins. À Old Crow, au Yukon, la Première Nation des Gwitchin Vuntut a bâti un parc solaire : par beau temps, les moteurs diesel s’arrêtent. Ailleurs, des ingénieures planifient des éoliennes; un apprenti s’exerce à réparer une ligne en pleine poudrerie. D’autres soufflent de l’isolant dans les murs. Une technicienne, formée au collège, remplace des plinthes électriques par une thermopompe, plus économe."
  ],
  "alt": "Dans un village du Nord enneigé, sous un soleil bas, deux personnes posent le dernier panneau solaire d’une rangée; derrière, des maisons sur pilotis, éclairées, sans fumée.",
  "subject": "Physique et technologie de la construction",
  "question": "La nuit la plus froide de l’année, qu’est-ce qui doit tourner rond là où vous travaillez?",
  "careers": [
   "Ingénieure ou ingénieur en électricité",
   "Opératrice ou opérateur de centrale électrique",
   "Mécanicienne ou mécanicien de machines fixes",
   "Électricienne ou électricien de réseaux électriques",
   "Monteuse ou monteur de lignes électriques",
   "Installatrice ou installateur de panneaux solaires",
   "Mécanicienne ou mécanicien en chauffage et en climatisation",
   "Répartitrice ou répartiteur d’électricité",
   "Poseuse ou poseur d’isolants",
   "Technicienne ou technicien en géothermie",
   "Directrice ou directeur d’un service d’électricité",
   "Superviseure ou superviseur de centrale électrique",
   "Technicienne ou technicien en entretien d’éoliennes",
   "Gestionnaire de l’exploitation de bâtiments"
  ]
 },
 "screenMagic": {
  "title": "Faire croire à l’incroyable",
  "plain": "Cinéma, animation, jeux vidéo",
  "paragraphs": [
   "Le dragon, c’est une balle de tennis au bout d’un bâton. Toute l’équipe le sait, et Kofi aussi, qui doit lever des yeux émerveillés. La pluie sort d’un boyau d’arrosage. Le château est un drap vert, tendu dans un stationnement de Sudbury. Dans quelques mois, devant le grand écran ou manette en main, le public devra oublier tout ça et y croire.",
   "Une équipe de tournage, ça triche, avec soin. Le dragon est une balle sur un bâton? La cadreuse, formée sur les plateaux, s’approche : le bâton disparaît. Image par image, des artistes qui se connaissent du collège ajoutent des écailles et un sale caractère. Pour le jeu, un programmeur, bac en poche, réveille la bête. Un céleri cassé au micro : une branche craque. Rangée cinq, quelqu’un échappe son maïs soufflé."
  ],
  "alt": "Une artiste en fauteuil roulant dessine sur une tablette, et son trait devient un dragon vert qui surgit d’une image de film.",
  "subject": "Arts médiatiques et informatique",
  "question": "Quelle scène ou quel niveau de jeu vous a pris le plus de temps, et est-ce que ça paraît?",
  "careers": [
   "Réalisatrice ou réalisateur de films",
   "Monteuse ou monteur de films",
   "Opératrice ou opérateur de caméra",
   "Technicienne ou technicien du son",
   "Maquilleuse ou maquilleur",
   "Éclairagiste",
   "Animatrice ou animateur 2D et 3D",
   "Conceptrice ou concepteur de jeux vidéo",
   "Développeuse ou développeur de jeux vidéo",
   "Actrice ou acteur",
   "Projectionniste de cinéma"
  ]
 },
 "calmMinds": {
  "title": "Apaiser une tête pleine de soucis",
  "plain": "Santé mentale, thérapie, aide en cas de crise",
  "paragraphs": [
   "Deux heures du matin, et le cerveau de Marisol passe des reprises. Lundi, elle a répondu au salut de quelqu’un qui ne la saluait pas. À midi, plus personne n’y pensait. La nuit, ça revient, avec des soucis plus gros : les chicanes à la maison, l’amie qui ne répond plus. Pour un genou, elle saurait où aller. Pour la tête, par où commencer?",
   "L’aide, c’est parfois une chaise et quelqu’un qui écoute sans regarder l’heure. On en trouve à l’école, à l’hôpital et, la nuit, au téléphone, où des bénévoles répondent après des semaines de formation. Une psychologue étudie des années pour apprendre à écouter. Une médecin peut prescrire un médicament; un intervenant, formé au collège, accompagne quelqu’un qui arrête la drogue. Quand les mots manquent, l’argile ou le tambour peut aider."
  ],
  "alt": "Sous un croissant de lune, un jeune intervenant en fauteuil roulant enroule en pelote le fil jaune tout emmêlé au-dessus d’une adolescente.",
  "subject": "Psychologie et arts visuels",
  "question": "Que dites-vous, la première minute, à quelqu’un qui n’en a jamais parlé?",
  "careers": [
   "Psychologue",
   "Psychiatre",
   "Infirmière ou infirmier en santé mentale",
   "Psychothérapeute",
   "Thérapeute familiale ou thérapeute familial",
   "Conseillère ou conseiller en dépendances",
   "Art-thérapeute",
   "Travailleuse sociale ou travailleur social",
   "Intervenante ou intervenant en situation de crise",
   "Thérapeute par les loisirs"
  ]
 },
 "digitalShield": {
  "title": "Barrer la porte aux pirates du Web",
  "plain": "Cybersécurité, fraude sur Internet, réseaux",
  "paragraphs": [
   "Ding! « Votre colis est bloqué. Payez deux dollars pour le libérer. » Idris attend justement des patins, alors son pouce part tout seul. La page a l’air vraie : même logo, mêmes couleurs. Juste une lettre de trop dans l’adresse. Au bout de la ligne, quelqu’un pêche des numéros de carte. Le même hameçon flotte devant une grand-mère, une ligue de soccer et un hôtel de ville.",
   "Il existe des cambriolages honnêtes. À la demande des propriétaires, une équipe de cybersécurité essaie chaque fenêtre virtuelle, puis signale celle qui ferme mal. La responsable est passée par l’université; la dernière recrue a débuté en réparant l’ordi d’une cousine. Au collège, on apprend à protéger le réseau d’un hôpital. La police piste l’argent volé d’un pays à l’autre. Et quelqu’un nous apprend à y regarder à deux fois."
  ],
  "alt": "Deux mains tiennent un téléphone qui affiche un bouclier doré percé d’une serrure; de chaque côté pend un hameçon, appâté d’une enveloppe ou d’un cadeau.",
  "subject": "Informatique et mathématiques",
  "question": "Quel est le piège le plus rusé que vous ayez déjoué, et quel détail l’a trahi?",
  "careers": [
   "Analyste en cybersécurité",
   "Spécialiste des tests d’intrusion",
   "Spécialiste de la sécurité informatique",
   "Analyste de la qualité des systèmes informatiques",
   "Administratrice ou administrateur de réseau",
   "Directrice ou directeur des systèmes d’information",
   "Enquêteuse ou enquêteur en cybercriminalité",
   "Directrice ou directeur de la sécurité"
  ]
 },
 "wealth": {
  "title": "Cultiver ses économies",
  "plain": "Épargne, banque, placements, comptabilité",
  "paragraphs": [
   "Dès qu’on ouvre le congélateur, la fortune d’Abel nous tombe sur les pieds. Elle tient dans un pot de crème glacée : trois étés à tondre des pelouses, presque tout en monnaie. Son oncle lui conseille d’acheter des actions. Sa grand-mère ne jure que par la banque. Sa sœur offre de tout emprunter. Pendant ce temps, le prix du vieux camion qu’il vise grimpe. Que faire de cet argent?",
   "Les chiffres amusent bien des gens. Après un cours au collège, l’un tire une page bien claire d’une boîte pleine de reçus. Au guichet d’une caisse, une autre a appris à expliquer un prêt simplement. Une économiste suit les prix à la trace. D’autres décrochent un permis pour placer des épargnes ou aident une famille à acheter sa maison. Un ado avec un pot de monnaie? On l’écoute aussi."
  ],
  "alt": "Un écureuil arrose une plante née d’une pièce de monnaie enterrée, et des pièces dorées y poussent en guise de fleurs.",
  "subject": "Mathématiques et économie",
  "question": "Quelle est la plus belle chose que vous ayez vu faire avec très peu d’argent?",
  "careers": [
   "Planificatrice financière ou planificateur financier",
   "Courtière ou courtier en placements",
   "Analyste financière ou analyste financier",
   "Courtière ou courtier hypothécaire",
   "Directrice financière ou directeur financier",
   "Directrice ou directeur de banque",
   "Comptable",
   "Teneuse ou teneur de livres",
   "Caissière ou caissier de banque",
   "Agente ou agent de prêts",
   "Évaluatrice ou évaluateur d’entreprises",
   "Agente immobilière ou agent immobilier",
   "Économiste"
  ]
 },
 "firstSteps": {
  "title": "Donner un bon départ aux enfants",
  "plain": "Garderie, maternelle, santé des tout-petits",
  "paragraphs": [
   "Neuf minutes pour une botte. « Moi tout seul! » dit Nico, et il tire. Dehors, le reste de la garderie se roule déjà dans la neige. Nico a trois ans. La botte est au mauvais pied, la fermeture éclair est coincée, une mitaine a disparu dans la manche. N’importe qui l’habillerait en dix secondes. Le défi, c’est de le laisser gagner avant que la neige fonde.",
   "Une botte au mauvais pied? L’éducateur sort un autocollant : un ours. Un coup de ciseaux, une moitié sur chaque botte. Quand l’ours a toute sa tête, les bottes sont aux bons pieds. Ce tour-là s’apprend au collège, et les tout-petits en demandent toute la journée. Une médecin examine d’abord la gorge du toutou. Un nouveau brigadier scolaire retient quarante prénoms. Quelqu’un qui a six petits frères relit une histoire."
  ],
  "alt": "Bras en l’air, une petite fille grimpe sur des blocs géants vers un ourson en peluche; à genoux tout près, un éducateur à la barbe blonde tend les mains.",
  "subject": "Études familiales et biologie",
  "question": "Que faites-vous quand un enfant de trois ans dit non?",
  "careers": [
   "Éducatrice ou éducateur de la petite enfance",
   "Éducatrice ou éducateur en garderie",
   "Gardienne ou gardien d’enfants à domicile",
   "Travailleuse sociale ou travailleur social en protection de l’enfance",
   "Pédiatre",
   "Enseignante ou enseignant à la maternelle",
   "Brigadière ou brigadier scolaire",
   "Conductrice ou conducteur d’autobus scolaire"
  ]
 },
 "freshWater": {
  "title": "Garder l’eau bonne à boire",
  "plain": "Eau du robinet, rivières, puits, égouts",
  "paragraphs": [
   "Cette semaine, la rivière a la couleur du lait au chocolat. En fondant, la neige entraîne la boue, les feuilles mortes et ce qui coule des champs. Deux rues plus loin, à l’aréna, Noor remplit sa gourde et boit. C’est froid, clair, sans goût. Réussir ça chaque jour est un casse-tête, que l’eau vienne de l’aqueduc, d’un puits ou d’un camion-citerne.",
   "Garder l’eau propre, ça commence en bottes de pêche. Yusuf, qui a longtemps étudié les rivières, mesure ce que le courant apporte. Forer un puits s’apprend entre collègues. Une conduite éclate avant l’aube? Une équipe la déterre. Une autre débouche un égout : l’eau usée doit partir aussi. À l’usine, une technicienne refait une analyse apprise au collège. Son patron, venu pour un emploi d’été, a décroché son certificat en travaillant."
  ],
  "alt": "De l’eau brune traverse des cailloux et du sable, puis sort, claire, d’un robinet où trône une grenouille et remplit le verre d’une fille portant un implant cochléaire.",
  "subject": "Chimie et géographie",
  "question": "Quand l’eau change de goût du jour au lendemain, que vérifiez-vous en premier?",
  "careers": [
   "Opératrice ou opérateur de station de traitement de l’eau",
   "Hydrologue",
   "Technicienne ou technicien en hydrologie",
   "Ingénieure ou ingénieur en ressources hydriques",
   "Technicienne ou technicien en environnement",
   "Foreuse ou foreur de puits d’eau",
   "Entrepreneuse ou entrepreneur en plomberie",
   "Ouvrière ou ouvrier à l’entretien des réseaux d’eau",
   "Ouvrière ou ouvrier à l’entretien des égouts"
  ]
 },
 "soundAndStage": {
  "title": "Faire vibrer toute une salle",
  "plain": "Musique, danse, humour, spectacles",
  "paragraphs": [
   "Derrière le rideau, Priya écoute la salle se taire : une chaise qui grince, quelqu’un qui tousse, puis plus rien. Son violon est accordé, sa bouche est sèche. Dans un instant, la première note devra se rendre jusqu’à la dernière rangée, où un enfant bâille déjà. Pas de bouton pause, pas de deuxième prise. Un enregistrement se réécoute; la soirée, elle, n’aura lieu qu’une fois.",
   "Priya a appris son air de violon dans un party de cuisine. Une chorégraphe, qui a fait l’école de danse, a réglé chaque pas. Un menuisier a bâti un port de mer en contreplaqué. En coulisses, une habilleuse attend avec ses épingles. Au fond de la salle, un technicien qui a étudié le son au collège vérifie tout. Un placier, à son deuxième soir, guide les retardataires. Priya lève l’archet."
  ],
  "alt": "Entre deux rideaux rouges, une vedette chante à la guitare sous un projecteur, devant une foule où un enfant est juché sur des épaules.",
  "subject": "Musique, art dramatique et danse",
  "question": "Quand un pépin survient devant une salle pleine, comment sauvez-vous le spectacle?",
  "careers": [
   "Musicienne ou musicien",
   "DJ",
   "Compositrice ou compositeur",
   "Chorégraphe",
   "Danseuse ou danseur",
   "Humoriste",
   "Agente ou agent d’artistes",
   "Scénographe",
   "Technicienne ou technicien de sonorisation",
   "Habilleuse ou habilleur",
   "Professeure ou professeur de musique",
   "Préposée ou préposé aux billets",
   "Artiste de rue"
  ]
 },
 "outbreakReadiness": {
  "title": "Couper la route aux microbes",
  "plain": "Santé publique, infections, épidémies",
  "paragraphs": [
   "Samedi, à Medicine Hat, le tournoi de volleyball s’est terminé par un trophée et des quartiers d’orange. Mardi, la moitié de l’équipe est au lit, un seau à portée de main. Le chauffeur de l’autobus aussi, lui qui n’a pas touché aux oranges. Et une fille de l’équipe perdante. Qu’est-ce que tout ce monde a partagé? Un robinet? Une poignée de main? Le coupable est minuscule.",
   "La moitié d’une équipe est malade : l’enquête commence. Une infirmière téléphone à chaque famille et dessine qui a croisé qui. Un inspecteur passe un coton-tige sur les robinets et le trophée. Au labo, un technologiste diplômé du collège nomme le microbe : il était sur le trophée. Une diplômée en mathématiques calcule où il pourrait surgir. À l’hôpital, un préposé au nettoyage, formé sur place, ne lui laisse aucune cachette."
  ],
  "alt": "Un microbe vert et souriant fait tomber des dominos à visage humain; un homme aux gants jaunes les retient avant que tombe le dernier.",
  "subject": "Biologie et statistiques",
  "question": "Quelle éclosion vous a fait chercher le plus longtemps, et d’où venait-elle?",
  "careers": [
   "Épidémiologiste",
   "Médecin de santé publique",
   "Infirmière ou infirmier en prévention des infections",
   "Inspectrice ou inspecteur en santé publique",
   "Microbiologiste",
   "Biostatisticienne ou biostatisticien",
   "Technologiste de laboratoire médical",
   "Assistante ou assistant de laboratoire médical",
   "Agente ou agent de promotion de la santé",
   "Technicienne ou technicien en lutte antiparasitaire",
   "Préposée ou préposé à l’entretien ménager en milieu hospitalier"
  ]
 },
 "everyoneOnline": {
  "title": "Brancher la toute dernière maison",
  "plain": "Réseaux Internet, téléphone, radio et télé",
  "paragraphs": [
   "Quatre pour cent. Siku envoie sa vidéo de sciences depuis le souper; c’est l’heure de dormir. Dans son hameau, bien après le bout de la route, la tempête n’a épargné qu’une antenne. Ce soir, la clinique, le magasin et un match de hockey se la partagent. À Ottawa, sa cousine envoie un film le temps d’éternuer. Siku se brosse les dents, lentement, puis regarde. Cinq pour cent.",
   "Pour amener Internet à la dernière maison, une équipe pose un câble sous la mer; des apprenties soudent des fils de verre plus fins qu’un cheveu. Des ingénieurs conçoivent une meilleure antenne. Dans un hameau du Nunavut, une voisine formée sur place grimpe à la tour entre deux tempêtes et garde la radio en ondes. Au téléphone, une recrue aide à redémarrer un modem. Une vidéo de sciences arrive enfin."
  ],
  "alt": "Perchée sur un poteau près d’un corbeau, une monteuse de lignes, casque sur son hijab, tire un câble jusqu’à une maison enneigée, où une enfant attend et d’où monte un signal.",
  "subject": "Éducation technologique et géographie",
  "question": "Quel endroit a été le plus dur à brancher, et qui y attendait?",
  "careers": [
   "Installatrice ou installateur de lignes de télécommunications",
   "Technicienne ou technicien de matériel de télécommunications",
   "Technicienne ou technicien de tours de télécommunications",
   "Directrice ou directeur des télécommunications",
   "Ingénieure ou ingénieur en électronique",
   "Technologue en électronique",
   "Technicienne ou technicien en réseaux informatiques",
   "Technicienne ou technicien au soutien technique",
   "Technicienne ou technicien en radio et en télévision",
   "Entrepreneuse ou entrepreneur en électricité",
   "Agente ou agent de soutien Internet"
  ]
 },
 "moveGoods": {
  "title": "Livrer à toutes les portes",
  "plain": "Marchandises, camions, navires, entrepôts",
  "paragraphs": [
   "Depuis avril, Pauloosie attend un bateau. Dans son hameau du Nunavut, il ne passe que l’été, une fois la banquise partie. À bord, sous une motoneige et une montagne de couches, voyagent ses souliers de basket neufs. Pas de quai : les barges accostent avec la marée. Une étiquette de travers, et la boîte attendra un an. Autre souci : depuis avril, ses pieds ont grandi.",
   "Il en faut, du monde, pour que les souliers de basket de Pauloosie se rendent au Nunavut. Une acheteuse, diplôme de commerce au mur, les commande. À l’entrepôt, une équipe formée sur place attache les caisses. À l’école de marine, la capitaine a appris à contourner les glaces. Sur la plage, l’oncle de Pauloosie, qui connaît les marées, fait accoster les barges. Plus au sud, d’autres livrent des mangues."
  ],
  "alt": "Devant un navire chargé de conteneurs, une cariste apporte une boîte et un soulier rouge à un enfant en parka qui lève les bras.",
  "subject": "Géographie et technologie des transports",
  "question": "Quel envoi vous a donné le plus de fil à retordre, et comment est-il arrivé?",
  "careers": [
   "Directrice ou directeur du transport",
   "Superviseure ou superviseur de la chaîne d’approvisionnement",
   "Coordonnatrice ou coordonnateur en logistique",
   "Courtière ou courtier en douane",
   "Directrice ou directeur des achats",
   "Agente ou agent d’approvisionnement",
   "Commis à l’expédition et à la réception",
   "Commis à l’inventaire",
   "Cariste",
   "Camionneuse ou camionneur",
   "Capitaine de navire",
   "Débardeuse ou débardeur",
   "Messagère ou messager",
   "Chauffeuse-livreuse ou chauffeur-livreur"
  ]
 },
 "saferStreets": {
  "title": "Veiller sur nos rues",
  "plain": "Police, prévention du crime, prisons",
  "paragraphs": [
   "Des selles, seulement des selles. Quelqu’un les vole sur les vélos, derrière l’aréna, et la moitié de l’équipe de soccer rentre debout sur les pédales. Le premier jour, on rit. Mais le lampadaire est éteint depuis l’automne, et Camila fait maintenant un détour. Rien de grave. Pourtant, petit à petit, une rue peut cesser d’être la nôtre.",
   "Qui vole les selles des vélos? Une policière, arrivée tout droit de l’école de police, questionne et surtout écoute. Au labo, un chimiste change une trace en empreinte. C’étaient deux jeunes qui s’ennuyaient. Une intervenante jeunesse, formée au collège, leur tend des clés à molette. Les deux réparent chaque vélo. Une équipe répare un lampadaire. D’autres gardent un centre commercial ou dirigent une prison où l’on étudie."
  ],
  "alt": "La nuit, sous un lampadaire qui éclaire tout le trottoir, une policière et un enfant debout près de son vélo se tapent dans la main.",
  "subject": "Éducation à la citoyenneté et sciences",
  "question": "Quand une conversation a-t-elle mieux marché qu’un règlement?",
  "careers": [
   "Policière ou policier",
   "Détective de police",
   "Chef de police",
   "Technicienne ou technicien de laboratoire médico-légal",
   "Agente ou agent de probation",
   "Agente correctionnelle ou agent correctionnel",
   "Agente ou agent d’application des règlements municipaux",
   "Agente ou agent de sécurité",
   "Intervenante ou intervenant jeunesse",
   "Directrice ou directeur d’établissement correctionnel"
  ]
 },
 "wildSpaces": {
  "title": "Protéger nos voisins sauvages",
  "plain": "Conservation de la nature, animaux, parcs",
  "paragraphs": [
   "Première pluie douce d’avril : sur le chemin de l’Étang, les salamandres se mettent en marche. Longues comme une main, elles retournent à l’eau où elles sont nées. Mais une route passe au milieu. Avec une lampe de poche et un seau de plage, Cédric et sa tante font le taxi. Trente et une passagères jusqu’ici. L’orignal a le même souci, et aucun seau n’est assez grand.",
   "Pour que l’orignal traverse l’autoroute, on bâtit des ponts couverts d’herbe. Pistes, crottes et colliers émetteurs disent aux biologistes où les placer. À genoux tout l’été, un étudiant du collège compte les orchidées rares. Une équipe formée au travail sur corde grimpe soigner un vieux chêne. Une guide, qui a grandi au bord du lac, fait chuchoter un autobus de touristes. D’autres montrent à un hibou orphelin comment chasser."
  ],
  "alt": "Au passage piéton, un gardien de parc en veste orange lève un panneau d’arrêt rouge pendant qu’un orignal et une salamandre tachetée traversent.",
  "subject": "Biologie et éducation en plein air",
  "question": "Quel animal a déjà été plus rusé que vous, et comment?",
  "careers": [
   "Biologiste de la faune",
   "Botaniste",
   "Technicienne ou technicien de la faune",
   "Agente ou agent de conservation de la faune",
   "Garde-parc",
   "Guide naturaliste dans un parc",
   "Soigneuse ou soigneur d’animaux de zoo",
   "Arboricultrice ou arboriculteur",
   "Directrice ou directeur de zoo"
  ]
 },
 "visualIdeas": {
  "title": "Tout dire en une image",
  "plain": "Design, art, photo, publicité",
  "paragraphs": [
   "L’affiche de Nadia compte quatre-vingt-quatorze mots, et personne ne dépasse « perdue ». Dans un abribus de Moncton, elle raconte tout de sa tortue : son âge, ses goûts, sa carapace éraflée. Les gens regardent deux secondes, puis l’autobus arrive. Il y en a qui lisent l’anglais ou l’arabe, pas le français. Un monsieur fouille l’étang, où cette tortue n’irait jamais. Quelque part, sous une haie, Turbo marche toujours.",
   "Turbo la tortue est perdue, et un bon design le dit en deux secondes. L’illustratrice la dessine vingt fois, puis garde quatre traits : aux beaux-arts, on apprend surtout à effacer. Un photographe autodidacte trouve le cliché où Turbo a l’air d’une héroïne. À l’imprimerie, une apprentie tire l’affiche en grand. Quelqu’un vérifie les couleurs depuis un autobus en marche. Ailleurs, on dessine une bouilloire facile à saisir du premier coup."
  ],
  "alt": "Sur une échelle, une femme portant un foulard violet colle une grande image de tortue près d’une feuille pleine de mots; en bas, un enfant caresse la vraie.",
  "subject": "Arts visuels et technologie des communications",
  "question": "Qu’avez-vous enlevé de votre image la plus réussie, et pourquoi?",
  "careers": [
   "Graphiste",
   "Illustratrice ou illustrateur",
   "Technicienne ou technicien en graphisme",
   "Photographe",
   "Artiste peintre",
   "Designer industrielle ou designer industriel",
   "Directrice ou directeur artistique",
   "Directrice ou directeur de la publicité",
   "Technicienne ou technicien en préimpression",
   "Technicienne ou technicien de laboratoire photo",
   "Imprimeuse ou imprimeur d’affiches"
  ]
 },
 "agingWell": {
  "title": "Aider les gens à bien vieillir",
  "plain": "Soins aux personnes aînées, aide à domicile",
  "paragraphs": [
   "Mémère Rose triche aux cartes et, à quatre-vingt-six ans, elle ne se fait jamais prendre. Par contre, les boutons lui résistent, et l’escalier devient plus raide chaque hiver. Elle veut rester près de sa fenêtre, d’où elle compte les bateaux. Son petit-fils Reece passe après l’école, mais il a ses devoirs, et elle, des pieds à faire soigner. Comment aider quelqu’un sans décider à sa place?",
   "Toc, toc! Graham, formé en six mois, aide mémère Rose à prendre son bain et lui apporte les potins. Une infirmière diplômée du collège lui soigne les pieds, pour qu’elle puisse danser. Un médecin fait passer ses pilules de onze à six. Si la maison devient trop grande, un foyer peut être chaleureux : bonne soupe, cartes l’après-midi. Et quand une vie s’achève, on aide la famille à dire adieu."
  ],
  "alt": "Une dame aux cheveux blancs rit aux éclats sur une balançoire, les pieds en l’air, poussée par un préposé; sa canne pend à la branche.",
  "subject": "Études familiales et éducation à la santé",
  "question": "Que vous a appris quelqu’un de plus de quatre-vingts ans?",
  "careers": [
   "Préposée ou préposé aux soins en foyer",
   "Préposée ou préposé aux soins à l’hôpital",
   "Aide à domicile",
   "Superviseure ou superviseur des soins infirmiers",
   "Gériatre",
   "Podiatre",
   "Travailleuse sociale ou travailleur social en milieu hospitalier",
   "Animatrice ou animateur d’activités pour personnes aînées",
   "Directrice ou directeur de foyer de soins de longue durée",
   "Cuisinière ou cuisinier dans un foyer de soins",
   "Directrice ou directeur de funérailles"
  ]
 },
 "robotsAtWork": {
  "title": "Faire équipe avec des robots",
  "plain": "Automatisation, électronique, moteurs",
  "paragraphs": [
   "La trois centième caisse de pommes pèse autant que la première, mais les épaules de Danika ne sont pas d’accord. Derrière elle, dans cet entrepôt de Kelowna, un bras robotisé pourrait tout soulever. Il est fort et ne s’ennuie jamais. Seulement, il serre trop, se perd devant une étiquette déchirée et se fige dès que quelqu’un passe. Comme coéquipier, il n’est pas encore au point.",
   "Dans une bonne équipe, le travail se partage. Une ingénieure dessine une main de robot assez douce pour une pomme. Des apprenties boulonnent la machine et la branchent. Au bruit, une technicienne sait qu’une pièce est usée; ça lui a pris deux ans de collège et beaucoup d’écoute. D’autres ont appris à l’usine même à remonter les moteurs. Maintenant, le robot soulève tout. Danika vérifie : les pommes, elle connaît ça."
  ],
  "alt": "Une jeune ouvrière tient une caisse de pommes qui penche; l’une d’elles roule, et un bras robotisé, qui porte le même insigne, l’attrape.",
  "subject": "Physique et éducation technologique",
  "question": "Quel geste tout simple pour nous reste difficile pour un robot?",
  "careers": [
   "Ingénieure ou ingénieur en robotique",
   "Ingénieure ou ingénieur en mécatronique",
   "Technicienne ou technicien en robotique",
   "Technicienne ou technicien en instrumentation industrielle",
   "Mécanicienne industrielle ou mécanicien industriel",
   "Électricienne industrielle ou électricien industriel",
   "Réparatrice ou réparateur de moteurs électriques",
   "Ajusteuse ou ajusteur de machines",
   "Assembleuse ou assembleur de matériel électronique",
   "Monteuse ou monteur de moteurs électriques",
   "Superviseure ou superviseur en fabrication électronique"
  ]
 },
 "goodJobs": {
  "title": "Rendre le travail juste et sûr",
  "plain": "Ressources humaines, travail de bureau",
  "paragraphs": [
   "Sur le porte-nom de Luz, on lit « Gary ». C’était le dernier du tiroir, en ce premier samedi dans une pépinière du Nebraska. Son tablier lui descend aux chevilles. Personne ne lui a montré à soulever un sac de terre, ni dit à quelle heure on mange. Le patron est gentil, mais il parle dans deux téléphones à la fois. Et la sortie de secours? Quelque part derrière les cactus.",
   "Un bon emploi, ça se construit. Dans une pépinière, une gestionnaire tout juste sortie du collège montre aux recrues comment soulever un sac, avant le premier sac lourd. Un commis, qui a débuté à l’accueil, vérifie que chaque heure est payée. Si la direction et l’équipe ne s’entendent plus, une femme venue du syndicat les aide à se parler. Et les cactus qui bloquaient la sortie de secours? Déménagés."
  ],
  "alt": "Sous un casque géant où rebondissent une clé et une brique, trois personnes, dont une avec une prothèse de main, debout sur un niveau bien droit, tiennent chacune la même pièce d’or.",
  "subject": "Affaires, commerce et éducation à la citoyenneté",
  "question": "Là où vous travaillez, quelle règle existe parce que quelqu’un a osé parler?",
  "careers": [
   "Directrice ou directeur des ressources humaines",
   "Agente ou agent des relations du travail",
   "Spécialiste de la formation en milieu de travail",
   "Recruteuse ou recruteur",
   "Conseillère ou conseiller en développement de carrière",
   "Agente ou agent de santé et de sécurité au travail",
   "Responsable de la paie",
   "Commis aux ressources humaines",
   "Adjointe ou adjoint de direction",
   "Adjointe administrative ou adjoint administratif",
   "Commis de bureau",
   "Réceptionniste",
   "Superviseure ou superviseur de bureau",
   "Consultante ou consultant en gestion"
  ]
 },
 "fairJustice": {
  "title": "Écouter avant de juger",
  "plain": "Droit, tribunaux, règlement de conflits",
  "paragraphs": [
   "Andrei a lavé des autos pendant dix samedis; on lui en a payé huit. Le patron garde le reste pour remplacer un boyau : Andrei l’a brisé, dit-il. En a-t-il le droit? Andrei répond que le boyau fuyait déjà. Les deux semblent sincères. Le formulaire pour régler ça compte quatorze pages. Sa mère, qui lit le roumain bien plus vite que le français, a souligné la moitié des mots.",
   "Une parajuriste tout juste sortie du collège résume quatorze pages de formulaire en quatre questions claires. Au tribunal, le greffier, qui a débuté au comptoir, sort le dossier. Quelqu’un note chaque mot, et la juge, longtemps avocate, entend un côté, puis l’autre. Souvent, on ne se rend pas jusque-là. Une médiatrice s’assoit avec un laveur d’autos et son patron. Une vieille facture de réparation règle tout : le boyau fuyait déjà."
  ],
  "alt": "Une juge à lunettes, appareil auditif à l’oreille, tend les bras comme une balance; un éléphant et une souris s’équilibrent, avec des bulles de même taille.",
  "subject": "Droit et français",
  "question": "Quand l’autre version d’une histoire vous a-t-elle fait changer d’idée?",
  "careers": [
   "Avocate ou avocat",
   "Juge",
   "Parajuriste",
   "Adjointe ou adjoint juridique",
   "Greffière ou greffier de tribunal",
   "Sténographe judiciaire",
   "Officière ou officier du shérif",
   "Médiatrice ou médiateur",
   "Agente ou agent des droits de la personne"
  ]
 },
 "feedEveryone": {
  "title": "Remplir toutes les assiettes",
  "plain": "Agriculture, serres, usines alimentaires",
  "paragraphs": [
   "Cette laitue a voyagé plus loin que Caleb dans toute sa vie. Partie d’un champ au chaud, elle a pris trois camions en cinq jours. Elle arrive à Hay River, aux Territoires du Nord-Ouest, les feuilles brunies. Ici, le potager dort sous la neige jusqu’en mai. Loin au sud, une ferme a le problème inverse : en juillet, toutes ses fraises mûrissent la même semaine, et la pluie s’en vient.",
   "Nourrir les gens, c’est une course à relais. À l’université, quelqu’un crée un haricot pour les étés courts. À Gjoa Haven, au Nunavut, une équipe technique inuite cultive des tomates en février, dans des conteneurs alimentés surtout par le vent et le soleil. Une moissonneuse tousse à minuit? Une mécanicienne, initiée à l’atelier de l’école, accourt. Des gens cueillent les fraises mûres; l’usine les congèle le jour même. Qu’il pleuve!"
  ],
  "alt": "Deux mains tiennent fourchette et couteau autour d’une assiette où quelqu’un conduit un tracteur rouge dans le blé, au-dessus de rangs de choux et de carottes.",
  "subject": "Biologie et agriculture",
  "question": "Que vous fait faire la météo que les gens de la ville ne devineraient jamais?",
  "careers": [
   "Agricultrice ou agriculteur",
   "Gestionnaire de serre",
   "Agronome",
   "Ingénieure ou ingénieur agricole",
   "Surveillante ou surveillant de ferme",
   "Conductrice ou conducteur de machinerie agricole",
   "Mécanicienne ou mécanicien de machinerie agricole",
   "Manœuvre de serre",
   "Cueilleuse ou cueilleur de fruits",
   "Opératrice ou opérateur en transformation des aliments",
   "Bouchère industrielle ou boucher industriel",
   "Superviseure ou superviseur en transformation des aliments",
   "Manœuvre en transformation des aliments"
  ]
 },
 "spacesWeLove": {
  "title": "Créer des lieux où l’on est bien",
  "plain": "Architecture, design, jardins, villes",
  "paragraphs": [
   "Devant l’école, le banc regarde un mur de briques. Depuis toujours. Le midi, on s’assoit plutôt sur le trottoir, au soleil. L’allée pavée, bien droite, ne sert à personne : un sentier de boue coupe par la pelouse. Les jours de pluie, on mange dans l’escalier, entre le mur et le tuba de Wei. Rien de laid. Mais personne n’a demandé l’avis des élèves.",
   "D’abord, observer : où passent les gens, où tombe la lumière, qui n’a nulle part où s’asseoir. Malgré toutes ses années d’université, l’architecte se fie à un raccourci de boue : l’allée passera là. Un jardinier, qui a appris râteau en main, plante un érable pour des élèves encore à naître. Des apprenties posent une haute fenêtre et des carreaux clairs. Une designer retourne un banc. Maintenant, il fait face au soleil."
  ],
  "alt": "Entre des immeubles ternes, quelqu’un déroule un jardin comme un tapis au revers rouge : un arbre, des fleurs, deux personnes sur un banc, une autre avec une canne blanche.",
  "subject": "Arts visuels et géographie",
  "question": "Quel lieu les gens ont-ils adopté d’une façon que vous n’aviez pas prévue?",
  "careers": [
   "Architecte",
   "Architecte paysagiste",
   "Urbaniste",
   "Designer d’intérieur",
   "Technologue en architecture",
   "Technicienne ou technicien en aménagement paysager",
   "Entrepreneuse ou entrepreneur en aménagement paysager",
   "Préposée ou préposé à l’entretien des terrains",
   "Vitrière ou vitrier",
   "Carreleuse ou carreleur",
   "Fleuriste"
  ]
 },
 "moveAndMend": {
  "title": "Remettre le corps en mouvement",
  "plain": "Physiothérapie, blessures, membres artificiels",
  "paragraphs": [
   "La scie bourdonne, le plâtre s’ouvre, et il en sort une jambe qui semble appartenir à quelqu’un de plus petit. Winona la fixe, puis éclate de rire. Maigre, raide, drôlement poilue : il y a six semaines, c’était la jambe la plus rapide de l’équipe de crosse. Aujourd’hui, elle proteste à chaque marche. Et l’ascenseur de l’école, évidemment, est en panne.",
   "Un corps se remet petit à petit, en bonne compagnie. Une chirurgienne visse un os. Un massothérapeute a appris au collège à trouver le nœud dans un muscle. À l’établi, une débutante ponce l’intérieur d’une jambe artificielle jusqu’à ce qu’elle ne pince plus. Avec sa physiothérapeute, Winona plie son genou raide dix fois, puis dix autres. Un apprenti finit par réparer l’ascenseur de l’école. Trop tard : Winona monte déjà l’escalier."
  ],
  "alt": "Une coureuse à la prothèse rouge saute une haie faite de deux béquilles et d’une barre rayée; un thérapeute portant un turban l’acclame, bras levés.",
  "subject": "Éducation physique et biologie",
  "question": "Quel premier pas, ou quel premier geste, vous revient encore en tête?",
  "careers": [
   "Physiothérapeute",
   "Ergothérapeute",
   "Kinésiologue",
   "Chiropraticienne ou chiropraticien",
   "Massothérapeute",
   "Acupunctrice ou acupuncteur",
   "Prothésiste",
   "Technicienne ou technicien en orthèses",
   "Assistante ou assistant en physiothérapie",
   "Aide en réadaptation",
   "Chirurgienne ou chirurgien orthopédiste",
   "Ingénieure biomédicale ou ingénieur biomédical",
   "Mécanicienne ou mécanicien d’ascenseurs"
  ]
 },
 "spaceAndSky": {
  "title": "Explorer le ciel et en revenir",
  "plain": "Aviation, aéroports, espace, astronomie",
  "paragraphs": [
   "Un voyant pas plus gros qu’une tache de rousseur brille dans le poste de pilotage. Personne ne quitte Yellowknife. L’équipe de badminton de Leila attend sur ses sacs. Attendent aussi un gâteau de noces, un divan et un chat qui donne son avis. Tout là-haut, un satellite glisse devant les aurores boréales. Monter, c’est merveilleux. Redescendre, c’est obligatoire. Le petit voyant dit-il vrai?",
   "À Yellowknife, une mécanicienne formée dans le Nord suit un fil derrière un voyant allumé. Le voyant disait vrai : elle change une pièce grosse comme un sou. Un bagagiste, à son premier mois, attache un gâteau de noces. Ailleurs, des gens rivettent des ailes, orientent un satellite ou étudient longtemps de quoi sont faites les étoiles. Le pilote vérifie : plus de voyant. Tout le monde embarque, même un chat bavard."
  ],
  "alt": "De dos, une employée d’aéroport lève deux bâtons lumineux pour guider un avion, un chat à côté du pilote, sous une planète, un satellite et des étoiles.",
  "subject": "Physique et mathématiques",
  "question": "Quel tout petit détail a déjà tout cloué au sol, et qui l’a remarqué?",
  "careers": [
   "Ingénieure ou ingénieur en aérospatiale",
   "Astronome",
   "Physicienne ou physicien",
   "Pilote de ligne",
   "Contrôleuse aérienne ou contrôleur aérien",
   "Mécanicienne ou mécanicien d’aéronefs",
   "Technicienne ou technicien en avionique",
   "Monteuse ou monteur d’aéronefs",
   "Inspectrice ou inspecteur de la sécurité des aéronefs",
   "Préposée ou préposé d’aire de trafic à l’aéroport",
   "Technicienne ou technicien de drones",
   "Agente ou agent de fret aérien"
  ]
 },
 "localBusiness": {
  "title": "Ranimer la rue principale",
  "plain": "Commerces, vente, marketing",
  "paragraphs": [
   "Gladys porte le même imperméable jaune depuis la troisième année de Rémi. C’est le mannequin du dernier magasin de chaussures de la ville, et tout le monde la salue. Presque personne n’entre. Les gens passent, le nez sur leur téléphone, et commandent leurs bottes à trois provinces d’ici. Ce matin, elle a une pancarte au cou : « Entrez donc. Je connais votre pointure. »",
   "Que vont chercher les gens à deux heures de route? Une vendeuse de chaussures, formée à la caisse, le leur demande; vendredi, c’est en magasin. Un étudiant en design offre au mannequin un manteau neuf et une tempête de neige en papier. Une diplômée en marketing prévient toute la vallée. D’autres blaguent à la pompe à essence ou vendent du maïs chaud. Une rue revit petit à petit."
  ],
  "alt": "Un mannequin en imperméable jaune salue depuis une vitrine; le marchand fait signe d’entrer, et un chien tire vers la porte sa maîtresse, penchée sur son téléphone.",
  "subject": "Affaires, commerce et arts visuels",
  "question": "À quoi devinez-vous ce qu’une personne cherche avant qu’elle le dise?",
  "careers": [
   "Gérante ou gérant de magasin",
   "Superviseure ou superviseur de magasin de détail",
   "Vendeuse ou vendeur en magasin",
   "Étalagiste",
   "Acheteuse ou acheteur pour le commerce de détail",
   "Caissière ou caissier",
   "Garnisseuse ou garnisseur de tablettes",
   "Représentante commerciale ou représentant commercial",
   "Directrice ou directeur des ventes",
   "Directrice ou directeur du marketing",
   "Analyste en études de marché",
   "Vendeuse ambulante ou vendeur ambulant",
   "Pompiste",
   "Spécialiste des ventes techniques"
  ]
 },
 "belongTogether": {
  "title": "Faire une place à tout le monde",
  "plain": "Inclusion, immigration, langues",
  "paragraphs": [
   "Une feuille collée sur la porte du gymnase annonce le basket du mercredi. Dev, arrivé en ville cet été, la lit deux fois. Il apprend encore le français. À l’intérieur, Maya joue déjà. Elle est sourde et n’entend pas le sifflet, alors elle est toujours la dernière à s’arrêter. Ce n’est pas méchant. Personne n’y a pensé, c’est tout.",
   "Qui a-t-on oublié? Y penser, c’est un métier. Un voisin qui a grandi avec la langue de Dev l’ajoute à la feuille d’inscription. Maya, qui est sourde, explique son idée avec une interprète formée au collège : un drapeau à chaque coup de sifflet. D’autres enseignent la conduite sur glace aux familles immigrantes ou aident une communauté religieuse à partager sa salle. Une avocate forme une entreprise à embaucher sans préjugés."
  ],
  "alt": "Près d’un garçon en fauteuil roulant, une ado voilée tapote la place libre de son banc pour un jeune qui salue; deux bulles sont écrites, la troisième est signée.",
  "subject": "Langues et sciences humaines",
  "question": "Qui vous a fait voir un obstacle que vous n’aviez jamais remarqué?",
  "careers": [
   "Intervenante ou intervenant auprès des personnes immigrantes",
   "Interprète en langue des signes",
   "Traductrice ou traducteur",
   "Monitrice ou moniteur de conduite",
   "Chef religieuse ou chef religieux",
   "Responsable de l’enseignement religieux",
   "Agente ou agent d’équité en emploi",
   "Directrice ou directeur de centre communautaire",
   "Animatrice ou animateur de loisirs communautaires"
  ]
 },
 "livingOceans": {
  "title": "Pêcher sans vider la mer",
  "plain": "Poissons, coquillages, science des océans",
  "paragraphs": [
   "Personne à bord ne dit un mot quand le plus beau homard du matin retourne à l’eau. Teagan n’en revient pas : il était énorme! Sa tante, la capitaine, lui montre le suivant. Sous la queue, des milliers d’œufs, comme de petites baies noires. Les mères rentrent à la maison, tous les équipages de Caraquet le savent. Malgré tout, certaines années, les casiers remontent presque vides.",
   "Combien la mer peut-elle donner? Une scientifique, après un doctorat, prend sa température et compte ce qui y vit. Elle consulte aussi les capitaines, qui savent ce qu’aucune carte ne montre. À l’usine, les recrues apprennent à emballer vite, pour ne rien perdre. Une agente contrôle les prises, un plongeur inspecte les moules, les casiers laissent sortir les petits homards. Tout homard qui porte des œufs rentre chez lui."
  ],
  "alt": "Penchée hors de son bateau, une capitaine en ciré jaune remet un gros homard bleu-vert, des œufs foncés sous la queue, dans une mer pleine de poissons.",
  "subject": "Biologie et géographie",
  "question": "De quoi la mer a-t-elle l’air, les jours où vous décidez de rester à quai?",
  "careers": [
   "Océanographe",
   "Agente ou agent des pêches",
   "Capitaine de bateau de pêche",
   "Pêcheuse commerciale ou pêcheur commercial",
   "Matelot de bateau de pêche",
   "Gestionnaire en aquaculture",
   "Ouvrière ou ouvrier en aquaculture",
   "Ouvrière ou ouvrier d’usine de poisson",
   "Manœuvre en transformation du poisson",
   "Officière mécanicienne ou officier mécanicien de marine",
   "Biologiste de la vie marine",
   "Scaphandrière ou scaphandrier",
   "Récolteuse ou récolteur de coquillages"
  ]
 },
 "craftAndFashion": {
  "title": "Façonner une pièce unique",
  "plain": "Design de mode, métiers d’art, meubles",
  "paragraphs": [
   "Les poches se vident dès qu’on s’assoit. Quentin, qui se déplace en fauteuil roulant, en a semé, des clés. Le bal est en juin, et les complets du magasin sont taillés pour des gens debout. Son oncle sort un ruban à mesurer et une couverture de laine couleur prune. « On va t’en faire un. » Quentin lève les ciseaux au-dessus du tissu. Un coup de ciseaux, ça ne s’annule pas.",
   "Épingler, coudre, découdre, recoudre : une tailleuse apprend auprès d’un vieux tailleur. Après une école de design, quelqu’un dessine un manteau jamais vu. Au collège, on souffle le verre ou on tourne l’argile. À l’usine, un débutant apprivoise un métier à tisser. Une apprentie ponce une table jusqu’à la rendre soyeuse. Le complet de Quentin, coupé pour un fauteuil roulant, a des poches aux manches. Tout le monde en veut."
  ],
  "alt": "Une fille souriante, une prothèse à la jambe, déploie les manches d’un manteau multicolore; une jeune couturière en épingle l’ourlet, devant des vestons tous pareils.",
  "subject": "Couture, travail du bois et arts plastiques",
  "question": "Quelle erreur avez-vous gardée parce qu’elle embellissait la pièce?",
  "careers": [
   "Designer de mode",
   "Patronnière ou patronnier de vêtements",
   "Tailleuse ou tailleur de vêtements",
   "Opératrice ou opérateur de machine à coudre",
   "Tisserande ou tisserand",
   "Bijoutière ou bijoutier",
   "Potière ou potier",
   "Souffleuse ou souffleur de verre",
   "Ébéniste",
   "Finisseuse ou finisseur de meubles",
   "Opératrice ou opérateur de machine à bois",
   "Coupeuse ou coupeur de tissus",
   "Mouleuse ou mouleur de produits en argile"
  ]
 },
 "healthyEating": {
  "title": "Donner envie de bien manger",
  "plain": "Nutrition, science des aliments, cafétérias",
  "paragraphs": [
   "Le bac à compost mange mieux que tout le monde dans cette cafétéria du Minnesota. Chaque midi, il avale des carottes, des lentilles et de belles pommes. À quatorze heures, Tomasz et la moitié de sa classe piquent du nez : les croustilles, ça ne mène pas loin. Tout est pourtant frais, peu salé, pas cher. Seulement, le dîner est gris, et il goûte gris.",
   "Personne ne mange le dîner gris de l’école. La cuisinière en chef, qui a commencé à la plonge, invite donc les élèves à goûter. Trois chilis, un gagnant : cannelle et carottes rôties. Le diététiste a fait l’université; il adapte le menu aux allergies, à une religion, à l’entraînement de soccer. Dans un labo du collège, on cherche une croustille qui craque, moins salée. Au champ, une inspectrice vérifie les haricots."
  ],
  "alt": "Un cuisinier tient un cornet géant : une tomate et un brocoli pour boules, une carotte plantée à côté; un ado à la cuillère, appareil auditif à l’oreille, sort la langue.",
  "subject": "Alimentation et chimie",
  "question": "Quel plat a raté sa première dégustation, et comment l’avez-vous sauvé?",
  "careers": [
   "Diététiste",
   "Nutritionniste",
   "Scientifique en alimentation",
   "Technologue en alimentation",
   "Inspectrice ou inspecteur de produits agricoles",
   "Vérificatrice ou vérificateur de produits alimentaires",
   "Superviseure ou superviseur des services alimentaires",
   "Aide de cuisine",
   "Cuisinière ou cuisinier de cafétéria scolaire"
  ]
 },
 "appsForPeople": {
  "title": "Créer des applis sans casse-tête",
  "plain": "Programmation, design Web, aide informatique",
  "paragraphs": [
   "Démonter un tracteur, monsieur Minh sait faire. Mais l’appli de l’autobus le bat à plate couture. Les lettres sont minuscules, et son pouce, large comme une cuillère, tombe toujours à côté. Il demande un billet pour Brandon; on lui en propose un pour Boston. Il rend le téléphone à sa petite-fille Kim et va réchauffer le camion. A-t-on essayé ça avec du vrai monde?",
   "Une bonne appli commence loin du clavier. Pour un projet du collège, Ngozi s’assoit à côté d’un agriculteur et note chaque soupir. Une programmeuse qui a appris à la bibliothèque et un collègue diplômé de l’université refont chaque écran. Les boutons grossissent, les mots se simplifient. L’équipe d’essai, dont un membre est aveugle, s’en sert en mitaines et au soleil. Si quelqu’un se perd, une vraie personne répond au téléphone."
  ],
  "alt": "Un téléphone grand comme une maison ouvre sa porte; quelqu’un à la canne blanche accueille un vieil homme avec sa canne et une fille en fauteuil roulant sur une rampe.",
  "subject": "Informatique et français",
  "question": "Quel usage imprévu quelqu’un a-t-il fait de votre appli?",
  "careers": [
   "Développeuse ou développeur de logiciels",
   "Programmeuse ou programmeur informatique",
   "Développeuse ou développeur Web",
   "Conceptrice ou concepteur de sites Web",
   "Testeuse ou testeur de logiciels",
   "Analyste de systèmes informatiques d’entreprise",
   "Directrice ou directeur du développement de logiciels",
   "Technicienne ou technicien en assistance informatique",
   "Rédactrice ou rédacteur technique"
  ]
 },
 "welcomeVisitors": {
  "title": "Accueillir les gens de passage",
  "plain": "Tourisme, hôtels, voyages, événements",
  "paragraphs": [
   "Nuageux jusqu’à jeudi, dit la météo. Ce soir, douze touristes d’Osaka débarquent à Whitehorse. Ils ont traversé un océan pour voir danser des lumières vertes, et leur avion repart mercredi. Leurs valises, avec toutes les mitaines, sont restées à Vancouver. Shayla, qui aide son père à l’auberge après l’école, lève les yeux : gris partout. Que faire de douze personnes gelées et d’un ciel bouché?",
   "Douze touristes atterrissent; leurs valises, non. Les mitaines d’abord : douze paires attendent déjà au comptoir. La réceptionniste, étudiante en tourisme, retrouve les bagages en trois appels. À l’auberge, une cuisinière diplômée sert un festin. Son frère a appris de leurs parents, sur le territoire, le métier de guide. Près du feu, il verse le thé et raconte les histoires de la famille. Vers minuit, le ciel s’ouvre : des aurores boréales!"
  ],
  "alt": "Une valise rouge géante sert d’hôtel, fenêtres éclairées; à la porte, un homme en bleu ouvre les bras à une voyageuse avec son sac et à un enfant.",
  "subject": "Langues et géographie",
  "question": "Quel voyage mal parti avez-vous réussi à sauver, et comment?",
  "careers": [
   "Directrice ou directeur d’hôtel",
   "Réceptionniste d’hôtel",
   "Responsable de l’entretien ménager d’un hôtel",
   "Préposée ou préposé aux chambres",
   "Bagagiste d’hôtel",
   "Agente ou agent de voyages",
   "Guide touristique",
   "Guide de plein air",
   "Agente ou agent de bord",
   "Agente ou agent de billetterie aérienne",
   "Organisatrice ou organisateur d’événements",
   "Concierge à l’accueil d’un hôtel",
   "Préposée ou préposé de parc d’attractions",
   "Préposée ou préposé à l’information touristique"
  ]
 },
 "supportNetworks": {
  "title": "Être là quand ça va mal",
  "plain": "Services sociaux, dons, entraide communautaire",
  "paragraphs": [
   "Des crêpes un mardi? L’usine a fermé : le père de Lena est à la maison. Il les fait sauter beaucoup trop haut. Ensuite, il s’assoit devant un formulaire, et il y reste. De l’autre côté du couloir, Sam, qui a la trisomie 21, veut un logement à lui et quelqu’un à appeler au besoin. Un peu d’aide suffirait, si elle venait à temps.",
   "Quand une usine ferme, Ahmed, des services sociaux, lit les formulaires avec les gens et trouve une aide oubliée. Il a un diplôme; il a aussi déjà perdu son emploi. Une conseillère diplômée de l’université les aide à retrouver du travail. Sam, qui a la trisomie 21, est prêt pour son premier logement. Après une courte formation, son accompagnateur sait quand s’effacer. Sam fait cuire un œuf. Parfait."
  ],
  "alt": "Au fond d’un trou, quelqu’un, assis près d’un père et de sa fille, tient la main du père; une autre personne descend une lanterne, une troisième tient l’échelle.",
  "subject": "Psychologie et sciences humaines",
  "question": "Quel petit coup de main a finalement compté le plus?",
  "careers": [
   "Intervenante ou intervenant en foyer de groupe",
   "Travailleuse ou travailleur communautaire",
   "Agente ou agent d’assurance-emploi",
   "Directrice ou directeur d’un organisme de bienfaisance",
   "Responsable de collectes de fonds",
   "Chercheuse ou chercheur en politiques sociales",
   "Accompagnatrice ou accompagnateur de personnes handicapées",
   "Conseillère ou conseiller en réadaptation professionnelle",
   "Intervieweuse ou intervieweur pour sondages"
  ]
 },
 "healthyForests": {
  "title": "Couper du bois, garder la forêt",
  "plain": "Foresterie, reboisement, scieries, papier",
  "paragraphs": [
   "Compte les arbres dans la chambre de Dylan : le lit, la guitare, deux cents bandes dessinées et la boîte de pizza qu’il devait sortir. Les autres sont dehors, épinettes et pins, sur toute la colline. La scierie de sa mère en a besoin. Le lynx aussi, le ruisseau aussi, et la moitié du village le dimanche. Une épinette pousse en soixante-dix étés et tombe en une minute.",
   "Après des années d’université, une ingénieure forestière choisit quoi couper et quoi laisser aux chouettes. Un conducteur, qui s’est exercé sur un simulateur au collège, mène une machine énorme. Elle dépose un tronc aussi doucement qu’un œuf. Planter, c’est se pencher mille fois par jour. Quand la foudre allume un feu, des équipes lui barrent la route. À la scierie, les recrues apprennent comment les retailles deviennent du papier."
  ],
  "alt": "Un crayon géant pousse parmi les arbres; près d’une souche, une jeune personne à lunettes, une prothèse à la jambe, vient de planter une petite épinette.",
  "subject": "Biologie et travail du bois",
  "question": "Comment choisissez-vous l’arbre à laisser debout?",
  "careers": [
   "Ingénieure forestière ou ingénieur forestier",
   "Technicienne ou technicien en foresterie",
   "Pompière forestière ou pompier forestier",
   "Travailleuse ou travailleur sylvicole",
   "Planteuse ou planteur d’arbres",
   "Surveillante ou surveillant en exploitation forestière",
   "Conductrice ou conducteur de machines d’abattage d’arbres",
   "Opératrice ou opérateur de scie à chaîne",
   "Opératrice ou opérateur de machine de scierie",
   "Classeuse ou classeur de bois d’œuvre",
   "Opératrice ou opérateur de procédés en usine de pâte à papier",
   "Opératrice ou opérateur de machine à papier",
   "Manœuvre de scierie"
  ]
 },
 "tasteMakers": {
  "title": "Servir un repas qui vaut le détour",
  "plain": "Cuisine, pâtisserie, cafés et restaurants",
  "paragraphs": [
   "Quatorze personnes font la file dans le vent, derrière une station-service de la Saskatchewan. Elles ont roulé une heure pour une soupe. Le bouillon de M. Tran mijote toute la nuit, et Farah, au comptoir le samedi, sait qui prend double lime. Aujourd’hui, pas de lime : le camion est pris dans la neige. Il faut un goût acide avant midi. Farah sort du congélateur un sac de rhubarbe.",
   "Pas de lime pour la soupe? De la rhubarbe, alors. Bien manger tient à de petits choix. M. Tran, qui prépare cette soupe, a commencé par laver les chaudrons. Ailleurs, une cheffe tout juste diplômée choisit le poisson à l’aube; un apprenti pétrit la pâte. D’autres coupent la viande, font mousser le lait, surveillent la bière de gingembre. Quelqu’un réserve la table du coin pour un premier rendez-vous."
  ],
  "alt": "Derrière un bol de soupe géant, une cuisinière aux cheveux gris sourit; des baguettes soulèvent des nouilles, dont une déborde et devient une route où roulent un autobus et une auto.",
  "subject": "Alimentation et chimie",
  "question": "Qui vous a appris votre meilleure recette, et qu’y avez-vous changé?",
  "careers": [
   "Chef cuisinière ou chef cuisinier",
   "Cuisinière ou cuisinier",
   "Boulangère-pâtissière ou boulanger-pâtissier",
   "Bouchère ou boucher",
   "Poissonnière ou poissonnier",
   "Directrice ou directeur de restaurant",
   "Serveuse ou serveur de restaurant",
   "Pâtissière ou pâtissier",
   "Hôtesse ou hôte de restaurant",
   "Barista",
   "Fromagère ou fromager"
  ]
 },
 "medicalDiscovery": {
  "title": "Percer les mystères du corps",
  "plain": "Recherche médicale, génétique, radiographies",
  "paragraphs": [
   "Certains matins, le réveil sonne, Kai s’assoit et tombe dans les pommes. Un jour, le téléphone a fait le même effet à son oncle. Dans la famille, on raconte encore cette histoire. À la clinique, rien. Le cœur bat bien, le sang est normal. Et Kai va bien, jusqu’à la prochaine sonnerie. L’indice est plus petit que tout ce qu’on a examiné jusqu’ici.",
   "Kai s’évanouit quand son réveil sonne, alors on cherche. Une technologue, formée au collège, change chaque battement en ligne ondulée. Un collègue filme le cœur par ultrasons. Une assistante, toute nouvelle, étiquette le sang. À l’université, une chercheuse trouve une faute d’orthographe dans un gène. Quelqu’un l’explique à la famille; des volontaires aident à tester un comprimé. Kai le prend maintenant, et son réveil s’allume au lieu de sonner."
  ],
  "alt": "Un garçon souriant tient devant lui un écran de radiographie; il manque à son cœur une pièce de casse-tête, qu’une technologue au hijab bleu apporte.",
  "subject": "Biologie et physique",
  "question": "Quand les examens ne montrent rien mais que ça ne va toujours pas, que tentez-vous?",
  "careers": [
   "Généticienne ou généticien",
   "Coordonnatrice ou coordonnateur de recherche clinique",
   "Biochimiste",
   "Conseillère ou conseiller en génétique",
   "Chirurgienne ou chirurgien pédiatrique",
   "Radiologiste",
   "Technologue en radiologie",
   "Technologue en imagerie par résonance magnétique",
   "Technologue en radiothérapie",
   "Technologue en échographie",
   "Technologue en cardiologie",
   "Technologue en génie biomédical"
  ]
 },
 "newMaterials": {
  "title": "Inventer des matériaux résistants",
  "plain": "Chimie, métaux, plastique, caoutchouc, verre",
  "paragraphs": [
   "À moins quarante-cinq, une bosse a suffi : la luge en plastique de Nellie a cassé comme un biscuit. Le qamutik de son oncle a juste grincé sur la même bosse. Ce long traîneau est une invention inuite. Ses traverses sont attachées, pas clouées; il plie sur la glace raboteuse. À Baker Lake, l’hiver teste tout gratuitement. Le qamutik réussit l’examen. Et le plastique, le caoutchouc, l’acier? Pourront-ils devenir aussi coriaces?",
   "Au Nunavut, l’oncle de Nellie fabrique des traîneaux qui plient au lieu de casser. Son père lui a montré les nœuds; il y ajoute des patins en plastique glissant. À l’université, des chimistes préparent ce plastique : mélanger, geler, étirer jusqu’à la déchirure. Ailleurs, on coule le métal, on façonne le verre, on monte des pneus. Une fissure? L’ingénieure, le technicien et l’ouvrier du four la lisent de trois façons."
  ],
  "alt": "Un éléphant se tient sur une mince plaque jaune; dessous, bien calmes, une scientifique à lunettes de protection tient une règle et un ouvrier de fonderie pointe le doigt.",
  "subject": "Chimie et physique",
  "question": "Qu’avez-vous plié, gelé ou cassé, juste pour voir ce qui arriverait?",
  "careers": [
   "Ingénieure ou ingénieur en matériaux",
   "Ingénieure ou ingénieur chimiste",
   "Chimiste",
   "Scientifique des matériaux",
   "Technicienne ou technicien en chimie",
   "Technicienne ou technicien en essais non destructifs",
   "Opératrice ou opérateur de machines en usine chimique",
   "Opératrice ou opérateur de salle de commande en métallurgie",
   "Ouvrière ou ouvrier de fonderie",
   "Confectionneuse ou confectionneur de pneus",
   "Opératrice ou opérateur de machine à forger",
   "Opératrice ou opérateur de machine à former le verre",
   "Manœuvre d’usine de produits chimiques"
  ]
 },
 "builtHere": {
  "title": "Fabriquer ici des objets solides",
  "plain": "Usines, soudure, travail du métal",
  "paragraphs": [
   "Crac! Ça fait trois pelles depuis novembre, toutes cassées au même endroit. La famille de Harjit habite à la limite de Regina, en plein vent, et la neige n’attend pas. Dans le cabanon, sa mère en déniche une quatrième, laissée par les gens d’avant. Bosselée, plus vieille qu’elle, la pelle creuse comme une neuve. Sur la lame, un nom gravé : celui d’une petite ville voisine.",
   "Comment faire une pelle plus coriace que l’hiver? On plie le manche jusqu’à ce qu’il casse; là où il cède, on renforce. Des apprenties soudent, une presse cogne, la peinture cuit. Un machiniste a appris au collège à tailler l’acier à un cheveu près. L’ingénieure organise l’atelier pour que personne n’attende ni ne se blesse. La femme qui dirige l’usine était venue passer le balai. Elle est restée."
  ],
  "alt": "Sous le toit en dents de scie d’une usine, où pendent des pelles d’acier identiques, une soudeuse, masque baissé, en finit une dans les étincelles; un collègue tient une feuille cochée.",
  "subject": "Technologie de la fabrication et mathématiques",
  "question": "Qu’avez-vous dû refaire? Que vous a appris le premier essai?",
  "careers": [
   "Directrice ou directeur de la fabrication",
   "Ingénieure industrielle ou ingénieur industriel",
   "Technologue en fabrication",
   "Superviseure ou superviseur de la production",
   "Machiniste",
   "Outilleuse-ajusteuse ou outilleur-ajusteur",
   "Soudeuse ou soudeur",
   "Tôlière ou tôlier",
   "Assembleuse ou assembleur de charpentes métalliques",
   "Opératrice ou opérateur de machine-outil",
   "Monteuse ou monteur de matériel mécanique",
   "Opératrice ou opérateur de machine à mouler le plastique",
   "Peintre industrielle ou peintre industriel",
   "Manœuvre en fabrication de produits métalliques"
  ]
 },
 "goodGovernment": {
  "title": "Réunir mille voix en un seul plan",
  "plain": "Gouvernement, services publics, impôts",
  "paragraphs": [
   "Quatre cents lettres pour un seul terrain vague. Les planchistes veulent des rampes; l’équipe de hockey, une patinoire. Le club de l’âge d’or veut des bancs et de l’ombre. Les commerces veulent du stationnement. Une lettre, au crayon de cire vert, réclame un dinosaure. La ville a un terrain, un budget et trois semaines avant le vote du conseil. Peu importe le choix, quelqu’un jurera que personne n’a écouté.",
   "Toute une ville se chicane pour un terrain vague, alors des gens écoutent. Un commis, embauché après son secondaire, répond à chaque lettre, même à celle qui demande un dinosaure. Une diplômée en mathématiques compte les gens du voisinage; un diplômé du collège calcule ce que les taxes peuvent payer. Puis la mairesse explique le plan, même aux gens déçus : rampes, patinoire, bancs sous les arbres, glissade à queue verte."
  ],
  "alt": "Au-dessus d’un hôtel de ville, quatre bulles : planche à roulettes, arbre, hockey, dinosaure; deux personnes, dont une avec une prothèse de main, en sortent un seul plan.",
  "subject": "Éducation à la citoyenneté et mathématiques",
  "question": "Quelle décision a hanté vos nuits? La prendriez-vous encore?",
  "careers": [
   "Mairesse ou maire",
   "Sous-ministre",
   "Directrice ou directeur des politiques économiques",
   "Directrice ou directeur de la santé publique",
   "Directrice ou directeur des services législatifs",
   "Analyste des politiques économiques",
   "Politologue",
   "Agente ou agent des impôts",
   "Agente administrative ou agent administratif",
   "Agente ou agent de statistiques",
   "Technicienne ou technicien en gestion de documents",
   "Commis à la correspondance"
  ]
 },
 "zeroWaste": {
  "title": "Offrir une deuxième vie aux objets",
  "plain": "Réparation, réemploi, recyclage",
  "paragraphs": [
   "Une chaussette : voilà ce qui étouffait l’aspirateur trouvé par Ximena au bord du trottoir, à El Paso, un soir de collecte. Elle l’a retirée, et l’engin s’est remis à rugir. Plus loin attendaient un fauteuil déchiré, des souliers qui bâillent, un ordi à la batterie morte. Acheter du neuf, c’est vite fait. Mais qui, dans cette rue même, aurait pu sauver le reste?",
   "Sauver des objets, bien des gens savent faire. Une apprentie déshabille un fauteuil jusqu’à la charpente; son patron lui montre à le rhabiller. Un cordonnier ressemelle des souliers comme sa mère le lui a appris. Quelqu’un, après un seul cours au collège, ranime un ordi. Derrière le camion et au centre de tri, des équipes apprennent à repérer ce qui resservira. D’autres gardent une vieille école en forme, chaudières comprises."
  ],
  "alt": "Un jeune cordonnier portant un appareil auditif recoud une bottine géante qui bâille; une lampe et un grille-pain réparés trônent sur une tablette.",
  "subject": "Éducation technologique et chimie",
  "question": "Quel objet avez-vous sauvé alors que plus personne n’y croyait?",
  "careers": [
   "Coordonnatrice ou coordonnateur de programme de recyclage",
   "Éboueuse ou éboueur",
   "Ouvrière ou ouvrier au recyclage",
   "Conductrice ou conducteur de camion de recyclage",
   "Réparatrice ou réparateur d’électroménagers",
   "Technicienne ou technicien en réparation d’ordinateurs",
   "Mécanicienne ou mécanicien de petits moteurs",
   "Cordonnière ou cordonnier",
   "Rembourreuse ou rembourreur",
   "Préposée ou préposé à l’entretien d’immeubles",
   "Concierge d’immeuble",
   "Commis de friperie"
  ]
 },
 "keepHeritage": {
  "title": "Garder le passé à portée de main",
  "plain": "Musées, bibliothèques, archives",
  "paragraphs": [
   "« Biscuits », annonce le couvercle. Le bruit, lui, dit autre chose. Dans la boîte, Jordan découvre une bobine de ruban brun et un mot au crayon : chorale, Pâques. Son arrière-grand-mère chantait dans cette chorale, à North Preston, en Nouvelle-Écosse. Jordan n’a jamais entendu sa voix, et personne autour de lui n’a d’appareil pour faire jouer la bobine. Le ruban laisse une poussière de rouille sur ses doigts.",
   "Un technicien passe de vieux rubans de musique au four, à feu doux, comme des biscuits. Ils joueront encore. Ailleurs, une restauratrice, qui a étudié l’art et la chimie, nettoie un tableau noirci. Un maçon, ancien apprenti, retaille une pierre usée. Pendant un emploi d’été, une étudiante sort de terre une pipe d’argile. Des bibliothécaires choisissent, étiquettent, prêtent. Quelqu’un appuie sur le bouton, et une chorale d’autrefois prend son souffle."
  ],
  "alt": "Un homme barbu, une prothèse au bras, nettoie au coton-tige un vieux portrait noirci; la moitié du visage souriant de la femme a retrouvé ses couleurs.",
  "subject": "Histoire et chimie",
  "question": "Quel objet avez-vous vu faire rire ou pleurer quelqu’un?",
  "careers": [
   "Conservatrice ou conservateur de musée",
   "Restauratrice ou restaurateur d’œuvres d’art",
   "Archiviste",
   "Bibliothécaire",
   "Technicienne ou technicien en bibliothéconomie",
   "Commis de bibliothèque",
   "Directrice ou directeur de musée",
   "Technicienne ou technicien de musée",
   "Archéologue",
   "Maçonne ou maçon de pierre"
  ]
 },
 "smilesAndSenses": {
  "title": "Aider à voir, entendre et sourire",
  "plain": "Soins dentaires, vue, audition et parole",
  "paragraphs": [
   "Un arbre, ça a des feuilles, une par une. Bashir l’apprend à treize ans, sur le trottoir, avec ses premières lunettes. Il voyait des nuages verts et trouvait ça normal. Sa sœur, avec ses appareils auditifs tout neufs, découvre autre chose : la neige craque sous les bottes. Grand-papa, lui, sourit la bouche fermée depuis des années. On s’habitue si lentement. Qui allait s’en rendre compte?",
   "Il faut quelqu’un qui vérifie avant qu’on se plaigne. « C’est plus clair comme ceci ou comme cela? » « Le petit bip, tu l’entends? » Un hygiéniste formé au collège examine chaque dent. Une orthophoniste, après l’université, aide un enfant de sept ans à prononcer ses R. À l’établi, une débutante apprend à tailler un verre. Dehors, un instructeur enseigne la canne blanche. Avec ses dents neuves, un grand-père rit la bouche ouverte."
  ],
  "alt": "Une fille aux lunettes rouges, avec des broches et un appareil auditif jaune, sourit; sur une branche, un oiseau blanc chante deux notes à son oreille.",
  "subject": "Biologie, physique de la lumière et du son",
  "question": "Que vous a dit quelqu’un qui pouvait enfin bien voir, entendre ou croquer?",
  "careers": [
   "Dentiste",
   "Hygiéniste dentaire",
   "Assistante ou assistant dentaire",
   "Technicienne ou technicien dentaire",
   "Denturologiste",
   "Optométriste",
   "Opticienne ou opticien",
   "Ophtalmologiste",
   "Audiologiste",
   "Orthophoniste",
   "Audioprothésiste",
   "Spécialiste en mobilité pour personnes aveugles ou malvoyantes"
  ]
 },
 "smartMoves": {
  "title": "Démêler la circulation",
  "plain": "Transport en commun, autos, trains",
  "paragraphs": [
   "Pour la troisième fois cette semaine, une coureuse dépasse l’autobus. Jomar la regarde filer, puis un chien, puis un homme en béquilles. Devant, sur le pont vers Gatineau, les autos se touchent presque, souvent avec une seule personne à bord. Son quart à la boulangerie commence dans dix minutes. Au village de sa cousine, c’est l’inverse : plein de route, un seul autobus par jour.",
   "Démêler la circulation demande de la patience. Des urbanistes, après l’université, étudient qui va où, puis ajoutent une voie réservée ou un train. Une apprentie persuade un vieux moteur de démarrer à l’aube; un ingénieur en dessine un moins gourmand. Une équipe redresse les rails. Par radio, une contrôleuse empêche deux trains de prendre la même voie. Au volant de l’autobus, une recrue attend trois secondes un garçon qui court."
  ],
  "alt": "Un escargot triste porte un bouchon de voitures enroulé sur sa coquille; un autobus jaune plein de monde, dont une personne en fauteuil roulant, le dépasse.",
  "subject": "Géographie et mécanique automobile",
  "question": "À bord d’un autobus ou d’un train, que remarquez-vous que les autres ne voient pas?",
  "careers": [
   "Ingénieure ou ingénieur de l’automobile",
   "Planificatrice ou planificateur des transports",
   "Technicienne ou technicien en mécanique automobile",
   "Mécanicienne ou mécanicien de camions et d’autobus",
   "Mécanicienne ou mécanicien de motocyclettes",
   "Monteuse ou monteur de véhicules automobiles",
   "Réparatrice ou réparateur de pneus",
   "Conductrice ou conducteur d’autobus urbain",
   "Chauffeuse ou chauffeur de taxi",
   "Mécanicienne ou mécanicien de locomotive",
   "Chef de train",
   "Contrôleuse ou contrôleur de la circulation ferroviaire",
   "Réparatrice ou réparateur de wagons",
   "Ouvrière ou ouvrier à l’entretien de la voie ferrée"
  ]
 },
 "softLanding": {
  "title": "Partager les frais d’un coup dur",
  "plain": "Assurance, accidents, aide après les dégâts",
  "paragraphs": [
   "Pendant la nuit, à Corner Brook, le vent a emporté le trampoline des Haddad par-dessus deux clôtures, jusque sur l’auto de M. Oake. Personne n’est blessé. Un chat dort déjà au milieu de la toile. Mais le toit de l’auto est enfoncé, le pare-brise est en miettes, et M. Oake a besoin de son auto lundi pour son quart de nuit. Ce n’est pas le vent qui paiera la facture.",
   "L’assurance ne date pas d’hier : beaucoup de gens mettent un peu d’argent dans un pot, et le pot paie les coups durs. Un peu, mais combien? Une actuaire, diplômée en mathématiques, le calcule d’après les tempêtes passées. Un courtier, qui a suivi des cours du soir, explique les petits caractères. Une apprentie carrossière mesure chaque bosse. D’autres vérifient une histoire bizarre ou aident une clinique inondée à rouvrir."
  ],
  "alt": "Sous la pluie, quatre jeunes, leurs mains l’une sur l’autre, tiennent un grand parapluie rapiécé au-dessus d’une maison au toit écrasé par un arbre.",
  "subject": "Mathématiques et géographie",
  "question": "Quel est l’accident le plus bizarre que vous ayez dû régler?",
  "careers": [
   "Actuaire",
   "Courtière ou courtier en assurance",
   "Experte ou expert en sinistres",
   "Souscriptrice ou souscripteur en assurance",
   "Directrice ou directeur des assurances",
   "Commis en assurance",
   "Estimatrice ou estimateur de dommages automobiles",
   "Enquêteuse privée ou enquêteur privé",
   "Analyste en continuité des opérations"
  ]
 },
 "peaceKeeping": {
  "title": "Préserver la paix entre les pays",
  "plain": "Forces armées, diplomatie, frontières",
  "paragraphs": [
   "Tartupaluk, c’est un rocher nu dans la mer, entre le Nunavut et le Groenland. Des chasseurs inuits l’ont nommé il y a longtemps. Pendant des années, le Canada et le Danemark se le sont disputé. À tour de rôle, leurs marins y plantaient un drapeau et laissaient une bouteille à l’autre camp. En géographie, Inès pouffe. Puis elle réfléchit. D’habitude, les querelles de territoire viennent sans cadeau.",
   "Le Canada et le Danemark voulaient le même rocher. Ils y ont tracé une ligne, et les Inuits peuvent toujours la traverser. Discuter protège la paix; des gens étudient quatre langues pour ça. Monter la garde aussi : payées pour apprendre, des recrues en uniforme écoutent sous la mer ou surveillent un radar. À l’aéroport, une agente contrôle les bagages. Entre deux villages rivaux, des militaires veillent, et le marché ouvre."
  ],
  "alt": "Sur un rocher coupé d’un pointillé, entre deux drapeaux, deux personnes en parka se serrent la main; une colombe passe et un phoque les observe.",
  "subject": "Géographie et langues",
  "question": "Quand la patience a-t-elle été votre meilleur outil?",
  "careers": [
   "Officière ou officier d’infanterie",
   "Technicienne ou technicien en électronique navale",
   "Opératrice ou opérateur de sonar",
   "Militaire d’infanterie",
   "Diplomate",
   "Analyste du renseignement",
   "Agente ou agent des services frontaliers",
   "Agente ou agent de contrôle de sécurité à l’aéroport"
  ]
 },
 "earthMaterials": {
  "title": "Creuser en respectant la terre",
  "plain": "Mines, minéraux, géologie",
  "paragraphs": [
   "Chaque matin, Soraya glisse un bout de montagne dans sa poche. Son téléphone contient du cuivre, un grain d’or et du sable devenu verre. Le fart de ses skis sort d’un puits de pétrole. Et voilà qu’on parle de cuivre près de Timmins, sous ses collines à bleuets. Une mine, ça donne du travail. Le ruisseau et les bleuets pourraient-ils rester?",
   "Avant d’ouvrir une mine, on pose la question à la Première Nation dont c’est le territoire, au voisinage, puis à la roche. Un forage montre ses couches, comme un gâteau. Si c’est oui partout, des ingénieures tracent les galeries. D’autres décrochent un permis de dynamitage ou apprennent sur place à conduire la chargeuse. Quelqu’un qui a étudié l’eau au collège surveille le ruisseau. À la fin, on replante les bleuets."
  ],
  "alt": "Sous la colline où une fille cueille des bleuets, une mineuse à lampe frontale perce la roche vers un téléphone; derrière elle attend un wagonnet plein de minerai.",
  "subject": "Géologie et physique",
  "question": "Quelle est la plus belle chose que vous ayez vue sous terre?",
  "careers": [
   "Ingénieure ou ingénieur géologue",
   "Ingénieure minière ou ingénieur minier",
   "Géologue",
   "Prospectrice minière ou prospecteur minier",
   "Directrice ou directeur de mine",
   "Surveillante ou surveillant de mine",
   "Mineuse ou mineur de fond",
   "Ouvrière ou ouvrier de soutien dans une mine souterraine",
   "Manœuvre de mine",
   "Dynamiteuse ou dynamiteur",
   "Opératrice ou opérateur de traitement du minerai",
   "Technicienne ou technicien en restauration minière",
   "Foreuse ou foreur d’exploration",
   "Conductrice ou conducteur de chargeuse"
  ]
 },
 "lookAndFeel": {
  "title": "Trouver à chaque tête son style",
  "plain": "Coiffure, beauté, apparence",
  "paragraphs": [
   "Trois salons, et dans les trois, les ciseaux sont restés en l’air. Dans cette ville du Manitoba, personne ne semble savoir couper les boucles d’Amara, et la photo d’école est jeudi. L’épi de son frère pointe vers le plafond depuis sa naissance. Sa grand-mère veut des ongles bleus, comme son équipe de quilles. Certains jours, l’apparence compte. Encore faut-il trouver quelqu’un qui sache s’y prendre.",
   "Dans un bon salon, on écoute d’abord. « Comment veux-tu te sentir, jeudi? » demande le coiffeur, encore apprenti. Il taille à sec des boucles serrées, une à la fois. Une tatoueuse, qui a fait les beaux-arts, dessine une rose trois fois avant de toucher la peau. Une barbière d’expérience taille une barbe autour d’une cicatrice. Dans un défilé, un mannequin à la jambe de métal fait admirer son complet."
  ],
  "alt": "Devant un miroir illuminé, un coiffeur tatoué taille les boucles aux reflets bleus d’une jeune cliente radieuse; elle tient un miroir, et ses ongles sont bleus aussi.",
  "subject": "Arts visuels et biologie",
  "question": "Quelle phrase, dite devant votre miroir, n’avez-vous jamais oubliée?",
  "careers": [
   "Coiffeuse ou coiffeur",
   "Barbière ou barbier",
   "Esthéticienne ou esthéticien",
   "Manucure",
   "Tatoueuse ou tatoueur",
   "Conseillère ou conseiller en maquillage",
   "Gestionnaire de spa",
   "Mannequin"
  ]
 },
 "emergencyResponse": {
  "title": "Arriver à temps pour aider",
  "plain": "Secours, ambulances, incendies, urgences",
  "paragraphs": [
   "« Dis-moi ce que tu vois. » Au téléphone, la voix est calme. Zoé regarde autour d’elle : des épinettes, un ruisseau, aucun nom de rue. Son ami a glissé dans le sentier et ne peut plus s’appuyer sur sa jambe. Cette jambe, on va s’en occuper. Mais d’abord, il faut trouver deux personnes dans une très grande forêt.",
   "Zoé appelle d’un sentier, en pleine forêt. Une répartitrice, entraînée pendant des mois, transforme le ruisseau que voit Zoé en un point sur une carte. Des bénévoles de la caserne partent à pied. Un pilote cherche une clairière. Deux paramédics préparent les attelles, un geste répété au collège. À l’hôpital, un médecin fait préparer une salle. « Et maintenant, que vois-tu? » demande la répartitrice. « Des lampes de poche! » répond Zoé."
  ],
  "alt": "Une ambulance fonce vers nous, gyrophares allumés, deux personnes à bord, devant un chronomètre géant; une oie et son oison attendent au bord du chemin.",
  "subject": "Éducation physique et à la santé, géographie",
  "question": "Qu’est-ce qui vous aide à rester calme, et que faites-vous après un appel difficile?",
  "careers": [
   "Paramédic",
   "Répartitrice ou répartiteur des appels d’urgence",
   "Pompière ou pompier",
   "Chef de service d’incendie",
   "Urgentologue",
   "Infirmière ou infirmier en soins intensifs",
   "Thérapeute respiratoire",
   "Perfusionniste en chirurgie cardiaque",
   "Planificatrice ou planificateur des mesures d’urgence",
   "Pilote d’hélicoptère",
   "Sauveteuse ou sauveteur"
  ]
 },
 "strongStructures": {
  "title": "Construire des ponts qui tiennent",
  "plain": "Ponts, routes, grands chantiers",
  "paragraphs": [
   "De la fenêtre de sa cuisine, en Virginie-Occidentale, Keisha voit son école. Elle est de l’autre côté de la rivière, si proche qu’on entend la cloche. Pourtant, le trajet prend cinquante minutes. Depuis que le pont est fermé, l’autobus traverse à la ville voisine, puis revient. Le vieux pont a encore belle allure. Mais sous la chaussée court une fissure, pas plus longue qu’un crayon.",
   "Avant qu’un pont se dresse, une diplômée du collège plante son trépied et mesure. L’ancien pilier s’est enfoncé de la largeur d’un pouce. Des ingénieures cherchent par où chaque charge descendra jusqu’au roc. Arrivent la grue, des boulons gros comme le poignet et des apprentis en harnais qui s’exercent sur l’acier. L’hiver, un chasse-neige gardera le pont ouvert. Le trajet de Keisha vers l’école passera de cinquante minutes à quatre."
  ],
  "alt": "Harnais au dos, une monteuse debout sur un pont en arc guide la dernière pièce, suspendue à deux câbles; un collègue l’aide, et un autobus scolaire attend.",
  "subject": "Physique et dessin technique",
  "question": "Devant quel pont ou quelle route dites-vous : « J’y ai travaillé »?",
  "careers": [
   "Ingénieure civile ou ingénieur civil",
   "Directrice ou directeur de l’ingénierie",
   "Technologue en génie civil",
   "Technicienne ou technicien en dessin technique",
   "Arpenteuse-géomètre ou arpenteur-géomètre",
   "Technologue en arpentage",
   "Directrice ou directeur de projets de construction",
   "Monteuse ou monteur d’acier de structure",
   "Grutière ou grutier",
   "Conductrice ou conducteur d’équipement lourd",
   "Mécanicienne ou mécanicien d’équipement lourd",
   "Ferrailleuse ou ferrailleur",
   "Inspectrice ou inspecteur de ponts",
   "Conductrice ou conducteur de chasse-neige"
  ]
 },
 "affordableHomes": {
  "title": "Bâtir des logements abordables",
  "plain": "Maisons, loyers, métiers de la construction",
  "paragraphs": [
   "Théo fait ses devoirs dans la baignoire. Elle est sèche, pleine de coussins, et c’est le seul coin tranquille de l’appartement. Sa tante, qui travaille à deux rues de là, dort sur le divan en attendant de se trouver un logement. Elle en a visité neuf. Certains étaient trop loin, quelques-uns trop petits. Les autres étaient trop chers.",
   "Une équipe fabrique des murs en atelier, au chaud, puis les dresse en une journée. Moins de temps, moins de frais. Avant le premier clou, une diplômée du collège calcule les coûts. Des apprenties et des apprentis, payés, passent les fils, posent les tuyaux, montent la brique, auprès de gens qui ont commencé ainsi. La dernière recrue transporte les planches. Un inspecteur essaie chaque marche. Une famille reçoit sa clé."
  ],
  "alt": "Une étiquette de prix géante sert de maison; une ouvrière, casque par-dessus le hijab, scie en deux sa pièce d’or, et un parent enlace un enfant qui tient la clé.",
  "subject": "Technologie de la construction et mathématiques",
  "question": "Dans un logement, qu’est-ce qui coûte plus cher qu’on le pense, et pourquoi?",
  "careers": [
   "Constructrice ou constructeur de maisons",
   "Charpentière-menuisière ou charpentier-menuisier",
   "Électricienne ou électricien",
   "Plombière ou plombier",
   "Briqueteuse-maçonne ou briqueteur-maçon",
   "Finisseuse ou finisseur de béton",
   "Couvreuse ou couvreur",
   "Poseuse ou poseur de cloisons sèches",
   "Poseuse ou poseur de revêtements de sol",
   "Peintre en bâtiment",
   "Manœuvre en construction",
   "Inspectrice ou inspecteur en bâtiment",
   "Estimatrice ou estimateur en construction",
   "Gestionnaire d’immeubles locatifs"
  ]
 },
 "pathsToReconciliation": {
  "title": "Tenir enfin les promesses faites",
  "plain": "Droits, langues et territoires autochtones",
  "paragraphs": [
   "« Et le but! » Dans cet aréna, on l’annonce d’abord en langue crie. Jaylene vient de marquer. Sa grand-mère et elle apprennent le cri ensemble : à l’école où l’on avait envoyé la grand-mère, cette langue était interdite. Les gouvernements ont fait des promesses aux Premières Nations, aux Inuits et aux Métis : des terres, des écoles, du respect. Beaucoup n’ont pas été tenues. Il y a du travail, et il a commencé.",
   "Des Autochtones mènent la réconciliation, chaque nation à sa façon. Une Première Nation gère son école et sa clinique. Une interprète inuite, diplômée du collège, aide un Aîné et sa médecin à se comprendre. Après son droit, un avocat métis défend une promesse sur les terres. Une gardienne, formée sur le territoire par des Aînées et Aînés, veille sur une rivière. Au reste du pays d’écouter, d’apprendre, de tenir parole."
  ],
  "alt": "Un vieux papier signé est déchiré en deux; un homme en complet le recoud pendant qu’une femme en veston montre du doigt l’une des signatures.",
  "subject": "Études autochtones et histoire",
  "question": "Là où vous travaillez, à quoi ressemble une promesse tenue?",
  "careers": [
   "Élue ou élu d’un gouvernement des Premières Nations, inuit ou métis",
   "Directrice ou directeur des opérations d’une Première Nation",
   "Directrice ou directeur d’une école des Premières Nations",
   "Intervenante ou intervenant dans un centre d’amitié autochtone",
   "Enseignante ou enseignant de langues autochtones",
   "Avocate ou avocat en droits des peuples autochtones",
   "Interprète en langues autochtones",
   "Aide à domicile dans une communauté inuite ou des Premières Nations",
   "Gardienne ou gardien autochtone du territoire"
  ]
 },
 "animalHealth": {
  "title": "Deviner ce qu’un animal ressent",
  "plain": "Soins vétérinaires, chiens, chevaux, vaches",
  "paragraphs": [
   "Gaufre, c’est un chien gros comme un divan. Ce matin, il se cache derrière un vrai divan. Pas moyen de le faire manger. Une dent? Une cuillère avalée? Le tonnerre d’hier soir? De l’autre côté de la cour, la meilleure vache d’Oksana a laissé la moitié de son foin. Plus loin, un cheval couche les oreilles devant la selle. Aucun ne peut montrer du doigt et dire « aïe ».",
   "Une queue basse, une patte qui traîne, un troupeau inquiet : on apprend à lire tout ça. Le vétérinaire a longtemps étudié à l’université. Sur la radiographie, une technicienne formée au collège découvre une cuillère avalée. Sous un pelage emmêlé, un toiletteur trouve une plaie. À la traite, une recrue repère un sabot blessé. Une entraîneuse donne du temps à un cheval nerveux. Une agente ramène un chien perdu."
  ],
  "alt": "Collerette au cou, un énorme chien inquiet tend sa patte bandée à une vétérinaire qui l’ausculte avec un stéthoscope.",
  "subject": "Biologie et agriculture",
  "question": "À quel signe avez-vous su, la dernière fois, qu’un animal n’allait pas bien?",
  "careers": [
   "Vétérinaire",
   "Technicienne ou technicien vétérinaire",
   "Toiletteuse ou toiletteur d’animaux de compagnie",
   "Dresseuse ou dresseur de chiens",
   "Entraîneuse ou entraîneur de chevaux",
   "Éleveuse ou éleveur de chevaux",
   "Agente ou agent de contrôle animalier",
   "Manœuvre de ferme laitière"
  ]
 },
 "gameOn": {
  "title": "Faire jouer toute la ville",
  "plain": "Sports, loisirs, plein air",
  "paragraphs": [
   "Jouer au soccer en raquettes, c’est ridicule pendant une minute. Ensuite, tout le monde veut essayer : la grand-mère de la gardienne de but, un garçon arrivé de Colombie, une fille en ski assis qui fait des passes de pro. Six paires de raquettes pour vingt-deux personnes. Un seul projecteur marche. Personne ne s’entend sur les règles, et Omar vient de tomber sur le genou.",
   "Derrière le jeu, il y a du monde. L’équipe du camp déniche des raquettes pour un match de soccer. Après deux jours de cours, l’arbitre invente une règle pour qu’une petite de six ans marque. Une diplômée en thérapie du sport soigne un genou. D’autres règlent des vélos, ralentissent le remonte-pente, crient « But! » à la radio. Quelques athlètes en vivent. Le but gagnant? Marqué par la grand-mère de la gardienne."
  ],
  "alt": "En raquettes, une ado botte un ballon de soccer très haut; une fille en ski assis l’acclame, les deux bras en l’air.",
  "subject": "Éducation physique et biologie",
  "question": "Quelle règle avez-vous changée pour que plus de gens puissent jouer?",
  "careers": [
   "Athlète professionnelle ou athlète professionnel",
   "Entraîneuse sportive ou entraîneur sportif",
   "Arbitre",
   "Thérapeute du sport",
   "Directrice ou directeur des loisirs",
   "Conseillère ou conseiller en sports",
   "Monitrice ou moniteur de camp",
   "Préposée ou préposé aux remontées mécaniques",
   "Commentatrice sportive ou commentateur sportif",
   "Mécanicienne ou mécanicien de vélos"
  ]
 }
};
