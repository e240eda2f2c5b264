/** Only words that are spelled without accents, so that they are typed as they are read. */
export const frenchWords: readonly string[] = `
  abeille abondant aborder abri abricot absolu accent accord accueil acier acrobate acteur actif
  action actuel adapter addition adorer adresse adulte affiche agenda agile agneau agrafe agrume
  aider aigle aiguille aile aimant aisance ajouter alarme album algue aligner alliance allumer
  allure alouette alpage alphabet alpin altitude amande amarre amateur ambre amener ami amical
  amiral amont ample ampoule amuser analyse ancien ancre angle animal animer anis anneau annexe
  annonce annuaire annuel antenne antilope aplomb appel appoint apporter aquarium arbitre arbre
  arbuste arc arcade arche archer archet archipel ardoise argent argile arlequin armoire arpent
  arriver arrondi arrosoir article artisan artiste asperge aspirer assez assiette assister astre
  astuce atelier atlas atome atout attirer aubaine aube auberge audace audio aurore automne autour
  autruche aval avance avant avenant avenir avenue averse avion aviron avis avocat avoine avoir
  avril axe azur badge bagage bague baguette baie baignade balade balafon balai balance balancer
  balcon balise ballade balle ballet ballon balsa bambou banane banc bandeau banjo banque banquise
  barbecue barbier barque barrage barrette bascule basilic basket bassin bassine basson bastion
  bateau baume bazar beau beige beignet belette berceau bercer berge berger bergerie bernache
  besoin beurre bibelot biche bien bijou bilan bille billet biologie biscuit bison blanchir blason
  bleu bleuet bloc blouson bobine bocal bois boiserie boisson bol bon bonbon bond bonheur bonifier
  bonjour bonnet bonus bord bordure bosquet botte bottin boucle bouclier bougeoir bougie bouillon
  bouleau boulon bouquet bourdon bourgeon boussole boutique bouton boxeur bracelet branche bravo
  bravoure bricoler brillant brin brioche brique brise broche brochure brocoli broder bronze
  brosse brouette brousse bruine bruit brume brunch bruyant buffet buisson bulle bulletin bureau
  bus butin butiner cabane cabine cabinet cabriole cacao cachette cactus cadeau cadran cadre
  cahier caillou caisse calcaire calcul calepin calibre calme camarade camion camp campagne camper
  camping canal canard canari caniche cannelle canot cantate cantine canton canyon capable cape
  capital caprice capsule capuchon caramel carapace caravane cardinal cargo caribou carillon
  carnaval carnet carotte carreau carrosse cartable carte carton cascade casque cassette cassis
  castor causer cavalier caverne ceinture cent centre cerceau cercle cerf cerfeuil cerise cerne
  certain chacun chaise chalet chaleur chaloupe chambre chameau chamois champ champion chance
  chandail changer chanson chant chanter chanteur chantier chapeau chapitre chardon chariot charme
  charrue chaton chaud chaudron chausson chef chemin chemise chenille chercher cheval chevalet
  cheveu cheville chiffon chiffre chignon chimie chimiste chocolat choisir choix chorale choriste
  chou chouette chutney cible ciboule ciel cigale cigogne cime ciment cinq cintre circuit cirer
  cirque ciseau citoyen citron civil clair clairon clapotis classe classeur clavier clef climat
  clin cloche clocher cloison clou club cobalt coco code coffre coffret coiffer coin coing col
  colibri colis collage collier colline colombe colonne coloris combiner comble comique commande
  commerce commode commun compact comparer compas complet complice compote compter comptoir
  concert confetti confier confort conseil conte content contour convoi copain copeau copie
  copieux coq corail corbeau cordage corde cordial cornet corniche correct corsaire cosmos costume
  coteau coton couette couleur couloir couplet coupole courage courbe coureur couronne courrier
  cours course court cousin coussin couture couvert crabe craie crayon cresson creuser crevette
  crin cristal crochet crocus croire croquet croquis cube cueillir cuisine cuivre cumin curieux
  curry cycle cycliste cygne cylindre cymbale dahlia daim dallage dalle damier danse danser
  danseur datte dauphin debout dehors demain demander demeure demi dense dent dentelle dentiste
  depuis dernier dessert dessin dessiner dessus deux devant devenir deviner devoir dialogue
  diamant dicton digue dimanche direct discours disposer disque distance divan divers dix docile
  docteur doigt domaine domicile domino dompteur donjon donner dorer dorure dossier doux douze
  dragon drap drapeau droit droiture dune duo durable durer duvet dynamo eau encore encre endroit
  enfance enfant enfin engin enseigne ensemble entente entier entourer entrain entrer envers envol
  envoyer escalade escale escalier escargot escrime espace espadon espoir esquisse essai essence
  essor estrade estragon estuaire euro exact examen exemple exister expert exploit explorer
  exposer express extra fable fabrique fabuleux facette facile facteur facture faire faisan
  falaise fameux famille fanal fanfare farine faubourg faucon fauteuil fauvette faveur favori
  fenouil ferme fermier ferry festin festival feuille feutre fibre ficelle fiche fier figue figure
  fil filament filature filet film filtre fin final finesse finir fiole flair flamant flambeau
  flamme flanc flanelle fleur fleuve flocon flore florin flotter fluide foin foire folklore fond
  fontaine football force forfait forge format forme formule fort fossile fougasse foulard four
  fourmi fournil fourrure foyer fraction fragile frais fraise franc frange frein friand frigo
  fringale frise frisson fromage front fronton fruit fruitier furet fusain fuseau fusion futaie
  futur gabarit gagner gai galant galaxie galerie galet galette galop gambade gamme gant garage
  garde garder gardien gardon gare garnir gaufre gavotte gaz gazelle gazon genou genre gens gentil
  gerbe gerbera geste geyser gilet girafe girofle givre glace glacier glaise glisser globe gloire
  gobelet golf golfe gomme gondole gouache goupil gracieux grade gradin grain graine grand grandir
  grange granit granite graphite grappe gratin gratuit gravier gravir gravure grelot grenat
  grenier griffe grille grillon grimper griotte gris grive grotte groupe gruau grue gui guichet
  guide guidon guitare gymnase habile habit habiter haie halage halo halte hamac hameau hamster
  hangar hanneton hareng haricot harmonie harpe hasard haut hauteur herbe herbier hermine heure
  heureux hibou hier histoire hiver hockey homard hommage honneur horaire horizon horloge houx
  hublot huile huit humain humble humeur humus huppe hutte hymne idole igloo iguane image imaginer
  imiter immense imprimer indice indigo infini initial insecte insigne instant intense intrigue
  inventer inviter iris issue ivoire jabot jacinthe jade jadis jaguar jaillir jalon jamais janvier
  jardin jargon jarre jasmin jatte jauge javeline javelot jazz jeton jeu jeudi jeune joie joindre
  joli jonc jonglage jongler jouer jouet joueur jour journal joute joyau joyeux jubiler judo juge
  juger juillet juin jumeau jumelle jungle junior jupe jury juste justice kayak kermesse kilo kilt
  kimono kiosque kiwi koala label labour lac lacet lagune laine laiterie laitue lama lambris lame
  lampe lampion lanceur lanterne lapin laque large laser laurier lavabo lavande laver lecteur
  lecture lentille lettre levain levier levure lexique liane libre licence lichen licorne lien
  lierre lieu ligne lilas limande limite limonade limpide lin linge lion liquide lire liseron
  lisse liste litchi litre livre livret livreur local loge logique logis logo loin lointain loisir
  long loriot losange lotion lotus louer loupe loutre loyal lucarne luciole lueur luge lumignon
  lumineux lunaire lundi lune lunette lupin lustre luth lutrin luxe lynx lyre lys machine madrier
  maestro magasin magie magique magma magnolia mai maillot main maintien maire maison majeur malle
  mammouth manche manger mangue manoir manteau manuel maquette marais marathon marbre marchand
  marche mardi marelle marge marin marine maritime marmite marmotte marque marquer marraine marron
  mars martinet massif match mauve maxime mazurka membrane menhir menthe menton menuet mer
  mercredi merle message mesure meuble meule mica micro midi miel mieux milan milieu mille million
  mimer mimosa mince mine mineur minime minuit minute miroir mission mistral mitaine mobile mode
  moderne modeste module moelleux moineau moins moisson moment monde moniteur monnaie montagne
  monter montre monument morceau mortier mot motel moteur motif moto mouchoir moudre mouette
  moufle moulin mousse moutarde moyen muguet multiple mur mural murmure muse museau musical
  musicien musique mutin mutuel myrte myrtille nacelle nacre nageoire nager nageur nappe narcisse
  narrer narval natte nature naturel nautique navet navette navire nectar neige neuf neveu niche
  nickel nid noble noisette noix nom nombre nommer nord normal notaire note notice notion nougat
  nourrir nouveau novembre noyau nuage nuance nuit nuque oasis objet oblique observer obtenir
  occasion ocre octave octobre odeur offrir oignon oiseau olive olivier ombre ombrelle omelette
  once oncle onctueux onde ongle onze opale opaque opinion orage orange oranger orbite ordre
  oreille oreiller organe orge origan original orme ornement orque ortie oseille osier otarie
  ouate oublier ouest ourlet ours oursin ourson outarde outil ouvert ouvrage ouvrier ouvrir ovale
  oxalis pacte page paille pain paire paix paladin palais palan palette palier palme palmier
  palourde panache panda panier panneau panoplie panorama pantalon pantin paon papaye papier
  papillon papoter paprika papyrus paquet parade parasol paravent parc parcours pardon pareil
  parent parfait parfum parka parler parmi parole parquet parrain part partager parterre partir
  partout passage passer passion pastel pastille patience patin patinage patineur patio patron
  patte paume pause pavage pavillon pavot payer paysage peinture pelage pelle pelote pelouse
  peluche penser pensif pente perchoir perdrix perle permis persil personne petit peuple peuplier
  phare phoque photo phrase piano pic pied pierre pieuvre pigeon pile pilier pilote piment pinceau
  pingouin pinson pintade pionnier piquant pirate pirogue piscine pistache piste pivert pivoine
  pivot pivotant pizza placard place placer plage plaine plaire plaisir plan planche plancton
  planer planeur plante planter plaque plat platane plateau plein pli plier plombier plongeon
  plonger pluie plumage plume plumier pneu poche podium poids poignet point pointe pointure poire
  poirier pois poisson poivre poivron polaire polenta poli pollen polo polygone pomelo pommade
  pomme pommier pompier pompon poncho ponctuel poney pont porche port portail porte porter porteur
  portion portique portrait poser possible poste poster potage potager poterie potier potiron
  poudre poulain poulie pourpre poussin pouvoir prairie pratique premier prendre principe prisme
  prix prochain produit profil profond projet promener promesse propice propos propre prose
  prouver proverbe province prudent prune pruneau prunier public puits pull pupille pupitre pur
  puzzle pyjama pyramide quai quart quartier quartz quatre quatuor question quiche quille quinoa
  quinze quitter rabot racine raconter radar radeau radieux radio radis rafale raffiner rail
  raisin raison rallye ramage ramasser rame rameau ramer rampe ramure rang ranger rapide rapport
  raquette rare rassurer raton ravi ravin ravioli rayon rayure recette recueil refrain refuge
  regain regard registre relais relief relier relire reliure remise remonter remous remparts
  renard rendre renne renom rentrer repas repos reptile respect ressort rester retour revenir
  revoir revue rhubarbe ricochet rideau rieur rigole rincer rire risotto rivage rive rivet riveter
  riz robe robinet robot robuste rocaille roche rocher roitelet rollier roman romance romarin
  ronce rond ronde rondelle rondin roquette rosace rose roseau rosier rotin roue rouet rouge
  rouler roulotte route royaume ruban rubis ruche rue rugby ruisseau rural rustique rythme sable
  sablier sabline sabot sac sachet safari safran sage saison salade saladier salle salon saluer
  salut samedi sandale sandwich sangle sanglier saphir sapin sardine sarment satin sauce sauge
  saule saumon saut sauter savane savant saveur savoir savon savourer science scooter score scribe
  sculpter seau secours secret secteur seigle seize sel selle semaine semelle semer semis sensible
  sentier sentir sept serein sereine serin serre serrure serveur service servir seuil sieste
  signal signe silence silex sillage sillon simple sirop site six ski skieur sobre social soda
  sofa soie soif soigner soin soir soixante sol solaire soleil solide solo solution sommet son
  sonate songe sonnet sonnette sorbet sorbier sorte sortie sortir souche soucoupe soudain souffle
  souhait soulier soupape soupe souple source sourcil sourire souris souvenir spatial spirale
  sport square stable stade stage stalle stand station statue stature steppe store stylo subtil
  sucre sucrier sud suite suivre sujet super support sureau surf surface surprise syllabe symbole
  syntaxe table tableau tablette tableur tablier tabouret taille tailleur talent talisman talon
  talus tamarin tambour tamis tandem tango tapioca tapis tard tartan tarte tartine tasse taureau
  taxi teinture temple tempo temps tendre tenir tennis tente terrain terrasse terre terreau
  terrier terrine test texte textile texture thon thym ticket tigre tilleul timbale timbre tipi
  tirade tirelire tiroir tisane tisser tissu titre toast toile toilette toit tomate tombola ton
  tonne tonneau tonnerre topaze torche tornade torrent torsade tortue totem toucan toundra tour
  tourisme tourner tournoi tourte trace tracer tracteur train trait trajet tramway tranche travail
  travers treillis treize tremplin trente tresse triangle tribune tricot tricoter tricycle trio
  triomphe triple trois trombone tronc tropical trottoir troupe troupeau trousse trouver truelle
  truffe truite tube tuile tulipe tunique tunnel turbine turbot tuteur type unanime union unique
  unir unisson univers urbain usage usine utile utiliser vacances vacarme vague vaillant vaisseau
  valeur valise valleuse vallon valse vanille vanneau vannerie vapeur variante varier vase vaste
  veille velours vendange vendre vendredi venir vent verbe verdier verdure verger verglas vermeil
  vernis verre verser vert vertical verveine veste veston viaduc vibrant vibrer victoire vie vigie
  vigne vigneron vigueur villa village ville vingt violet violette violon virage virgule virtuose
  vis visage viser visite visiter vitamine vite vitesse vitrail vitre vitrine vivace vivant vivre
  vocal vogue voie voilage voile voilier voir voisin voiture voix vol volant volcan volet volley
  voltige volume vouloir voyage voyager voyageur voyelle vrai vue wagon wapiti yacht yaourt yoga
  yourte zeste zigzag zinc zone zoom
`
  .trim()
  .split(/\s+/);
