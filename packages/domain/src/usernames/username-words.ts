interface UsernameWords {
  readonly order: 'adjective-animal' | 'animal-adjective';
  readonly adjectives: string;
  readonly animals: string;
}

/**
 * Kind or neutral words in plain a–z that students know and can spell. No colour, size, body, origin
 * or religion, and no animal that is used as an insult. Split only when a username is made.
 */
export const englishUsernameWords: UsernameWords = {
  order: 'adjective-animal',
  adjectives: `
    able active agile alert ample apt artful astute aware awake balanced bold bouncy brave bright
    brisk bubbly busy calm candid capable careful caring cheerful civil clever comic cosmic crafty
    crisp curious dapper daring dazzling decent deft diligent direct dreamy driven eager earnest
    easy elegant epic even exact fabled fair famous fancy fearless festive fluent fond frank fresh
    friendly frosty gallant gentle genuine gifted glad gleaming golden good graceful grand grateful
    groovy handy happy hardy hearty helpful heroic honest hopeful humble ideal jaunty jazzy jolly
    joyful jovial just keen kind lively logical loyal lucid lucky magic mellow merry mighty modest
    musical neat nifty nimble noble novel patient peppy playful plucky polite proud quick quiet
    radiant rapid ready regal robust serene sharp shiny silent sincere smart snappy snug solid
    sparkly speedy splendid spry stable stellar sunny super swift tidy trusty upbeat valiant vivid
    warm wise witty zesty
  `,
  animals: `
    alpaca antelope armadillo badger beaver bison bobcat buffalo butterfly camel caribou cheetah
    chinchilla chipmunk condor corgi cougar coyote cricket dingo dolphin dragonfly eagle egret 
    ferret finch firefly flamingo fox gazelle gecko gibbon giraffe gopher grizzly hamster hawk
    hedgehog heron hummingbird husky ibex ibis iguana impala jackal jaguar kestrel kingfisher kiwi koala
    ladybug lemur leopard lion lizard llama lobster lynx macaw magpie mallard manatee marlin marmot
    marten meerkat mongoose moose mustang narwhal newt ocelot octopus okapi oriole osprey otter owl
    panda panther parrot pelican penguin pheasant plover pony puffin puma quail rabbit raccoon raven
    reindeer robin salamander salmon sandpiper seahorse seal sparrow squirrel starfish stork sturgeon
    swallow swan tapir tiger toucan trout turtle wallaby walrus warbler wolf wolverine wombat zebra
  `,
};

/** Each adjective has one form for both genders, so that it agrees with every animal. */
export const frenchUsernameWords: UsernameWords = {
  order: 'animal-adjective',
  adjectives: `
    admirable adorable affable agile agreable aimable alerte allegre apte artiste authentique autonome
    brave bucolique calme capable celebre celeste charitable chic comique cosmique digne
    durable dynamique eclectique efficace elastique electrique energique epique equitable estimable
    exemplaire exotique fantastique feerique fiable fidele flexible formidable galactique habile
    heroique historique honnete honorable humble idyllique illustre impeccable incroyable infatigable
    inimitable insolite intense intrepide invincible juste leste libre limpide logique lucide lunaire
    lyrique magique magnetique magnifique melodique memorable methodique mobile modeste moderne
    mythique noble nordique notable olympique optimiste pacifique paisible panoramique perspicace
    philosophe pittoresque poetique polaire pratique prospere raisonnable rapide rare remarquable
    responsable robuste rustique rythmique sage salutaire serviable simple sincere sociable solaire
    solidaire solide souple splendide stable stellaire sublime superbe sympathique tenace tendre
    tonique tranquille unique utile versatile vivace volontaire zen
  `,
  animals: `
    abeille albatros alouette alpaga antilope bison buffle caille caribou castor cerf chamois cheval
    chevreuil chinchilla chouette cigale cigogne coccinelle colibri colombe condor coyote cygne daim
    dauphin ecureuil elan epervier espadon faisan fennec flamant fourmi furet gazelle geai
    gecko girafe grillon guepard hamster harfang hermine heron hibou hirondelle husky ibis iguane
    impala jaguar kangourou kiwi koala lama lapin lemming leopard lezard libellule lievre lion loriot
    loup loutre luciole lynx macareux marmotte martre merle mesange moineau mouette mouflon mulot
    mustang narval ocelot okapi orignal otarie ours panda panthere papillon pelican perdrix perroquet
    phoque pingouin pinson poney puma renard renne rossignol salamandre saumon sittelle suricate tamia
    tapir tatou tigre tortue toucan truite wapiti wombat zebre
  `,
};
