import type { Chance } from './chance.ts';

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly country: 'can' | 'usa' | 'other';
  readonly postalCode: string;
  readonly phone: string;
  readonly address: string;
}

const listed = (text: string): readonly string[] => text.trim().split(/\s*[,\n]\s*/u);

const frenchKinds = listed(`
École secondaire, École, Polyvalente, Collège, Académie, Centre scolaire, École communautaire, Externat, Cité scolaire`);
const frenchFeatures = listed(`
de la Rivière-aux-Saumons, du Grand-Héron, des Quatre-Vents, de l’Érablière, du Vieux-Moulin, de la Pointe-aux-Chênes,
de l’Île-aux-Goélands, des Hautes-Marées, du Lac-Bleu, de la Baie-Sauvage, des Sept-Collines, du Phare, de la Tourelle,
des Battures, du Bois-Joli, de la Traversée, du Marais-Salé, de la Croisée, des Sentiers, du Ruisseau, de la Falaise,
de l’Aurore-Boréale, des Pionnières, du Portage, de la Clairière, de l’Anse-aux-Voiles, du Mont-Brûlé, des Tilleuls`);
const englishFeatures = listed(`
Cedar Ridge, Lakeview, Old Mill, Maple Grove, Harbour Point, Silver Creek, North Shore, Elm Hollow, Birchwood, Granite Bay,
Fox Hollow, Windy Hill, Stone Bridge, Heron Lake, Blue Spruce, Prairie Rose, Copper Cliff, Juniper Flats, Sandy Cove,
Thunder Ridge, Willow Bend, Ravenscrag, Hawthorn, Clearwater, Red River, Eagle Pass, Meadowbrook, Iron Gate, Westfield`);
const englishKinds = listed(`
Secondary School, High School, Collegiate, Academy, Middle School, Junior High School, Regional School, Learning Centre,
Community School, District High School, College, School of the Arts, Technical School`);

const frenchPlaces = [
  [
    'Québec',
    listed(
      `Rimouski, Sherbrooke, Saguenay, Trois-Rivières, Gaspé, Val-d’Or, Rouyn-Noranda, Lévis, Sept-Îles`,
    ),
  ],
  ['Nouveau-Brunswick', listed(`Caraquet, Edmundston, Dieppe, Shippagan, Bathurst, Tracadie`)],
  ['Ontario', listed(`Hearst, Kapuskasing, Hawkesbury, Sudbury, Casselman`)],
] as const;
const canadianPlaces = [
  ['Ontario', listed(`Peterborough, Thunder Bay, Guelph, Kenora, Barrie, Kingston, Windsor`)],
  ['Nova Scotia', listed(`Truro, Antigonish, Yarmouth, Lunenburg`)],
  ['Alberta', listed(`Red Deer, Lethbridge, Camrose, Hinton`)],
  ['British Columbia', listed(`Nelson, Kamloops, Comox, Terrace`)],
  ['New Brunswick', listed(`Miramichi, Sussex, St. Stephen, Woodstock`)],
  ['Manitoba', listed(`Brandon, Dauphin, Thompson`)],
  ['Saskatchewan', listed(`Swift Current, Estevan, Yorkton`)],
  ['Newfoundland and Labrador', listed(`Gander, Corner Brook, Bonavista`)],
] as const;
const americanPlaces = [
  ['Vermont', listed(`Burlington, Rutland, Barre`)],
  ['Maine', listed(`Bangor, Caribou, Camden`)],
  ['Minnesota', listed(`Duluth, Bemidji, Ely`)],
  ['Massachusetts', listed(`Lowell, Pittsfield, Gloucester`)],
  ['Washington', listed(`Bellingham, Yakima, Forks`)],
] as const;
const otherPlaces = [
  ['Yorkshire', listed(`Leeds, Whitby, Skipton`)],
  ['Bretagne', listed(`Quimper, Vannes, Brest`)],
] as const;

export function schoolName(language: 'en' | 'fr', chance: Chance): string {
  if (language === 'fr') return `${chance.pick(frenchKinds)} ${chance.pick(frenchFeatures)}`;
  return `${chance.pick(englishFeatures)} ${chance.pick(englishKinds)}`;
}

const letters = 'ABCEGHJKLMNPRSTVXY';

export function schoolPlace(language: 'en' | 'fr', chance: Chance): Place {
  const kind = language === 'fr' ? 0.97 : chance.next();
  const country = kind < 0.22 ? 'usa' : kind < 0.27 ? 'other' : 'can';
  const canada = language === 'fr' ? frenchPlaces : canadianPlaces;
  const lists = { can: canada, usa: americanPlaces, other: otherPlaces };
  const [state, cities] = chance.pick<readonly [string, readonly string[]]>(lists[country]);
  const letter = () => letters.charAt(chance.below(letters.length));
  const digit = () => chance.below(10);
  const canadian = () => `${letter()}${digit()}${letter()} ${digit()}${letter()}${digit()}`;
  const number = 1 + chance.below(900);
  return {
    city: chance.pick(cities),
    state,
    country,
    postalCode: country === 'can' ? canadian() : String(10_000 + chance.below(89_999)),
    phone: `${200 + chance.below(700)}-555-01${String(chance.below(100)).padStart(2, '0')}`,
    address: language === 'fr' ? `${number}, rue Principale` : `${number} Main Street`,
  };
}
