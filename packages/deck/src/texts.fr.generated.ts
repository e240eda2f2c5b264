import type { CardTexts } from './card-texts.ts';
import type { CardKey } from './facts.generated.ts';

/** Made from the cards by `npm run deck:generate`; a test fails when it is stale. */
export const cardTexts: Readonly<Record<CardKey, CardTexts>> = {
 "coolClimate": {
  "title": "Un climat vivable",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Des histoires à raconter",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "Une fois par semaine, une équipe infirmière s’installe à la salle communautaire, avec un écran pour consulter à distance. D’autres aident les bébés à naître près de chez eux, ou préparent les gouttes et montrent comment les mettre. D’autres encore fixent les rendez-vous, tiennent les dossiers à jour, ouvrent la clinique le soir. Leur formation a duré des mois, deux ans ou dix. Il faut tout ce monde-là."
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
  "title": "Des machines qui apprennent",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Faire d’une idée une entreprise",
  "paragraphs": [
   "Douze pots de gelée de piments attendaient sur la table pliante à neuf heures. À dix heures, plus un seul. Salma a maintenant une file de gens, une table vide et des questions plein la tête. Combien demander pour un pot? A-t-elle le droit de cuisiner chez elle pour vendre? Qui paierait une plus grosse marmite? La recette, finalement, c’était le plus facile.",
   "Une entreprise peut naître dans un garage, un salon de coiffure, un labo ou sur un bateau de pêche. On se lance en solo ou on forme une coopérative. Un métier, un diplôme, deux étés derrière un comptoir : tout peut servir. On essaie l’idée auprès de vraies personnes, puis on corrige ce qui cloche. Pour les comptes, le premier prêt ou un contrat, on va chercher de l’aide."
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
   "Une pizza coupée en huit, et voilà qu’une fraction devient claire. Aider, c’est trouver l’endroit où ça bloque, puis essayer un autre chemin. C’est aussi préparer un cours pour des gens qui travaillent la nuit, diriger une école ou rendre l’heure du dîner agréable. La personne qui aide a peut-être un doctorat ou un diplôme collégial. Ou alors, ses notes de l’an dernier et de la patience."
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
   "Un soir de janvier, dix-huit heures, moins trente. Dans la rue d’Anouk, fours, chauffage et douches partent en même temps. Le soleil est couché depuis longtemps : sur le toit de l’école, les panneaux dorment. Pas un souffle de vent. Plus au nord, une génératrice au diesel ronronne pendant tout le souper d’un village. Il faut du courant tout de suite, et on le voudrait propre.",
   "On s’y attaque par les deux bouts. Produire mieux : brancher des éoliennes, veiller sur un barrage, réparer une ligne en pleine poudrerie. Gaspiller moins : emmitoufler un tuyau, calmer une chaudière trop gourmande, poser une thermopompe à la place du réservoir de mazout. Il y a là des diplômes d’ingénierie, des métiers appris en tirant du câble et des nuits à surveiller des cadrans. Le souper, lui, reste chaud."
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
   "Alors on triche, avec soin. La caméra se rapproche : plus de bâton. Une lampe bleue joue la lune. Une éponge pose une cicatrice; un céleri croqué au micro devient une branche qui craque. Image par image, le dragon prend des écailles, du poids et un sale caractère. Dans le jeu, du code le réveille. Le générique réunit études de cinéma, informatique et métiers appris sur le plateau."
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
  "title": "Des esprits en santé",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Faire fructifier l’argent",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Un bon départ pour chaque enfant",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "Tout commence en bottes de pêche, les pieds dans le courant, à mesurer ce qui s’en vient. Puis viennent un puits à forer, une conduite à colmater à deux heures du matin, un égout à dégager. À l’usine, l’équipe de nuit analyse un dernier échantillon. Certaines personnes ont longtemps étudié les rivières. D’autres, venues pour un emploi d’été, ont décroché leur certificat en travaillant."
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
  "title": "Freiner la contagion",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Brancher chaque communauté",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Acheminer les marchandises",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Se sentir en sécurité chez soi",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "De la place pour la faune",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Des idées en images",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Vieillir dans la dignité",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "La quatre centième caisse de pommes pèse autant que la première, mais les épaules de Danika ne sont pas d’accord. Derrière elle, un bras robotisé pourrait tout soulever. Il est fort et ne s’ennuie jamais. Seulement, il serre trop, se perd devant une étiquette déchirée et se fige dès que quelqu’un passe. Avant de partager l’ouvrage, il lui reste beaucoup à apprendre.",
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
  "title": "Un bon travail pour tous",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Une justice accessible",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Nourrir tout le monde",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Des lieux qu’on aime",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Bouger de nouveau",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Au-dessus des nuages",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Des commerces bien vivants",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "Y penser, c’est justement le travail de certaines personnes. Elles traduisent la feuille, interprètent en langue des signes, doublent le sifflet d’un drapeau. Elles aident une famille à choisir une école ou quelqu’un à conduire sur la glace. Elles ouvrent la salle d’un lieu de culte, rendent l’embauche plus juste. Leur bagage? Des études universitaires ou collégiales, un permis pour enseigner la conduite, ou deux langues parlées depuis l’enfance."
  ],
  "alt": "Quatre personnes bien différentes partagent une table; l’une fait signe de la main, l’autre, en fauteuil roulant, tire une chaise jaune encore libre.",
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
  "title": "Des océans vivants",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Fait à la main",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Bien manger, bien vivre",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Des applis au service des gens",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Accueillir les visiteurs",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Ne laisser personne de côté",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Des forêts pour l’avenir",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Le goût de créer",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "De nouveaux tests et traitements",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Les matériaux de demain",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Fabriquer pour durer",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Participer aux décisions",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Réparer et réutiliser",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Garder la mémoire vivante",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Dents, yeux et oreilles",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Mieux se déplacer",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Prévoir l’imprévu",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Préserver la paix",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Des minéraux bien utilisés",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Style et confiance",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Routes, ponts et tours",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "Une équipe fabrique des murs en atelier, au chaud, puis les dresse sur le chantier en une journée. Moins de temps, moins de frais. D’autres passent les fils, posent les tuyaux, montent la brique. On calcule les coûts avant le premier clou, on vérifie chaque marche à la fin. L’apprentissage est souvent payé. On peut aussi étudier au collège ou à l’université, ou commencer par transporter des planches."
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
  "title": "Marcher vers la réconciliation",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Prendre soin des animaux",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Du sport et du jeu pour tous",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
