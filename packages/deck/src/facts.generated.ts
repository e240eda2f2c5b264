import type { Color } from './card-source.ts';

export interface CardFacts {
  readonly color: Color;
  readonly isTrades: boolean;
  readonly careers: readonly { readonly key: string; readonly noc: string }[];
}

/** Made from the cards by `npm run deck:generate`; a test fails when it is stale. */
export const cardKeys = [
 "coolClimate",
 "tellStories",
 "everydayCare",
 "helpfulMachines",
 "entrepreneurship",
 "learnForLife",
 "cleanPower",
 "screenMagic",
 "calmMinds",
 "digitalShield",
 "wealth",
 "firstSteps",
 "freshWater",
 "soundAndStage",
 "outbreakReadiness",
 "everyoneOnline",
 "moveGoods",
 "saferStreets",
 "wildSpaces",
 "visualIdeas",
 "agingWell",
 "robotsAtWork",
 "goodJobs",
 "fairJustice",
 "feedEveryone",
 "spacesWeLove",
 "moveAndMend",
 "spaceAndSky",
 "localBusiness",
 "belongTogether",
 "livingOceans",
 "craftAndFashion",
 "healthyEating",
 "appsForPeople",
 "welcomeVisitors",
 "supportNetworks",
 "healthyForests",
 "tasteMakers",
 "medicalDiscovery",
 "newMaterials",
 "builtHere",
 "goodGovernment",
 "zeroWaste",
 "keepHeritage",
 "smilesAndSenses",
 "smartMoves",
 "softLanding",
 "peaceKeeping",
 "earthMaterials",
 "lookAndFeel",
 "emergencyResponse",
 "strongStructures",
 "affordableHomes",
 "pathsToReconciliation",
 "animalHealth",
 "gameOn"
] as const;

export type CardKey = (typeof cardKeys)[number];

export const cardFacts: Readonly<Record<CardKey, CardFacts>> = {
 "coolClimate": {
  "color": "green",
  "isTrades": false,
  "careers": [
   {
    "key": "climatologist",
    "noc": "21103"
   },
   {
    "key": "glaciologist",
    "noc": "21102"
   },
   {
    "key": "environmental-engineer",
    "noc": "21300"
   },
   {
    "key": "environmental-consultant",
    "noc": "41400"
   },
   {
    "key": "sustainability-advisor",
    "noc": "41400"
   },
   {
    "key": "sustainability-manager",
    "noc": "20011"
   },
   {
    "key": "energy-advisor",
    "noc": "22233"
   },
   {
    "key": "digital-mapping-technician",
    "noc": "22214"
   },
   {
    "key": "climate-data-technician",
    "noc": "22214"
   },
   {
    "key": "chief-sustainability-officer",
    "noc": "00015"
   }
  ]
 },
 "tellStories": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "key": "author",
    "noc": "51111"
   },
   {
    "key": "poet",
    "noc": "51111"
   },
   {
    "key": "journalist",
    "noc": "51113"
   },
   {
    "key": "editor",
    "noc": "51110"
   },
   {
    "key": "radio-station-manager",
    "noc": "50011"
   },
   {
    "key": "radio-host",
    "noc": "52114"
   },
   {
    "key": "communications-specialist",
    "noc": "11202"
   },
   {
    "key": "desktop-publisher",
    "noc": "14112"
   },
   {
    "key": "proofreader",
    "noc": "14301"
   },
   {
    "key": "printing-press-operator",
    "noc": "73401"
   },
   {
    "key": "bookbinding-machine-operator",
    "noc": "94152"
   }
  ]
 },
 "everydayCare": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "family-doctor",
    "noc": "31102"
   },
   {
    "key": "nurse-practitioner",
    "noc": "31302"
   },
   {
    "key": "registered-nurse",
    "noc": "31301"
   },
   {
    "key": "licensed-practical-nurse",
    "noc": "32101"
   },
   {
    "key": "physician-assistant",
    "noc": "31303"
   },
   {
    "key": "midwife",
    "noc": "31303"
   },
   {
    "key": "pharmacist",
    "noc": "31120"
   },
   {
    "key": "pharmacy-technician",
    "noc": "32124"
   },
   {
    "key": "pharmacy-assistant",
    "noc": "33103"
   },
   {
    "key": "health-clinic-manager",
    "noc": "30010"
   },
   {
    "key": "health-records-technician",
    "noc": "12111"
   },
   {
    "key": "medical-secretary",
    "noc": "13112"
   }
  ]
 },
 "helpfulMachines": {
  "color": "purple",
  "isTrades": false,
  "careers": [
   {
    "key": "data-scientist",
    "noc": "21211"
   },
   {
    "key": "machine-learning-specialist",
    "noc": "21211"
   },
   {
    "key": "mathematician",
    "noc": "21210"
   },
   {
    "key": "statistician",
    "noc": "21210"
   },
   {
    "key": "software-engineer",
    "noc": "21231"
   },
   {
    "key": "database-administrator",
    "noc": "21223"
   },
   {
    "key": "business-intelligence-analyst",
    "noc": "21221"
   },
   {
    "key": "sociologist",
    "noc": "41409"
   },
   {
    "key": "data-entry-clerk",
    "noc": "14111"
   },
   {
    "key": "computer-hardware-engineer",
    "noc": "21311"
   }
  ]
 },
 "entrepreneurship": {
  "color": "yellow",
  "isTrades": false,
  "careers": []
 },
 "learnForLife": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "high-school-teacher",
    "noc": "41220"
   },
   {
    "key": "elementary-school-teacher",
    "noc": "41221"
   },
   {
    "key": "teachers-assistant",
    "noc": "43100"
   },
   {
    "key": "special-education-instructor",
    "noc": "42203"
   },
   {
    "key": "college-instructor",
    "noc": "41210"
   },
   {
    "key": "university-professor",
    "noc": "41200"
   },
   {
    "key": "school-principal",
    "noc": "40021"
   },
   {
    "key": "school-counsellor",
    "noc": "41320"
   },
   {
    "key": "curriculum-developer",
    "noc": "41405"
   },
   {
    "key": "tutor",
    "noc": "43109"
   },
   {
    "key": "community-college-dean",
    "noc": "40020"
   },
   {
    "key": "school-lunchroom-supervisor",
    "noc": "45100"
   },
   {
    "key": "university-teaching-assistant",
    "noc": "41201"
   }
  ]
 },
 "cleanPower": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "key": "electrical-engineer",
    "noc": "21310"
   },
   {
    "key": "power-plant-operator",
    "noc": "92100"
   },
   {
    "key": "power-engineer",
    "noc": "92100"
   },
   {
    "key": "power-system-electrician",
    "noc": "72202"
   },
   {
    "key": "power-line-technician",
    "noc": "72203"
   },
   {
    "key": "solar-panel-installer",
    "noc": "73200"
   },
   {
    "key": "heating-and-cooling-mechanic",
    "noc": "72402"
   },
   {
    "key": "power-dispatcher",
    "noc": "92100"
   },
   {
    "key": "insulation-installer",
    "noc": "72321"
   },
   {
    "key": "geothermal-technician",
    "noc": "72402"
   },
   {
    "key": "power-utility-manager",
    "noc": "90011"
   },
   {
    "key": "power-station-supervisor",
    "noc": "92011"
   },
   {
    "key": "wind-turbine-technician",
    "noc": "22312"
   },
   {
    "key": "building-operations-manager",
    "noc": "70012"
   }
  ]
 },
 "screenMagic": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "key": "film-director",
    "noc": "51120"
   },
   {
    "key": "film-editor",
    "noc": "51120"
   },
   {
    "key": "camera-operator",
    "noc": "52110"
   },
   {
    "key": "sound-technician",
    "noc": "52113"
   },
   {
    "key": "make-up-artist",
    "noc": "52119"
   },
   {
    "key": "lighting-technician",
    "noc": "52119"
   },
   {
    "key": "animator",
    "noc": "52120"
   },
   {
    "key": "video-game-designer",
    "noc": "52120"
   },
   {
    "key": "video-game-developer",
    "noc": "21232"
   },
   {
    "key": "actor",
    "noc": "53121"
   },
   {
    "key": "movie-projectionist",
    "noc": "53111"
   }
  ]
 },
 "calmMinds": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "psychologist",
    "noc": "31200"
   },
   {
    "key": "psychiatrist",
    "noc": "31100"
   },
   {
    "key": "psychiatric-nurse",
    "noc": "31301"
   },
   {
    "key": "psychotherapist",
    "noc": "41301"
   },
   {
    "key": "family-therapist",
    "noc": "41301"
   },
   {
    "key": "addictions-counsellor",
    "noc": "41301"
   },
   {
    "key": "art-therapist",
    "noc": "41301"
   },
   {
    "key": "social-worker",
    "noc": "41300"
   },
   {
    "key": "crisis-intervention-worker",
    "noc": "42201"
   },
   {
    "key": "recreational-therapist",
    "noc": "31204"
   }
  ]
 },
 "digitalShield": {
  "color": "purple",
  "isTrades": false,
  "careers": [
   {
    "key": "cybersecurity-analyst",
    "noc": "21220"
   },
   {
    "key": "ethical-hacker",
    "noc": "21220"
   },
   {
    "key": "computer-security-specialist",
    "noc": "21220"
   },
   {
    "key": "computer-systems-quality-analyst",
    "noc": "21222"
   },
   {
    "key": "network-administrator",
    "noc": "22220"
   },
   {
    "key": "information-systems-manager",
    "noc": "20012"
   },
   {
    "key": "cybercrime-investigator",
    "noc": "41310"
   },
   {
    "key": "security-manager",
    "noc": "10019"
   }
  ]
 },
 "wealth": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "key": "financial-planner",
    "noc": "11102"
   },
   {
    "key": "stockbroker",
    "noc": "11103"
   },
   {
    "key": "financial-analyst",
    "noc": "11101"
   },
   {
    "key": "mortgage-broker",
    "noc": "11109"
   },
   {
    "key": "financial-manager",
    "noc": "10010"
   },
   {
    "key": "bank-manager",
    "noc": "10021"
   },
   {
    "key": "accountant",
    "noc": "11100"
   },
   {
    "key": "bookkeeper",
    "noc": "12200"
   },
   {
    "key": "bank-teller",
    "noc": "64400"
   },
   {
    "key": "loan-officer",
    "noc": "63102"
   },
   {
    "key": "business-valuator",
    "noc": "12203"
   },
   {
    "key": "real-estate-agent",
    "noc": "63101"
   },
   {
    "key": "economist",
    "noc": "41401"
   }
  ]
 },
 "firstSteps": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "early-childhood-educator",
    "noc": "42202"
   },
   {
    "key": "daycare-worker",
    "noc": "42202"
   },
   {
    "key": "nanny",
    "noc": "44100"
   },
   {
    "key": "child-welfare-social-worker",
    "noc": "41300"
   },
   {
    "key": "pediatrician",
    "noc": "31100"
   },
   {
    "key": "kindergarten-teacher",
    "noc": "41221"
   },
   {
    "key": "school-crossing-guard",
    "noc": "45100"
   },
   {
    "key": "school-bus-driver",
    "noc": "73301"
   }
  ]
 },
 "freshWater": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "key": "water-treatment-plant-operator",
    "noc": "92101"
   },
   {
    "key": "hydrologist",
    "noc": "21102"
   },
   {
    "key": "hydrology-technician",
    "noc": "22101"
   },
   {
    "key": "water-resources-engineer",
    "noc": "21300"
   },
   {
    "key": "environmental-technician",
    "noc": "22300"
   },
   {
    "key": "water-well-driller",
    "noc": "72501"
   },
   {
    "key": "plumbing-contractor",
    "noc": "72012"
   },
   {
    "key": "waterworks-maintenance-worker",
    "noc": "74204"
   },
   {
    "key": "sewer-maintenance-worker",
    "noc": "75212"
   }
  ]
 },
 "soundAndStage": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "key": "musician",
    "noc": "51122"
   },
   {
    "key": "dj",
    "noc": "52114"
   },
   {
    "key": "composer",
    "noc": "51121"
   },
   {
    "key": "choreographer",
    "noc": "51120"
   },
   {
    "key": "dancer",
    "noc": "53120"
   },
   {
    "key": "comedian",
    "noc": "53121"
   },
   {
    "key": "talent-agent",
    "noc": "11202"
   },
   {
    "key": "set-designer",
    "noc": "53123"
   },
   {
    "key": "live-sound-technician",
    "noc": "52113"
   },
   {
    "key": "costume-dresser",
    "noc": "53111"
   },
   {
    "key": "music-teacher",
    "noc": "51122"
   },
   {
    "key": "ticket-taker",
    "noc": "65329"
   },
   {
    "key": "street-performer",
    "noc": "55109"
   }
  ]
 },
 "outbreakReadiness": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "epidemiologist",
    "noc": "21210"
   },
   {
    "key": "public-health-doctor",
    "noc": "31102"
   },
   {
    "key": "infection-control-nurse",
    "noc": "31301"
   },
   {
    "key": "public-health-inspector",
    "noc": "21120"
   },
   {
    "key": "microbiologist",
    "noc": "21110"
   },
   {
    "key": "biostatistician",
    "noc": "21210"
   },
   {
    "key": "medical-laboratory-technologist",
    "noc": "32120"
   },
   {
    "key": "medical-laboratory-assistant",
    "noc": "33101"
   },
   {
    "key": "health-promotion-officer",
    "noc": "41404"
   },
   {
    "key": "pest-control-technician",
    "noc": "73202"
   },
   {
    "key": "hospital-cleaner",
    "noc": "65310"
   }
  ]
 },
 "everyoneOnline": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "key": "telecommunications-line-installer",
    "noc": "72204"
   },
   {
    "key": "telecommunications-equipment-technician",
    "noc": "72205"
   },
   {
    "key": "cell-tower-technician",
    "noc": "72205"
   },
   {
    "key": "telecommunications-manager",
    "noc": "10030"
   },
   {
    "key": "electronics-engineer",
    "noc": "21310"
   },
   {
    "key": "electronics-technologist",
    "noc": "22310"
   },
   {
    "key": "computer-network-technician",
    "noc": "22220"
   },
   {
    "key": "help-desk-technician",
    "noc": "22221"
   },
   {
    "key": "broadcast-technician",
    "noc": "52112"
   },
   {
    "key": "electrical-contractor",
    "noc": "72011"
   },
   {
    "key": "internet-support-agent",
    "noc": "64409"
   }
  ]
 },
 "moveGoods": {
  "color": "yellow",
  "isTrades": true,
  "careers": [
   {
    "key": "transportation-manager",
    "noc": "70020"
   },
   {
    "key": "supply-chain-supervisor",
    "noc": "12013"
   },
   {
    "key": "logistics-coordinator",
    "noc": "13201"
   },
   {
    "key": "customs-broker",
    "noc": "13200"
   },
   {
    "key": "purchasing-manager",
    "noc": "10012"
   },
   {
    "key": "purchasing-agent",
    "noc": "12102"
   },
   {
    "key": "shipping-and-receiving-clerk",
    "noc": "14400"
   },
   {
    "key": "inventory-clerk",
    "noc": "14403"
   },
   {
    "key": "forklift-operator",
    "noc": "75101"
   },
   {
    "key": "transport-truck-driver",
    "noc": "73300"
   },
   {
    "key": "ship-captain",
    "noc": "72602"
   },
   {
    "key": "longshore-worker",
    "noc": "75100"
   },
   {
    "key": "courier",
    "noc": "74102"
   },
   {
    "key": "delivery-driver",
    "noc": "75201"
   }
  ]
 },
 "saferStreets": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "police-officer",
    "noc": "42100"
   },
   {
    "key": "police-detective",
    "noc": "41310"
   },
   {
    "key": "police-chief",
    "noc": "40040"
   },
   {
    "key": "forensic-laboratory-technician",
    "noc": "22100"
   },
   {
    "key": "probation-officer",
    "noc": "41311"
   },
   {
    "key": "correctional-officer",
    "noc": "43201"
   },
   {
    "key": "by-law-enforcement-officer",
    "noc": "43202"
   },
   {
    "key": "security-guard",
    "noc": "64410"
   },
   {
    "key": "youth-worker",
    "noc": "42201"
   },
   {
    "key": "correctional-facility-manager",
    "noc": "40030"
   }
  ]
 },
 "wildSpaces": {
  "color": "green",
  "isTrades": false,
  "careers": [
   {
    "key": "wildlife-biologist",
    "noc": "21110"
   },
   {
    "key": "botanist",
    "noc": "21110"
   },
   {
    "key": "wildlife-technician",
    "noc": "22110"
   },
   {
    "key": "conservation-officer",
    "noc": "22113"
   },
   {
    "key": "park-ranger",
    "noc": "22113"
   },
   {
    "key": "park-nature-guide",
    "noc": "53100"
   },
   {
    "key": "zookeeper",
    "noc": "65220"
   },
   {
    "key": "arborist",
    "noc": "22114"
   },
   {
    "key": "zoo-director",
    "noc": "20011"
   }
  ]
 },
 "visualIdeas": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "key": "graphic-designer",
    "noc": "52120"
   },
   {
    "key": "illustrator",
    "noc": "52120"
   },
   {
    "key": "graphic-arts-technician",
    "noc": "52111"
   },
   {
    "key": "photographer",
    "noc": "53110"
   },
   {
    "key": "fine-art-painter",
    "noc": "53122"
   },
   {
    "key": "industrial-designer",
    "noc": "22211"
   },
   {
    "key": "art-director",
    "noc": "51120"
   },
   {
    "key": "advertising-manager",
    "noc": "10022"
   },
   {
    "key": "print-preparation-technician",
    "noc": "94151"
   },
   {
    "key": "photo-lab-technician",
    "noc": "94153"
   },
   {
    "key": "sign-and-poster-printer",
    "noc": "94150"
   }
  ]
 },
 "agingWell": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "nurse-aide",
    "noc": "33102"
   },
   {
    "key": "hospital-orderly",
    "noc": "33102"
   },
   {
    "key": "home-support-worker",
    "noc": "44101"
   },
   {
    "key": "nursing-supervisor",
    "noc": "31300"
   },
   {
    "key": "geriatrician",
    "noc": "31100"
   },
   {
    "key": "podiatrist",
    "noc": "31209"
   },
   {
    "key": "hospital-social-worker",
    "noc": "41300"
   },
   {
    "key": "activities-leader-for-seniors",
    "noc": "54100"
   },
   {
    "key": "nursing-home-manager",
    "noc": "60031"
   },
   {
    "key": "care-home-cook",
    "noc": "63200"
   },
   {
    "key": "funeral-director",
    "noc": "62201"
   }
  ]
 },
 "robotsAtWork": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "key": "robotics-engineer",
    "noc": "21301"
   },
   {
    "key": "mechatronics-engineer",
    "noc": "21301"
   },
   {
    "key": "robotics-technician",
    "noc": "22301"
   },
   {
    "key": "industrial-instrument-technician",
    "noc": "22312"
   },
   {
    "key": "industrial-mechanic",
    "noc": "72400"
   },
   {
    "key": "industrial-electrician",
    "noc": "72201"
   },
   {
    "key": "electric-motor-repairer",
    "noc": "72422"
   },
   {
    "key": "machine-fitter",
    "noc": "72405"
   },
   {
    "key": "electronics-assembler",
    "noc": "94201"
   },
   {
    "key": "electric-motor-assembler",
    "noc": "94203"
   },
   {
    "key": "electronics-manufacturing-supervisor",
    "noc": "92021"
   }
  ]
 },
 "goodJobs": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "key": "human-resources-manager",
    "noc": "10011"
   },
   {
    "key": "labour-relations-officer",
    "noc": "11200"
   },
   {
    "key": "workplace-training-specialist",
    "noc": "11200"
   },
   {
    "key": "recruiter",
    "noc": "12101"
   },
   {
    "key": "career-counsellor",
    "noc": "41321"
   },
   {
    "key": "workplace-health-and-safety-officer",
    "noc": "22232"
   },
   {
    "key": "payroll-administrator",
    "noc": "13102"
   },
   {
    "key": "human-resources-clerk",
    "noc": "14102"
   },
   {
    "key": "executive-assistant",
    "noc": "12100"
   },
   {
    "key": "administrative-assistant",
    "noc": "13110"
   },
   {
    "key": "office-clerk",
    "noc": "14100"
   },
   {
    "key": "receptionist",
    "noc": "14101"
   },
   {
    "key": "office-supervisor",
    "noc": "12010"
   },
   {
    "key": "management-consultant",
    "noc": "11201"
   }
  ]
 },
 "fairJustice": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "lawyer",
    "noc": "41101"
   },
   {
    "key": "judge",
    "noc": "41100"
   },
   {
    "key": "paralegal",
    "noc": "42200"
   },
   {
    "key": "legal-assistant",
    "noc": "13111"
   },
   {
    "key": "court-clerk",
    "noc": "14103"
   },
   {
    "key": "court-reporter",
    "noc": "12110"
   },
   {
    "key": "sheriffs-officer",
    "noc": "43200"
   },
   {
    "key": "mediator",
    "noc": "11200"
   },
   {
    "key": "human-rights-officer",
    "noc": "41403"
   }
  ]
 },
 "feedEveryone": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "key": "farmer",
    "noc": "80020"
   },
   {
    "key": "greenhouse-manager",
    "noc": "80021"
   },
   {
    "key": "agrologist",
    "noc": "21112"
   },
   {
    "key": "agricultural-engineer",
    "noc": "21399"
   },
   {
    "key": "farm-supervisor",
    "noc": "82030"
   },
   {
    "key": "farm-machinery-operator",
    "noc": "84120"
   },
   {
    "key": "farm-equipment-mechanic",
    "noc": "72401"
   },
   {
    "key": "greenhouse-labourer",
    "noc": "85103"
   },
   {
    "key": "fruit-picker",
    "noc": "85101"
   },
   {
    "key": "food-processing-operator",
    "noc": "94140"
   },
   {
    "key": "industrial-butcher",
    "noc": "94141"
   },
   {
    "key": "food-processing-supervisor",
    "noc": "92012"
   },
   {
    "key": "food-processing-labourer",
    "noc": "95106"
   }
  ]
 },
 "spacesWeLove": {
  "color": "red",
  "isTrades": true,
  "careers": [
   {
    "key": "architect",
    "noc": "21200"
   },
   {
    "key": "landscape-architect",
    "noc": "21201"
   },
   {
    "key": "urban-planner",
    "noc": "21202"
   },
   {
    "key": "interior-designer",
    "noc": "52121"
   },
   {
    "key": "architectural-technologist",
    "noc": "22210"
   },
   {
    "key": "landscape-technician",
    "noc": "22114"
   },
   {
    "key": "landscaping-contractor",
    "noc": "82031"
   },
   {
    "key": "groundskeeper",
    "noc": "85121"
   },
   {
    "key": "glazier",
    "noc": "73111"
   },
   {
    "key": "tile-setter",
    "noc": "73101"
   },
   {
    "key": "floral-designer",
    "noc": "53124"
   }
  ]
 },
 "moveAndMend": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "physiotherapist",
    "noc": "31202"
   },
   {
    "key": "occupational-therapist",
    "noc": "31203"
   },
   {
    "key": "kinesiologist",
    "noc": "31204"
   },
   {
    "key": "chiropractor",
    "noc": "31201"
   },
   {
    "key": "massage-therapist",
    "noc": "32201"
   },
   {
    "key": "acupuncturist",
    "noc": "32200"
   },
   {
    "key": "prosthetist",
    "noc": "32129"
   },
   {
    "key": "orthotics-technician",
    "noc": "32129"
   },
   {
    "key": "physiotherapy-assistant",
    "noc": "32109"
   },
   {
    "key": "rehabilitation-aide",
    "noc": "33109"
   },
   {
    "key": "orthopedic-surgeon",
    "noc": "31101"
   },
   {
    "key": "biomedical-engineer",
    "noc": "21399"
   },
   {
    "key": "elevator-mechanic",
    "noc": "72406"
   }
  ]
 },
 "spaceAndSky": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "key": "aerospace-engineer",
    "noc": "21390"
   },
   {
    "key": "astronomer",
    "noc": "21100"
   },
   {
    "key": "physicist",
    "noc": "21100"
   },
   {
    "key": "airline-pilot",
    "noc": "72600"
   },
   {
    "key": "air-traffic-controller",
    "noc": "72601"
   },
   {
    "key": "aircraft-mechanic",
    "noc": "72404"
   },
   {
    "key": "avionics-technician",
    "noc": "22313"
   },
   {
    "key": "aircraft-assembler",
    "noc": "93200"
   },
   {
    "key": "aircraft-safety-inspector",
    "noc": "22231"
   },
   {
    "key": "airport-ramp-attendant",
    "noc": "74202"
   },
   {
    "key": "drone-technician",
    "noc": "22301"
   },
   {
    "key": "airline-cargo-agent",
    "noc": "64312"
   }
  ]
 },
 "localBusiness": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "key": "store-manager",
    "noc": "60020"
   },
   {
    "key": "retail-store-supervisor",
    "noc": "62010"
   },
   {
    "key": "retail-salesperson",
    "noc": "64100"
   },
   {
    "key": "store-display-designer",
    "noc": "64100"
   },
   {
    "key": "retail-buyer",
    "noc": "62101"
   },
   {
    "key": "cashier",
    "noc": "65100"
   },
   {
    "key": "shelf-stocker",
    "noc": "65102"
   },
   {
    "key": "sales-representative",
    "noc": "64101"
   },
   {
    "key": "sales-manager",
    "noc": "60010"
   },
   {
    "key": "marketing-manager",
    "noc": "10022"
   },
   {
    "key": "market-researcher",
    "noc": "41402"
   },
   {
    "key": "street-vendor",
    "noc": "65109"
   },
   {
    "key": "service-station-attendant",
    "noc": "65101"
   },
   {
    "key": "technical-sales-specialist",
    "noc": "62100"
   }
  ]
 },
 "belongTogether": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "newcomer-settlement-worker",
    "noc": "42201"
   },
   {
    "key": "sign-language-interpreter",
    "noc": "51114"
   },
   {
    "key": "translator",
    "noc": "51114"
   },
   {
    "key": "driving-instructor",
    "noc": "43109"
   },
   {
    "key": "religious-leader",
    "noc": "41302"
   },
   {
    "key": "religious-education-worker",
    "noc": "42204"
   },
   {
    "key": "employment-equity-officer",
    "noc": "11200"
   },
   {
    "key": "community-centre-director",
    "noc": "40030"
   },
   {
    "key": "community-recreation-leader",
    "noc": "54100"
   }
  ]
 },
 "livingOceans": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "key": "oceanographer",
    "noc": "21102"
   },
   {
    "key": "fishery-officer",
    "noc": "22113"
   },
   {
    "key": "fishing-vessel-captain",
    "noc": "83120"
   },
   {
    "key": "commercial-fisher",
    "noc": "83121"
   },
   {
    "key": "fishing-vessel-deckhand",
    "noc": "84121"
   },
   {
    "key": "aquaculture-manager",
    "noc": "80022"
   },
   {
    "key": "aquaculture-worker",
    "noc": "85102"
   },
   {
    "key": "fish-plant-worker",
    "noc": "94142"
   },
   {
    "key": "fish-processing-labourer",
    "noc": "95107"
   },
   {
    "key": "ships-engineering-officer",
    "noc": "72603"
   },
   {
    "key": "marine-biologist",
    "noc": "21110"
   },
   {
    "key": "commercial-diver",
    "noc": "72999"
   },
   {
    "key": "shellfish-harvester",
    "noc": "85102"
   }
  ]
 },
 "craftAndFashion": {
  "color": "red",
  "isTrades": true,
  "careers": [
   {
    "key": "fashion-designer",
    "noc": "53123"
   },
   {
    "key": "clothing-patternmaker",
    "noc": "53125"
   },
   {
    "key": "tailor",
    "noc": "64200"
   },
   {
    "key": "sewing-machine-operator",
    "noc": "94132"
   },
   {
    "key": "weaver",
    "noc": "94131"
   },
   {
    "key": "jeweller",
    "noc": "62202"
   },
   {
    "key": "potter",
    "noc": "53124"
   },
   {
    "key": "glass-blower",
    "noc": "53124"
   },
   {
    "key": "cabinetmaker",
    "noc": "72311"
   },
   {
    "key": "furniture-finisher",
    "noc": "94210"
   },
   {
    "key": "woodworking-machine-operator",
    "noc": "94124"
   },
   {
    "key": "fabric-cutter",
    "noc": "95105"
   },
   {
    "key": "clay-product-moulder",
    "noc": "94103"
   }
  ]
 },
 "healthyEating": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "dietitian",
    "noc": "31121"
   },
   {
    "key": "nutritionist",
    "noc": "31121"
   },
   {
    "key": "food-scientist",
    "noc": "21110"
   },
   {
    "key": "food-technologist",
    "noc": "22100"
   },
   {
    "key": "agricultural-products-inspector",
    "noc": "22111"
   },
   {
    "key": "food-product-tester",
    "noc": "94143"
   },
   {
    "key": "food-service-supervisor",
    "noc": "62020"
   },
   {
    "key": "kitchen-helper",
    "noc": "65201"
   },
   {
    "key": "school-cafeteria-cook",
    "noc": "63200"
   }
  ]
 },
 "appsForPeople": {
  "color": "purple",
  "isTrades": false,
  "careers": [
   {
    "key": "software-developer",
    "noc": "21232"
   },
   {
    "key": "computer-programmer",
    "noc": "21230"
   },
   {
    "key": "web-developer",
    "noc": "21234"
   },
   {
    "key": "web-designer",
    "noc": "21233"
   },
   {
    "key": "software-tester",
    "noc": "22222"
   },
   {
    "key": "business-systems-analyst",
    "noc": "21221"
   },
   {
    "key": "software-development-manager",
    "noc": "20012"
   },
   {
    "key": "user-support-technician",
    "noc": "22221"
   },
   {
    "key": "technical-writer",
    "noc": "51112"
   }
  ]
 },
 "welcomeVisitors": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "key": "hotel-manager",
    "noc": "60031"
   },
   {
    "key": "hotel-front-desk-clerk",
    "noc": "64314"
   },
   {
    "key": "hotel-housekeeping-manager",
    "noc": "62021"
   },
   {
    "key": "hotel-room-attendant",
    "noc": "65310"
   },
   {
    "key": "bellhop",
    "noc": "65210"
   },
   {
    "key": "travel-agent",
    "noc": "64310"
   },
   {
    "key": "tour-guide",
    "noc": "64320"
   },
   {
    "key": "outdoor-guide",
    "noc": "64322"
   },
   {
    "key": "flight-attendant",
    "noc": "64311"
   },
   {
    "key": "airline-ticket-agent",
    "noc": "64312"
   },
   {
    "key": "event-planner",
    "noc": "12103"
   },
   {
    "key": "hotel-concierge",
    "noc": "64314"
   },
   {
    "key": "amusement-park-attendant",
    "noc": "65211"
   },
   {
    "key": "tourist-information-clerk",
    "noc": "64409"
   }
  ]
 },
 "supportNetworks": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "group-home-worker",
    "noc": "42201"
   },
   {
    "key": "community-worker",
    "noc": "42201"
   },
   {
    "key": "employment-insurance-officer",
    "noc": "12104"
   },
   {
    "key": "charity-executive-director",
    "noc": "00013"
   },
   {
    "key": "fundraiser",
    "noc": "11202"
   },
   {
    "key": "social-policy-researcher",
    "noc": "41403"
   },
   {
    "key": "support-worker-for-people-with-disabilities",
    "noc": "44101"
   },
   {
    "key": "rehabilitation-counsellor",
    "noc": "41321"
   },
   {
    "key": "survey-interviewer",
    "noc": "14110"
   }
  ]
 },
 "healthyForests": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "key": "forester",
    "noc": "21111"
   },
   {
    "key": "forestry-technician",
    "noc": "22112"
   },
   {
    "key": "forest-firefighter",
    "noc": "84111"
   },
   {
    "key": "forestry-worker",
    "noc": "84111"
   },
   {
    "key": "tree-planter",
    "noc": "85120"
   },
   {
    "key": "logging-supervisor",
    "noc": "82010"
   },
   {
    "key": "logging-machinery-operator",
    "noc": "83110"
   },
   {
    "key": "chainsaw-operator",
    "noc": "84110"
   },
   {
    "key": "sawmill-machine-operator",
    "noc": "94120"
   },
   {
    "key": "lumber-grader",
    "noc": "94123"
   },
   {
    "key": "pulp-mill-control-operator",
    "noc": "93102"
   },
   {
    "key": "paper-machine-operator",
    "noc": "94121"
   },
   {
    "key": "sawmill-labourer",
    "noc": "95103"
   }
  ]
 },
 "tasteMakers": {
  "color": "red",
  "isTrades": true,
  "careers": [
   {
    "key": "chef",
    "noc": "62200"
   },
   {
    "key": "cook",
    "noc": "63200"
   },
   {
    "key": "baker",
    "noc": "63202"
   },
   {
    "key": "butcher",
    "noc": "63201"
   },
   {
    "key": "fishmonger",
    "noc": "65202"
   },
   {
    "key": "restaurant-manager",
    "noc": "60030"
   },
   {
    "key": "restaurant-server",
    "noc": "65200"
   },
   {
    "key": "pastry-chef",
    "noc": "63202"
   },
   {
    "key": "restaurant-host",
    "noc": "64300"
   },
   {
    "key": "barista",
    "noc": "65201"
   },
   {
    "key": "cheesemaker",
    "noc": "94140"
   }
  ]
 },
 "medicalDiscovery": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "geneticist",
    "noc": "21110"
   },
   {
    "key": "clinical-research-coordinator",
    "noc": "21110"
   },
   {
    "key": "biochemist",
    "noc": "21101"
   },
   {
    "key": "genetic-counsellor",
    "noc": "31303"
   },
   {
    "key": "pediatric-surgeon",
    "noc": "31101"
   },
   {
    "key": "radiologist",
    "noc": "31100"
   },
   {
    "key": "x-ray-technologist",
    "noc": "32121"
   },
   {
    "key": "mri-technologist",
    "noc": "32121"
   },
   {
    "key": "radiation-therapist",
    "noc": "32121"
   },
   {
    "key": "ultrasound-technologist",
    "noc": "32122"
   },
   {
    "key": "cardiology-technologist",
    "noc": "32123"
   },
   {
    "key": "biomedical-engineering-technologist",
    "noc": "22310"
   }
  ]
 },
 "newMaterials": {
  "color": "purple",
  "isTrades": false,
  "careers": [
   {
    "key": "materials-engineer",
    "noc": "21322"
   },
   {
    "key": "chemical-engineer",
    "noc": "21320"
   },
   {
    "key": "chemist",
    "noc": "21101"
   },
   {
    "key": "materials-scientist",
    "noc": "21109"
   },
   {
    "key": "chemical-technician",
    "noc": "22100"
   },
   {
    "key": "non-destructive-testing-technician",
    "noc": "22230"
   },
   {
    "key": "chemical-plant-machine-operator",
    "noc": "94110"
   },
   {
    "key": "metal-plant-control-room-operator",
    "noc": "93100"
   },
   {
    "key": "foundry-worker",
    "noc": "94101"
   },
   {
    "key": "tire-builder",
    "noc": "94112"
   },
   {
    "key": "forging-machine-operator",
    "noc": "94105"
   },
   {
    "key": "glass-forming-machine-operator",
    "noc": "94102"
   },
   {
    "key": "chemical-plant-labourer",
    "noc": "95102"
   }
  ]
 },
 "builtHere": {
  "color": "yellow",
  "isTrades": true,
  "careers": [
   {
    "key": "manufacturing-manager",
    "noc": "90010"
   },
   {
    "key": "industrial-engineer",
    "noc": "21321"
   },
   {
    "key": "manufacturing-technologist",
    "noc": "22302"
   },
   {
    "key": "production-supervisor",
    "noc": "92024"
   },
   {
    "key": "machinist",
    "noc": "72100"
   },
   {
    "key": "tool-and-die-maker",
    "noc": "72101"
   },
   {
    "key": "welder",
    "noc": "72106"
   },
   {
    "key": "sheet-metal-worker",
    "noc": "72102"
   },
   {
    "key": "structural-steel-fitter",
    "noc": "72104"
   },
   {
    "key": "machine-tool-operator",
    "noc": "94106"
   },
   {
    "key": "mechanical-assembler",
    "noc": "94204"
   },
   {
    "key": "plastic-moulding-machine-operator",
    "noc": "94111"
   },
   {
    "key": "industrial-painter",
    "noc": "94213"
   },
   {
    "key": "metal-fabrication-labourer",
    "noc": "95101"
   }
  ]
 },
 "goodGovernment": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "mayor",
    "noc": "00010"
   },
   {
    "key": "deputy-minister",
    "noc": "00011"
   },
   {
    "key": "economic-policy-director",
    "noc": "40011"
   },
   {
    "key": "public-health-director",
    "noc": "40010"
   },
   {
    "key": "legislative-services-director",
    "noc": "40019"
   },
   {
    "key": "economic-policy-analyst",
    "noc": "41401"
   },
   {
    "key": "political-scientist",
    "noc": "41409"
   },
   {
    "key": "tax-officer",
    "noc": "12104"
   },
   {
    "key": "administrative-officer",
    "noc": "13100"
   },
   {
    "key": "statistics-officer",
    "noc": "12113"
   },
   {
    "key": "records-management-technician",
    "noc": "12112"
   },
   {
    "key": "correspondence-clerk",
    "noc": "14301"
   }
  ]
 },
 "zeroWaste": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "key": "recycling-program-coordinator",
    "noc": "41400"
   },
   {
    "key": "waste-collector",
    "noc": "75212"
   },
   {
    "key": "recycling-worker",
    "noc": "75101"
   },
   {
    "key": "recycling-truck-driver",
    "noc": "74205"
   },
   {
    "key": "appliance-repairer",
    "noc": "72421"
   },
   {
    "key": "computer-repair-technician",
    "noc": "22311"
   },
   {
    "key": "small-engine-mechanic",
    "noc": "72429"
   },
   {
    "key": "shoe-repairer",
    "noc": "63220"
   },
   {
    "key": "upholsterer",
    "noc": "63221"
   },
   {
    "key": "building-maintenance-worker",
    "noc": "73201"
   },
   {
    "key": "janitor",
    "noc": "65312"
   },
   {
    "key": "second-hand-store-clerk",
    "noc": "64100"
   }
  ]
 },
 "keepHeritage": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "key": "museum-curator",
    "noc": "51101"
   },
   {
    "key": "art-conservator",
    "noc": "51101"
   },
   {
    "key": "archivist",
    "noc": "51102"
   },
   {
    "key": "librarian",
    "noc": "51100"
   },
   {
    "key": "library-technician",
    "noc": "52100"
   },
   {
    "key": "library-clerk",
    "noc": "14300"
   },
   {
    "key": "museum-director",
    "noc": "50010"
   },
   {
    "key": "museum-technician",
    "noc": "53100"
   },
   {
    "key": "archaeologist",
    "noc": "41409"
   },
   {
    "key": "stonemason",
    "noc": "72320"
   }
  ]
 },
 "smilesAndSenses": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "dentist",
    "noc": "31110"
   },
   {
    "key": "dental-hygienist",
    "noc": "32111"
   },
   {
    "key": "dental-assistant",
    "noc": "33100"
   },
   {
    "key": "dental-technician",
    "noc": "32112"
   },
   {
    "key": "denturist",
    "noc": "32110"
   },
   {
    "key": "optometrist",
    "noc": "31111"
   },
   {
    "key": "optician",
    "noc": "32100"
   },
   {
    "key": "ophthalmologist",
    "noc": "31101"
   },
   {
    "key": "audiologist",
    "noc": "31112"
   },
   {
    "key": "speech-language-pathologist",
    "noc": "31112"
   },
   {
    "key": "hearing-aid-practitioner",
    "noc": "32109"
   },
   {
    "key": "mobility-instructor-for-blind-and-low-vision-people",
    "noc": "42203"
   }
  ]
 },
 "smartMoves": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "key": "automotive-engineer",
    "noc": "21301"
   },
   {
    "key": "transportation-planner",
    "noc": "21202"
   },
   {
    "key": "automotive-service-technician",
    "noc": "72410"
   },
   {
    "key": "truck-and-bus-mechanic",
    "noc": "72410"
   },
   {
    "key": "motorcycle-mechanic",
    "noc": "72423"
   },
   {
    "key": "vehicle-assembler",
    "noc": "94200"
   },
   {
    "key": "tire-repairer",
    "noc": "74203"
   },
   {
    "key": "transit-bus-driver",
    "noc": "73301"
   },
   {
    "key": "taxi-driver",
    "noc": "75200"
   },
   {
    "key": "locomotive-engineer",
    "noc": "73310"
   },
   {
    "key": "train-conductor",
    "noc": "73311"
   },
   {
    "key": "rail-traffic-controller",
    "noc": "72604"
   },
   {
    "key": "railway-car-repairer",
    "noc": "72403"
   },
   {
    "key": "railway-track-maintenance-worker",
    "noc": "74200"
   }
  ]
 },
 "softLanding": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "key": "actuary",
    "noc": "21210"
   },
   {
    "key": "insurance-broker",
    "noc": "63100"
   },
   {
    "key": "claims-adjuster",
    "noc": "12201"
   },
   {
    "key": "insurance-underwriter",
    "noc": "12202"
   },
   {
    "key": "insurance-manager",
    "noc": "10020"
   },
   {
    "key": "insurance-clerk",
    "noc": "14201"
   },
   {
    "key": "car-damage-estimator",
    "noc": "72411"
   },
   {
    "key": "private-investigator",
    "noc": "64410"
   },
   {
    "key": "business-continuity-analyst",
    "noc": "21221"
   }
  ]
 },
 "peaceKeeping": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "infantry-officer",
    "noc": "40042"
   },
   {
    "key": "naval-electronics-technician",
    "noc": "42102"
   },
   {
    "key": "sonar-operator",
    "noc": "43204"
   },
   {
    "key": "infantry-soldier",
    "noc": "44200"
   },
   {
    "key": "diplomat",
    "noc": "41407"
   },
   {
    "key": "intelligence-analyst",
    "noc": "41407"
   },
   {
    "key": "border-services-officer",
    "noc": "43203"
   },
   {
    "key": "airport-security-screener",
    "noc": "64410"
   }
  ]
 },
 "earthMaterials": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "key": "geological-engineer",
    "noc": "21331"
   },
   {
    "key": "mining-engineer",
    "noc": "21330"
   },
   {
    "key": "geologist",
    "noc": "21102"
   },
   {
    "key": "mineral-prospector",
    "noc": "22101"
   },
   {
    "key": "mine-manager",
    "noc": "80010"
   },
   {
    "key": "mine-supervisor",
    "noc": "82020"
   },
   {
    "key": "underground-miner",
    "noc": "83100"
   },
   {
    "key": "underground-mine-support-worker",
    "noc": "84100"
   },
   {
    "key": "mine-labourer",
    "noc": "85110"
   },
   {
    "key": "rock-blaster",
    "noc": "73402"
   },
   {
    "key": "mineral-processing-operator",
    "noc": "94100"
   },
   {
    "key": "mine-reclamation-technician",
    "noc": "22101"
   },
   {
    "key": "exploration-driller",
    "noc": "73402"
   },
   {
    "key": "loader-operator",
    "noc": "73400"
   }
  ]
 },
 "lookAndFeel": {
  "color": "red",
  "isTrades": true,
  "careers": [
   {
    "key": "hairstylist",
    "noc": "63210"
   },
   {
    "key": "barber",
    "noc": "63210"
   },
   {
    "key": "esthetician",
    "noc": "63211"
   },
   {
    "key": "manicurist",
    "noc": "63211"
   },
   {
    "key": "tattoo-artist",
    "noc": "63211"
   },
   {
    "key": "make-up-consultant",
    "noc": "64201"
   },
   {
    "key": "spa-manager",
    "noc": "60040"
   },
   {
    "key": "fashion-model",
    "noc": "55109"
   }
  ]
 },
 "emergencyResponse": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "paramedic",
    "noc": "32102"
   },
   {
    "key": "emergency-dispatcher",
    "noc": "14404"
   },
   {
    "key": "firefighter",
    "noc": "42101"
   },
   {
    "key": "fire-chief",
    "noc": "40041"
   },
   {
    "key": "emergency-room-doctor",
    "noc": "31100"
   },
   {
    "key": "critical-care-nurse",
    "noc": "31301"
   },
   {
    "key": "respiratory-therapist",
    "noc": "32103"
   },
   {
    "key": "heart-surgery-perfusionist",
    "noc": "32103"
   },
   {
    "key": "emergency-preparedness-planner",
    "noc": "41400"
   },
   {
    "key": "helicopter-pilot",
    "noc": "72600"
   },
   {
    "key": "lifeguard",
    "noc": "54100"
   }
  ]
 },
 "strongStructures": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "key": "civil-engineer",
    "noc": "21300"
   },
   {
    "key": "engineering-manager",
    "noc": "20010"
   },
   {
    "key": "civil-engineering-technologist",
    "noc": "22300"
   },
   {
    "key": "drafting-technician",
    "noc": "22212"
   },
   {
    "key": "land-surveyor",
    "noc": "21203"
   },
   {
    "key": "survey-technologist",
    "noc": "22213"
   },
   {
    "key": "construction-manager",
    "noc": "70010"
   },
   {
    "key": "ironworker",
    "noc": "72105"
   },
   {
    "key": "crane-operator",
    "noc": "72500"
   },
   {
    "key": "heavy-equipment-operator",
    "noc": "73400"
   },
   {
    "key": "heavy-duty-equipment-mechanic",
    "noc": "72401"
   },
   {
    "key": "rebar-worker",
    "noc": "72105"
   },
   {
    "key": "bridge-inspector",
    "noc": "22233"
   },
   {
    "key": "snowplow-operator",
    "noc": "74205"
   }
  ]
 },
 "affordableHomes": {
  "color": "yellow",
  "isTrades": true,
  "careers": [
   {
    "key": "home-builder",
    "noc": "70011"
   },
   {
    "key": "carpenter",
    "noc": "72310"
   },
   {
    "key": "electrician",
    "noc": "72200"
   },
   {
    "key": "plumber",
    "noc": "72300"
   },
   {
    "key": "bricklayer",
    "noc": "72320"
   },
   {
    "key": "concrete-finisher",
    "noc": "73100"
   },
   {
    "key": "roofer",
    "noc": "73110"
   },
   {
    "key": "drywall-installer",
    "noc": "73102"
   },
   {
    "key": "floor-covering-installer",
    "noc": "73113"
   },
   {
    "key": "house-painter",
    "noc": "73112"
   },
   {
    "key": "construction-helper",
    "noc": "75110"
   },
   {
    "key": "building-inspector",
    "noc": "22233"
   },
   {
    "key": "construction-estimator",
    "noc": "22303"
   },
   {
    "key": "rental-property-manager",
    "noc": "13101"
   }
  ]
 },
 "pathsToReconciliation": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "elected-leader-in-a-first-nations-inuit-or-metis-government",
    "noc": "00010"
   },
   {
    "key": "director-of-operations-for-a-first-nation",
    "noc": "00011"
   },
   {
    "key": "first-nations-school-principal",
    "noc": "40021"
   },
   {
    "key": "friendship-centre-outreach-worker",
    "noc": "42201"
   },
   {
    "key": "indigenous-language-teacher",
    "noc": "41221"
   },
   {
    "key": "indigenous-rights-lawyer",
    "noc": "41101"
   },
   {
    "key": "indigenous-language-interpreter",
    "noc": "51114"
   },
   {
    "key": "home-care-aide-in-a-first-nations-or-inuit-community",
    "noc": "44101"
   },
   {
    "key": "indigenous-land-guardian",
    "noc": "22113"
   }
  ]
 },
 "animalHealth": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "key": "veterinarian",
    "noc": "31103"
   },
   {
    "key": "veterinary-technician",
    "noc": "32104"
   },
   {
    "key": "pet-groomer",
    "noc": "65220"
   },
   {
    "key": "dog-trainer",
    "noc": "65220"
   },
   {
    "key": "horse-trainer",
    "noc": "84120"
   },
   {
    "key": "horse-breeder",
    "noc": "80020"
   },
   {
    "key": "animal-control-officer",
    "noc": "43202"
   },
   {
    "key": "dairy-farm-worker",
    "noc": "85100"
   }
  ]
 },
 "gameOn": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "key": "professional-athlete",
    "noc": "53200"
   },
   {
    "key": "sports-coach",
    "noc": "53201"
   },
   {
    "key": "referee",
    "noc": "53202"
   },
   {
    "key": "athletic-therapist",
    "noc": "31204"
   },
   {
    "key": "recreation-director",
    "noc": "50012"
   },
   {
    "key": "sports-consultant",
    "noc": "41406"
   },
   {
    "key": "camp-counsellor",
    "noc": "54100"
   },
   {
    "key": "ski-lift-attendant",
    "noc": "65211"
   },
   {
    "key": "sports-announcer",
    "noc": "52114"
   },
   {
    "key": "bicycle-mechanic",
    "noc": "73209"
   }
  ]
 }
};
