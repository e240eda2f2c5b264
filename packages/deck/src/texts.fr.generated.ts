import type { CardTexts } from './card-texts.ts';
import type { CardKey } from './facts.generated.ts';

/** Made from the cards by `npm run deck:generate`; a test fails when it is stale. */
export const cardTexts: Readonly<Record<CardKey, CardTexts>> = {
 "coolClimate": {
  "title": "Rafraîchir une planète qui chauffe",
  "paragraphs": [
   "Des traits de crayon montent le long de la porte du garde-manger. Ils ne mesurent aucun enfant. Chacun marque le jour où la glace a quitté le lac, en Ontario. Au temps de l’arrière-grand-mère de Signe, c’était parfois en mai. Les derniers disent début avril, et l’un d’eux, mars. Ce n’est qu’une porte. Mais au bord d’autres lacs, d’autres portes racontent la même chose.",
   "Lire ces traits, c’est un travail. Des gens remontent des tubes de vieille glace pour en compter les hivers. D’autres changent une image satellite en carte utile à une mairesse. Ensuite, il faut agir : repérer les fuites d’une maison à la caméra thermique, convaincre une entreprise de changer ses camions. On y vient par l’étude des glaciers, par la cartographie ou par le bâtiment."
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
  "paragraphs": [
   "Mardi, un orignal entre à la bibliothèque de Matane, renifle les nouveautés et repart. Seule Jada, à la table du fond, a tout vu. À midi, l’histoire compte deux orignaux. Au souper, ils ont tout saccagé. Jada voudrait raconter ce qui s’est vraiment passé, et que ce soit quand même une bonne histoire. Son premier essai tient en onze mots. Il endort son chien.",
   "Raconter, c’est d’abord écouter. Un appel à la bibliothèque, pour vérifier, puis la question qui change tout : quelle odeur avait-il, l’orignal? Ensuite, il faut couper, déplacer, lire à la radio avec une pause au bon endroit. Une relecture attrape un « original » de trop, et la presse démarre. Certaines plumes sortent de l’université. D’autres ont débuté au journal de l’école, à l’imprimerie ou dans une cuisine."
  ],
  "alt": "Une femme aux cheveux blancs raconte une histoire, mains levées, livre ouvert; derrière elle, son ombre devient un immense orignal rouge devant deux enfants.",
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
  "paragraphs": [
   "La clinique la plus proche est à une heure de route, et il neige depuis midi. Au souper, Milo a commencé à avoir mal à une oreille. Son père se demande qui pourrait l’examiner, et si ça peut attendre jusqu’à lundi. En ville, des familles se posent la même question. La clinique est au coin de la rue, mais toutes les chaises sont prises.",
   "Une fois par semaine, une équipe infirmière s’installe à la salle communautaire, avec un écran pour consulter à distance. Une sage-femme aide un bébé à naître près de chez lui. Quelqu’un prépare les gouttes et montre comment les mettre. D’autres fixent les rendez-vous, tiennent les dossiers, ouvrent la clinique le soir. Leur formation a duré des mois, deux ans ou dix. Il faut tout ce monde-là."
  ],
  "alt": "Dans une maison vue en coupe, une infirmière assise sur un tabouret écoute le cœur d’un enfant qui tient son ourson pansé.",
  "subject": "Biologie et éducation à la santé",
  "question": "Quand la journée déborde, comment décidez-vous qui passe en premier?",
  "careers": [
   "Médecin de famille",
   "Infirmière praticienne ou infirmier praticien",
   "Infirmière autorisée ou infirmier autorisé",
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
  "title": "Rendre les machines plus sages",
  "paragraphs": [
   "« Mets ma chanson », demande Nani, avec l’accent de ses années d’école à Pondichéry. Le haut-parleur réfléchit, puis annonce la météo du Pérou. Avec Ravi, son petit-fils, il ne se trompe jamais. Nani répète, plus fort. Voilà des oignons sur la liste d’épicerie. La machine a appris avec des milliers de voix, et aucune ne ressemblait à celle de Nani.",
   "Une machine apprend par l’exemple. Il faut donc lui en trouver de meilleurs : enregistrer d’autres voix, taper chaque mot, trier le tout. Des calculs donnent un sens aux sons; des puces rapides suivent la cadence. D’autres demandent qui on a oublié, et ce qu’une machine ne doit jamais décider. Ça passe souvent par l’université, parfois par un clavier et de bonnes oreilles. Écoute : la chanson joue."
  ],
  "alt": "Une grand-mère en sari montre une image de chat à un robot perplexe, qui a justement un vrai chat noir sur la tête.",
  "subject": "Mathématiques et sciences humaines",
  "question": "Quelle est la plus belle erreur d’une machine très sûre d’elle, et qui l’a remarquée?",
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
  "paragraphs": [
   "Douze pots de gelée de piments attendaient sur la table pliante à neuf heures. À dix heures, plus un seul. Salma a maintenant une file devant elle, une table vide et des questions plein la tête. Combien demander pour un pot? A-t-elle le droit de cuisiner chez elle pour vendre? Qui paierait une plus grosse marmite? La recette, finalement, c’était le plus facile.",
   "Une entreprise peut naître dans un garage, un salon de coiffure, un labo ou un bateau de pêche. En solo ou en coopérative, il faut essayer l’idée pour vrai, puis corriger ce qui cloche. Un métier, un diplôme, deux étés derrière un comptoir : tout peut servir. Et pour les comptes, un contrat ou le premier prêt? D’autres savent faire. Demander de l’aide, ça s’apprend aussi."
  ],
  "alt": "Une ampoule rapiécée s’envole comme une montgolfière avec deux personnes dans la nacelle, pendant qu’une amie laisse filer la corde.",
  "subject": "Affaires, commerce et mathématiques",
  "question": "Qu’avez-vous changé après avoir écouté votre première clientèle?",
  "careers": []
 },
 "learnForLife": {
  "title": "Aider à apprendre à tout âge",
  "paragraphs": [
   "Autour de la table de cuisine, ce soir, tout le monde a des devoirs. Lou, neuf ans, bute sur les fractions. Sa mère suit des cours du soir pour finir son secondaire. Son grand-père écrit une lettre en français, sa troisième langue. Il faudrait un dessin ici, du silence là. Et quelqu’un aimerait bien revoir la dernière étape, lentement.",
   "Une pizza coupée en huit, et voilà qu’une fraction devient claire. Aider, c’est trouver l’endroit où ça bloque, puis essayer un autre chemin. C’est aussi préparer un cours pour des gens qui travaillent la nuit, diriger une école, égayer l’heure du dîner. La personne qui aide a peut-être un doctorat ou un diplôme collégial. Ou alors, ses notes de l’an dernier et de la patience."
  ],
  "alt": "Sur une pile de livres géants, une diplômée aux cheveux blancs brandit son diplôme entre un enfant et un travailleur plongés dans leur lecture.",
  "subject": "Études familiales et psychologie",
  "question": "Quand quelqu’un dit avoir compris, comment savez-vous si c’est vrai?",
  "careers": [
   "Enseignante ou enseignant au secondaire",
   "Enseignante ou enseignant au primaire",
   "Aide-enseignante ou aide-enseignant",
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
  "title": "Éclairer et chauffer sans fumée",
  "paragraphs": [
   "Un soir de janvier, dix-huit heures, moins trente. Dans la rue d’Anouk, à Val-d’Or, fours, chauffage et douches partent en même temps. Sur le toit de l’école, les panneaux solaires dorment. Pas un souffle de vent. Plus au nord, une génératrice au diesel ronronne pendant tout le souper d’un village. Il faut du courant tout de suite, et on le voudrait propre.",
   "On s’y attaque par les deux bouts. Produire mieux : brancher des éoliennes, veiller sur un barrage, réparer une ligne en pleine poudrerie. Gaspiller moins : emmitoufler un tuyau, calmer une chaudière trop gourmande, remplacer le mazout par une thermopompe. Il y a là des diplômes d’ingénierie, des métiers appris en tirant du câble, des nuits à surveiller des cadrans. Le souper, lui, reste chaud."
  ],
  "alt": "Sur une échelle, une ouvrière pose le dernier panneau solaire d’une maison éclairée; derrière elle se dressent des éoliennes.",
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
   "Monteuse ou monteur d’installations au gaz",
   "Poseuse ou poseur d’isolants",
   "Mécanicienne ou mécanicien de chauffage au mazout et au bois",
   "Directrice ou directeur d’un service d’électricité",
   "Superviseure ou superviseur de centrale électrique",
   "Technicienne ou technicien en entretien d’éoliennes",
   "Gestionnaire de l’exploitation de bâtiments"
  ]
 },
 "screenMagic": {
  "title": "Faire croire à l’incroyable",
  "paragraphs": [
   "Le dragon, c’est une balle de tennis au bout d’un bâton. Toute l’équipe le sait, même Kofi, qui doit lever des yeux émerveillés. La pluie sort d’un boyau d’arrosage. Le château est un drap vert, tendu dans un stationnement de Sudbury. Dans quelques mois, devant le grand écran ou manette en main, le public devra oublier tout ça et y croire.",
   "Alors on triche, avec soin. La caméra se rapproche : plus de bâton. Une lampe bleue joue la lune. Une éponge pose une cicatrice; un céleri croqué au micro devient une branche qui craque. Image par image, le dragon prend des écailles et un sale caractère. Dans le jeu, du code le réveille. Le générique réunit études de cinéma, informatique et métiers appris sur le plateau."
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
  "title": "Alléger une tête trop pleine",
  "paragraphs": [
   "Deux heures du matin, et le cerveau de Marisol passe des reprises. Lundi, elle a répondu au salut de quelqu’un qui ne la saluait pas. À midi, plus personne n’y pensait. La nuit, ça revient, avec des soucis plus gros : les chicanes à la maison, l’amie qui ne répond plus. Pour un genou, elle saurait où aller. Pour la tête, par où commencer?",
   "Parfois, ça commence par une chaise et quelqu’un qui écoute sans regarder l’heure. À l’école, à l’hôpital, au bout d’une ligne ouverte la nuit. Ici, toute la famille est invitée. Là, les mots tardent, alors l’argile ou les tambours parlent d’abord. Un médicament peut soulager. Une personne qui arrête de consommer ne reste pas seule. Les études sont courtes ou longues. Savoir se taire aide toujours."
  ],
  "alt": "Sous un croissant de lune, un intervenant en fauteuil roulant enroule patiemment en pelote le fil jaune tout emmêlé au-dessus d’une adolescente.",
  "subject": "Psychologie et arts visuels",
  "question": "Que dites-vous, la première minute, à quelqu’un qui n’en a jamais parlé?",
  "careers": [
   "Psychologue",
   "Psychiatre",
   "Infirmière psychiatrique ou infirmier psychiatrique",
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
  "paragraphs": [
   "Ding! « Votre colis est bloqué. Payez deux dollars pour le libérer. » Idris attend justement des patins, alors son pouce part tout seul. La page a l’air vraie : même logo, mêmes couleurs. Juste une lettre de trop dans l’adresse. Au bout de la ligne, quelqu’un pêche des numéros de carte. Le même hameçon flotte devant une grand-mère, une ligue de soccer et un hôtel de ville.",
   "Il existe des effractions honnêtes. À la demande des propriétaires, une équipe essaie chaque fenêtre virtuelle, puis signale celle qui ferme mal. Ailleurs, on garde en marche le réseau d’un hôpital, on malmène une appli pour trouver ses failles, on piste de l’argent volé d’un pays à l’autre. L’université, le collège et la police y mènent. Réparer l’ordi d’une cousine aussi, parfois."
  ],
  "alt": "Une main tient un téléphone protégé par un bouclier doré; tout autour pendent des hameçons appâtés d’une enveloppe et d’un cadeau.",
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
  "paragraphs": [
   "Dès qu’on ouvre le congélateur, la fortune d’Abel nous tombe sur les pieds. Elle tient dans un pot de crème glacée : trois étés à tondre des pelouses, presque tout en monnaie. Son oncle lui conseille d’acheter des actions. Sa grand-mère ne jure que par la banque. Sa sœur offre de tout emprunter. Pendant ce temps, le prix du vieux camion qu’il vise grimpe. Que faire?",
   "Il y a des gens que ça amuse. D’une boîte à souliers pleine de reçus, ils tirent une page bien claire. Ils expliquent un prêt en mots simples, estiment ce que vaut une boulangerie, suivent les prix à la trace. Ils accompagnent une famille jusqu’à sa première maison. On y vient par l’université, le collège, un permis ou le guichet d’une caisse."
  ],
  "alt": "Un écureuil arrose une plante née d’une pièce de monnaie enterrée, et des pièces dorées y poussent en guise de fleurs.",
  "subject": "Mathématiques et économie",
  "question": "Qu’avez-vous vu de plus beau se faire avec très peu d’argent?",
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
  "paragraphs": [
   "Neuf minutes pour une botte. « Moi tout seul! » dit Nico, et il tire. Dehors, le reste de la garderie se roule déjà dans la neige. Nico a trois ans. La botte est au mauvais pied, la fermeture éclair est coincée, une mitaine a disparu dans la manche. N’importe qui l’habillerait en dix secondes. Le défi, c’est de le laisser gagner avant que la neige fonde.",
   "Son éducateur s’accroupit et sort un autocollant : un ours. Un coup de ciseaux, une moitié sur chaque botte. Quand l’ours a toute sa tête, les bottes sont aux bons pieds. Il faut dix idées pareilles par jour. On relit une histoire, on arrête les autos, on examine une gorge, on rassure un parent. Ça s’apprend en médecine, au collège, au volant d’un autobus ou avec six petits frères."
  ],
  "alt": "Bras en l’air, une petite fille grimpe sur des blocs géants vers un ourson en peluche; à genoux tout près, un éducateur barbu tend les mains.",
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
  "paragraphs": [
   "Cette semaine, la rivière a la couleur du lait au chocolat. En fondant, la neige entraîne la boue, les feuilles mortes et ce que les champs laissent filer. Deux rues plus loin, à l’aréna, Noor remplit sa gourde et boit. C’est froid, clair, sans goût. Réussir ça chaque jour est un casse-tête, que l’eau vienne de l’aqueduc, d’un puits ou d’un camion-citerne.",
   "Tout commence en bottes de pêche, les pieds dans le courant, à mesurer ce qui s’en vient. Puis viennent un puits à forer, une conduite à colmater avant l’aube, un égout à dégager. À l’usine, l’équipe de nuit analyse un dernier échantillon. Certaines personnes ont longtemps étudié les rivières. D’autres, venues pour un emploi d’été, ont décroché leur certificat en travaillant."
  ],
  "alt": "De l’eau brune traverse des cailloux et du sable, puis coule, claire, dans le verre d’une fillette portant un implant cochléaire.",
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
  "paragraphs": [
   "Derrière le rideau, Priya écoute la salle se taire : une chaise qui grince, quelqu’un qui tousse, puis plus rien. Son violon est accordé, sa bouche est sèche. Dans un instant, la première note devra se rendre jusqu’à la dernière rangée, où un enfant bâille déjà. Pas de bouton pause, pas de deuxième prise. Un enregistrement se réécoute; la soirée, elle, n’aura lieu qu’une fois.",
   "Bien avant cette note, il a fallu composer l’air, l’enseigner, régler chaque pas de danse. Des mains habiles ont tiré un port de mer du contreplaqué. En coulisses, on attend avec des épingles. À la console, on dose le son. Dans l’allée, on guide les retardataires à la lampe de poche. Conservatoire, collège, coin de rue, veillée de cuisine : tout le monde a eu son école."
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
  "paragraphs": [
   "Samedi, à Medicine Hat, le tournoi de volleyball s’est terminé par un trophée et des quartiers d’orange. Mardi, la moitié de l’équipe est au lit, un seau à portée de main. Le chauffeur de l’autobus aussi, lui qui n’a pas touché aux oranges. Et une fille de l’équipe perdante. Qu’ont donc partagé ces gens? Un robinet? Une poignée de main? Le coupable est minuscule.",
   "L’enquête commence. Des coups de fil aux familles montrent qui a croisé qui. On frotte robinets et poignées d’un coton-tige, et le labo nomme le microbe. Il était sur le trophée : même le chauffeur y a bu. Des calculs disent où il pourrait surgir. Des équipes désinfectent un hôpital, chassent les souris d’une cuisine. Il y faut de la médecine, des études collégiales et une bonne vadrouille."
  ],
  "alt": "Un microbe vert et souriant fait tomber des dominos à visage humain; une femme aux gants jaunes les retient avant que tombe le dernier.",
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
  "title": "Relier la toute dernière maison",
  "paragraphs": [
   "Quatre pour cent. Siku envoie sa vidéo de sciences depuis le souper; c’est l’heure de dormir. Dans son hameau, bien après le bout de la route, tout le monde partage une antenne. Ce soir, il y a la clinique, le magasin et un match de hockey. À Ottawa, sa cousine envoie un film le temps d’éternuer. Siku se brosse les dents, puis regarde. Cinq pour cent.",
   "Aller si loin demande du souffle. Des équipes couchent un câble sous la mer, le tendent de poteau en poteau, soudent des fils de verre fins comme un cheveu. Il faut concevoir l’antenne, grimper à la tour entre deux tempêtes, garder la radio en ondes, livrer une pièce par la poste. Ces gens sortent de l’université, du collège ou d’un apprentissage. Cent pour cent. Envoyé!"
  ],
  "alt": "Perchée sur un poteau près d’un corbeau, une monteuse de lignes tire un câble jusqu’à une maison enneigée, d’où monte un signal.",
  "subject": "Éducation technologique et géographie",
  "question": "Quel endroit a été le plus difficile à brancher, et qui attendait au bout?",
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
   "Factrice ou facteur"
  ]
 },
 "moveGoods": {
  "title": "Livrer jusqu’au bout du monde",
  "paragraphs": [
   "Depuis avril, Pauloosie attend un bateau. Dans son hameau du Nunavut, il ne passe que l’été, une fois la banquise partie. À bord, sous une motoneige et une montagne de couches, voyagent ses souliers de basket neufs. Pas de quai : les barges accostent avec la marée. Une étiquette de travers, et la boîte attendra un an. Autre souci : depuis avril, ses pieds ont grandi.",
   "Une paire de souliers passe par bien des mains pour monter au nord. Il a fallu l’acheter, lui réserver une place, remplir les papiers. Compter les caisses, les soulever, les arrimer. L’équipage contourne les glaces. Plus au sud, un camion ou un vélo livre des mangues, une pièce de fauteuil roulant. École de marine, collège, permis de camion, nuits en entrepôt : ces mains-là ont appris partout."
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
  "paragraphs": [
   "Des selles, seulement des selles. Quelqu’un les vole sur les vélos, derrière l’aréna, et la moitié de l’équipe de soccer rentre debout sur les pédales. Le premier jour, on rit. Mais le lampadaire est éteint depuis l’automne, et Camila fait maintenant un détour. Rien de grave. Pourtant, petit à petit, une rue peut cesser d’être la nôtre.",
   "Une policière, à peine sortie de l’école, pose des questions et écoute. Au labo, une trace devient une empreinte. La ville répare le lampadaire. Derrière ces vols, deux jeunes qui s’ennuyaient. Un intervenant leur tend une clé : chaque vélo sera remonté. D’autres gardent un centre commercial, dirigent une prison où l’on étudie, aident quelqu’un à repartir à neuf. Leur propre départ? Collège, université ou quart de nuit."
  ],
  "alt": "La nuit, sous un lampadaire qui éclaire tout le trottoir, une policière et un enfant à vélo se tapent dans la main.",
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
  "paragraphs": [
   "Première pluie douce d’avril : sur le chemin de l’Étang, les salamandres se mettent en marche. Longues comme une main, elles retournent à l’eau où elles sont nées. Mais une route passe au milieu. Avec une lampe de poche et un seau de plage, Cédric et sa tante font le taxi. Trente et une passagères jusqu’ici. L’orignal a le même souci, et aucun seau n’est assez grand.",
   "Pour l’orignal, il y a des ponts couverts d’herbe. Les pistes, les crottes et les colliers émetteurs disent où les bâtir. À genoux, on compte les orchidées rares. On grimpe sauver un vieux chêne. On apprend la chasse à un hibou orphelin, le silence à un autobus de touristes. La biologie y mène, une technique aussi, ou une corde et une scie."
  ],
  "alt": "Une gardienne de parc lève un panneau d’arrêt pour qu’un orignal et une salamandre tachetée traversent au passage piéton.",
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
  "paragraphs": [
   "L’affiche de Nadia compte quatre-vingt-quatorze mots, et personne ne dépasse « perdue ». Dans un abribus de Moncton, elle raconte tout de sa tortue : son âge, ses goûts, sa carapace éraflée. Les gens regardent deux secondes, puis l’autobus arrive. Tout le monde ne lit pas encore le français. Un monsieur fouille l’étang, mais c’est une tortue qui ne nage pas. Quelque part, sous une haie, Turbo marche toujours.",
   "Deux secondes suffisent, si l’image parle. Il faut dessiner Turbo vingt fois, puis garder quatre traits. Dénicher la seule photo où elle a l’air d’une héroïne. Essayer les couleurs, imprimer en grand, choisir le mur. Le même œil donne à une bouilloire la forme que la main attend. Cet œil se forme aux beaux-arts, au collège, ou avec un appareil photo et du temps libre."
  ],
  "alt": "Sur une échelle, une femme portant un foulard colle une grande image de tortue près d’une feuille pleine de mots; en bas, un enfant repère la vraie.",
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
  "title": "Vieillir sans perdre son élan",
  "paragraphs": [
   "Mémère Rose triche aux cartes et, à quatre-vingt-six ans, elle ne se fait jamais prendre. Par contre, les boutons lui résistent, et l’escalier devient plus raide chaque hiver. Elle veut rester près de sa fenêtre, d’où elle compte les bateaux. Son petit-fils Reece passe après l’école, mais il a ses devoirs, et elle, des pieds à faire soigner. Comment aider quelqu’un sans décider à sa place?",
   "On frappe : de l’aide pour le bain, et des potins. Demain, les pieds; Rose veut danser. Une médecin ramène onze pilules à six. Si la maison devient trop grande, une résidence peut être douce : bonne soupe, cartes à deux heures. Et quand une vie s’achève, on aide la famille à dire adieu. Une formation courte, le collège ou l’université mènent à sa table. Surveille tes cartes."
  ],
  "alt": "Une dame aux cheveux blancs, en pantoufles rouges, s’envole sur une balançoire poussée par un préposé; sa canne pend à la branche.",
  "subject": "Études familiales et éducation à la santé",
  "question": "Que vous a appris quelqu’un de plus de quatre-vingts ans?",
  "careers": [
   "Aide-infirmière ou aide-infirmier",
   "Préposée ou préposé aux bénéficiaires",
   "Préposée ou préposé d’aide à domicile",
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
  "paragraphs": [
   "La trois centième caisse de pommes pèse autant que la première, mais les épaules de Danika ne sont pas d’accord. Derrière elle, dans cet entrepôt de Kelowna, un bras robotisé pourrait tout soulever. Il est fort et ne s’ennuie jamais. Seulement, il serre trop, se perd devant une étiquette déchirée et se fige dès que quelqu’un passe. Il lui reste beaucoup à apprendre.",
   "Apprivoiser un robot, ça se fait à plusieurs. Quelqu’un lui dessine une main assez douce pour un fruit. Quelqu’un d’autre écrit la marche à suivre. Des gens de métier le boulonnent, le câblent et repèrent à l’oreille une pièce usée. D’autres ont appris sur place à souder ses circuits ou à remonter ses moteurs. Le dernier essai revient à Danika : les pommes, elle connaît ça."
  ],
  "alt": "Un ouvrier barbu, turban rose et lunettes de sécurité, tient un engrenage jaune avec un bras robotisé; chacun porte un insigne.",
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
  "paragraphs": [
   "Sur le porte-nom de Luz, on lit « Gary ». C’était le dernier du tiroir, en ce premier samedi dans une pépinière du Nebraska. Son tablier lui descend aux chevilles. Personne ne lui a montré à soulever un sac de terre, ni dit à quelle heure on mange. Le patron est gentil, mais il répond à deux téléphones. Et la sortie de secours? Quelque part derrière les cactus.",
   "Un bon emploi, ça se construit. Quelqu’un embauche une personne qui aime les plantes et lui montre le métier avant le premier sac. Un commis, formé à l’accueil, répond au deuxième téléphone et compte chaque heure. Quand la direction et l’équipe ne s’entendent plus, un conseiller venu de l’université ou d’un syndicat les fait parler. Les cactus, eux, ont déménagé."
  ],
  "alt": "Sous un casque géant où rebondissent une clé et une brique, trois personnes au travail, debout sur un niveau bien droit, tiennent chacune une pièce d’or pareille.",
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
  "title": "Écouter chaque côté avant de juger",
  "paragraphs": [
   "Andrei a lavé des autos pendant dix samedis; on lui en a payé huit. Le patron dit qu’il a brisé le boyau et qu’il a fallu le remplacer. Andrei répond que le boyau fuyait avant lui. Les deux semblent sincères. Le formulaire pour régler ça compte quatorze pages. Sa mère, qui lit le roumain bien plus vite que le français, en a souligné la moitié.",
   "Une parajuriste, tout juste sortie du collège, ramène les quatorze pages à quatre questions claires. Au tribunal, le greffier, qui a débuté au comptoir, sort le dossier. Quelqu’un note chaque mot, et la juge, longtemps avocate, entend un côté, puis l’autre. Souvent, on ne se rend pas là. Une médiatrice réunit tout le monde, et une vieille facture tranche : le boyau fuyait déjà en mai."
  ],
  "alt": "Une juge aux cheveux gris, appareil auditif à l’oreille, tend les bras comme une balance; un éléphant et une souris s’équilibrent, avec des bulles de même taille.",
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
  "paragraphs": [
   "Une laitue vient de faire un plus long voyage que tous ceux de Caleb. Trois camions, cinq jours : partie du sud, elle arrive à Hay River le bord bruni, au prix d’un billet de cinéma. Ici, le potager dort sous la neige jusqu’en mai. En juillet, loin au sud, toutes les fraises d’une ferme mûriront la même semaine. Juste avant la pluie.",
   "Nourrir les gens, c’est une course à relais. Quelqu’un choisit des semences qui aiment les étés courts. Une serre chauffe en février; une moissonneuse roule passé minuit. Si elle tousse, une mécanicienne accourt, lampe à la casquette. Des doigts rapides cueillent le fruit mûr et laissent le vert. L’usine lave, coupe, congèle. Ça s’apprend à l’université, à l’atelier ou avec ses parents, avant l’aube."
  ],
  "alt": "Deux mains tiennent fourchette et couteau autour d’une assiette où un tracteur rouge roule parmi le blé, les choux et les carottes.",
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
  "paragraphs": [
   "Devant l’école, le banc regarde un mur de briques. Depuis toujours. Le midi, on s’assoit plutôt sur le trottoir, au soleil. L’allée pavée, bien droite, ne sert à personne : un sentier de boue coupe par la pelouse. Les jours de pluie, on mange dans l’escalier, entre le mur et le tuba de Wei. Rien de laid. Mais personne n’a demandé l’avis des élèves.",
   "D’abord, observer : où passent les pieds, où tombe la lumière, qui reste debout. L’allée remplace la boue. Le banc se retourne. Une haute fenêtre fait entrer le ciel, des carreaux clairs le renvoient plus loin. On plante un érable pour des élèves encore à naître. Les plans s’étudient au collège ou à l’université. Le verre, le carrelage et le jardin s’apprennent outil en main."
  ],
  "alt": "Entre des immeubles ternes, quelqu’un déroule un jardin comme un tapis au revers rouge : un arbre, des fleurs, un banc occupé, une personne avec une canne blanche.",
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
  "paragraphs": [
   "La scie bourdonne, le plâtre s’ouvre, et il en sort une jambe qui semble appartenir à quelqu’un de plus petit. Winona la fixe, puis éclate de rire. Maigre, raide, drôlement poilue : il y a six semaines, c’était la jambe la plus rapide de l’équipe de crosse. Aujourd’hui, elle proteste à chaque marche. Et l’ascenseur de l’école, évidemment, est en panne.",
   "Un corps se remet lentement, mais en bonne compagnie. Des mains trouvent le nœud dans un muscle. Un élastique fait plier un genou dix fois, puis dix autres. En chirurgie, on visse un os. Un grand-père réapprend à cuisiner d’une main; un pied artificiel pince, alors on le ponce. Quelqu’un répare même l’ascenseur. Collège, université ou atelier, tout ce monde guette le même bruit : des pas."
  ],
  "alt": "Un coureur à la prothèse rouge saute une haie faite de deux béquilles et d’une barre rayée; une thérapeute en bleu l’acclame, bras levés.",
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
  "paragraphs": [
   "Un voyant pas plus gros qu’une tache de rousseur brille dans le poste de pilotage. Personne ne quitte Yellowknife. L’équipe de badminton de Leila attend sur ses sacs. Attendent aussi un gâteau de noces, un divan et un chat qui donne son avis. Tout là-haut, un satellite glisse devant les aurores boréales. Monter, c’est merveilleux. Redescendre, c’est obligatoire. Le petit voyant dit-il vrai?",
   "Une mécanicienne ouvre un panneau et suit un fil. Oui, il dit vrai. Une pièce grosse comme un sou, et c’est réparé. D’autres attachent le gâteau, lisent les nuages, réservent à chaque avion son bout de ciel. Ailleurs, on rivette des ailes, on répare des drones, on étudie la lumière des étoiles. Les pistes de décollage sont nombreuses : école de métiers, pilotage, université, soute à bagages."
  ],
  "alt": "De dos, une employée d’aéroport lève deux bâtons lumineux pour guider un avion, un chat à bord, sous une planète et des étoiles.",
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
  "paragraphs": [
   "Gladys porte le même imperméable jaune depuis la troisième année de Rémi. C’est le mannequin du dernier magasin de chaussures de la ville, et tout le monde la salue. Presque personne n’entre. Les gens passent, le nez sur leur téléphone, et commandent leurs bottes à trois provinces d’ici. Ce matin, elle a une pancarte au cou : « Entrez donc. Je connais votre pointure. »",
   "Que vont chercher les gens à deux heures de route? Il suffit de demander, et vendredi, c’est en magasin. Gladys reçoit un manteau neuf et une tempête de papier. Du maïs chaud fume près de l’arrêt d’autobus; à la pompe, ça blague. Une rue revit à petits gestes. La vente s’étudie au collège ou à l’université. Elle s’apprend aussi à la caisse."
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
  "paragraphs": [
   "Une feuille collée sur la porte du gymnase annonce le basket du mercredi. Dev, arrivé en ville cet été, la lit deux fois. Il apprend encore cette langue-là. À l’intérieur, Maya joue déjà. Elle est sourde et n’entend pas le sifflet, alors elle est toujours la dernière à s’arrêter. Ce n’est pas méchant. Personne n’y a pensé, c’est tout.",
   "Y penser, c’est justement un travail. Quelqu’un qui a grandi avec deux langues traduit la feuille. Une interprète, formée au collège, signe pour Maya, et un drapeau double le sifflet. D’autres aident une famille à choisir une école, quelqu’un à conduire sur la glace, un lieu de culte à ouvrir sa salle, une entreprise à embaucher sans préjugés. Mercredi prochain, tout le gymnase s’arrêtera en même temps."
  ],
  "alt": "Cinq personnes bien différentes, dont une en fauteuil roulant, ouvrent leur cercle et tendent la main à quelqu’un qui arrive, sac au dos.",
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
   "Agente ou agent de centre d’appels"
  ]
 },
 "livingOceans": {
  "title": "Pêcher sans vider la mer",
  "paragraphs": [
   "Personne à bord ne dit un mot quand le plus beau homard du matin retourne à l’eau. Teagan n’en revient pas : il était énorme! Sa tante, la capitaine, lui montre le suivant. Sous la queue, des milliers d’œufs, comme de petites baies noires. Les mères rentrent à la maison, tous les équipages de Caraquet le savent. Malgré tout, certaines années, les casiers remontent presque vides.",
   "Combien la mer peut-elle donner? Des sondes prennent sa température. Des gens contrôlent les prises, plongent sous les filières de moules, mouillent des casiers d’où les petits peuvent sortir. À l’usine, des mains froides travaillent vite pour que rien ne se perde. Doctorat, brevet de capitaine, savoir d’une grand-mère : tout monte à bord. La marée n’écoute personne, alors tout le monde écoute la marée."
  ],
  "alt": "Penchée hors de son bateau, une capitaine en ciré jaune remet un gros homard couvert d’œufs dans une mer pleine de poissons.",
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
   "Matelot de pont",
   "Scaphandrière ou scaphandrier",
   "Conductrice ou conducteur de traversier à câble"
  ]
 },
 "craftAndFashion": {
  "title": "Façonner une pièce unique",
  "paragraphs": [
   "Les poches se vident dès qu’on s’assoit. Quentin, qui roule en fauteuil, en a semé, des clés. Le bal est en juin, et les complets du magasin sont taillés pour des gens debout. Son oncle sort un ruban à mesurer et une couverture de laine couleur prune. « On va t’en faire un. » Quentin lève les ciseaux au-dessus du tissu. Une coupe, ça ne s’annule pas.",
   "Les mains apprennent en faisant : épingler, coudre, découdre, recoudre. Ailleurs, on souffle le verre, on tourne l’argile, on sertit une pierre, on ponce une table jusqu’à la rendre soyeuse. Une machine aide parfois, si on connaît ses humeurs. On se forme auprès de gens d’expérience, au collège, en design ou à l’usine. Le veston de Quentin a des poches aux manches. Tout le monde en veut."
  ],
  "alt": "Une fille souriante, une prothèse à la jambe, déploie les manches d’un manteau multicolore; un vieux tailleur en épingle l’ourlet, devant des vestons tous pareils.",
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
  "paragraphs": [
   "Le bac à compost mange mieux que tout le monde dans cette cafétéria du Minnesota. Chaque midi, il avale des carottes, des lentilles et de belles pommes. À quatorze heures, Tomasz et la moitié de sa classe piquent du nez : les croustilles, ça ne mène pas loin. Tout est pourtant frais, peu salé, pas cher. Seulement, le dîner est gris, et il goûte gris.",
   "Alors, la cuisine invite des langues bien franches. Trois chilis, un gagnant : celui à la cannelle et aux carottes rôties. Un labo cherche une croustille qui craque, avec moins de sel. Au champ, on inspecte les haricots. Le menu s’adapte aux allergies, à une religion, à l’entraînement de seize heures. La cuisinière a commencé à la plonge. À côté d’elle, le diététiste sort de l’université."
  ],
  "alt": "Un jeune aux cheveux roux lèche un cornet dont les boules sont une tomate et un brocoli, avec une carotte plantée dedans.",
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
   "Monitrice ou moniteur de conditionnement physique"
  ]
 },
 "appsForPeople": {
  "title": "Créer des applis sans casse-tête",
  "paragraphs": [
   "Démonter un tracteur, monsieur Minh sait faire. Mais l’appli de l’autobus le bat à plate couture. Les lettres sont minuscules, et son pouce, large comme une cuillère, tombe toujours à côté. Il demande un billet pour Brandon; on lui en propose un pour Boston. Il rend le téléphone à sa petite-fille Kim et va réchauffer le camion. A-t-on essayé ça avec du vrai monde?",
   "Une bonne appli commence par les yeux, pas par le clavier. À côté d’un infirmier, on note chaque soupir. Les boutons grossissent, les mots se simplifient, le code s’écrit, se jette, se récrit. Puis viennent les essais : en mitaines, au soleil, les yeux fermés. Si quelqu’un se perd, une voix patiente répond. Certaines personnes ont un diplôme; d’autres ont appris à la bibliothèque, touche par touche."
  ],
  "alt": "Dans un téléphone grand comme une maison, une porte s’ouvre; quelqu’un y accueille un vieil homme avec sa canne et une fille en fauteuil roulant.",
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
  "paragraphs": [
   "Nuageux jusqu’à jeudi, dit la météo. Ce soir, douze touristes d’Osaka débarquent à Whitehorse. Ils ont traversé un océan pour voir danser des lumières vertes, et leur avion repart mercredi. Leurs valises, avec toutes les mitaines, sont restées à Vancouver. Shayla, qui aide son père à l’auberge après l’école, lève les yeux : gris partout. Que faire de douze personnes gelées et d’un ciel bouché?",
   "Les mitaines d’abord : douze paires attendent au comptoir. Trois coups de fil retrouvent les bagages. On prépare des lits dont personne ne voudra sortir. Près du feu, le père de Shayla sert le thé et raconte les histoires de ses grands-parents. Puis viennent le traîneau, les cartes, le festin. L’accueil s’apprend au collège, en vol, en forêt ou en portant des valises. Vers minuit, les nuages se déchirent."
  ],
  "alt": "Une valise rouge géante sert d’hôtel, fenêtres éclairées; à la porte, un homme en uniforme ouvre les bras à un vieux voyageur et à un enfant.",
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
   "Croupière ou croupier de casino",
   "Préposée ou préposé de parc d’attractions",
   "Préposée ou préposé à l’information touristique"
  ]
 },
 "supportNetworks": {
  "title": "Être là quand la vie vacille",
  "paragraphs": [
   "Des crêpes un mardi? L’usine a fermé : le père de Lena est à la maison. Il les fait sauter beaucoup trop haut. Ensuite, il s’assoit devant un formulaire, et il y reste. De l’autre côté du couloir, Sam, qui a la trisomie 21, veut un logement à lui et quelqu’un à appeler au besoin. Un peu d’aide suffirait, si elle venait à temps.",
   "Ligne par ligne, quelqu’un reprend le formulaire avec le père de Lena et trouve une aide oubliée. « Que savent faire d’autre ces mains-là? » demande une conseillère. Sam apprend à cuire un œuf sans réveiller l’avertisseur de fumée, puis on le laisse faire. D’autres amassent des dons, sondent le quartier, récrivent une règle absurde. Un cours, un diplôme ou le souvenir d’avoir vacillé les y a préparés."
  ],
  "alt": "Une personne munie d’un parapluie vacille sur une corde raide; dessous, trois autres, dont une en fauteuil roulant, tendent un filet.",
  "subject": "Psychologie et sciences humaines",
  "question": "Quel petit coup de main s’est révélé le plus grand?",
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
  "paragraphs": [
   "Compte les arbres dans la chambre de Dylan : le lit, la guitare, deux cents bandes dessinées et la boîte de pizza qu’il devait sortir. Les autres sont dehors, épinettes et pins, sur toute la colline. La scierie de sa mère en a besoin. Le lynx aussi, le ruisseau aussi, et la moitié du village le dimanche. Une épinette pousse en soixante-dix étés et tombe en une minute.",
   "Quelqu’un tient les comptes : quoi couper, quoi laisser aux chouettes. Une machine grosse comme une maison pose un tronc aussi doucement qu’un œuf. Pour reboiser, des dos se penchent mille fois par jour. Quand la foudre allume un feu, des équipes lui barrent la route. À l’usine, les retailles deviennent du papier. Cela s’étudie, ou s’apprend à la scie et à la pelle."
  ],
  "alt": "Un crayon géant pousse parmi les arbres; près d’une souche, une personne portant une prothèse de jambe vient de planter une petite épinette.",
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
  "paragraphs": [
   "Quatorze personnes font la file dans le vent, derrière une station-service de la Saskatchewan. Elles ont roulé une heure pour une soupe. Le bouillon de M. Tran mijote toute la nuit, et Farah, au comptoir le samedi, sait qui prend double lime. Aujourd’hui, pas de lime : le camion est pris dans la neige. Il faut un goût acide avant midi. Farah sort du congélateur un sac de rhubarbe.",
   "Bien manger tient à de petits choix. On trie le poisson à l’aube, on désosse, on pétrit, on fait mousser le lait, on surveille une cuve qui fermente. La table du coin attend un premier rendez-vous. Beaucoup ont commencé à la plonge. Ensuite, il y a eu l’apprentissage, l’école de cuisine ou, un beau jour, les clés du restaurant. Et tout le monde goûte deux fois."
  ],
  "alt": "Derrière un bol de soupe géant, une cuisinière sourit; une main soulève des nouilles, et l’une d’elles devient une route où roulent un autobus et une auto.",
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
   "Barmaid ou barman",
   "Hôtesse ou hôte de restaurant",
   "Barista",
   "Brasseuse ou brasseur de bière"
  ]
 },
 "medicalDiscovery": {
  "title": "Percer les mystères du corps",
  "paragraphs": [
   "Certains matins, le réveil sonne, Kai s’assoit et tombe dans les pommes. Un jour, le téléphone a fait le même effet à son oncle. Dans la famille, on en rit depuis des années. À la clinique, rien. Le cœur bat bien, le sang est normal. Et Kai va bien, jusqu’à la prochaine sonnerie. L’indice est plus petit que tout ce qu’on a regardé.",
   "Regardons de plus près. Des fils collés sur la poitrine de Kai changent chaque battement en vague. Une sonde filme le cœur avec du son. Au labo, un gène révèle une faute d’orthographe. Quelqu’un l’explique à la famille; des volontaires essaient un comprimé. Les fils, ça s’apprend au collège; les gènes, à l’université. Maintenant, Kai prend son comprimé, et c’est une lumière qui le réveille."
  ],
  "alt": "Derrière un écran de radiographie, le cœur d’un garçon a un trou; une technologue au hijab bleu apporte la pièce manquante du casse-tête.",
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
  "title": "Concocter de nouveaux matériaux",
  "paragraphs": [
   "À moins quarante-cinq, la camionnette cogne sur la route comme si elle avait des pneus carrés. C’est un peu le cas. La nuit, le caoutchouc durcit, et le côté posé par terre reste plat. La luge de Nellie, elle, a cassé comme un biscuit. À Inuvik, l’hiver met tout à l’épreuve. Bien des choses mériteraient une meilleure recette.",
   "La suite ressemble à de la cuisine. On ajoute au caoutchouc une pincée d’autre chose, on le gèle, on l’étire. Un son envoyé dans l’acier y révèle une fissure invisible. À l’usine, des équipes coulent le métal, façonnent le verre, montent des pneus couche par couche. La chimie à l’université, une technique au collège, dix ans devant un four : trois façons de lire la même fissure."
  ],
  "alt": "Un éléphant se tient sur une mince plaque jaune; dessous, bien calmes, une scientifique à lunettes tient une règle et un ouvrier de fonderie pointe le doigt.",
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
  "title": "Fabriquer du solide",
  "paragraphs": [
   "Crac! Ça fait trois pelles depuis novembre, toutes cassées au même endroit. La famille de Harjit habite au bord de Regina, en plein vent, et la neige n’attend pas. Dans le cabanon, sa mère en déniche une quatrième, laissée par les gens d’avant. Bosselée, plus vieille que les parents, elle creuse comme une neuve. Sur la lame, un nom gravé : celui d’une petite ville voisine.",
   "Comment fait-on un objet aussi résistant? On plie le manche cent fois. Là où il cède, on renforce. Les étincelles volent, la presse cogne, la peinture cuit. L’acier se taille à un cheveu près. Quelqu’un organise l’atelier pour que personne n’attende ni ne se blesse. On arrive ici par un apprentissage payé, l’ingénierie ou le collège. Ou alors, on vient passer le balai, et on reste."
  ],
  "alt": "Dans une usine où pendent des tabourets bleus, un gros ours casqué en essaie un pendant qu’une soudeuse termine un pied et qu’un inspecteur prend des notes.",
  "subject": "Technologie de la fabrication et mathématiques",
  "question": "Qu’avez-vous dû fabriquer deux fois, et que vous a appris le premier essai?",
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
  "paragraphs": [
   "Quatre cents lettres pour un seul terrain vague. Les planchistes veulent des rampes. Le club de l’âge d’or veut des bancs et de l’ombre. Les commerces veulent du stationnement. Une lettre, au crayon de cire vert, réclame un dinosaure. La ville a un terrain, un budget et trois semaines avant le vote du conseil. Peu importe le choix, quelqu’un jurera que personne n’a écouté.",
   "Reste à écouter avec méthode. Chaque lettre reçoit sa réponse, même celle du dinosaure. Quelqu’un compte qui habite tout près et ce que les taxes peuvent payer. La santé publique demande des arbres. Puis la mairesse explique le plan, surtout aux gens déçus : des rampes l’été, une patinoire l’hiver, une glissade à longue queue verte. Dans ces bureaux, diplôme du secondaire et doctorat partagent la cafetière."
  ],
  "alt": "Quatre mains, dont une prothèse, assemblent un casse-tête en forme de bulle : une rampe, un bâton de hockey, un banc, un dinosaure.",
  "subject": "Éducation à la citoyenneté et mathématiques",
  "question": "Quelle décision vous a coûté une nuit de sommeil, et la reprendriez-vous?",
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
  "paragraphs": [
   "Une chaussette : voilà ce qui étouffait l’aspirateur trouvé par Ximena au bord du trottoir, à El Paso, un soir de collecte. Elle l’a retirée, et l’engin s’est remis à rugir. Plus loin attendaient un fauteuil déchiré, des souliers qui bâillent, un ordi en manque de batterie. Acheter du neuf, c’est vite fait. Mais qui, dans cette rue même, aurait pu sauver le reste?",
   "Bien des gens. Ils ressemellent, recâblent, remontent; ils déshabillent un fauteuil jusqu’aux os, puis le rhabillent. Ils gardent en forme une vieille école, des planchers aux chaudières. Du camion au centre de tri, ils repêchent ce qui peut être fondu ou redonné. Quelqu’un démêle les bacs de toute une ville. À l’établi, au collège ou en tournée, on apprend à tenir tête à la poubelle."
  ],
  "alt": "Un cordonnier portant un appareil auditif recoud une bottine géante qui bâille; une lampe et un grille-pain réparés trônent sur une tablette.",
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
   "Préposée ou préposé à la buanderie"
  ]
 },
 "keepHeritage": {
  "title": "Garder le passé à portée de main",
  "paragraphs": [
   "« Biscuits », annonce le couvercle. Le bruit, lui, dit autre chose. Dans la boîte, Jordan découvre une bobine de ruban brun et un mot au crayon : chorale, Pâques. Son arrière-grand-mère chantait dans cette chorale, à North Preston, en Nouvelle-Écosse. Jordan n’a jamais entendu sa voix, et personne autour de lui n’a d’appareil pour la faire jouer. Le ruban laisse une poussière de rouille sur ses doigts.",
   "Au labo, certains vieux rubans passent au four, à feu très doux, comme des biscuits. Puis ils jouent une dernière fois. Ailleurs, un coton-tige réveille un tableau noirci. Une tailleuse de pierre, jadis apprentie, refait un mur usé. Pendant un emploi d’été, quelqu’un tire une pipe de la boue. D’autres, après le collège ou l’université, choisissent, classent, prêtent. Bientôt, tout le monde entendra la chorale."
  ],
  "alt": "Un homme aux cheveux blancs, appareil auditif à l’oreille, nettoie un vieux portrait; la moitié du visage souriant a déjà retrouvé ses couleurs.",
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
   "Tailleuse ou tailleur de pierre"
  ]
 },
 "smilesAndSenses": {
  "title": "Aider à voir, à entendre, à rire",
  "paragraphs": [
   "Un arbre, ça a des feuilles, une par une. Bashir l’apprend à treize ans, sur le trottoir, avec ses premières lunettes. Il voyait des nuages verts et trouvait ça normal. Pour sa sœur et ses appareils auditifs tout neufs, autre nouvelle : la neige craque sous les bottes. Grand-papa, lui, sourit la bouche fermée depuis des années. On s’habitue si lentement. Qui allait s’en rendre compte?",
   "Quelqu’un qui vérifie avant qu’on se plaigne. C’est plus clair comme ceci ou comme cela? Le petit bip, tu l’entends? On compte les dents, on aide un tout-petit à prononcer ses R. D’autres mains taillent un verre, règlent un appareil, montent des dents qui redonnent le goût de rire. Dehors, une leçon de canne blanche. Tout ça s’apprend à l’établi, au collège ou à l’université."
  ],
  "alt": "Une fille aux lunettes rouges, avec des broches et un appareil auditif jaune, sourit; près de son oreille, un oiseau blanc chante sur une branche.",
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
  "title": "Mener les gens à bon port",
  "paragraphs": [
   "Pour la troisième fois cette semaine, une coureuse dépasse l’autobus. Jomar la regarde filer, puis un chien, puis un homme en béquilles. Devant, sur le pont vers Gatineau, les autos se touchent presque, souvent avec une seule personne à bord. Son quart à la boulangerie commence dans dix minutes. Au village de sa cousine, c’est l’inverse : plein de route, un seul autobus par jour.",
   "Défaire ce nœud demande de la patience. Des urbanistes étudient qui va où, puis ouvrent une voie réservée ou ajoutent un train. Une apprentie persuade un vieux moteur de démarrer à l’aube; un ingénieur en dessine un plus sobre. Des équipes redressent les rails. Une voix garde deux trains loin l’un de l’autre. Au volant, une recrue attend trois secondes un garçon qui court."
  ],
  "alt": "Un escargot triste porte un bouchon de voitures enroulé sur sa coquille; un autobus jaune plein de monde le dépasse, fauteuil roulant compris.",
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
  "title": "Amortir les coups durs",
  "paragraphs": [
   "Pendant la nuit, à Corner Brook, le vent a emporté le trampoline des Haddad par-dessus deux clôtures, jusque sur l’auto de M. Oake. Personne n’est blessé. Un chat dort déjà au milieu de la toile. Mais l’auto est plate comme une plaque à biscuits, et M. Oake en a besoin lundi pour son quart de nuit. Ce n’est pas le vent qui paiera la facture.",
   "L’idée ne date pas d’hier : beaucoup de gens mettent un peu d’argent, et le pot aide qui joue de malchance. Un peu, mais combien? Les maths et les vieilles tempêtes le disent. Quelqu’un traduit les petits caractères en mots simples. D’autres se glissent sous l’auto, démêlent une drôle d’histoire, aident une clinique inondée à rouvrir. On apprend à l’université, au collège ou en carrosserie."
  ],
  "alt": "Quatre personnes, dont une avec une lame de course, tendent une courtepointe pour attraper une auto bleue qui tombe du ciel, un chat sur le toit.",
  "subject": "Mathématiques et géographie",
  "question": "Quel est l’accident le plus bizarre qu’on vous ait raconté?",
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
  "paragraphs": [
   "Tartupaluk, c’est un rocher nu dans la mer, entre le Nunavut et le Groenland. Des chasseurs inuits l’ont nommé il y a longtemps. Pendant des années, le Canada et le Danemark se le sont disputé. À tour de rôle, leurs marins y plantaient un drapeau et laissaient une bouteille à l’autre camp. En géographie, Inès pouffe. Puis elle réfléchit. D’habitude, les querelles viennent sans cadeau.",
   "Les deux camps se sont enfin parlé et ont tracé une ligne sur le rocher. Discuter protège la paix. Monter la garde aussi. Des équipages formés en uniforme tendent l’oreille sous la mer. Des militaires se placent entre deux villages pour que le marché ouvre. Une diplômée du collège contrôle des bagages. Et quelqu’un qui a étudié quatre langues repère le message qui compte."
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
  "title": "Creuser sans blesser la terre",
  "paragraphs": [
   "Chaque matin, Soraya glisse un bout de montagne dans sa poche. Son téléphone contient du cuivre, un grain d’or et du sable devenu verre. Le fart de ses skis sort d’un puits de pétrole. Et voilà qu’on parle de cuivre près de Timmins, sous ses collines à bleuets. Une mine, ça donne du travail. Encore faut-il garder le ruisseau et les bleuets.",
   "D’abord, on demande : à la Première Nation dont c’est le territoire, au voisinage, puis à la roche. Un trou large comme une tasse montre ses couches, comme dans un gâteau. Si c’est oui partout, le génie minier trace les galeries et amène l’air frais. Le dynamitage exige un certificat; la chargeuse s’apprend sur place. Quelqu’un surveille le ruisseau. À la fin, les bleuets retrouvent leur colline."
  ],
  "alt": "Loin sous une fille qui cueille des bleuets, la lampe d’une mineuse éclaire un téléphone dans la roche; un vélo et une clé y dorment aussi.",
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
   "Ingénieure pétrolière ou ingénieur pétrolier",
   "Foreuse ou foreur de puits de pétrole et de gaz",
   "Manœuvre en exploitation pétrolière et gazière"
  ]
 },
 "lookAndFeel": {
  "title": "Se reconnaître dans le miroir",
  "paragraphs": [
   "Trois salons, et dans les trois, les ciseaux sont restés en l’air. Dans cette petite ville du nord du Manitoba, personne n’ose toucher aux boucles d’Amara, et la photo d’école est jeudi. Sa grand-mère voudrait des ongles bleus, comme son équipe de quilles. Certains jours, l’apparence compte. Mais un miroir ne tient pas les ciseaux.",
   "À la quatrième chaise, tout change. « Comment veux-tu te sentir, jeudi? » demande le coiffeur. Puis il taille les boucles à sec, une à la fois. À côté, une barbe s’arrange autour d’une cicatrice. Un tatouage se dessine trois fois avant de toucher la peau. Un mannequin à la jambe de métal défile en complet. On apprend dans un salon-école ou en apprentissage, sur des proches patients."
  ],
  "alt": "Un coiffeur tatoué taille la grande crête bleue d’une dame âgée, ravie, qui tient un miroir; ses ongles sont bleus aussi.",
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
  "paragraphs": [
   "« Dis-moi ce que tu vois. » Au téléphone, la voix est calme. Zoé regarde autour d’elle : des épinettes, un ruisseau, aucun nom de rue. Son ami a glissé dans le sentier et ne peut plus s’appuyer sur sa jambe. Cette jambe, on va s’en occuper. Mais d’abord, il faut trouver deux personnes dans une très grande forêt.",
   "Un ruisseau, un tournant dans le sentier : au bout du fil, quelqu’un en fait un point sur une carte. Une équipe part à pied. Un hélicoptère se pose dans une clairière. Au retour, on soulage la douleur pendant que l’hôpital prépare une salle. Pour ces gens, tout a peut-être commencé à la piscine, à la caserne, au collège ou à la faculté de médecine."
  ],
  "alt": "Une ambulance fonce vers nous, gyrophares allumés, deux personnes à bord, devant un chronomètre géant; une oie attend au bord du chemin.",
  "subject": "Éducation physique et à la santé, géographie",
  "question": "Qu’est-ce qui vous aide à rester calme, et que faites-vous après un appel difficile?",
  "careers": [
   "Ambulancière paramédicale ou ambulancier paramédical",
   "Répartitrice ou répartiteur des appels d’urgence",
   "Pompière ou pompier",
   "Chef de service d’incendie",
   "Urgentologue",
   "Infirmière ou infirmier en soins intensifs",
   "Inhalothérapeute",
   "Perfusionniste en chirurgie cardiaque",
   "Planificatrice ou planificateur des mesures d’urgence",
   "Pilote d’hélicoptère",
   "Sauveteuse ou sauveteur"
  ]
 },
 "strongStructures": {
  "title": "Construire pour que ça tienne",
  "paragraphs": [
   "De la fenêtre de sa cuisine, en Virginie-Occidentale, Keisha voit son école. Elle est de l’autre côté de la rivière, si proche qu’on entend la cloche. Pourtant, le trajet prend cinquante minutes. Depuis que le pont est fermé, l’autobus traverse à la ville voisine, puis revient. Le vieux pont a encore belle allure. Mais sous la chaussée court une fissure, pas plus longue qu’un crayon.",
   "Avant de soulever une poutre, quelqu’un mesure, trépied planté, diplôme collégial en poche. Un des piliers s’est enfoncé de la largeur d’un pouce. Des ingénieures cherchent par où chaque charge descendra jusqu’au roc. Puis arrivent la grue, des boulons gros comme le poignet et un apprenti en harnais, qui apprend à marcher sur l’acier. L’hiver, un chasse-neige gardera le passage ouvert. Keisha ne mettra plus que quatre minutes."
  ],
  "alt": "Assise sur une poutre suspendue à une grue, une monteuse la guide vers le vide d’un pont; un autobus scolaire et une fillette attendent.",
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
   "Chaudronnière ou chaudronnier",
   "Tuyauteuse ou tuyauteur",
   "Conductrice ou conducteur de chasse-neige"
  ]
 },
 "affordableHomes": {
  "title": "Bâtir des logements abordables",
  "paragraphs": [
   "Théo fait ses devoirs dans la baignoire. Elle est sèche, pleine de coussins, et c’est le seul coin tranquille de l’appartement. Sa tante, qui travaille à deux rues de là, dort sur le divan en attendant de se trouver un logement. Elle en a visité neuf. Certains étaient trop loin, d’autres trop petits. Pour le reste, le loyer était trop élevé.",
   "Une équipe fabrique des murs en atelier, au chaud, puis les dresse en une journée. Moins de temps, moins de frais. Avant le premier clou, une diplômée du collège calcule les coûts. Des apprenties et des apprentis, payés, passent les fils, posent les tuyaux, montent la brique. À côté, des gens d’expérience, qui ont commencé pareil. La dernière recrue transporte les planches. Un inspecteur essaie chaque marche."
  ],
  "alt": "Une petite maison trône sur une pile de pièces de monnaie; quelqu’un ajoute un barreau à l’échelle pendant qu’un parent et son enfant attendent.",
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
  "paragraphs": [
   "« Et le but! » Dans cet aréna, on l’annonce d’abord en langue crie. Jaylene, qui vient de marquer, sourit aux gradins. Sa grand-mère et elle apprennent le cri ensemble : à l’école où l’on avait envoyé la grand-mère, cette langue était interdite. Les gouvernements ont fait des promesses aux Premières Nations, aux Inuits et aux Métis : des terres, des écoles, du respect. Beaucoup n’ont pas été tenues. La réparation a commencé.",
   "Des Autochtones la dirigent, chaque nation à sa façon. Une Première Nation gère son école et sa clinique. Une interprète inuite relie un Aîné et sa médecin. Un avocat métis défend une promesse sur les terres. Une gardienne veille sur une rivière. On apprend à l’université, au collège ou sur le territoire, avec des Aînées et Aînés. Le reste du pays a sa part : écouter, apprendre, tenir parole."
  ],
  "alt": "Devant des maisons au bord d’un lac, un vieux papier signé est déchiré en deux; une femme le recoud pendant qu’un homme tient sa moitié.",
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
  "title": "Comprendre un animal sans mots",
  "paragraphs": [
   "Gaufre, c’est un chien gros comme un divan. Ce matin, il se cache derrière. Pas moyen de le faire manger. Une dent? Une cuillère avalée? Le tonnerre d’hier soir? De l’autre côté de la cour, la meilleure vache d’Oksana a laissé la moitié de son foin. Plus loin, un cheval couche les oreilles devant la selle. Aucun ne peut montrer du doigt et dire « aïe ».",
   "On apprend à lire le reste : une queue, une démarche, un troupeau inquiet. Une radiographie trouve la cuillère. À la traite, on repère vite un sabot blessé. Des mains calmes taillent le poil emmêlé et sentent ce qu’il cachait. Le cheval a droit à du temps; le chien perdu, à un retour chez lui. Cette langue s’apprend à l’école vétérinaire, au collège ou à l’étable."
  ],
  "alt": "Sur une chaise, une vache avec sac de glace et thermomètre se fait ausculter par un vétérinaire; à côté, un chien porte une collerette.",
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
  "paragraphs": [
   "Jouer au soccer en raquettes, c’est ridicule pendant une minute. Ensuite, tout le monde veut essayer : la grand-mère de la gardienne de but, un garçon arrivé de Colombie, une fille en ski assis qui fait des passes de pro. Six paires de raquettes pour vingt-deux personnes. Un seul projecteur marche. Personne ne s’entend sur les règles, et Omar vient de tomber sur le genou.",
   "Derrière le jeu, il y a du monde. L’équipe du camp déniche des raquettes et du chocolat chaud. L’arbitre invente une règle pour qu’une petite de six ans puisse marquer. Un thérapeute du sport soigne le genou d’Omar. D’autres ajustent des vélos, ralentissent le télésiège, décrivent un but comme en finale. Il y a même des gens payés pour jouer. Et la gardienne? Battue par sa grand-mère."
  ],
  "alt": "En raquettes, une grand-mère botte un ballon de soccer très haut; une fille en ski assis l’acclame, les deux bras en l’air.",
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
