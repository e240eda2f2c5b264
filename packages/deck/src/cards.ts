import type { CardSource } from './card-source.ts';
import { affordableHomes } from './cards/affordable-homes.ts';
import { agingWell } from './cards/aging-well.ts';
import { animalHealth } from './cards/animal-health.ts';
import { appsForPeople } from './cards/apps-for-people.ts';
import { belongTogether } from './cards/belong-together.ts';
import { builtHere } from './cards/built-here.ts';
import { calmMinds } from './cards/calm-minds.ts';
import { cleanPower } from './cards/clean-power.ts';
import { coolClimate } from './cards/cool-climate.ts';
import { craftAndFashion } from './cards/craft-and-fashion.ts';
import { digitalShield } from './cards/digital-shield.ts';
import { earthMaterials } from './cards/earth-materials.ts';
import { emergencyResponse } from './cards/emergency-response.ts';
import { entrepreneurship } from './cards/entrepreneurship.ts';
import { everydayCare } from './cards/everyday-care.ts';
import { everyoneOnline } from './cards/everyone-online.ts';
import { fairJustice } from './cards/fair-justice.ts';
import { feedEveryone } from './cards/feed-everyone.ts';
import { firstSteps } from './cards/first-steps.ts';
import { freshWater } from './cards/fresh-water.ts';
import { gameOn } from './cards/game-on.ts';
import { goodGovernment } from './cards/good-government.ts';
import { goodJobs } from './cards/good-jobs.ts';
import { healthyEating } from './cards/healthy-eating.ts';
import { healthyForests } from './cards/healthy-forests.ts';
import { helpfulMachines } from './cards/helpful-machines.ts';
import { keepHeritage } from './cards/keep-heritage.ts';
import { learnForLife } from './cards/learn-for-life.ts';
import { livingOceans } from './cards/living-oceans.ts';
import { localBusiness } from './cards/local-business.ts';
import { lookAndFeel } from './cards/look-and-feel.ts';
import { medicalDiscovery } from './cards/medical-discovery.ts';
import { moveAndMend } from './cards/move-and-mend.ts';
import { moveGoods } from './cards/move-goods.ts';
import { newMaterials } from './cards/new-materials.ts';
import { outbreakReadiness } from './cards/outbreak-readiness.ts';
import { pathsToReconciliation } from './cards/paths-to-reconciliation.ts';
import { peaceKeeping } from './cards/peace-keeping.ts';
import { robotsAtWork } from './cards/robots-at-work.ts';
import { saferStreets } from './cards/safer-streets.ts';
import { screenMagic } from './cards/screen-magic.ts';
import { smartMoves } from './cards/smart-moves.ts';
import { smilesAndSenses } from './cards/smiles-and-senses.ts';
import { softLanding } from './cards/soft-landing.ts';
import { soundAndStage } from './cards/sound-and-stage.ts';
import { spaceAndSky } from './cards/space-and-sky.ts';
import { spacesWeLove } from './cards/spaces-we-love.ts';
import { strongStructures } from './cards/strong-structures.ts';
import { supportNetworks } from './cards/support-networks.ts';
import { tasteMakers } from './cards/taste-makers.ts';
import { tellStories } from './cards/tell-stories.ts';
import { visualIdeas } from './cards/visual-ideas.ts';
import { wealth } from './cards/wealth.ts';
import { welcomeVisitors } from './cards/welcome-visitors.ts';
import { wildSpaces } from './cards/wild-spaces.ts';
import { zeroWaste } from './cards/zero-waste.ts';

/** In the order of the first sort. The categories alternate, so that no stretch looks alike. */
export const cards: readonly CardSource[] = [
  coolClimate,
  tellStories,
  everydayCare,
  helpfulMachines,
  entrepreneurship,
  learnForLife,
  cleanPower,
  screenMagic,
  calmMinds,
  digitalShield,
  wealth,
  firstSteps,
  freshWater,
  soundAndStage,
  outbreakReadiness,
  everyoneOnline,
  moveGoods,
  saferStreets,
  wildSpaces,
  visualIdeas,
  agingWell,
  robotsAtWork,
  goodJobs,
  fairJustice,
  feedEveryone,
  spacesWeLove,
  moveAndMend,
  spaceAndSky,
  localBusiness,
  belongTogether,
  livingOceans,
  craftAndFashion,
  healthyEating,
  appsForPeople,
  welcomeVisitors,
  supportNetworks,
  healthyForests,
  tasteMakers,
  medicalDiscovery,
  newMaterials,
  builtHere,
  goodGovernment,
  zeroWaste,
  keepHeritage,
  smilesAndSenses,
  smartMoves,
  softLanding,
  peaceKeeping,
  earthMaterials,
  lookAndFeel,
  emergencyResponse,
  strongStructures,
  affordableHomes,
  pathsToReconciliation,
  animalHealth,
  gameOn,
];
