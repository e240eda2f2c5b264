export const englishWords: readonly string[] = `
  abacus academy accent access account acorn action active actor adapt address admire adult advice
  aerial afford agenda agent agree ahead airplane airport airy aisle alarm album alert algebra
  alley almond alpaca alphabet alpine altitude always amaze amber ample amuse anchor ancient angle
  animal ankle announce annual answer antelope anthem antique antler appear applaud apple approve
  apricot april apron aquarium arcade arch archer arctic area arena armchair arrive arrow article
  artist ashore aspen assist aster athlete atlas atom attend attic audience audio august aunt
  author autumn avenue average avocado awake award aware awning azure backpack backyard bacon
  badge badger bagel baker bakery balance balcony ball ballet balloon bamboo banana band banjo
  banner barber bark barley barn barnacle barrel baseball basic basil basin basket bassoon bathtub
  battery bayou beach beacon bead beagle beam bean beard beauty because become bedtime beech
  beehive beet beetle before begin behind belief bell belong bench berry beside better between
  beyond bicycle bike binder bingo birch bird birthday biscuit bison blanket blaze blend blink
  block bloom blossom blouse blue bluebell board boat bobcat bonfire bonnet bonus book bookcase
  bookshop boot border borrow bottle boulder bounce bouquet boutique bowl bowling box bracelet
  braid brake branch brass brave bread breath breeze brick bridge bright bring brochure bronze
  brook broom brother brush bubble bucket buckle budget buffet bugle build builder bulb bulletin
  bumper bundle bungalow bunny burger burrow bus butter button buzzer cabbage cabin cable cactus
  cafe cake calendar calm camel camera camp camper campfire canal canary candid candle candy canoe
  canvas canyon cape capital captain capture caramel caravan card cardinal carefree careful cargo
  caribou carnival carol carpet carrot cart carve cascade cashew castle caution cave cedar ceiling
  celery cello cement center century cereal chain chair chalk chamber champion change channel
  chapel chapter chariot charm chart checkers cheddar cheer cheerful cheese chef chess chest
  chestnut chickpea chili chime chimney chipmunk choice choir chorus chrome cider cinema cinnamon
  circle circus citizen citrus city clam clap clarinet class classic clay clean clear clever cliff
  climb clinic clip cloak clock closet cloud clove clover club coach coast coaster coat cobalt
  cobbler cocoa coconut coffee coin collar collect colony color column combine comet comfort comic
  comma common company compare compass complete computer concert connect contact contest cookie
  copper coral cord core corn corner corridor cosmos costume cottage cotton couch cougar count
  country county courage cousin coyote cradle craft crane crater crayon cream create creative
  creek crest cricket crisp crocus crop crow crown cruise crumb crust crystal cube cumin cup
  cupboard cupcake curious curl current curry curtain curve cushion custard custom cycle cymbal
  cypress daffodil dahlia dairy daisy dance dancer dapple daring dash data date daughter dawn day
  daylight debate december decide deck decorate deer delight deliver delta denim dentist depot
  describe desert design desk dessert detail develop dial dialogue diamond diary dice diesel digit
  dime diner dinghy dinner dinosaur diploma direct disco discover dish distance dive diver dock
  doctor dogwood doll dollar dolphin domino donut door doorbell doorstep doorway dot double dough
  dove dozen dragon drama draw drawer dream dress drift drive driver drizzle drum drummer duck
  duckling duet dune dusk dust duvet dynamic eager eagle earnest earring earth easel east easy
  echo eclipse economy edge editor effort eggplant eight eighteen elastic elbow elder election
  electric elegant elephant elevator eleven elk elm ember emblem emerald emerge encore energy
  engine engineer enjoy enough enter envelope epic equal equator equip errand essay estuary
  evening event exact example exit expert explain explore express extra eyebrow fabric fabulous
  face factory fair fairy falcon family famous fancy farm farmer fashion father faucet favor
  fearless feast feather feature february fence fennel fern ferry festival fiber fiddle field
  fiesta fifteen fifty fig figment figure filter final finch finger finish fir fire firefly
  firewood firm fish five flag flagship flame flamingo flannel flask flexible flight flint float
  flock floor florist flour flow flower flute foam focus fog foil folder foliage folklore follow
  football forest forever forget fork formula fortune forty forum forward fossil fountain four
  fourteen fox fragile frame freckle freedom freezer freight fresh friday fridge friend friendly
  fringe frog front frontier frost fruit fudge funnel funny furnace future gadget galaxy gallery
  gallon galore game garage garden gardener garland garlic garnet gate gateway gather gazebo
  gazelle gecko gem general generous genius gentle geometry gesture geyser giant gift ginger
  gingham giraffe give glacier glad glass glaze gleam glide glitter globe glossy glove glow glue
  goal goat gold golden goldfish golf gondola gopher gourd gourmet graceful graduate grain grammar
  grand granite grape graph grass grateful gravel gravity gravy great green greet grid griffin
  grin grocer ground group grouse grove grow guest guide guitar gulf gumdrop gust gym habit
  habitat hail hair hall hallway hammer hammock hamster hand handle handmade happy harbor hare
  harmony harp harvest hat haven hawk hay haystack hazel headline healthy heart hearth heather
  hedge hedgehog height helmet help helper helpful hemlock herb herd heritage hero heron herring
  hickory high highway hike hiker hill hinge hippo history hobby hockey holiday holly home
  homework honest honey honeydew hood hoof hoop hope hopeful horizon horn horse hose hotel hour
  house huddle hum human humble humor hundred hurdle hyacinth ice iceberg icicle icing idea igloo
  iguana image imagine impact improve inch include indigo inform initial ink inlet insect inside
  inspire instant invent inventor invite iris iron island ivory ivy jacket jade jaguar jam january
  jar jasmine jazz jeans jelly jersey jet jewel jigsaw jingle job jog join jolly journal journey
  joy joyful judge juggle juice july jumbo jump jumper june jungle junior juniper jury just
  justice kale kangaroo kayak keen keep keepsake kelp kettle key keyboard kilo kind kindle
  kindness king kingdom kiosk kit kitchen kite kitten kiwi knee knight knit knob knot know koala
  label lace ladder ladle ladybug lagoon lake lamb lamp land landmark language lantern laptop
  larch lark laser latch later latitude laugh launch laundry laurel lava lavender law lawn layer
  leader leaf league learn leather ledge leek left legend lemon lemonade lend lens leopard lesson
  letter lettuce level lever library license lid life lift light likewise lilac lily lime limerick
  limit linden line linen lion list listen little live lively lizard llama loaf lobby lobster
  local locate locker locket log logic lollipop long look loop lotus loud lounge love loyal lucky
  luggage lumber lunar lunch lupin lute luxury lynx lyric machine mackerel magazine magenta magic
  magnet magnify magpie mahogany mail main major make mallet mammoth manager mandarin mango manner
  manor mantle manual map maple marathon marble march margin marigold marina marine marker market
  marmot maroon marsh marvel mast match math matter mattress mayor maze meadow meal measure
  mechanic medal meerkat meet mellow melody memory menu meringue merit merry message metal meteor
  meter method middle midnight midway mighty mile milk mill million mimosa mineral mink minnow
  mint minute mirror mist mitten mixer moat mobile model modern moment monday monitor month
  monument mood moon moose morning mosaic moss motel moth mother motion motor mound mountain mouse
  move movie muffin mug mulberry multiply mural muscle museum mushroom music musician myth nacho
  name napkin narwhal nation nature navy near neat nebula neck nectar needle neighbor neon nephew
  nest net network never new news newt next nice nickel niece night nimble nine nineteen ninety
  noble nod noon north nose notable note notebook notice noun novel novelty november now number
  nurse nutmeg oak oar oasis oat oatmeal object oboe observe ocean ocelot october octopus offer
  office often okra olive omelet onion online onlooker onward onyx opal open opera opinion
  optimist orange orbit orchard orchid order oregano organ orient origin original oriole osprey
  ostrich otter outdoor outfit outline outside oval oven over overall owl owner oxygen oyster
  pacific pack paddle page pail paint painter pajamas palace palette palm pancake panda panel
  pansy panther papaya paper paprika parade parcel park parka parrot parsley parsnip partner party
  pass passport pasta pastel pastry pasture patch path pathway patient patio pattern pause paw pea
  peace peach peacock peak peanut pear pearl pebble pecan pedal pelican pen pencil pendant penguin
  penny people pepper percent perch perfect perfume perhaps period person petal petunia phone
  photo phrase piano pick pickle picnic picture pie piece pigeon pillar pillow pilot pine pinecone
  pink pint pinwheel pioneer pirate pitcher pixel pizza place plain plan plane planet plank plant
  plate play player plaza pleasant please plenty plow plum plume plural plus pocket podium poem
  poet point polar pole polish polite polka pollen polo pond pony pool popcorn poplar poppy
  popular porch porridge port porter portrait positive postage postcard poster potato potter
  pottery powder power practice prairie praise precise prepare present pretend pretzel price
  prince print prism prize problem produce product program project promise proof proper protect
  proud prune publish pudding puddle puffin pulley pulse puma pumpkin pupil puppet puppy pure
  purple purpose purse puzzle pyramid python quail quality quarry quart quarter quartz quest
  question quick quiet quill quilt quince quiver quiz quote quotient rabbit raccoon racket radar
  radiant radio radish raft rail railway rain rainbow raincoat rainfall raisin rake ramp ranch
  range ranger rapid rare raven ravioli reach read reader ready real reason recess recipe record
  reed reef reflect refresh region reindeer relay reliable relish remember remote rent repair
  reply report rescue rest result return reward rhubarb rhyme rhythm ribbon rice rich riddle ride
  rider ridge right ring ripple rise river road robin robot rocket rodeo roller roof rooftop room
  root rope rose rosemary round route row rowboat royal ruby rudder rug rugby ruler rumble runner
  runway rural rustic rye sable saddle safari saffron sage sail sailboat sailor salad salmon salsa
  salt sample sand sandal sandbox sandwich sapphire sardine satin saturn sauce savanna save savory
  sawdust scale scallop scarf scene scenic scholar school science scooter score scout screen
  script scroll sculptor sea seagull seahorse seal search seashell season seat seaweed second
  secret section seed select senior sense sentence sequel sequoia series serve sesame session
  seven seventy shadow shallow shamrock shape share shark sharp shawl sheet shelf shell shelter
  sherbet sheriff shield shift shine shingle ship shirt shoe shop shore shoulder shovel show
  shower shrimp shrub shutter shuttle sidewalk siesta sign signal silence silk silver simple
  sincere sing singer single sister sixteen sixty size skate skater sketch ski skill skipper skirt
  sky skyline slate sled sleep sleeve sleigh slice slide slipper slope smart smile smooth snack
  snail sneaker snow snowball snowman soap soccer social sock soda sofa soft software soil solar
  solid solo solve sonata song sorbet sound soup source south space spaniel spare spark sparkle
  sparkler sparrow special spectrum speech speed spell sphere spice spider spinach spiral splash
  splendid sponge spoon sport spot spray spring sprint sprout spruce square squash squid squirrel
  stable stadium staff stage stair stamp stand star starfish start state station statue steady
  steam steel stem step stereo stick still stitch stone stool stop store stork storm story stove
  strand straw stream street stretch string stripe stroll stroller strong student studio study
  style subject subway success sugar suit suitcase summer summit sun sunbeam sundae sunday sundial
  sunlight sunny sunrise sunroof sunset sunshine super supper supply support sure surf surface
  surfer surprise swallow swan sweater sweet swift swim swimmer swing switch symbol symphony syrup
  system table tablet taco tadpole tailor talent talk tall tango tape target tarragon tart task
  taste taxi tea teach teacher team teamwork teapot teaspoon temple ten tender tennis tent term
  terrace test textbook thank thankful theater theme theory thimble thing think third thirteen
  thirty thistle thoughts thread three throne thunder thursday thyme ticket tide tidy tiger tile
  timber time tiny title toast today toffee together token tomato tomorrow tone tool toolbox tooth
  top topaz topic torch tornado tortoise total toucan tour tourist towel tower town toy track
  tractor trade trail trailer train trainer travel tray treasure treat tree trek triangle tribute
  tricycle trim trio triple trolley trombone trophy tropic tropical trout truck true trumpet trunk
  trust truth tuba tuesday tulip tuna tundra tunic tunnel turbine turn turnip turtle tuxedo tweed
  twelve twenty twig twilight twin twist two type typical ukulele umbrella umpire uncle under
  uniform union unique unit unite universe upbeat update upper upstairs upward urban urchin useful
  usher usual utensil vacation valid valley valuable value vanilla vanish vapor variety vase vault
  vector velocity velvet vendor venture verb verse version vessel vest veteran vibrant view
  village vine vintage viola violet violin visit visitor vista visual vitamin vivid vocal voice
  volcano volley volume vote vowel voyage wafer waffle wagon waiter walk walker wallaby wallet
  walnut walrus waltz wander warbler wardrobe warm warmth wash watch water waterway wave wavy wax
  way weather weave website wedge week weekend welcome west wheat wheel whisker whisper whistle
  wicker wide wildlife willow wind windmill window windsurf wing winner winter wisdom wise wish
  wisteria wolf wombat wonder woodland wool word worker workshop world worth wrap wreath wren
  wrist write writer yacht yam yard yarn year yearbook yodel yoga yogurt young zebra zenith zephyr
  zero zest zigzag zinc zinnia zipper zither zone zoo zoom zucchini
`
  .trim()
  .split(/\s+/);
