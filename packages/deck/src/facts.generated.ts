import type { CareerCodes } from './career-link.ts';
import type { Color } from './card-source.ts';

export interface CardFacts {
  readonly color: Color;
  readonly isTrades: boolean;
  readonly careers: readonly CareerCodes[];
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
    "noc": "21103",
    "onet": "19-2021.00",
    "jobZone": 4,
    "jobBank": 2586,
    "newBrunswick": 661
   },
   {
    "noc": "21102",
    "onet": "19-2042.00",
    "jobZone": 5,
    "jobBank": 2553,
    "newBrunswick": 660
   },
   {
    "noc": "21300",
    "onet": "17-2081.00",
    "jobZone": 4,
    "jobBank": 22376,
    "newBrunswick": 682
   },
   {
    "noc": "41400",
    "onet": "19-2041.00",
    "jobZone": 4,
    "jobBank": 3823,
    "newBrunswick": 788
   },
   {
    "noc": "41400",
    "onet": "13-1199.05",
    "jobZone": 4,
    "jobBank": 3823,
    "newBrunswick": 788
   },
   {
    "noc": "20011",
    "onet": "11-9121.00",
    "jobZone": 5,
    "jobBank": 296351,
    "newBrunswick": 656
   },
   {
    "noc": "22233",
    "onet": "47-4011.01",
    "jobZone": 3,
    "jobBank": 3600,
    "newBrunswick": 712
   },
   {
    "noc": "22214",
    "onet": "15-1299.02",
    "jobZone": 3,
    "jobBank": 3486,
    "newBrunswick": 705
   },
   {
    "noc": "22214",
    "onet": "19-4099.03",
    "jobZone": 4,
    "jobBank": 3486,
    "newBrunswick": 705
   },
   {
    "noc": "00015",
    "onet": "11-1011.03",
    "jobZone": 5,
    "jobBank": 24263,
    "newBrunswick": 594
   }
  ]
 },
 "tellStories": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "noc": "51111",
    "onet": "27-3043.00",
    "jobZone": 4,
    "jobBank": 20925,
    "newBrunswick": 823
   },
   {
    "noc": "51111",
    "onet": "27-3043.05",
    "jobZone": 4,
    "jobBank": 20925,
    "newBrunswick": 823
   },
   {
    "noc": "51113",
    "onet": "27-3023.00",
    "jobZone": 4,
    "jobBank": 16153,
    "newBrunswick": 825
   },
   {
    "noc": "51110",
    "onet": "27-3041.00",
    "jobZone": 4,
    "jobBank": 5332,
    "newBrunswick": 822
   },
   {
    "noc": "50011",
    "onet": "27-2012.03",
    "jobZone": 4,
    "jobBank": 17501,
    "newBrunswick": 817
   },
   {
    "noc": "52114",
    "onet": "27-3011.00",
    "jobZone": 4,
    "jobBank": 16304,
    "newBrunswick": 835
   },
   {
    "noc": "11202",
    "onet": "27-3031.00",
    "jobZone": 4,
    "jobBank": 20996,
    "newBrunswick": 611
   },
   {
    "noc": "14112",
    "onet": "43-9031.00",
    "jobZone": 3,
    "jobBank": 19261,
    "newBrunswick": 643
   },
   {
    "noc": "14301",
    "onet": "43-9081.00",
    "jobZone": 4,
    "jobBank": 2359,
    "newBrunswick": 648
   },
   {
    "noc": "73401",
    "onet": "51-5112.00",
    "jobZone": 2,
    "jobBank": 10477,
    "newBrunswick": 988
   },
   {
    "noc": "94152",
    "onet": "51-5113.00",
    "jobZone": 2,
    "jobBank": 18526,
    "newBrunswick": 1083
   }
  ]
 },
 "everydayCare": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "31102",
    "onet": "29-1215.00",
    "jobZone": 5,
    "jobBank": 24438,
    "newBrunswick": 724
   },
   {
    "noc": "31302",
    "onet": "29-1171.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 739
   },
   {
    "noc": "31301",
    "onet": "29-1141.00",
    "jobZone": 4,
    "jobBank": 993,
    "newBrunswick": 738
   },
   {
    "noc": "32101",
    "onet": "29-2061.00",
    "jobZone": 3,
    "jobBank": 4380,
    "newBrunswick": 742
   },
   {
    "noc": "31303",
    "onet": "29-1071.00",
    "jobZone": 5,
    "jobBank": 25500,
    "newBrunswick": 740
   },
   {
    "noc": "31303",
    "onet": "29-9099.01",
    "jobZone": 5,
    "jobBank": 25500,
    "newBrunswick": 740
   },
   {
    "noc": "31120",
    "onet": "29-1051.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 729
   },
   {
    "noc": "32124",
    "onet": "29-2052.00",
    "jobZone": 3,
    "jobBank": 25660,
    "newBrunswick": 754
   },
   {
    "noc": "33103",
    "onet": "31-9095.00",
    "jobZone": 2,
    "jobBank": 4482,
    "newBrunswick": 762
   },
   {
    "noc": "30010",
    "onet": "11-9111.00",
    "jobZone": 4,
    "jobBank": 1489,
    "newBrunswick": 721
   },
   {
    "noc": "12111",
    "onet": "29-2072.00",
    "jobZone": 3,
    "jobBank": 25614,
    "newBrunswick": 622
   },
   {
    "noc": "13112",
    "onet": "43-6013.00",
    "jobZone": 2,
    "jobBank": 12598,
    "newBrunswick": 634
   }
  ]
 },
 "helpfulMachines": {
  "color": "purple",
  "isTrades": false,
  "careers": [
   {
    "noc": "21211",
    "onet": "15-2051.00",
    "jobZone": 4,
    "jobBank": 17887,
    "newBrunswick": 672
   },
   {
    "noc": "21211",
    "onet": "15-1221.00",
    "jobZone": 5,
    "jobBank": 17887,
    "newBrunswick": 672
   },
   {
    "noc": "21210",
    "onet": "15-2021.00",
    "jobZone": 5,
    "jobBank": 5461,
    "newBrunswick": 671
   },
   {
    "noc": "21210",
    "onet": "15-2041.00",
    "jobZone": 5,
    "jobBank": 5461,
    "newBrunswick": 671
   },
   {
    "noc": "21231",
    "onet": "15-1252.00",
    "jobZone": 4,
    "jobBank": 296118,
    "newBrunswick": 678
   },
   {
    "noc": "21223",
    "onet": "15-1242.00",
    "jobZone": 4,
    "jobBank": 17877,
    "newBrunswick": 676
   },
   {
    "noc": "21221",
    "onet": "15-2051.01",
    "jobZone": 4,
    "jobBank": 22495,
    "newBrunswick": 674
   },
   {
    "noc": "41409",
    "onet": "19-3041.00",
    "jobZone": 5,
    "jobBank": 23107,
    "newBrunswick": 796
   },
   {
    "noc": "14111",
    "onet": "43-9021.00",
    "jobZone": 2,
    "jobBank": 19209,
    "newBrunswick": 642
   },
   {
    "noc": "21311",
    "onet": "17-2061.00",
    "jobZone": 4,
    "jobBank": 2867,
    "newBrunswick": 685
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
    "noc": "41220",
    "onet": "25-2031.00",
    "jobZone": 4,
    "jobBank": 15904,
    "newBrunswick": 779
   },
   {
    "noc": "41221",
    "onet": "25-2021.00",
    "jobZone": 4,
    "jobBank": 2205,
    "newBrunswick": 780
   },
   {
    "noc": "43100",
    "onet": "25-9042.00",
    "jobZone": 3,
    "jobBank": 16538,
    "newBrunswick": 805
   },
   {
    "noc": "42203",
    "onet": "25-2056.00",
    "jobZone": 4,
    "jobBank": 5198,
    "newBrunswick": 803
   },
   {
    "noc": "41210",
    "onet": "25-1194.00",
    "jobZone": 3,
    "jobBank": 22865,
    "newBrunswick": 778
   },
   {
    "noc": "41200",
    "onet": "25-1081.00",
    "jobZone": 5,
    "jobBank": 4655,
    "newBrunswick": 776
   },
   {
    "noc": "40021",
    "onet": "11-9032.00",
    "jobZone": 5,
    "jobBank": 227363,
    "newBrunswick": 769
   },
   {
    "noc": "41320",
    "onet": "21-1012.00",
    "jobZone": 5,
    "jobBank": 24445,
    "newBrunswick": 786
   },
   {
    "noc": "41405",
    "onet": "25-9031.00",
    "jobZone": 5,
    "jobBank": 15997,
    "newBrunswick": 793
   },
   {
    "noc": "43109",
    "onet": "25-3041.00",
    "jobZone": 3,
    "jobBank": 5231,
    "newBrunswick": 806
   },
   {
    "noc": "40020",
    "onet": "11-9033.00",
    "jobZone": 5,
    "jobBank": 25087,
    "newBrunswick": 768
   },
   {
    "noc": "45100",
    "onet": "25-9042.00",
    "jobZone": 3,
    "jobBank": 14289,
    "newBrunswick": 815
   },
   {
    "noc": "41201",
    "onet": "25-9044.00",
    "jobZone": 5,
    "jobBank": 22838,
    "newBrunswick": 777
   }
  ]
 },
 "cleanPower": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "noc": "21310",
    "onet": "17-2071.00",
    "jobZone": 4,
    "jobBank": 17799,
    "newBrunswick": 684
   },
   {
    "noc": "92100",
    "onet": "51-8013.00",
    "jobZone": 2,
    "jobBank": 26851,
    "newBrunswick": 1050
   },
   {
    "noc": "92100",
    "onet": "51-8021.00",
    "jobZone": 3,
    "jobBank": 26851,
    "newBrunswick": 1050
   },
   {
    "noc": "72202",
    "onet": "49-2095.00",
    "jobZone": 3,
    "jobBank": 7205,
    "newBrunswick": 939
   },
   {
    "noc": "72203",
    "onet": "49-9051.00",
    "jobZone": 2,
    "jobBank": 7211,
    "newBrunswick": 940
   },
   {
    "noc": "73200",
    "onet": "47-2231.00",
    "jobZone": 2,
    "jobBank": 8187,
    "newBrunswick": 979
   },
   {
    "noc": "72402",
    "onet": "49-9021.00",
    "jobZone": 3,
    "jobBank": 27261,
    "newBrunswick": 952
   },
   {
    "noc": "72302",
    "onet": "47-2152.00",
    "jobZone": 3,
    "jobBank": 16971,
    "newBrunswick": 945
   },
   {
    "noc": "72321",
    "onet": "47-2131.00",
    "jobZone": 2,
    "jobBank": 17074,
    "newBrunswick": 949
   },
   {
    "noc": "72420",
    "onet": "49-9021.00",
    "jobZone": 3,
    "jobBank": 7702,
    "newBrunswick": 959
   },
   {
    "noc": "90011",
    "onet": "11-3051.06",
    "jobZone": 3,
    "jobBank": 17654,
    "newBrunswick": 1038
   },
   {
    "noc": "92011",
    "onet": "51-1011.00",
    "jobZone": 3,
    "jobBank": 27277,
    "newBrunswick": 1040
   },
   {
    "noc": "22312",
    "onet": "49-9081.00",
    "jobZone": 3,
    "jobBank": 22636,
    "newBrunswick": 719
   },
   {
    "noc": "70012",
    "onet": "11-3013.00",
    "jobZone": 3,
    "jobBank": 24350,
    "newBrunswick": 916
   }
  ]
 },
 "screenMagic": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "noc": "51120",
    "onet": "27-2012.00",
    "jobZone": 4,
    "jobBank": 7909,
    "newBrunswick": 827
   },
   {
    "noc": "51120",
    "onet": "27-4032.00",
    "jobZone": 4,
    "jobBank": 7909,
    "newBrunswick": 827
   },
   {
    "noc": "52110",
    "onet": "27-4031.00",
    "jobZone": 3,
    "jobBank": 5542,
    "newBrunswick": 831
   },
   {
    "noc": "52113",
    "onet": "27-4014.00",
    "jobZone": 3,
    "jobBank": 5579,
    "newBrunswick": 834
   },
   {
    "noc": "52119",
    "onet": "39-5091.00",
    "jobZone": 3,
    "jobBank": 21056,
    "newBrunswick": 836
   },
   {
    "noc": "52119",
    "onet": "27-4015.00",
    "jobZone": 3,
    "jobBank": 21056,
    "newBrunswick": 836
   },
   {
    "noc": "52120",
    "onet": "27-1014.00",
    "jobZone": 4,
    "jobBank": 27231,
    "newBrunswick": 837
   },
   {
    "noc": "52120",
    "onet": "15-1255.01",
    "jobZone": 4,
    "jobBank": 27231,
    "newBrunswick": 837
   },
   {
    "noc": "21232",
    "onet": "15-1252.00",
    "jobZone": 4,
    "jobBank": 22548,
    "newBrunswick": 679
   },
   {
    "noc": "53121",
    "onet": "27-2011.00",
    "jobZone": 2,
    "jobBank": 16192,
    "newBrunswick": 843
   },
   {
    "noc": "53111",
    "onet": "39-3021.00",
    "jobZone": 2,
    "jobBank": 5607,
    "newBrunswick": 841
   }
  ]
 },
 "calmMinds": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "31200",
    "onet": "19-3033.00",
    "jobZone": 5,
    "jobBank": 2235,
    "newBrunswick": 731
   },
   {
    "noc": "31100",
    "onet": "29-1223.00",
    "jobZone": 5,
    "jobBank": 4006,
    "newBrunswick": 722
   },
   {
    "noc": "31301",
    "onet": "29-1141.00",
    "jobZone": 4,
    "jobBank": 993,
    "newBrunswick": 738
   },
   {
    "noc": "41301",
    "onet": "21-1014.00",
    "jobZone": 5,
    "jobBank": 2263,
    "newBrunswick": 782
   },
   {
    "noc": "41301",
    "onet": "21-1013.00",
    "jobZone": 5,
    "jobBank": 2263,
    "newBrunswick": 782
   },
   {
    "noc": "41301",
    "onet": "21-1011.00",
    "jobZone": 5,
    "jobBank": 2263,
    "newBrunswick": 782
   },
   {
    "noc": "41301",
    "onet": "29-1129.01",
    "jobZone": 5,
    "jobBank": 2263,
    "newBrunswick": 782
   },
   {
    "noc": "41300",
    "onet": "21-1023.00",
    "jobZone": 5,
    "jobBank": 23025,
    "newBrunswick": 781
   },
   {
    "noc": "42201",
    "onet": "21-1093.00",
    "jobZone": 4,
    "jobBank": 296338,
    "newBrunswick": 801
   },
   {
    "noc": "31204",
    "onet": "29-1125.00",
    "jobZone": 4,
    "jobBank": 25168,
    "newBrunswick": 735
   }
  ]
 },
 "digitalShield": {
  "color": "purple",
  "isTrades": false,
  "careers": [
   {
    "noc": "21220",
    "onet": "15-1212.00",
    "jobZone": 4,
    "jobBank": 296516,
    "newBrunswick": 673
   },
   {
    "noc": "21220",
    "onet": "15-1299.04",
    "jobZone": 4,
    "jobBank": 296516,
    "newBrunswick": 673
   },
   {
    "noc": "21220",
    "onet": "15-1299.05",
    "jobZone": 4,
    "jobBank": 296516,
    "newBrunswick": 673
   },
   {
    "noc": "21222",
    "onet": "15-1253.00",
    "jobZone": 4,
    "jobBank": 22518,
    "newBrunswick": 675
   },
   {
    "noc": "22220",
    "onet": "15-1244.00",
    "jobZone": 4,
    "jobBank": 3757,
    "newBrunswick": 706
   },
   {
    "noc": "20012",
    "onet": "11-3021.00",
    "jobZone": 4,
    "jobBank": 1449,
    "newBrunswick": 657
   },
   {
    "noc": "41310",
    "onet": "15-1299.06",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 784
   },
   {
    "noc": "10019",
    "onet": "11-3013.01",
    "jobZone": 4,
    "jobBank": 1254,
    "newBrunswick": 598
   }
  ]
 },
 "wealth": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "noc": "11102",
    "onet": "13-2052.00",
    "jobZone": 4,
    "jobBank": 26548,
    "newBrunswick": 606
   },
   {
    "noc": "11103",
    "onet": "41-3031.00",
    "jobZone": 4,
    "jobBank": 17677,
    "newBrunswick": 607
   },
   {
    "noc": "11101",
    "onet": "13-2051.00",
    "jobZone": 4,
    "jobBank": 12417,
    "newBrunswick": 605
   },
   {
    "noc": "11109",
    "onet": "13-2072.00",
    "jobZone": 4,
    "jobBank": 196,
    "newBrunswick": 608
   },
   {
    "noc": "10010",
    "onet": "11-3031.00",
    "jobZone": 4,
    "jobBank": 1237,
    "newBrunswick": 595
   },
   {
    "noc": "10021",
    "onet": "11-3031.00",
    "jobZone": 4,
    "jobBank": 17455,
    "newBrunswick": 600
   },
   {
    "noc": "11100",
    "onet": "13-2011.00",
    "jobZone": 4,
    "jobBank": 113,
    "newBrunswick": 604
   },
   {
    "noc": "12200",
    "onet": "43-3031.00",
    "jobZone": 3,
    "jobBank": 12562,
    "newBrunswick": 625
   },
   {
    "noc": "64400",
    "onet": "43-3071.00",
    "jobZone": 2,
    "jobBank": 14136,
    "newBrunswick": 894
   },
   {
    "noc": "63102",
    "onet": "13-2072.00",
    "jobZone": 4,
    "jobBank": 27001,
    "newBrunswick": 872
   },
   {
    "noc": "12203",
    "onet": "13-2022.00",
    "jobZone": 4,
    "jobBank": 862,
    "newBrunswick": 628
   },
   {
    "noc": "63101",
    "onet": "41-9022.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 871
   },
   {
    "noc": "41401",
    "onet": "19-3011.00",
    "jobZone": 5,
    "jobBank": 15992,
    "newBrunswick": 789
   }
  ]
 },
 "firstSteps": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "noc": "42202",
    "onet": "25-2011.00",
    "jobZone": 3,
    "jobBank": 5172,
    "newBrunswick": 802
   },
   {
    "noc": "42202",
    "onet": "39-9011.00",
    "jobZone": 2,
    "jobBank": 5172,
    "newBrunswick": 802
   },
   {
    "noc": "44100",
    "onet": "39-9011.01",
    "jobZone": 2,
    "jobBank": 17171,
    "newBrunswick": 812
   },
   {
    "noc": "41300",
    "onet": "21-1021.00",
    "jobZone": 4,
    "jobBank": 23025,
    "newBrunswick": 781
   },
   {
    "noc": "31100",
    "onet": "29-1221.00",
    "jobZone": 5,
    "jobBank": 4006,
    "newBrunswick": 722
   },
   {
    "noc": "41221",
    "onet": "25-2012.00",
    "jobZone": 4,
    "jobBank": 2205,
    "newBrunswick": 780
   },
   {
    "noc": "45100",
    "onet": "33-9091.00",
    "jobZone": 2,
    "jobBank": 14289,
    "newBrunswick": 815
   },
   {
    "noc": "73301",
    "onet": "53-3051.00",
    "jobZone": 2,
    "jobBank": 23319,
    "newBrunswick": 984
   }
  ]
 },
 "freshWater": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "noc": "92101",
    "onet": "51-8031.00",
    "jobZone": 2,
    "jobBank": 20848,
    "newBrunswick": 1051
   },
   {
    "noc": "21102",
    "onet": "19-2043.00",
    "jobZone": 5,
    "jobBank": 2553,
    "newBrunswick": 660
   },
   {
    "noc": "22101",
    "onet": "19-4044.00",
    "jobZone": 3,
    "jobBank": 3040,
    "newBrunswick": 695
   },
   {
    "noc": "21300",
    "onet": "17-2051.02",
    "jobZone": 4,
    "jobBank": 22376,
    "newBrunswick": 682
   },
   {
    "noc": "22300",
    "onet": "17-3025.00",
    "jobZone": 4,
    "jobBank": 17974,
    "newBrunswick": 713
   },
   {
    "noc": "72501",
    "onet": "47-5023.00",
    "jobZone": 2,
    "jobBank": 14938,
    "newBrunswick": 965
   },
   {
    "noc": "72012",
    "onet": "47-1011.00",
    "jobZone": 3,
    "jobBank": 14512,
    "newBrunswick": 921
   },
   {
    "noc": "74204",
    "onet": "49-9071.00",
    "jobZone": 3,
    "jobBank": 8223,
    "newBrunswick": 997
   },
   {
    "noc": "75212",
    "onet": "47-4071.00",
    "jobZone": 1,
    "jobBank": 8633,
    "newBrunswick": 1007
   }
  ]
 },
 "soundAndStage": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "noc": "51122",
    "onet": "27-2042.00",
    "jobZone": 4,
    "jobBank": 24666,
    "newBrunswick": 829
   },
   {
    "noc": "52114",
    "onet": "27-2091.00",
    "jobZone": 2,
    "jobBank": 16304,
    "newBrunswick": 835
   },
   {
    "noc": "51121",
    "onet": "27-2041.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 828
   },
   {
    "noc": "51120",
    "onet": "27-2032.00",
    "jobZone": 3,
    "jobBank": 7909,
    "newBrunswick": 827
   },
   {
    "noc": "53120",
    "onet": "27-2031.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 842
   },
   {
    "noc": "53121",
    "onet": "27-2011.00",
    "jobZone": 2,
    "jobBank": 16192,
    "newBrunswick": 843
   },
   {
    "noc": "11202",
    "onet": "13-1011.00",
    "jobZone": 4,
    "jobBank": 20996,
    "newBrunswick": 611
   },
   {
    "noc": "53123",
    "onet": "27-1027.00",
    "jobZone": 5,
    "jobBank": 5794,
    "newBrunswick": 845
   },
   {
    "noc": "52113",
    "onet": "27-4011.00",
    "jobZone": 3,
    "jobBank": 5579,
    "newBrunswick": 834
   },
   {
    "noc": "53111",
    "onet": "39-3092.00",
    "jobZone": 2,
    "jobBank": 5607,
    "newBrunswick": 841
   },
   {
    "noc": "51122",
    "onet": "25-3021.00",
    "jobZone": 3,
    "jobBank": 24666,
    "newBrunswick": 829
   },
   {
    "noc": "65329",
    "onet": "39-3031.00",
    "jobZone": 2,
    "jobBank": 14499,
    "newBrunswick": 913
   },
   {
    "noc": "55109",
    "onet": "27-2011.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 852
   }
  ]
 },
 "outbreakReadiness": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "21210",
    "onet": "19-1041.00",
    "jobZone": 5,
    "jobBank": 5461,
    "newBrunswick": 671
   },
   {
    "noc": "31102",
    "onet": "29-1229.05",
    "jobZone": 5,
    "jobBank": 24438,
    "newBrunswick": 724
   },
   {
    "noc": "31301",
    "onet": "29-1141.00",
    "jobZone": 4,
    "jobBank": 993,
    "newBrunswick": 738
   },
   {
    "noc": "21120",
    "onet": "19-5011.00",
    "jobZone": 4,
    "jobBank": 22691,
    "newBrunswick": 666
   },
   {
    "noc": "21110",
    "onet": "19-1022.00",
    "jobZone": 4,
    "jobBank": 2621,
    "newBrunswick": 663
   },
   {
    "noc": "21210",
    "onet": "15-2041.01",
    "jobZone": 5,
    "jobBank": 5461,
    "newBrunswick": 671
   },
   {
    "noc": "32120",
    "onet": "29-2011.00",
    "jobZone": 4,
    "jobBank": 4187,
    "newBrunswick": 750
   },
   {
    "noc": "33101",
    "onet": "31-9097.00",
    "jobZone": 3,
    "jobBank": 4220,
    "newBrunswick": 760
   },
   {
    "noc": "41404",
    "onet": "21-1091.00",
    "jobZone": 4,
    "jobBank": 24541,
    "newBrunswick": 792
   },
   {
    "noc": "73202",
    "onet": "37-2021.00",
    "jobZone": 2,
    "jobBank": 15172,
    "newBrunswick": 981
   },
   {
    "noc": "65310",
    "onet": "37-2012.00",
    "jobZone": 1,
    "jobBank": 20662,
    "newBrunswick": 909
   }
  ]
 },
 "everyoneOnline": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "noc": "72204",
    "onet": "49-9052.00",
    "jobZone": 2,
    "jobBank": 16918,
    "newBrunswick": 941
   },
   {
    "noc": "72205",
    "onet": "49-2022.00",
    "jobZone": 3,
    "jobBank": 21416,
    "newBrunswick": 942
   },
   {
    "noc": "72205",
    "onet": "49-2021.00",
    "jobZone": 3,
    "jobBank": 21416,
    "newBrunswick": 942
   },
   {
    "noc": "10030",
    "onet": "11-3021.00",
    "jobZone": 4,
    "jobBank": 1338,
    "newBrunswick": 603
   },
   {
    "noc": "21310",
    "onet": "17-2072.00",
    "jobZone": 4,
    "jobBank": 17799,
    "newBrunswick": 684
   },
   {
    "noc": "22310",
    "onet": "17-3023.00",
    "jobZone": 3,
    "jobBank": 18069,
    "newBrunswick": 717
   },
   {
    "noc": "22220",
    "onet": "15-1231.00",
    "jobZone": 4,
    "jobBank": 3757,
    "newBrunswick": 706
   },
   {
    "noc": "22221",
    "onet": "15-1232.00",
    "jobZone": 3,
    "jobBank": 3760,
    "newBrunswick": 707
   },
   {
    "noc": "52112",
    "onet": "27-4012.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 833
   },
   {
    "noc": "72011",
    "onet": "47-1011.00",
    "jobZone": 3,
    "jobBank": 24169,
    "newBrunswick": 920
   },
   {
    "noc": "74101",
    "onet": "43-5052.00",
    "jobZone": 2,
    "jobBank": 15239,
    "newBrunswick": 991
   }
  ]
 },
 "moveGoods": {
  "color": "yellow",
  "isTrades": true,
  "careers": [
   {
    "noc": "70020",
    "onet": "11-3071.00",
    "jobZone": 4,
    "jobBank": 2158,
    "newBrunswick": 917
   },
   {
    "noc": "12013",
    "onet": "11-3071.04",
    "jobZone": 4,
    "jobBank": 460,
    "newBrunswick": 615
   },
   {
    "noc": "13201",
    "onet": "13-1081.02",
    "jobZone": 4,
    "jobBank": 2476,
    "newBrunswick": 636
   },
   {
    "noc": "13200",
    "onet": "13-1041.08",
    "jobZone": 3,
    "jobBank": 882,
    "newBrunswick": 635
   },
   {
    "noc": "10012",
    "onet": "11-3061.00",
    "jobZone": 4,
    "jobBank": 14547,
    "newBrunswick": 597
   },
   {
    "noc": "12102",
    "onet": "13-1023.00",
    "jobZone": 4,
    "jobBank": 553,
    "newBrunswick": 618
   },
   {
    "noc": "14400",
    "onet": "43-5071.00",
    "jobZone": 2,
    "jobBank": 15253,
    "newBrunswick": 649
   },
   {
    "noc": "14403",
    "onet": "43-5071.00",
    "jobZone": 2,
    "jobBank": 15274,
    "newBrunswick": 652
   },
   {
    "noc": "75101",
    "onet": "53-7051.00",
    "jobZone": 2,
    "jobBank": 15185,
    "newBrunswick": 1000
   },
   {
    "noc": "73300",
    "onet": "53-3032.00",
    "jobZone": 2,
    "jobBank": 10553,
    "newBrunswick": 983
   },
   {
    "noc": "72602",
    "onet": "53-5021.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 968
   },
   {
    "noc": "75100",
    "onet": "53-7121.00",
    "jobZone": 2,
    "jobBank": 8372,
    "newBrunswick": 999
   },
   {
    "noc": "74102",
    "onet": "43-5021.00",
    "jobZone": 2,
    "jobBank": 2427,
    "newBrunswick": 992
   },
   {
    "noc": "75201",
    "onet": "53-3033.00",
    "jobZone": 2,
    "jobBank": 21667,
    "newBrunswick": 1004
   }
  ]
 },
 "saferStreets": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "noc": "42100",
    "onet": "33-3051.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 797
   },
   {
    "noc": "41310",
    "onet": "33-3021.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 784
   },
   {
    "noc": "40040",
    "onet": "33-1012.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 771
   },
   {
    "noc": "22100",
    "onet": "19-4092.00",
    "jobZone": 3,
    "jobBank": 2925,
    "newBrunswick": 694
   },
   {
    "noc": "41311",
    "onet": "21-1092.00",
    "jobZone": 4,
    "jobBank": 3805,
    "newBrunswick": 785
   },
   {
    "noc": "43201",
    "onet": "33-3012.00",
    "jobZone": 2,
    "jobBank": 6668,
    "newBrunswick": 808
   },
   {
    "noc": "43202",
    "onet": "33-3041.00",
    "jobZone": 2,
    "jobBank": 6681,
    "newBrunswick": 809
   },
   {
    "noc": "64410",
    "onet": "33-9032.00",
    "jobZone": 2,
    "jobBank": 14292,
    "newBrunswick": 897
   },
   {
    "noc": "42201",
    "onet": "21-1093.00",
    "jobZone": 4,
    "jobBank": 296338,
    "newBrunswick": 801
   },
   {
    "noc": "40030",
    "onet": "33-1011.00",
    "jobZone": 3,
    "jobBank": 227358,
    "newBrunswick": 770
   }
  ]
 },
 "wildSpaces": {
  "color": "green",
  "isTrades": false,
  "careers": [
   {
    "noc": "21110",
    "onet": "19-1023.00",
    "jobZone": 4,
    "jobBank": 2621,
    "newBrunswick": 663
   },
   {
    "noc": "21110",
    "onet": "19-1013.00",
    "jobZone": 5,
    "jobBank": 2621,
    "newBrunswick": 663
   },
   {
    "noc": "22110",
    "onet": "19-4021.00",
    "jobZone": 4,
    "jobBank": 3090,
    "newBrunswick": 696
   },
   {
    "noc": "22113",
    "onet": "33-3031.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 699
   },
   {
    "noc": "22113",
    "onet": "19-1031.03",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 699
   },
   {
    "noc": "53100",
    "onet": "19-1031.03",
    "jobZone": 4,
    "jobBank": 16235,
    "newBrunswick": 839
   },
   {
    "noc": "65220",
    "onet": "39-2021.00",
    "jobZone": 2,
    "jobBank": 14247,
    "newBrunswick": 907
   },
   {
    "noc": "22114",
    "onet": "37-3013.00",
    "jobZone": 2,
    "jobBank": 22570,
    "newBrunswick": 700
   },
   {
    "noc": "20011",
    "onet": "11-9121.00",
    "jobZone": 5,
    "jobBank": 296351,
    "newBrunswick": 656
   }
  ]
 },
 "visualIdeas": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "noc": "52120",
    "onet": "27-1024.00",
    "jobZone": 4,
    "jobBank": 27231,
    "newBrunswick": 837
   },
   {
    "noc": "52120",
    "onet": "27-1013.00",
    "jobZone": 3,
    "jobBank": 27231,
    "newBrunswick": 837
   },
   {
    "noc": "52111",
    "onet": "27-1024.00",
    "jobZone": 4,
    "jobBank": 21023,
    "newBrunswick": 832
   },
   {
    "noc": "53110",
    "onet": "27-4021.00",
    "jobZone": 3,
    "jobBank": 5514,
    "newBrunswick": 840
   },
   {
    "noc": "53122",
    "onet": "27-1013.00",
    "jobZone": 3,
    "jobBank": 8027,
    "newBrunswick": 844
   },
   {
    "noc": "22211",
    "onet": "27-1021.00",
    "jobZone": 4,
    "jobBank": 3406,
    "newBrunswick": 702
   },
   {
    "noc": "51120",
    "onet": "27-1011.00",
    "jobZone": 4,
    "jobBank": 7909,
    "newBrunswick": 827
   },
   {
    "noc": "10022",
    "onet": "11-2011.00",
    "jobZone": 4,
    "jobBank": 12312,
    "newBrunswick": 601
   },
   {
    "noc": "94151",
    "onet": "51-5111.00",
    "jobZone": 3,
    "jobBank": 19897,
    "newBrunswick": 1082
   },
   {
    "noc": "94153",
    "onet": "51-9151.00",
    "jobZone": 2,
    "jobBank": 12139,
    "newBrunswick": 1084
   },
   {
    "noc": "94150",
    "onet": "43-9071.00",
    "jobZone": 2,
    "jobBank": 12102,
    "newBrunswick": 1081
   }
  ]
 },
 "agingWell": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "33102",
    "onet": "31-1131.00",
    "jobZone": 3,
    "jobBank": 15774,
    "newBrunswick": 761
   },
   {
    "noc": "33102",
    "onet": "31-1132.00",
    "jobZone": 2,
    "jobBank": 15774,
    "newBrunswick": 761
   },
   {
    "noc": "44101",
    "onet": "31-1122.00",
    "jobZone": 2,
    "jobBank": 26878,
    "newBrunswick": 813
   },
   {
    "noc": "31300",
    "onet": "29-1141.04",
    "jobZone": 5,
    "jobBank": 18227,
    "newBrunswick": 737
   },
   {
    "noc": "31100",
    "onet": "29-1216.00",
    "jobZone": 5,
    "jobBank": 4006,
    "newBrunswick": 722
   },
   {
    "noc": "31209",
    "onet": "29-1081.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 736
   },
   {
    "noc": "41300",
    "onet": "21-1022.00",
    "jobZone": 5,
    "jobBank": 23025,
    "newBrunswick": 781
   },
   {
    "noc": "54100",
    "onet": "39-9032.00",
    "jobZone": 4,
    "jobBank": 21163,
    "newBrunswick": 851
   },
   {
    "noc": "60031",
    "onet": "11-9111.00",
    "jobZone": 4,
    "jobBank": 12398,
    "newBrunswick": 856
   },
   {
    "noc": "63200",
    "onet": "35-2012.00",
    "jobZone": 2,
    "jobBank": 6225,
    "newBrunswick": 873
   },
   {
    "noc": "62201",
    "onet": "39-4031.00",
    "jobZone": 3,
    "jobBank": 6292,
    "newBrunswick": 868
   }
  ]
 },
 "robotsAtWork": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "noc": "21301",
    "onet": "17-2199.08",
    "jobZone": 4,
    "jobBank": 2758,
    "newBrunswick": 683
   },
   {
    "noc": "21301",
    "onet": "17-2199.05",
    "jobZone": 4,
    "jobBank": 2758,
    "newBrunswick": 683
   },
   {
    "noc": "22301",
    "onet": "17-3024.01",
    "jobZone": 3,
    "jobBank": 3222,
    "newBrunswick": 714
   },
   {
    "noc": "22312",
    "onet": "49-9041.00",
    "jobZone": 3,
    "jobBank": 22636,
    "newBrunswick": 719
   },
   {
    "noc": "72400",
    "onet": "49-9044.00",
    "jobZone": 2,
    "jobBank": 14700,
    "newBrunswick": 950
   },
   {
    "noc": "72201",
    "onet": "47-2111.00",
    "jobZone": 3,
    "jobBank": 16898,
    "newBrunswick": 938
   },
   {
    "noc": "72422",
    "onet": "49-2092.00",
    "jobZone": 3,
    "jobBank": 7782,
    "newBrunswick": 961
   },
   {
    "noc": "72405",
    "onet": "51-2031.00",
    "jobZone": 2,
    "jobBank": 7636,
    "newBrunswick": 955
   },
   {
    "noc": "94201",
    "onet": "51-2022.00",
    "jobZone": 2,
    "jobBank": 18762,
    "newBrunswick": 1086
   },
   {
    "noc": "94203",
    "onet": "51-2023.00",
    "jobZone": 2,
    "jobBank": 9870,
    "newBrunswick": 1088
   },
   {
    "noc": "92021",
    "onet": "51-1011.00",
    "jobZone": 3,
    "jobBank": 22058,
    "newBrunswick": 1046
   }
  ]
 },
 "goodJobs": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "noc": "10011",
    "onet": "11-3121.00",
    "jobZone": 4,
    "jobBank": 17397,
    "newBrunswick": 596
   },
   {
    "noc": "11200",
    "onet": "13-1075.00",
    "jobZone": 4,
    "jobBank": 241,
    "newBrunswick": 609
   },
   {
    "noc": "11200",
    "onet": "13-1151.00",
    "jobZone": 4,
    "jobBank": 241,
    "newBrunswick": 609
   },
   {
    "noc": "12101",
    "onet": "13-1071.00",
    "jobZone": 4,
    "jobBank": 12513,
    "newBrunswick": 617
   },
   {
    "noc": "41321",
    "onet": "21-1012.00",
    "jobZone": 5,
    "jobBank": 5143,
    "newBrunswick": 787
   },
   {
    "noc": "22232",
    "onet": "19-5012.00",
    "jobZone": 3,
    "jobBank": 22692,
    "newBrunswick": 711
   },
   {
    "noc": "13102",
    "onet": "43-3051.00",
    "jobZone": 3,
    "jobBank": 1641,
    "newBrunswick": 631
   },
   {
    "noc": "14102",
    "onet": "43-4161.00",
    "jobZone": 3,
    "jobBank": 2306,
    "newBrunswick": 639
   },
   {
    "noc": "12100",
    "onet": "43-6011.00",
    "jobZone": 3,
    "jobBank": 531,
    "newBrunswick": 616
   },
   {
    "noc": "13110",
    "onet": "43-6014.00",
    "jobZone": 2,
    "jobBank": 1557,
    "newBrunswick": 632
   },
   {
    "noc": "14100",
    "onet": "43-9061.00",
    "jobZone": 2,
    "jobBank": 14056,
    "newBrunswick": 637
   },
   {
    "noc": "14101",
    "onet": "43-4171.00",
    "jobZone": 2,
    "jobBank": 24391,
    "newBrunswick": 638
   },
   {
    "noc": "12010",
    "onet": "43-1011.00",
    "jobZone": 3,
    "jobBank": 383,
    "newBrunswick": 612
   },
   {
    "noc": "11201",
    "onet": "13-1111.00",
    "jobZone": 4,
    "jobBank": 296072,
    "newBrunswick": 610
   }
  ]
 },
 "fairJustice": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "noc": "41101",
    "onet": "23-1011.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 775
   },
   {
    "noc": "41100",
    "onet": "23-1023.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 774
   },
   {
    "noc": "42200",
    "onet": "23-2011.00",
    "jobZone": 3,
    "jobBank": 16036,
    "newBrunswick": 800
   },
   {
    "noc": "13111",
    "onet": "43-6012.00",
    "jobZone": 3,
    "jobBank": 1565,
    "newBrunswick": 633
   },
   {
    "noc": "14103",
    "onet": "43-4031.00",
    "jobZone": 2,
    "jobBank": 2309,
    "newBrunswick": 640
   },
   {
    "noc": "12110",
    "onet": "27-3092.00",
    "jobZone": 3,
    "jobBank": 1580,
    "newBrunswick": 621
   },
   {
    "noc": "43200",
    "onet": "33-3011.00",
    "jobZone": 3,
    "jobBank": 16477,
    "newBrunswick": 807
   },
   {
    "noc": "11200",
    "onet": "23-1022.00",
    "jobZone": 5,
    "jobBank": 241,
    "newBrunswick": 609
   },
   {
    "noc": "41403",
    "onet": "13-1041.03",
    "jobZone": 4,
    "jobBank": 3936,
    "newBrunswick": 791
   }
  ]
 },
 "feedEveryone": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "noc": "80020",
    "onet": "11-9013.00",
    "jobZone": 4,
    "jobBank": 8789,
    "newBrunswick": 1009
   },
   {
    "noc": "80021",
    "onet": "11-9013.00",
    "jobZone": 4,
    "jobBank": 8917,
    "newBrunswick": 1010
   },
   {
    "noc": "21112",
    "onet": "19-1013.00",
    "jobZone": 5,
    "jobBank": 15316,
    "newBrunswick": 665
   },
   {
    "noc": "21399",
    "onet": "17-2021.00",
    "jobZone": 4,
    "jobBank": 5415,
    "newBrunswick": 693
   },
   {
    "noc": "82030",
    "onet": "45-1011.00",
    "jobZone": 3,
    "jobBank": 26293,
    "newBrunswick": 1015
   },
   {
    "noc": "84120",
    "onet": "45-2091.00",
    "jobZone": 1,
    "jobBank": 26306,
    "newBrunswick": 1026
   },
   {
    "noc": "72401",
    "onet": "49-3041.00",
    "jobZone": 3,
    "jobBank": 7468,
    "newBrunswick": 951
   },
   {
    "noc": "85103",
    "onet": "45-2092.00",
    "jobZone": 1,
    "jobBank": 23344,
    "newBrunswick": 1031
   },
   {
    "noc": "85101",
    "onet": "45-2092.00",
    "jobZone": 1,
    "jobBank": 9370,
    "newBrunswick": 1029
   },
   {
    "noc": "94140",
    "onet": "51-3092.00",
    "jobZone": 2,
    "jobBank": 11435,
    "newBrunswick": 1077
   },
   {
    "noc": "94141",
    "onet": "51-3023.00",
    "jobZone": 2,
    "jobBank": 11985,
    "newBrunswick": 1078
   },
   {
    "noc": "92012",
    "onet": "51-1011.00",
    "jobZone": 3,
    "jobBank": 9588,
    "newBrunswick": 1041
   },
   {
    "noc": "95106",
    "onet": "51-9198.00",
    "jobZone": 2,
    "jobBank": 13485,
    "newBrunswick": 1102
   }
  ]
 },
 "spacesWeLove": {
  "color": "red",
  "isTrades": true,
  "careers": [
   {
    "noc": "21200",
    "onet": "17-1011.00",
    "jobZone": 5,
    "jobBank": 17867,
    "newBrunswick": 667
   },
   {
    "noc": "21201",
    "onet": "17-1012.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 668
   },
   {
    "noc": "21202",
    "onet": "19-3051.00",
    "jobZone": 5,
    "jobBank": 22460,
    "newBrunswick": 669
   },
   {
    "noc": "52121",
    "onet": "27-1025.00",
    "jobZone": 4,
    "jobBank": 5759,
    "newBrunswick": 838
   },
   {
    "noc": "22210",
    "onet": "17-3011.00",
    "jobZone": 3,
    "jobBank": 3396,
    "newBrunswick": 701
   },
   {
    "noc": "22114",
    "onet": "37-3011.00",
    "jobZone": 1,
    "jobBank": 22570,
    "newBrunswick": 700
   },
   {
    "noc": "82031",
    "onet": "37-1012.00",
    "jobZone": 3,
    "jobBank": 26822,
    "newBrunswick": 1016
   },
   {
    "noc": "85121",
    "onet": "37-3011.00",
    "jobZone": 1,
    "jobBank": 20214,
    "newBrunswick": 1036
   },
   {
    "noc": "73111",
    "onet": "47-2121.00",
    "jobZone": 2,
    "jobBank": 6509,
    "newBrunswick": 976
   },
   {
    "noc": "73101",
    "onet": "47-2044.00",
    "jobZone": 2,
    "jobBank": 17013,
    "newBrunswick": 973
   },
   {
    "noc": "53124",
    "onet": "27-1023.00",
    "jobZone": 2,
    "jobBank": 5844,
    "newBrunswick": 846
   }
  ]
 },
 "moveAndMend": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "31202",
    "onet": "29-1123.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 733
   },
   {
    "noc": "31203",
    "onet": "29-1122.00",
    "jobZone": 5,
    "jobBank": 4168,
    "newBrunswick": 734
   },
   {
    "noc": "31204",
    "onet": "29-1128.00",
    "jobZone": 4,
    "jobBank": 25168,
    "newBrunswick": 735
   },
   {
    "noc": "31201",
    "onet": "29-1011.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 732
   },
   {
    "noc": "32201",
    "onet": "31-9011.00",
    "jobZone": 3,
    "jobBank": 24680,
    "newBrunswick": 757
   },
   {
    "noc": "32200",
    "onet": "29-1291.00",
    "jobZone": 5,
    "jobBank": 4354,
    "newBrunswick": 756
   },
   {
    "noc": "32129",
    "onet": "29-2091.00",
    "jobZone": 5,
    "jobBank": 4291,
    "newBrunswick": 755
   },
   {
    "noc": "32129",
    "onet": "51-9082.00",
    "jobZone": 3,
    "jobBank": 4291,
    "newBrunswick": 755
   },
   {
    "noc": "32109",
    "onet": "31-2021.00",
    "jobZone": 3,
    "jobBank": 4428,
    "newBrunswick": 746
   },
   {
    "noc": "33109",
    "onet": "31-2022.00",
    "jobZone": 2,
    "jobBank": 4549,
    "newBrunswick": 763
   },
   {
    "noc": "31101",
    "onet": "29-1242.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 723
   },
   {
    "noc": "21399",
    "onet": "17-2031.00",
    "jobZone": 4,
    "jobBank": 5415,
    "newBrunswick": 693
   },
   {
    "noc": "72406",
    "onet": "47-4021.00",
    "jobZone": 3,
    "jobBank": 724,
    "newBrunswick": 956
   }
  ]
 },
 "spaceAndSky": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "noc": "21390",
    "onet": "17-2011.00",
    "jobZone": 4,
    "jobBank": 2845,
    "newBrunswick": 692
   },
   {
    "noc": "21100",
    "onet": "19-2011.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 658
   },
   {
    "noc": "21100",
    "onet": "19-2012.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 658
   },
   {
    "noc": "72600",
    "onet": "53-2011.00",
    "jobZone": 4,
    "jobBank": 18145,
    "newBrunswick": 966
   },
   {
    "noc": "72601",
    "onet": "53-2021.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 967
   },
   {
    "noc": "72404",
    "onet": "49-3011.00",
    "jobZone": 3,
    "jobBank": 7611,
    "newBrunswick": 954
   },
   {
    "noc": "22313",
    "onet": "49-2091.00",
    "jobZone": 3,
    "jobBank": 3351,
    "newBrunswick": 720
   },
   {
    "noc": "93200",
    "onet": "51-2011.00",
    "jobZone": 2,
    "jobBank": 12186,
    "newBrunswick": 1055
   },
   {
    "noc": "22231",
    "onet": "53-6051.01",
    "jobZone": 3,
    "jobBank": 18120,
    "newBrunswick": 710
   },
   {
    "noc": "74202",
    "onet": "53-6032.00",
    "jobZone": 2,
    "jobBank": 8082,
    "newBrunswick": 995
   },
   {
    "noc": "22301",
    "onet": "17-3021.00",
    "jobZone": 3,
    "jobBank": 3222,
    "newBrunswick": 714
   },
   {
    "noc": "64312",
    "onet": "43-5011.00",
    "jobZone": 2,
    "jobBank": 6304,
    "newBrunswick": 888
   }
  ]
 },
 "localBusiness": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "noc": "60020",
    "onet": "11-1021.00",
    "jobZone": 4,
    "jobBank": 17604,
    "newBrunswick": 854
   },
   {
    "noc": "62010",
    "onet": "41-1011.00",
    "jobZone": 2,
    "jobBank": 16401,
    "newBrunswick": 858
   },
   {
    "noc": "64100",
    "onet": "41-2031.00",
    "jobZone": 2,
    "jobBank": 21352,
    "newBrunswick": 880
   },
   {
    "noc": "64100",
    "onet": "27-1026.00",
    "jobZone": 3,
    "jobBank": 21352,
    "newBrunswick": 880
   },
   {
    "noc": "62101",
    "onet": "13-1022.00",
    "jobZone": 3,
    "jobBank": 6190,
    "newBrunswick": 866
   },
   {
    "noc": "65100",
    "onet": "41-2011.00",
    "jobZone": 2,
    "jobBank": 24143,
    "newBrunswick": 898
   },
   {
    "noc": "65102",
    "onet": "53-7065.00",
    "jobZone": 2,
    "jobBank": 14267,
    "newBrunswick": 900
   },
   {
    "noc": "64101",
    "onet": "41-4012.00",
    "jobZone": 4,
    "jobBank": 22340,
    "newBrunswick": 881
   },
   {
    "noc": "60010",
    "onet": "11-2022.00",
    "jobZone": 4,
    "jobBank": 26656,
    "newBrunswick": 853
   },
   {
    "noc": "10022",
    "onet": "11-2021.00",
    "jobZone": 4,
    "jobBank": 12312,
    "newBrunswick": 601
   },
   {
    "noc": "41402",
    "onet": "13-1161.00",
    "jobZone": 4,
    "jobBank": 227202,
    "newBrunswick": 790
   },
   {
    "noc": "65109",
    "onet": "41-9091.00",
    "jobZone": 1,
    "jobBank": 2889,
    "newBrunswick": 901
   },
   {
    "noc": "65101",
    "onet": "53-6031.00",
    "jobZone": 2,
    "jobBank": 17197,
    "newBrunswick": 899
   },
   {
    "noc": "62100",
    "onet": "41-4011.00",
    "jobZone": 4,
    "jobBank": 22343,
    "newBrunswick": 865
   }
  ]
 },
 "belongTogether": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "noc": "42201",
    "onet": "21-1093.00",
    "jobZone": 4,
    "jobBank": 296338,
    "newBrunswick": 801
   },
   {
    "noc": "51114",
    "onet": "27-3091.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 826
   },
   {
    "noc": "51114",
    "onet": "27-3091.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 826
   },
   {
    "noc": "43109",
    "onet": "25-3021.00",
    "jobZone": 3,
    "jobBank": 5231,
    "newBrunswick": 806
   },
   {
    "noc": "41302",
    "onet": "21-2011.00",
    "jobZone": 5,
    "jobBank": 2281,
    "newBrunswick": 783
   },
   {
    "noc": "42204",
    "onet": "21-2021.00",
    "jobZone": 4,
    "jobBank": 16116,
    "newBrunswick": 804
   },
   {
    "noc": "11200",
    "onet": "13-1041.03",
    "jobZone": 4,
    "jobBank": 241,
    "newBrunswick": 609
   },
   {
    "noc": "40030",
    "onet": "11-9151.00",
    "jobZone": 4,
    "jobBank": 227358,
    "newBrunswick": 770
   },
   {
    "noc": "64409",
    "onet": "43-4051.00",
    "jobZone": 2,
    "jobBank": 14218,
    "newBrunswick": 896
   }
  ]
 },
 "livingOceans": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "noc": "21102",
    "onet": "19-2042.00",
    "jobZone": 5,
    "jobBank": 2553,
    "newBrunswick": 660
   },
   {
    "noc": "22113",
    "onet": "33-3031.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 699
   },
   {
    "noc": "83120",
    "onet": "53-5021.00",
    "jobZone": 3,
    "jobBank": 9141,
    "newBrunswick": 1020
   },
   {
    "noc": "83121",
    "onet": "45-3031.00",
    "jobZone": 1,
    "jobBank": 20171,
    "newBrunswick": 1021
   },
   {
    "noc": "84121",
    "onet": "45-3031.00",
    "jobZone": 1,
    "jobBank": 9359,
    "newBrunswick": 1027
   },
   {
    "noc": "80022",
    "onet": "11-9013.00",
    "jobZone": 4,
    "jobBank": 9133,
    "newBrunswick": 1011
   },
   {
    "noc": "85102",
    "onet": "45-2093.00",
    "jobZone": 2,
    "jobBank": 22014,
    "newBrunswick": 1030
   },
   {
    "noc": "94142",
    "onet": "51-3022.00",
    "jobZone": 1,
    "jobBank": 18422,
    "newBrunswick": 1079
   },
   {
    "noc": "95107",
    "onet": "51-9198.00",
    "jobZone": 2,
    "jobBank": 17151,
    "newBrunswick": 1103
   },
   {
    "noc": "72603",
    "onet": "53-5031.00",
    "jobZone": 3,
    "jobBank": 3701,
    "newBrunswick": 969
   },
   {
    "noc": "74201",
    "onet": "53-5011.00",
    "jobZone": 2,
    "jobBank": 21733,
    "newBrunswick": 994
   },
   {
    "noc": "72999",
    "onet": "49-9092.00",
    "jobZone": 3,
    "jobBank": 14952,
    "newBrunswick": 971
   },
   {
    "noc": "75210",
    "onet": "53-5022.00",
    "jobZone": 2,
    "jobBank": 26765,
    "newBrunswick": 1005
   }
  ]
 },
 "craftAndFashion": {
  "color": "red",
  "isTrades": true,
  "careers": [
   {
    "noc": "53123",
    "onet": "27-1022.00",
    "jobZone": 3,
    "jobBank": 5794,
    "newBrunswick": 845
   },
   {
    "noc": "53125",
    "onet": "51-6092.00",
    "jobZone": 3,
    "jobBank": 5934,
    "newBrunswick": 847
   },
   {
    "noc": "64200",
    "onet": "51-6052.00",
    "jobZone": 2,
    "jobBank": 21596,
    "newBrunswick": 882
   },
   {
    "noc": "94132",
    "onet": "51-6031.00",
    "jobZone": 1,
    "jobBank": 18365,
    "newBrunswick": 1075
   },
   {
    "noc": "94131",
    "onet": "51-6063.00",
    "jobZone": 2,
    "jobBank": 19725,
    "newBrunswick": 1074
   },
   {
    "noc": "62202",
    "onet": "51-9071.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 869
   },
   {
    "noc": "53124",
    "onet": "27-1012.00",
    "jobZone": 3,
    "jobBank": 5844,
    "newBrunswick": 846
   },
   {
    "noc": "53124",
    "onet": "51-9195.04",
    "jobZone": 2,
    "jobBank": 5844,
    "newBrunswick": 846
   },
   {
    "noc": "72311",
    "onet": "51-7011.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 947
   },
   {
    "noc": "94210",
    "onet": "51-7021.00",
    "jobZone": 2,
    "jobBank": 12729,
    "newBrunswick": 1091
   },
   {
    "noc": "94124",
    "onet": "51-7042.00",
    "jobZone": 2,
    "jobBank": 19536,
    "newBrunswick": 1071
   },
   {
    "noc": "95105",
    "onet": "51-6062.00",
    "jobZone": 2,
    "jobBank": 11284,
    "newBrunswick": 1101
   },
   {
    "noc": "94103",
    "onet": "51-9195.00",
    "jobZone": 2,
    "jobBank": 12925,
    "newBrunswick": 1059
   }
  ]
 },
 "healthyEating": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "31121",
    "onet": "29-1031.00",
    "jobZone": 5,
    "jobBank": 4146,
    "newBrunswick": 730
   },
   {
    "noc": "31121",
    "onet": "29-1031.00",
    "jobZone": 5,
    "jobBank": 4146,
    "newBrunswick": 730
   },
   {
    "noc": "21110",
    "onet": "19-1012.00",
    "jobZone": 4,
    "jobBank": 2621,
    "newBrunswick": 663
   },
   {
    "noc": "22100",
    "onet": "19-4013.00",
    "jobZone": 3,
    "jobBank": 2925,
    "newBrunswick": 694
   },
   {
    "noc": "22111",
    "onet": "45-2011.00",
    "jobZone": 2,
    "jobBank": 3183,
    "newBrunswick": 697
   },
   {
    "noc": "94143",
    "onet": "51-9061.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 1080
   },
   {
    "noc": "62020",
    "onet": "35-1012.00",
    "jobZone": 2,
    "jobBank": 27236,
    "newBrunswick": 859
   },
   {
    "noc": "65201",
    "onet": "35-2021.00",
    "jobZone": 2,
    "jobBank": 24592,
    "newBrunswick": 903
   },
   {
    "noc": "54100",
    "onet": "39-9031.00",
    "jobZone": 3,
    "jobBank": 21163,
    "newBrunswick": 851
   }
  ]
 },
 "appsForPeople": {
  "color": "purple",
  "isTrades": false,
  "careers": [
   {
    "noc": "21232",
    "onet": "15-1252.00",
    "jobZone": 4,
    "jobBank": 22548,
    "newBrunswick": 679
   },
   {
    "noc": "21230",
    "onet": "15-1251.00",
    "jobZone": 4,
    "jobBank": 22529,
    "newBrunswick": 677
   },
   {
    "noc": "21234",
    "onet": "15-1254.00",
    "jobZone": 3,
    "jobBank": 17890,
    "newBrunswick": 681
   },
   {
    "noc": "21233",
    "onet": "15-1255.00",
    "jobZone": 4,
    "jobBank": 17894,
    "newBrunswick": 680
   },
   {
    "noc": "22222",
    "onet": "15-1253.00",
    "jobZone": 4,
    "jobBank": 3951,
    "newBrunswick": 708
   },
   {
    "noc": "21221",
    "onet": "15-1211.00",
    "jobZone": 3,
    "jobBank": 22495,
    "newBrunswick": 674
   },
   {
    "noc": "20012",
    "onet": "15-1299.09",
    "jobZone": 4,
    "jobBank": 1449,
    "newBrunswick": 657
   },
   {
    "noc": "22221",
    "onet": "15-1232.00",
    "jobZone": 3,
    "jobBank": 3760,
    "newBrunswick": 707
   },
   {
    "noc": "51112",
    "onet": "27-3042.00",
    "jobZone": 4,
    "jobBank": 23149,
    "newBrunswick": 824
   }
  ]
 },
 "welcomeVisitors": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "noc": "60031",
    "onet": "11-9081.00",
    "jobZone": 4,
    "jobBank": 12398,
    "newBrunswick": 856
   },
   {
    "noc": "64314",
    "onet": "43-4081.00",
    "jobZone": 2,
    "jobBank": 6547,
    "newBrunswick": 890
   },
   {
    "noc": "62021",
    "onet": "37-1011.00",
    "jobZone": 2,
    "jobBank": 6014,
    "newBrunswick": 860
   },
   {
    "noc": "65310",
    "onet": "37-2012.00",
    "jobZone": 1,
    "jobBank": 20662,
    "newBrunswick": 909
   },
   {
    "noc": "65210",
    "onet": "39-6011.00",
    "jobZone": 2,
    "jobBank": 25580,
    "newBrunswick": 905
   },
   {
    "noc": "64310",
    "onet": "41-3041.00",
    "jobZone": 3,
    "jobBank": 6298,
    "newBrunswick": 886
   },
   {
    "noc": "64320",
    "onet": "39-7011.00",
    "jobZone": 3,
    "jobBank": 6558,
    "newBrunswick": 891
   },
   {
    "noc": "64322",
    "onet": "39-7012.00",
    "jobZone": 2,
    "jobBank": 6600,
    "newBrunswick": 893
   },
   {
    "noc": "64311",
    "onet": "53-2031.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 887
   },
   {
    "noc": "64312",
    "onet": "43-4181.00",
    "jobZone": 2,
    "jobBank": 6304,
    "newBrunswick": 888
   },
   {
    "noc": "12103",
    "onet": "13-1121.00",
    "jobZone": 4,
    "jobBank": 12546,
    "newBrunswick": 619
   },
   {
    "noc": "64321",
    "onet": "39-3011.00",
    "jobZone": 2,
    "jobBank": 6620,
    "newBrunswick": 892
   },
   {
    "noc": "65211",
    "onet": "39-3091.00",
    "jobZone": 1,
    "jobBank": 747,
    "newBrunswick": 906
   },
   {
    "noc": "64409",
    "onet": "43-4171.00",
    "jobZone": 2,
    "jobBank": 14218,
    "newBrunswick": 896
   }
  ]
 },
 "supportNetworks": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "noc": "42201",
    "onet": "39-9041.00",
    "jobZone": 3,
    "jobBank": 296338,
    "newBrunswick": 801
   },
   {
    "noc": "42201",
    "onet": "21-1093.00",
    "jobZone": 4,
    "jobBank": 296338,
    "newBrunswick": 801
   },
   {
    "noc": "12104",
    "onet": "43-4061.00",
    "jobZone": 3,
    "jobBank": 618,
    "newBrunswick": 620
   },
   {
    "noc": "00013",
    "onet": "11-1011.00",
    "jobZone": 5,
    "jobBank": 1155,
    "newBrunswick": 592
   },
   {
    "noc": "11202",
    "onet": "13-1131.00",
    "jobZone": 4,
    "jobBank": 20996,
    "newBrunswick": 611
   },
   {
    "noc": "41403",
    "onet": "19-4061.00",
    "jobZone": 4,
    "jobBank": 3936,
    "newBrunswick": 791
   },
   {
    "noc": "44101",
    "onet": "31-1122.00",
    "jobZone": 2,
    "jobBank": 26878,
    "newBrunswick": 813
   },
   {
    "noc": "41321",
    "onet": "21-1015.00",
    "jobZone": 4,
    "jobBank": 5143,
    "newBrunswick": 787
   },
   {
    "noc": "14110",
    "onet": "43-4111.00",
    "jobZone": 3,
    "jobBank": 2372,
    "newBrunswick": 641
   }
  ]
 },
 "healthyForests": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "noc": "21111",
    "onet": "19-1032.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 664
   },
   {
    "noc": "22112",
    "onet": "19-4071.00",
    "jobZone": 3,
    "jobBank": 17935,
    "newBrunswick": 698
   },
   {
    "noc": "84111",
    "onet": "33-2011.00",
    "jobZone": 3,
    "jobBank": 9243,
    "newBrunswick": 1025
   },
   {
    "noc": "84111",
    "onet": "45-4011.00",
    "jobZone": 2,
    "jobBank": 9243,
    "newBrunswick": 1025
   },
   {
    "noc": "85120",
    "onet": "45-4011.00",
    "jobZone": 2,
    "jobBank": 23756,
    "newBrunswick": 1035
   },
   {
    "noc": "82010",
    "onet": "45-1011.00",
    "jobZone": 3,
    "jobBank": 8691,
    "newBrunswick": 1012
   },
   {
    "noc": "83110",
    "onet": "45-4022.00",
    "jobZone": 1,
    "jobBank": 21777,
    "newBrunswick": 1019
   },
   {
    "noc": "84110",
    "onet": "45-4021.00",
    "jobZone": 1,
    "jobBank": 9216,
    "newBrunswick": 1024
   },
   {
    "noc": "94120",
    "onet": "51-7041.00",
    "jobZone": 2,
    "jobBank": 10927,
    "newBrunswick": 1067
   },
   {
    "noc": "94123",
    "onet": "45-4023.00",
    "jobZone": 2,
    "jobBank": 20853,
    "newBrunswick": 1070
   },
   {
    "noc": "93102",
    "onet": "51-9012.00",
    "jobZone": 2,
    "jobBank": 25266,
    "newBrunswick": 1054
   },
   {
    "noc": "94121",
    "onet": "51-9196.00",
    "jobZone": 2,
    "jobBank": 10978,
    "newBrunswick": 1068
   },
   {
    "noc": "95103",
    "onet": "51-9198.00",
    "jobZone": 2,
    "jobBank": 13295,
    "newBrunswick": 1099
   }
  ]
 },
 "tasteMakers": {
  "color": "red",
  "isTrades": true,
  "careers": [
   {
    "noc": "62200",
    "onet": "35-1011.00",
    "jobZone": 3,
    "jobBank": 16420,
    "newBrunswick": 867
   },
   {
    "noc": "63200",
    "onet": "35-2014.00",
    "jobZone": 2,
    "jobBank": 6225,
    "newBrunswick": 873
   },
   {
    "noc": "63202",
    "onet": "51-3011.00",
    "jobZone": 2,
    "jobBank": 22246,
    "newBrunswick": 875
   },
   {
    "noc": "63201",
    "onet": "51-3021.00",
    "jobZone": 2,
    "jobBank": 6263,
    "newBrunswick": 874
   },
   {
    "noc": "65202",
    "onet": "51-3022.00",
    "jobZone": 1,
    "jobBank": 24581,
    "newBrunswick": 904
   },
   {
    "noc": "60030",
    "onet": "11-9051.00",
    "jobZone": 2,
    "jobBank": 24490,
    "newBrunswick": 855
   },
   {
    "noc": "65200",
    "onet": "35-3031.00",
    "jobZone": 2,
    "jobBank": 6641,
    "newBrunswick": 902
   },
   {
    "noc": "64301",
    "onet": "35-3011.00",
    "jobZone": 2,
    "jobBank": 16455,
    "newBrunswick": 885
   },
   {
    "noc": "64300",
    "onet": "35-9031.00",
    "jobZone": 1,
    "jobBank": 6634,
    "newBrunswick": 884
   },
   {
    "noc": "65201",
    "onet": "35-3023.01",
    "jobZone": 1,
    "jobBank": 24592,
    "newBrunswick": 903
   },
   {
    "noc": "94140",
    "onet": "51-9012.00",
    "jobZone": 2,
    "jobBank": 11435,
    "newBrunswick": 1077
   }
  ]
 },
 "medicalDiscovery": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "21110",
    "onet": "19-1029.03",
    "jobZone": 5,
    "jobBank": 2621,
    "newBrunswick": 663
   },
   {
    "noc": "21110",
    "onet": "11-9121.01",
    "jobZone": 4,
    "jobBank": 2621,
    "newBrunswick": 663
   },
   {
    "noc": "21101",
    "onet": "19-1021.00",
    "jobZone": 5,
    "jobBank": 20049,
    "newBrunswick": 659
   },
   {
    "noc": "31303",
    "onet": "29-9092.00",
    "jobZone": 5,
    "jobBank": 25500,
    "newBrunswick": 740
   },
   {
    "noc": "31101",
    "onet": "29-1243.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 723
   },
   {
    "noc": "31100",
    "onet": "29-1224.00",
    "jobZone": 5,
    "jobBank": 4006,
    "newBrunswick": 722
   },
   {
    "noc": "32121",
    "onet": "29-2034.00",
    "jobZone": 3,
    "jobBank": 18292,
    "newBrunswick": 751
   },
   {
    "noc": "32121",
    "onet": "29-2035.00",
    "jobZone": 3,
    "jobBank": 18292,
    "newBrunswick": 751
   },
   {
    "noc": "32121",
    "onet": "29-1124.00",
    "jobZone": 3,
    "jobBank": 18292,
    "newBrunswick": 751
   },
   {
    "noc": "32122",
    "onet": "29-2032.00",
    "jobZone": 3,
    "jobBank": 4239,
    "newBrunswick": 752
   },
   {
    "noc": "32123",
    "onet": "29-2031.00",
    "jobZone": 3,
    "jobBank": 4268,
    "newBrunswick": 753
   },
   {
    "noc": "22310",
    "onet": "49-9062.00",
    "jobZone": 3,
    "jobBank": 18069,
    "newBrunswick": 717
   }
  ]
 },
 "newMaterials": {
  "color": "purple",
  "isTrades": false,
  "careers": [
   {
    "noc": "21322",
    "onet": "17-2131.00",
    "jobZone": 4,
    "jobBank": 17857,
    "newBrunswick": 688
   },
   {
    "noc": "21320",
    "onet": "17-2041.00",
    "jobZone": 4,
    "jobBank": 2789,
    "newBrunswick": 686
   },
   {
    "noc": "21101",
    "onet": "19-2031.00",
    "jobZone": 4,
    "jobBank": 20049,
    "newBrunswick": 659
   },
   {
    "noc": "21109",
    "onet": "19-2032.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 662
   },
   {
    "noc": "22100",
    "onet": "19-4031.00",
    "jobZone": 3,
    "jobBank": 2925,
    "newBrunswick": 694
   },
   {
    "noc": "22230",
    "onet": "17-3029.01",
    "jobZone": 2,
    "jobBank": 3561,
    "newBrunswick": 709
   },
   {
    "noc": "94110",
    "onet": "51-9011.00",
    "jobZone": 2,
    "jobBank": 20545,
    "newBrunswick": 1064
   },
   {
    "noc": "93100",
    "onet": "51-4051.00",
    "jobZone": 2,
    "jobBank": 22158,
    "newBrunswick": 1052
   },
   {
    "noc": "94101",
    "onet": "51-4071.00",
    "jobZone": 2,
    "jobBank": 10140,
    "newBrunswick": 1057
   },
   {
    "noc": "94112",
    "onet": "51-9197.00",
    "jobZone": 2,
    "jobBank": 10809,
    "newBrunswick": 1066
   },
   {
    "noc": "94105",
    "onet": "51-4022.00",
    "jobZone": 2,
    "jobBank": 25300,
    "newBrunswick": 1061
   },
   {
    "noc": "94102",
    "onet": "51-9041.00",
    "jobZone": 2,
    "jobBank": 10297,
    "newBrunswick": 1058
   },
   {
    "noc": "95102",
    "onet": "51-9198.00",
    "jobZone": 2,
    "jobBank": 13231,
    "newBrunswick": 1098
   }
  ]
 },
 "builtHere": {
  "color": "yellow",
  "isTrades": true,
  "careers": [
   {
    "noc": "90010",
    "onet": "11-3051.00",
    "jobZone": 4,
    "jobBank": 72,
    "newBrunswick": 1037
   },
   {
    "noc": "21321",
    "onet": "17-2112.00",
    "jobZone": 4,
    "jobBank": 22450,
    "newBrunswick": 687
   },
   {
    "noc": "22302",
    "onet": "17-3026.00",
    "jobZone": 3,
    "jobBank": 22605,
    "newBrunswick": 715
   },
   {
    "noc": "92024",
    "onet": "51-1011.00",
    "jobZone": 3,
    "jobBank": 296055,
    "newBrunswick": 1049
   },
   {
    "noc": "72100",
    "onet": "51-4041.00",
    "jobZone": 3,
    "jobBank": 16852,
    "newBrunswick": 930
   },
   {
    "noc": "72101",
    "onet": "51-4111.00",
    "jobZone": 3,
    "jobBank": 7187,
    "newBrunswick": 931
   },
   {
    "noc": "72106",
    "onet": "51-4121.00",
    "jobZone": 2,
    "jobBank": 23242,
    "newBrunswick": 936
   },
   {
    "noc": "72102",
    "onet": "47-2211.00",
    "jobZone": 2,
    "jobBank": 4786,
    "newBrunswick": 932
   },
   {
    "noc": "72104",
    "onet": "51-2041.00",
    "jobZone": 2,
    "jobBank": 4832,
    "newBrunswick": 934
   },
   {
    "noc": "94106",
    "onet": "51-4035.00",
    "jobZone": 2,
    "jobBank": 19088,
    "newBrunswick": 1062
   },
   {
    "noc": "94204",
    "onet": "51-2031.00",
    "jobZone": 2,
    "jobBank": 9995,
    "newBrunswick": 1089
   },
   {
    "noc": "94111",
    "onet": "51-4072.00",
    "jobZone": 2,
    "jobBank": 13189,
    "newBrunswick": 1065
   },
   {
    "noc": "94213",
    "onet": "51-9124.00",
    "jobZone": 2,
    "jobBank": 18907,
    "newBrunswick": 1094
   },
   {
    "noc": "95101",
    "onet": "51-9198.00",
    "jobZone": 2,
    "jobBank": 24068,
    "newBrunswick": 1097
   }
  ]
 },
 "goodGovernment": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "noc": "00010",
    "onet": "11-1031.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 589
   },
   {
    "noc": "00011",
    "onet": "11-1011.00",
    "jobZone": 5,
    "jobBank": 903,
    "newBrunswick": 590
   },
   {
    "noc": "40011",
    "onet": "19-3011.00",
    "jobZone": 5,
    "jobBank": 12269,
    "newBrunswick": 765
   },
   {
    "noc": "40010",
    "onet": "11-9111.00",
    "jobZone": 4,
    "jobBank": 1896,
    "newBrunswick": 764
   },
   {
    "noc": "40019",
    "onet": "11-9199.01",
    "jobZone": 4,
    "jobBank": 1954,
    "newBrunswick": 767
   },
   {
    "noc": "41401",
    "onet": "19-3011.00",
    "jobZone": 5,
    "jobBank": 15992,
    "newBrunswick": 789
   },
   {
    "noc": "41409",
    "onet": "19-3094.00",
    "jobZone": 5,
    "jobBank": 23107,
    "newBrunswick": 796
   },
   {
    "noc": "12104",
    "onet": "13-2081.00",
    "jobZone": 3,
    "jobBank": 618,
    "newBrunswick": 620
   },
   {
    "noc": "13100",
    "onet": "11-3012.00",
    "jobZone": 3,
    "jobBank": 12477,
    "newBrunswick": 629
   },
   {
    "noc": "12113",
    "onet": "43-9111.00",
    "jobZone": 4,
    "jobBank": 26405,
    "newBrunswick": 624
   },
   {
    "noc": "12112",
    "onet": "15-1299.03",
    "jobZone": 4,
    "jobBank": 26664,
    "newBrunswick": 623
   },
   {
    "noc": "14301",
    "onet": "43-4021.00",
    "jobZone": 2,
    "jobBank": 2359,
    "newBrunswick": 648
   }
  ]
 },
 "zeroWaste": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "noc": "41400",
    "onet": "53-1042.01",
    "jobZone": 2,
    "jobBank": 3823,
    "newBrunswick": 788
   },
   {
    "noc": "75212",
    "onet": "53-7081.00",
    "jobZone": 2,
    "jobBank": 8633,
    "newBrunswick": 1007
   },
   {
    "noc": "75101",
    "onet": "53-7062.04",
    "jobZone": 2,
    "jobBank": 15185,
    "newBrunswick": 1000
   },
   {
    "noc": "74205",
    "onet": "53-7081.00",
    "jobZone": 2,
    "jobBank": 25644,
    "newBrunswick": 998
   },
   {
    "noc": "72421",
    "onet": "49-9031.00",
    "jobZone": 2,
    "jobBank": 7735,
    "newBrunswick": 960
   },
   {
    "noc": "22311",
    "onet": "49-2011.00",
    "jobZone": 3,
    "jobBank": 3313,
    "newBrunswick": 718
   },
   {
    "noc": "72429",
    "onet": "49-3053.00",
    "jobZone": 2,
    "jobBank": 21583,
    "newBrunswick": 963
   },
   {
    "noc": "63220",
    "onet": "51-6041.00",
    "jobZone": 2,
    "jobBank": 7805,
    "newBrunswick": 878
   },
   {
    "noc": "63221",
    "onet": "51-6093.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 879
   },
   {
    "noc": "73201",
    "onet": "49-9071.00",
    "jobZone": 3,
    "jobBank": 14393,
    "newBrunswick": 980
   },
   {
    "noc": "65312",
    "onet": "37-2011.00",
    "jobZone": 3,
    "jobBank": 14394,
    "newBrunswick": 911
   },
   {
    "noc": "65320",
    "onet": "51-6011.00",
    "jobZone": 1,
    "jobBank": 17286,
    "newBrunswick": 912
   }
  ]
 },
 "keepHeritage": {
  "color": "red",
  "isTrades": false,
  "careers": [
   {
    "noc": "51101",
    "onet": "25-4012.00",
    "jobZone": 5,
    "jobBank": 5284,
    "newBrunswick": 820
   },
   {
    "noc": "51101",
    "onet": "25-4013.00",
    "jobZone": 4,
    "jobBank": 5284,
    "newBrunswick": 820
   },
   {
    "noc": "51102",
    "onet": "25-4011.00",
    "jobZone": 5,
    "jobBank": 16130,
    "newBrunswick": 821
   },
   {
    "noc": "51100",
    "onet": "25-4022.00",
    "jobZone": 5,
    "jobBank": 5263,
    "newBrunswick": 819
   },
   {
    "noc": "52100",
    "onet": "25-4031.00",
    "jobZone": 3,
    "jobBank": 8068,
    "newBrunswick": 830
   },
   {
    "noc": "14300",
    "onet": "43-4121.00",
    "jobZone": 2,
    "jobBank": 24861,
    "newBrunswick": 647
   },
   {
    "noc": "50010",
    "onet": "25-4012.00",
    "jobZone": 5,
    "jobBank": 12293,
    "newBrunswick": 816
   },
   {
    "noc": "53100",
    "onet": "25-4013.00",
    "jobZone": 4,
    "jobBank": 16235,
    "newBrunswick": 839
   },
   {
    "noc": "41409",
    "onet": "19-3091.00",
    "jobZone": 5,
    "jobBank": 23107,
    "newBrunswick": 796
   },
   {
    "noc": "72320",
    "onet": "47-2022.00",
    "jobZone": 2,
    "jobBank": 6438,
    "newBrunswick": 948
   }
  ]
 },
 "smilesAndSenses": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "31110",
    "onet": "29-1021.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 726
   },
   {
    "noc": "32111",
    "onet": "29-1292.00",
    "jobZone": 3,
    "jobBank": 18315,
    "newBrunswick": 748
   },
   {
    "noc": "33100",
    "onet": "31-9091.00",
    "jobZone": 3,
    "jobBank": 4475,
    "newBrunswick": 759
   },
   {
    "noc": "32112",
    "onet": "51-9081.00",
    "jobZone": 2,
    "jobBank": 22805,
    "newBrunswick": 749
   },
   {
    "noc": "32110",
    "onet": "51-9081.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 747
   },
   {
    "noc": "31111",
    "onet": "29-1041.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 727
   },
   {
    "noc": "32100",
    "onet": "29-2081.00",
    "jobZone": 3,
    "jobBank": 4345,
    "newBrunswick": 741
   },
   {
    "noc": "31101",
    "onet": "29-1241.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 723
   },
   {
    "noc": "31112",
    "onet": "29-1181.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 728
   },
   {
    "noc": "31112",
    "onet": "29-1127.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 728
   },
   {
    "noc": "32109",
    "onet": "29-2092.00",
    "jobZone": 3,
    "jobBank": 4428,
    "newBrunswick": 746
   },
   {
    "noc": "42203",
    "onet": "29-1122.01",
    "jobZone": 5,
    "jobBank": 5198,
    "newBrunswick": 803
   }
  ]
 },
 "smartMoves": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "noc": "21301",
    "onet": "17-2141.02",
    "jobZone": 4,
    "jobBank": 2758,
    "newBrunswick": 683
   },
   {
    "noc": "21202",
    "onet": "19-3099.01",
    "jobZone": 4,
    "jobBank": 22460,
    "newBrunswick": 669
   },
   {
    "noc": "72410",
    "onet": "49-3023.00",
    "jobZone": 3,
    "jobBank": 14789,
    "newBrunswick": 957
   },
   {
    "noc": "72410",
    "onet": "49-3031.00",
    "jobZone": 3,
    "jobBank": 14789,
    "newBrunswick": 957
   },
   {
    "noc": "72423",
    "onet": "49-3052.00",
    "jobZone": 3,
    "jobBank": 15006,
    "newBrunswick": 962
   },
   {
    "noc": "94200",
    "onet": "51-2031.00",
    "jobZone": 2,
    "jobBank": 9780,
    "newBrunswick": 1085
   },
   {
    "noc": "74203",
    "onet": "49-3093.00",
    "jobZone": 2,
    "jobBank": 8257,
    "newBrunswick": 996
   },
   {
    "noc": "73301",
    "onet": "53-3052.00",
    "jobZone": 2,
    "jobBank": 23319,
    "newBrunswick": 984
   },
   {
    "noc": "75200",
    "onet": "53-3054.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 1003
   },
   {
    "noc": "73310",
    "onet": "53-4011.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 985
   },
   {
    "noc": "73311",
    "onet": "53-4031.00",
    "jobZone": 2,
    "jobBank": 7879,
    "newBrunswick": 986
   },
   {
    "noc": "72604",
    "onet": "53-4031.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 970
   },
   {
    "noc": "72403",
    "onet": "49-3043.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 953
   },
   {
    "noc": "74200",
    "onet": "47-4061.00",
    "jobZone": 2,
    "jobBank": 21696,
    "newBrunswick": 993
   }
  ]
 },
 "softLanding": {
  "color": "yellow",
  "isTrades": false,
  "careers": [
   {
    "noc": "21210",
    "onet": "15-2011.00",
    "jobZone": 4,
    "jobBank": 5461,
    "newBrunswick": 671
   },
   {
    "noc": "63100",
    "onet": "41-3021.00",
    "jobZone": 4,
    "jobBank": 6163,
    "newBrunswick": 870
   },
   {
    "noc": "12201",
    "onet": "13-1031.00",
    "jobZone": 4,
    "jobBank": 12566,
    "newBrunswick": 626
   },
   {
    "noc": "12202",
    "onet": "13-2053.00",
    "jobZone": 4,
    "jobBank": 663,
    "newBrunswick": 627
   },
   {
    "noc": "10020",
    "onet": "11-3031.00",
    "jobZone": 4,
    "jobBank": 14578,
    "newBrunswick": 599
   },
   {
    "noc": "14201",
    "onet": "43-9041.00",
    "jobZone": 2,
    "jobBank": 1656,
    "newBrunswick": 645
   },
   {
    "noc": "72411",
    "onet": "13-1032.00",
    "jobZone": 3,
    "jobBank": 7683,
    "newBrunswick": 958
   },
   {
    "noc": "64410",
    "onet": "33-9021.00",
    "jobZone": 3,
    "jobBank": 14292,
    "newBrunswick": 897
   },
   {
    "noc": "21221",
    "onet": "13-1199.04",
    "jobZone": 4,
    "jobBank": 22495,
    "newBrunswick": 674
   }
  ]
 },
 "peaceKeeping": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "noc": "40042",
    "onet": "55-1016.00",
    "jobZone": null,
    "jobBank": 25033,
    "newBrunswick": 773
   },
   {
    "noc": "42102",
    "onet": "49-2093.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 799
   },
   {
    "noc": "43204",
    "onet": "55-3015.00",
    "jobZone": null,
    "jobBank": null,
    "newBrunswick": 811
   },
   {
    "noc": "44200",
    "onet": "55-3016.00",
    "jobZone": null,
    "jobBank": null,
    "newBrunswick": 814
   },
   {
    "noc": "41407",
    "onet": "19-3094.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 795
   },
   {
    "noc": "41407",
    "onet": "33-3021.06",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 795
   },
   {
    "noc": "43203",
    "onet": "33-3051.04",
    "jobZone": 3,
    "jobBank": 583,
    "newBrunswick": 810
   },
   {
    "noc": "64410",
    "onet": "33-9093.00",
    "jobZone": 2,
    "jobBank": 14292,
    "newBrunswick": 897
   }
  ]
 },
 "earthMaterials": {
  "color": "green",
  "isTrades": true,
  "careers": [
   {
    "noc": "21331",
    "onet": "17-2151.00",
    "jobZone": 4,
    "jobBank": 22455,
    "newBrunswick": 690
   },
   {
    "noc": "21330",
    "onet": "17-2151.00",
    "jobZone": 4,
    "jobBank": 2816,
    "newBrunswick": 689
   },
   {
    "noc": "21102",
    "onet": "19-2042.00",
    "jobZone": 5,
    "jobBank": 2553,
    "newBrunswick": 660
   },
   {
    "noc": "22101",
    "onet": "19-4043.00",
    "jobZone": 4,
    "jobBank": 3040,
    "newBrunswick": 695
   },
   {
    "noc": "80010",
    "onet": "11-3051.00",
    "jobZone": 4,
    "jobBank": 41,
    "newBrunswick": 1008
   },
   {
    "noc": "82020",
    "onet": "47-1011.00",
    "jobZone": 3,
    "jobBank": 20114,
    "newBrunswick": 1013
   },
   {
    "noc": "83100",
    "onet": "47-5041.00",
    "jobZone": 2,
    "jobBank": 8724,
    "newBrunswick": 1017
   },
   {
    "noc": "84100",
    "onet": "47-5081.00",
    "jobZone": 2,
    "jobBank": 9175,
    "newBrunswick": 1022
   },
   {
    "noc": "85110",
    "onet": "47-5081.00",
    "jobZone": 2,
    "jobBank": 9397,
    "newBrunswick": 1033
   },
   {
    "noc": "73402",
    "onet": "47-5032.00",
    "jobZone": 2,
    "jobBank": 10439,
    "newBrunswick": 989
   },
   {
    "noc": "94100",
    "onet": "51-9021.00",
    "jobZone": 2,
    "jobBank": 10125,
    "newBrunswick": 1056
   },
   {
    "noc": "21332",
    "onet": "17-2171.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 691
   },
   {
    "noc": "83101",
    "onet": "47-5012.00",
    "jobZone": 2,
    "jobBank": 20148,
    "newBrunswick": 1018
   },
   {
    "noc": "85111",
    "onet": "47-5071.00",
    "jobZone": 1,
    "jobBank": 20235,
    "newBrunswick": 1034
   }
  ]
 },
 "lookAndFeel": {
  "color": "red",
  "isTrades": true,
  "careers": [
   {
    "noc": "63210",
    "onet": "39-5012.00",
    "jobZone": 3,
    "jobBank": 16446,
    "newBrunswick": 876
   },
   {
    "noc": "63210",
    "onet": "39-5011.00",
    "jobZone": 3,
    "jobBank": 16446,
    "newBrunswick": 876
   },
   {
    "noc": "63211",
    "onet": "39-5094.00",
    "jobZone": 3,
    "jobBank": 14041,
    "newBrunswick": 877
   },
   {
    "noc": "63211",
    "onet": "39-5092.00",
    "jobZone": 2,
    "jobBank": 14041,
    "newBrunswick": 877
   },
   {
    "noc": "63211",
    "onet": "27-1019.00",
    "jobZone": null,
    "jobBank": 14041,
    "newBrunswick": 877
   },
   {
    "noc": "64201",
    "onet": "39-5091.00",
    "jobZone": 3,
    "jobBank": 14023,
    "newBrunswick": 883
   },
   {
    "noc": "60040",
    "onet": "11-9179.02",
    "jobZone": 3,
    "jobBank": 27039,
    "newBrunswick": 857
   },
   {
    "noc": "55109",
    "onet": "41-9012.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 852
   }
  ]
 },
 "emergencyResponse": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "32102",
    "onet": "29-2043.00",
    "jobZone": 3,
    "jobBank": 4402,
    "newBrunswick": 743
   },
   {
    "noc": "14404",
    "onet": "43-5031.00",
    "jobZone": 2,
    "jobBank": 19376,
    "newBrunswick": 653
   },
   {
    "noc": "42101",
    "onet": "33-2011.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 798
   },
   {
    "noc": "40041",
    "onet": "33-1021.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 772
   },
   {
    "noc": "31100",
    "onet": "29-1214.00",
    "jobZone": 5,
    "jobBank": 4006,
    "newBrunswick": 722
   },
   {
    "noc": "31301",
    "onet": "29-1141.03",
    "jobZone": 4,
    "jobBank": 993,
    "newBrunswick": 738
   },
   {
    "noc": "32103",
    "onet": "29-1126.00",
    "jobZone": 3,
    "jobBank": 22786,
    "newBrunswick": 744
   },
   {
    "noc": "32103",
    "onet": "29-2031.00",
    "jobZone": 3,
    "jobBank": 22786,
    "newBrunswick": 744
   },
   {
    "noc": "41400",
    "onet": "11-9161.00",
    "jobZone": 4,
    "jobBank": 3823,
    "newBrunswick": 788
   },
   {
    "noc": "72600",
    "onet": "53-2012.00",
    "jobZone": 3,
    "jobBank": 18145,
    "newBrunswick": 966
   },
   {
    "noc": "54100",
    "onet": "33-9092.00",
    "jobZone": 2,
    "jobBank": 21163,
    "newBrunswick": 851
   }
  ]
 },
 "strongStructures": {
  "color": "purple",
  "isTrades": true,
  "careers": [
   {
    "noc": "21300",
    "onet": "17-2051.00",
    "jobZone": 4,
    "jobBank": 22376,
    "newBrunswick": 682
   },
   {
    "noc": "20010",
    "onet": "11-9041.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 655
   },
   {
    "noc": "22300",
    "onet": "17-3022.00",
    "jobZone": 3,
    "jobBank": 17974,
    "newBrunswick": 713
   },
   {
    "noc": "22212",
    "onet": "17-3011.00",
    "jobZone": 3,
    "jobBank": 3435,
    "newBrunswick": 703
   },
   {
    "noc": "21203",
    "onet": "17-1022.00",
    "jobZone": 4,
    "jobBank": 24416,
    "newBrunswick": 670
   },
   {
    "noc": "22213",
    "onet": "17-3031.00",
    "jobZone": 3,
    "jobBank": 18086,
    "newBrunswick": 704
   },
   {
    "noc": "70010",
    "onet": "11-9021.00",
    "jobZone": 4,
    "jobBank": 24325,
    "newBrunswick": 914
   },
   {
    "noc": "72105",
    "onet": "47-2221.00",
    "jobZone": 2,
    "jobBank": 6366,
    "newBrunswick": 935
   },
   {
    "noc": "72500",
    "onet": "53-7021.00",
    "jobZone": 3,
    "jobBank": 7891,
    "newBrunswick": 964
   },
   {
    "noc": "73400",
    "onet": "47-2073.00",
    "jobZone": 2,
    "jobBank": 15018,
    "newBrunswick": 987
   },
   {
    "noc": "72401",
    "onet": "49-3042.00",
    "jobZone": 3,
    "jobBank": 7468,
    "newBrunswick": 951
   },
   {
    "noc": "72103",
    "onet": "47-2011.00",
    "jobZone": 2,
    "jobBank": 4788,
    "newBrunswick": 933
   },
   {
    "noc": "72301",
    "onet": "47-2152.00",
    "jobZone": 3,
    "jobBank": 21460,
    "newBrunswick": 944
   },
   {
    "noc": "74205",
    "onet": "47-4051.00",
    "jobZone": 2,
    "jobBank": 25644,
    "newBrunswick": 998
   }
  ]
 },
 "affordableHomes": {
  "color": "yellow",
  "isTrades": true,
  "careers": [
   {
    "noc": "70011",
    "onet": "11-9021.00",
    "jobZone": 4,
    "jobBank": 2147,
    "newBrunswick": 915
   },
   {
    "noc": "72310",
    "onet": "47-2031.00",
    "jobZone": 2,
    "jobBank": 6388,
    "newBrunswick": 946
   },
   {
    "noc": "72200",
    "onet": "47-2111.00",
    "jobZone": 3,
    "jobBank": 20684,
    "newBrunswick": 937
   },
   {
    "noc": "72300",
    "onet": "47-2152.00",
    "jobZone": 3,
    "jobBank": 4747,
    "newBrunswick": 943
   },
   {
    "noc": "72320",
    "onet": "47-2021.00",
    "jobZone": 2,
    "jobBank": 6438,
    "newBrunswick": 948
   },
   {
    "noc": "73100",
    "onet": "47-2051.00",
    "jobZone": 1,
    "jobBank": 6489,
    "newBrunswick": 972
   },
   {
    "noc": "73110",
    "onet": "47-2181.00",
    "jobZone": 2,
    "jobBank": 17033,
    "newBrunswick": 975
   },
   {
    "noc": "73102",
    "onet": "47-2081.00",
    "jobZone": 2,
    "jobBank": 21514,
    "newBrunswick": 974
   },
   {
    "noc": "73113",
    "onet": "47-2042.00",
    "jobZone": 2,
    "jobBank": 21550,
    "newBrunswick": 978
   },
   {
    "noc": "73112",
    "onet": "47-2141.00",
    "jobZone": 2,
    "jobBank": 6521,
    "newBrunswick": 977
   },
   {
    "noc": "75110",
    "onet": "47-2061.00",
    "jobZone": 2,
    "jobBank": 8410,
    "newBrunswick": 1001
   },
   {
    "noc": "22233",
    "onet": "47-4011.00",
    "jobZone": 3,
    "jobBank": 3600,
    "newBrunswick": 712
   },
   {
    "noc": "22303",
    "onet": "13-1051.00",
    "jobZone": 4,
    "jobBank": 3273,
    "newBrunswick": 716
   },
   {
    "noc": "13101",
    "onet": "11-9141.00",
    "jobZone": 4,
    "jobBank": 17717,
    "newBrunswick": 630
   }
  ]
 },
 "pathsToReconciliation": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "noc": "00010",
    "onet": "11-1031.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 589
   },
   {
    "noc": "00011",
    "onet": "11-1021.00",
    "jobZone": 4,
    "jobBank": 903,
    "newBrunswick": 590
   },
   {
    "noc": "40021",
    "onet": "11-9032.00",
    "jobZone": 5,
    "jobBank": 227363,
    "newBrunswick": 769
   },
   {
    "noc": "42201",
    "onet": "21-1093.00",
    "jobZone": 4,
    "jobBank": 296338,
    "newBrunswick": 801
   },
   {
    "noc": "41221",
    "onet": "25-2021.00",
    "jobZone": 4,
    "jobBank": 2205,
    "newBrunswick": 780
   },
   {
    "noc": "41101",
    "onet": "23-1011.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 775
   },
   {
    "noc": "51114",
    "onet": "27-3091.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 826
   },
   {
    "noc": "44101",
    "onet": "31-1122.00",
    "jobZone": 2,
    "jobBank": 26878,
    "newBrunswick": 813
   },
   {
    "noc": "22113",
    "onet": "19-4071.00",
    "jobZone": 3,
    "jobBank": null,
    "newBrunswick": 699
   }
  ]
 },
 "animalHealth": {
  "color": "blue",
  "isTrades": false,
  "careers": [
   {
    "noc": "31103",
    "onet": "29-1131.00",
    "jobZone": 5,
    "jobBank": null,
    "newBrunswick": 725
   },
   {
    "noc": "32104",
    "onet": "29-2056.00",
    "jobZone": 3,
    "jobBank": 4229,
    "newBrunswick": 745
   },
   {
    "noc": "65220",
    "onet": "39-2021.00",
    "jobZone": 2,
    "jobBank": 14247,
    "newBrunswick": 907
   },
   {
    "noc": "65220",
    "onet": "39-2011.00",
    "jobZone": 2,
    "jobBank": 14247,
    "newBrunswick": 907
   },
   {
    "noc": "84120",
    "onet": "39-2011.00",
    "jobZone": 2,
    "jobBank": 26306,
    "newBrunswick": 1026
   },
   {
    "noc": "80020",
    "onet": "45-2021.00",
    "jobZone": 2,
    "jobBank": 8789,
    "newBrunswick": 1009
   },
   {
    "noc": "43202",
    "onet": "33-9011.00",
    "jobZone": 2,
    "jobBank": 6681,
    "newBrunswick": 809
   },
   {
    "noc": "85100",
    "onet": "45-2093.00",
    "jobZone": 2,
    "jobBank": 9274,
    "newBrunswick": 1028
   }
  ]
 },
 "gameOn": {
  "color": "pink",
  "isTrades": false,
  "careers": [
   {
    "noc": "53200",
    "onet": "27-2021.00",
    "jobZone": 2,
    "jobBank": 21115,
    "newBrunswick": 848
   },
   {
    "noc": "53201",
    "onet": "27-2022.00",
    "jobZone": 4,
    "jobBank": null,
    "newBrunswick": 849
   },
   {
    "noc": "53202",
    "onet": "27-2023.00",
    "jobZone": 2,
    "jobBank": null,
    "newBrunswick": 850
   },
   {
    "noc": "31204",
    "onet": "29-9091.00",
    "jobZone": 5,
    "jobBank": 25168,
    "newBrunswick": 735
   },
   {
    "noc": "50012",
    "onet": "11-9072.00",
    "jobZone": 4,
    "jobBank": 1997,
    "newBrunswick": 818
   },
   {
    "noc": "41406",
    "onet": "39-9032.00",
    "jobZone": 4,
    "jobBank": 4955,
    "newBrunswick": 794
   },
   {
    "noc": "54100",
    "onet": "39-9032.00",
    "jobZone": 4,
    "jobBank": 21163,
    "newBrunswick": 851
   },
   {
    "noc": "65211",
    "onet": "39-3091.00",
    "jobZone": 1,
    "jobBank": 747,
    "newBrunswick": 906
   },
   {
    "noc": "52114",
    "onet": "27-3011.00",
    "jobZone": 4,
    "jobBank": 16304,
    "newBrunswick": 835
   },
   {
    "noc": "73209",
    "onet": "49-3091.00",
    "jobZone": 2,
    "jobBank": 26160,
    "newBrunswick": 982
   }
  ]
 }
};
