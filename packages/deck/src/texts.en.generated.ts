import type { CardTexts } from './card-texts.ts';
import type { CardKey } from './facts.generated.ts';

/** Made from the cards by `npm run deck:generate`; a test fails when it is stale. */
export const cardTexts: Readonly<Record<CardKey, CardTexts>> = {
 "coolClimate": {
  "title": "Cool a warming planet",
  "paragraphs": [
   "Inside the pantry door, pencil marks climb the wood. They don’t show how tall anyone was. Each one is the day the ice left the lake, kept since Signe’s great-grandmother’s time. Back then, it could be May. The newest marks say early April, and one says March. It is one door, by one lake in Ontario. But doors on other lakes say the same.",
   "Old ice keeps marks too. Some people study for years to drill it up and count its winters. A mapping course at college helps turn satellite pictures into a plan that a mayor can use. Then comes the cooling. One person talks a company into cleaner trucks. Another, who used to build houses, now finds their leaks with a heat camera."
  ],
  "alt": "Two people hang from a bar to push down the red column of a giant thermometer whose bulb is the Earth.",
  "subject": "Earth science and math",
  "question": "Which number surprised you so much that you measured all over again?",
  "careers": [
   "Climatologist",
   "Glaciologist",
   "Environmental engineer",
   "Environmental consultant",
   "Sustainability advisor",
   "Sustainability manager",
   "Energy advisor",
   "Digital mapping technician",
   "Climate data technician",
   "Chief sustainability officer"
  ]
 },
 "tellStories": {
  "title": "Tell a story that sticks",
  "paragraphs": [
   "On Tuesday, a moose walks into the library, sniffs the new books and leaves. Only Jada, at the back table, sees it all. By lunch, the story has two moose in it. By supper, they have wrecked the place. Jada wants to tell the truth and still make it a good story. Her first try is eleven words long. It puts her dog to sleep.",
   "A call to the library gets the facts straight. One good question opens it all up: what did the moose smell like? Lines are cut, then read on the radio with a pause in the right place. A last pair of eyes catches a “mouse.” Ink meets paper. People come to this from university, a school paper, a print shop or a kitchen table."
  ],
  "alt": "A white-haired woman tells a story from an open book, hands raised; behind her, her shadow becomes a huge red moose, and two children watch.",
  "subject": "Language arts and media studies",
  "question": "Which sentence did you rewrite the most, and what was wrong with it?",
  "careers": [
   "Author",
   "Poet",
   "Journalist",
   "Editor",
   "Radio station manager",
   "Radio host",
   "Communications specialist",
   "Desktop publisher",
   "Proofreader",
   "Printing press operator",
   "Bookbinding machine operator"
  ]
 },
 "everydayCare": {
  "title": "Bring care closer to home",
  "paragraphs": [
   "The nearest clinic is an hour away by gravel road, and it has been snowing since noon. Milo’s ear started to hurt at supper. His dad wonders who could look at it, and whether it can wait until Monday. In the city, families ask the same thing. There, the clinic is just around the corner, but every chair in the waiting room is taken.",
   "Once a week, a nurse sets up in the community hall, with a screen to reach a doctor far away. Babies arrive close to home, with skilled hands waiting. Someone prepares ear drops and shows how to use them. Someone keeps the files straight, so that the city clinic can open evenings. A few months of training, two years or ten: patients need them all."
  ],
  "alt": "Inside a house cut open, a nurse on a stool listens to a child’s heart; the child, in an armchair, holds a bandaged teddy bear.",
  "subject": "Biology and health education",
  "question": "When the day is too full, how do you decide who is seen first?",
  "careers": [
   "Family doctor",
   "Nurse practitioner",
   "Registered nurse",
   "Licensed practical nurse",
   "Physician assistant",
   "Midwife",
   "Pharmacist",
   "Pharmacy technician",
   "Pharmacy assistant",
   "Health clinic manager",
   "Health records technician",
   "Medical secretary"
  ]
 },
 "helpfulMachines": {
  "title": "Make clever machines wiser",
  "paragraphs": [
   "“Play my song,” says Nani, in the English of her school days in Jaipur. The speaker on the shelf thinks it over, then reads out the weather in Peru. It understands her grandson Ravi every time. Nani tries again, slower and louder. Now it has added onions to the shopping list. The machine learned from thousands of voices, and none of them sounded like hers.",
   "A machine learns from examples, so people find better ones. They record new voices, type out each word and keep that huge pile in order. University math finds meaning in the sound; new chips make it quick. Somebody asks who was left out, and what a machine should never decide. Typing what they heard is how some of them started. Listen: Nani’s song is playing."
  ],
  "alt": "A grandmother in a sari shows a puzzled robot a picture of a cat while a real black cat sits on its head.",
  "subject": "Math and social studies",
  "question": "When was a machine very sure of itself and very wrong, and who noticed?",
  "careers": [
   "Data scientist",
   "Machine learning specialist",
   "Mathematician",
   "Statistician",
   "Software engineer",
   "Database administrator",
   "Business intelligence analyst",
   "Sociologist",
   "Data entry clerk",
   "Computer hardware engineer"
  ]
 },
 "entrepreneurship": {
  "title": "Launch a business idea",
  "paragraphs": [
   "Twelve jars of hot pepper jelly stood on the folding table at nine. By ten, they were gone. Now Salma has a line of customers, an empty table and a head full of questions. What should a jar cost? Is she allowed to sell food cooked at home? Who would pay for a bigger pot? The recipe turns out to be the easy part.",
   "A business can begin in a garage, on a fishing boat, in a hair salon or in a lab. Some people start alone, others as a co-op with neighbours. They bring a trade, a degree or two summers behind a counter. They test the idea on real people and fix what fails. For the accounts, a first loan or a contract, they ask for help."
  ],
  "alt": "A patched light bulb lifts off like a hot-air balloon, two people in its basket, while a friend on the ground lets out the rope.",
  "subject": "Business studies and math",
  "question": "What did you change after listening to your first customers?",
  "careers": []
 },
 "learnForLife": {
  "title": "Help people keep learning",
  "paragraphs": [
   "Everyone at the kitchen table has homework tonight. Lou, who is nine, is stuck on fractions. Her mother takes evening classes to finish high school. Her grandfather is writing a letter in English, his third language. One of them needs a drawing, one needs quiet, and one would like to see that last step again, slowly.",
   "Cut a pizza into eight slices, and a fraction starts to make sense. Helping means finding the spot where someone is stuck, then trying another way in. It also means planning a course for people who work nights, running a school or keeping lunch hour friendly. The helper may have a doctorate, a college diploma, or just last year’s notes and some patience."
  ],
  "alt": "On a stack of giant books, a white-haired graduate in sneakers raises her diploma between a child and a worker who are both reading.",
  "subject": "Family studies and psychology",
  "question": "When someone says they understand, how can you tell if they really do?",
  "careers": [
   "High school teacher",
   "Elementary school teacher",
   "Teacher’s assistant",
   "Special education instructor",
   "College instructor",
   "University professor",
   "School principal",
   "School counsellor",
   "Curriculum developer",
   "Tutor",
   "Community college dean",
   "School lunchroom supervisor",
   "University teaching assistant"
  ]
 },
 "cleanPower": {
  "title": "Power a town without smoke",
  "paragraphs": [
   "Six o’clock on a January evening, and it is minus thirty. All along Anouk’s street, ovens, heaters and showers start up together. The sun is long gone, so the panels on the school roof are asleep. There is no wind either. Farther north, a diesel generator hums right through supper. Everybody needs power at once, and the clean kind has to keep up.",
   "People work on it from both ends. Some bring clean power in: they hook up a wind farm, tend a dam or mend a line in blowing snow. Others save it: they wrap a pipe, tune a furnace to sip its fuel or swap an oil tank for a heat pump. Degrees, licences and years of pulling cable all come in handy. Supper stays warm."
  ],
  "alt": "A worker on a ladder sets the last solar panel on the roof of a lit house, with wind turbines turning behind her.",
  "subject": "Physics and construction technology",
  "question": "On the coldest night of the year, what has to go right where you work?",
  "careers": [
   "Electrical engineer",
   "Power plant operator",
   "Power engineer",
   "Power system electrician",
   "Power line technician",
   "Solar panel installer",
   "Heating and cooling mechanic",
   "Gas fitter",
   "Insulation installer",
   "Oil and wood heating mechanic",
   "Power utility manager",
   "Power station supervisor",
   "Wind turbine technician",
   "Building operations manager"
  ]
 },
 "screenMagic": {
  "title": "Make the unreal feel real",
  "paragraphs": [
   "The dragon is a tennis ball on a stick. The whole crew knows it, and so does Kofi, who has to look up at it in wonder. The rain comes out of a garden hose. The castle is a green sheet in a Sudbury parking lot. Months from now, people in a dark theatre, or a player with a controller, must forget all that and believe.",
   "So the crew cheats, with care. The camera moves in until the stick is gone. A blue lamp plays the moon. A sponge paints a scar; celery, snapped near a microphone, becomes a branch. Frame by frame, the dragon gets scales, weight and a bad temper. In the game, code wakes it up. The credits mix film graduates, coders and people who learned on set."
  ],
  "alt": "An artist in a wheelchair draws on a tablet, and the pen line grows into a green dragon bursting out of a film frame.",
  "subject": "Media arts and computer science",
  "question": "Which scene or game level took you the longest, and can anyone tell?",
  "careers": [
   "Film director",
   "Film editor",
   "Camera operator",
   "Sound technician",
   "Make-up artist",
   "Lighting technician",
   "Animator",
   "Video game designer",
   "Video game developer",
   "Actor",
   "Movie projectionist"
  ]
 },
 "calmMinds": {
  "title": "Lighten a heavy mind",
  "paragraphs": [
   "Two in the morning, and Marisol’s brain is showing reruns. On Monday, she waved back at someone who wasn’t waving at her. Everyone else forgot it by lunch. At night it comes back and brings bigger worries: the fights at home, the friend who stopped answering. With a sore knee, she would know who to ask. For a sore mind, where does a person start?",
   "It may start with a chair and someone who listens without checking the time: at school, in a hospital, on a night phone line. Families can come together. Clay or drums help when words won’t come. A doctor may prescribe medicine; a counsellor sticks by a person quitting a drug. University and college both teach when to be quiet."
  ],
  "alt": "A white-haired counsellor in a wheelchair winds the tangled yellow thread above a girl’s head into a neat ball, under a crescent moon.",
  "subject": "Psychology and visual arts",
  "question": "What do you say in the first minute to someone who has never talked about it?",
  "careers": [
   "Psychologist",
   "Psychiatrist",
   "Psychiatric nurse",
   "Psychotherapist",
   "Family therapist",
   "Addictions counsellor",
   "Art therapist",
   "Social worker",
   "Crisis intervention worker",
   "Recreational therapist"
  ]
 },
 "digitalShield": {
  "title": "Lock out digital thieves",
  "paragraphs": [
   "Ping. “Your parcel is stuck. Pay two dollars to free it.” Idris really is waiting for skates, so his thumb is already moving. The page looks right: same logo, same colours. Only the address is off, by one letter. Somewhere, a stranger is fishing for a card number. The same hook dangles in front of a grandmother, a soccer league and a town hall.",
   "Some break-ins are honest. Hired by the owner, a team tries every digital window, then reports the one left open. Others push an app until it cracks, keep a hospital online or track stolen money across borders. Universities, colleges and police forces train them. More than one got started by fixing a cousin’s old laptop."
  ],
  "alt": "A hand holds a phone showing a golden shield with a keyhole, while fish hooks baited with an envelope and a gift dangle around it.",
  "subject": "Computer science and math",
  "question": "What is the cleverest trick you have ever caught, and what gave it away?",
  "careers": [
   "Cybersecurity analyst",
   "Ethical hacker",
   "Computer security specialist",
   "Computer systems quality analyst",
   "Network administrator",
   "Information systems manager",
   "Cybercrime investigator",
   "Security manager"
  ]
 },
 "wealth": {
  "title": "Help a little money grow",
  "paragraphs": [
   "Whenever somebody opens the freezer, Abel’s fortune falls on their toes. He keeps it in an ice cream tub: three summers of mowing lawns, nearly all in coins. His uncle says to buy shares. His nana trusts only the bank. His sister offers to borrow the lot. Meanwhile, the price of the old truck he wants keeps creeping up. What should the money do?",
   "Some people enjoy this puzzle. They turn a shoebox of receipts into one clear page. They explain a loan until it makes sense, work out what a bakery is worth, watch where prices go. They sit with a family signing for its first house. A degree in economics helps. So do a college course, a licence, or a few years behind a bank counter."
  ],
  "alt": "A squirrel waters a plant that has grown from a buried coin and now bears gold coins instead of flowers.",
  "subject": "Math and economics",
  "question": "What is the best thing you have seen someone do with very little money?",
  "careers": [
   "Financial planner",
   "Stockbroker",
   "Financial analyst",
   "Mortgage broker",
   "Financial manager",
   "Bank manager",
   "Accountant",
   "Bookkeeper",
   "Bank teller",
   "Loan officer",
   "Business valuator",
   "Real estate agent",
   "Economist"
  ]
 },
 "firstSteps": {
  "title": "Give little kids a big start",
  "paragraphs": [
   "One boot takes Nico nine minutes. “Me do it,” he says, and pulls. Outside, the rest of the daycare is already rolling in the snow. He is three. The boot is on the wrong foot, the zipper is stuck, and a mitten has vanished inside a sleeve. Anyone could dress him in ten seconds. The trick is to let him win before the snow melts.",
   "His teacher kneels and takes out a bear sticker. Snip: half goes on each boot. When the bear has a whole face, the boots are on the right feet. Small children call for ideas like that all day. People stop traffic, reread a story, check a sore throat, stand by a worried parent. They come with medical school, college, a bus licence or six little brothers."
  ],
  "alt": "A small girl, arms in the air, climbs giant toy blocks toward a teddy bear while a bearded educator kneels close by, hands ready.",
  "subject": "Family studies and biology",
  "question": "What do you do when a three-year-old says no?",
  "careers": [
   "Early childhood educator",
   "Daycare worker",
   "Nanny",
   "Child welfare social worker",
   "Pediatrician",
   "Kindergarten teacher",
   "School crossing guard",
   "School bus driver"
  ]
 },
 "freshWater": {
  "title": "Keep every tap running clean",
  "paragraphs": [
   "The river is the colour of chocolate milk this week. Snow is melting upstream, and it brings mud, dead leaves and whatever the fields let go. Two streets away, Noor fills her bottle at the arena and drinks. Cold, clear, no taste at all. Making that happen is a daily puzzle, whether the water comes by city pipe, farm well or delivery truck.",
   "The work starts in hip waders, measuring what the stream brings. There are wells to drill, a pipe that bursts before dawn, a sewer to clear so that used water gets away too. At the plant, the night shift tests one more sample. One person here studied rivers for years. Another came for a summer job and earned a licence at work."
  ],
  "alt": "Brown water is filtered through stones and sand, then runs clear from a tap into the glass of a girl with a cochlear implant.",
  "subject": "Chemistry and geography",
  "question": "When the water suddenly tastes different, what do you check first?",
  "careers": [
   "Water treatment plant operator",
   "Hydrologist",
   "Hydrology technician",
   "Water resources engineer",
   "Environmental technician",
   "Water well driller",
   "Plumbing contractor",
   "Waterworks maintenance worker",
   "Sewer maintenance worker"
  ]
 },
 "soundAndStage": {
  "title": "Give a crowd goosebumps",
  "paragraphs": [
   "Behind the curtain, Priya listens to the hall go quiet: a folding chair, one cough, then nothing. Her fiddle is in tune and her mouth is dry. In a moment, the first note has to reach the very last row, where a little boy is already yawning. Nobody can press pause or ask for another take. A recording can be played again. Tonight happens once.",
   "Long before that note, someone wrote the tune, someone taught it to her and someone planned each dance step. Saws and brushes turned plywood into a harbour. Now quick hands wait in the wings with safety pins. At the back, fingers on sliders keep the sound sweet. A flashlight leads latecomers to their seats. Conservatory, college, street corner, kitchen party: everyone here learned somewhere different."
  ],
  "alt": "A singer with a guitar stands in a spotlight between red curtains, before a crowd where a child rides on someone’s shoulders.",
  "subject": "Music, drama and dance",
  "question": "When something goes wrong in front of a full house, how do you save the show?",
  "careers": [
   "Musician",
   "DJ",
   "Composer",
   "Choreographer",
   "Dancer",
   "Comedian",
   "Talent agent",
   "Set designer",
   "Live sound technician",
   "Costume dresser",
   "Music teacher",
   "Ticket taker",
   "Street performer"
  ]
 },
 "outbreakReadiness": {
  "title": "Stop a bug before it spreads",
  "paragraphs": [
   "Saturday’s volleyball tournament in Medicine Hat ended with a trophy and a tray of orange slices. By Tuesday, half the team is home with a bucket beside the bed. So is the bus driver, who never touched an orange. So is a girl from the team that lost. What did they all share? A tap? A handshake? The culprit is far too small to see.",
   "Call in the detectives. One phones every family and maps who met whom. One swabs the taps, and a lab names the germ. It was on the trophy: even the driver took a sip. Numbers hint at where it goes next. Others scrub hospital rooms or keep mice out of kitchens. Such a case takes medical school, a college diploma and a good mop."
  ],
  "alt": "A grinning green germ topples dominoes with people on them; a woman in yellow gloves holds them up before the last one falls.",
  "subject": "Biology and statistics",
  "question": "Which outbreak kept you guessing the longest, and what was behind it?",
  "careers": [
   "Epidemiologist",
   "Public health doctor",
   "Infection control nurse",
   "Public health inspector",
   "Microbiologist",
   "Biostatistician",
   "Medical laboratory technologist",
   "Medical laboratory assistant",
   "Health promotion officer",
   "Pest control technician",
   "Hospital cleaner"
  ]
 },
 "everyoneOnline": {
  "title": "Connect the farthest house",
  "paragraphs": [
   "Four percent. Siku started sending her science video before supper, and it is bedtime now. In her hamlet, far past the end of the road, one dish serves everybody. Tonight the clinic is on it, and the store, and a very loud hockey game. Her cousin in Ottawa could send a film in one sneeze. Siku brushes her teeth, slowly, then looks. Five percent.",
   "Reaching this far takes planners, climbers and patience. Crews lay cable under the sea or hang it pole by pole, then join glass threads finer than hair. Someone scales a tower between storms. Others design the antenna, wire the school or keep the radio on. A calm voice helps a caller restart; a spare part comes by mail. Engineers work beside apprentices. One hundred percent. Sent!"
  ],
  "alt": "High on a pole beside a raven, a line worker in a white helmet runs a cable to a far snowy house, where a signal rises.",
  "subject": "Technology education and geography",
  "question": "What is the hardest place you ever had to connect, and who was waiting there?",
  "careers": [
   "Telecommunications line installer",
   "Telecommunications equipment technician",
   "Cell tower technician",
   "Telecommunications manager",
   "Electronics engineer",
   "Electronics technologist",
   "Computer network technician",
   "Help desk technician",
   "Broadcast technician",
   "Electrical contractor",
   "Letter carrier"
  ]
 },
 "moveGoods": {
  "title": "Get the goods to every door",
  "paragraphs": [
   "Pauloosie has been waiting for a ship since April. It reaches his Nunavut hamlet only in summer, once the sea ice is gone. On board, under a snowmobile and a mountain of diapers, are his new basketball shoes. There is no dock, so barges must land with the tide. One wrong label, and a box waits a whole year. Another worry: his feet have grown.",
   "Many hands bring those shoes north. They order them, find them a place on board, fill in the papers. They count crates, lift them and tie them down. A crew steers around the ice. Farther south, a truck or a bike brings mangoes or a wheelchair part. Marine school, college, the open road and warehouse nights each taught these hands a knot or two."
  ],
  "alt": "In front of a ship stacked with containers, a forklift driver brings a box and a red shoe to a child in a parka, arms in the air.",
  "subject": "Geography and transportation technology",
  "question": "What is the strangest thing you ever had to deliver, and how did you do it?",
  "careers": [
   "Transportation manager",
   "Supply chain supervisor",
   "Logistics coordinator",
   "Customs broker",
   "Purchasing manager",
   "Purchasing agent",
   "Shipping and receiving clerk",
   "Inventory clerk",
   "Forklift operator",
   "Transport truck driver",
   "Ship captain",
   "Longshore worker",
   "Courier",
   "Delivery driver"
  ]
 },
 "saferStreets": {
  "title": "Make every street feel safe",
  "paragraphs": [
   "Seats, only seats. Somebody is taking them off the bikes behind the arena, so half the soccer team rides home standing up. It is funny for a day. But the lamp by the rack has been out since fall, and Camila has begun to take the long way around. Nobody has been hurt. Still, bit by bit, a street can stop feeling like yours.",
   "An officer, fresh from the academy, asks around and mostly listens. In a lab, a smudge becomes a fingerprint. The town fixes the lamp. The thieves are two bored kids, so a youth worker hands them wrenches to mend every bike. Others guard a mall, run a jail where people study or help someone start again. Their own start was college, university or a night shift."
  ],
  "alt": "At night, under a street lamp that lights up the whole sidewalk, a police officer and a child with a bike trade a high five.",
  "subject": "Civics and science",
  "question": "When did a conversation solve what a rule could not?",
  "careers": [
   "Police officer",
   "Police detective",
   "Police chief",
   "Forensic laboratory technician",
   "Probation officer",
   "Correctional officer",
   "By-law enforcement officer",
   "Security guard",
   "Youth worker",
   "Correctional facility manager"
  ]
 },
 "wildSpaces": {
  "title": "Protect our wild neighbours",
  "paragraphs": [
   "April’s first warm rain falls after supper, and on Pond Road the salamanders set out, each as long as a hand. They want the water where they hatched, but somebody put a road in between. Cedric and his aunt walk slowly, with flashlights and a sand pail, giving rides. Thirty-one so far. Moose have the same trouble, and nobody owns a pail for a moose.",
   "For moose, people build bridges covered in grass. Tracks, droppings and collar signals tell them where. Others kneel to count rare orchids, climb an old oak to save it or teach an orphan owl to hunt. A guide gets a noisy bus tour to whisper. One came with a biology degree, one with a college diploma, one with ropes and a saw."
  ],
  "alt": "At a crosswalk, a park ranger holds up a stop paddle so that a moose and a spotted salamander can cross the road.",
  "subject": "Biology and outdoor education",
  "question": "Which animal has outsmarted you, and how?",
  "careers": [
   "Wildlife biologist",
   "Botanist",
   "Wildlife technician",
   "Conservation officer",
   "Park ranger",
   "Park nature guide",
   "Zookeeper",
   "Arborist",
   "Zoo director"
  ]
 },
 "visualIdeas": {
  "title": "Say it without words",
  "paragraphs": [
   "Nadia’s poster has ninety-four words, and nobody gets past “lost.” In a Moncton bus shelter, it tells all about her tortoise: his age, his habits, the scratch on his shell. People look for two seconds, then the bus comes. Some can’t read English yet. One kind man has been searching the pond, where no tortoise would go. Somewhere under a hedge, Turbo keeps walking.",
   "Two seconds is plenty for a picture. Draw Turbo twenty times, then keep four lines. Find the one photo where he looks like a hero. Test the colours from a moving bus, print it big, choose the wall. The same eye shapes a kettle so that hands know where to hold it. People train that eye at art school, in a print shop or with a camera."
  ],
  "alt": "From a ladder, a woman in a headscarf pastes up a big picture of a tortoise beside a sheet full of words; below, a child spots the real one.",
  "subject": "Visual arts and communications technology",
  "question": "What did you leave out of your best picture, and why?",
  "careers": [
   "Graphic designer",
   "Illustrator",
   "Graphic arts technician",
   "Photographer",
   "Fine art painter",
   "Industrial designer",
   "Art director",
   "Advertising manager",
   "Print preparation technician",
   "Photo lab technician",
   "Sign and poster printer"
  ]
 },
 "agingWell": {
  "title": "Keep old age in full swing",
  "paragraphs": [
   "Nan Rose cheats at cards, and at eighty-six she still gets away with it. Buttons beat her now, though, and the stairs seem steeper every winter. She wants to stay by her window and count the fishing boats. Her grandson Reece looks in after school, but he has homework, and she has feet that need real care. How do you help somebody without taking over?",
   "A knock: someone comes to help with the bath and brings the gossip. Someone else treats her feet, so she can dance. A doctor trims eleven pills to six. If the house gets too big, a care home can be cosy: good soup, cards at two. And when a life ends, people help the family say goodbye. Short courses, diplomas and degrees meet at Nan’s table."
  ],
  "alt": "A white-haired woman in red slippers soars on a swing, pushed by a caregiver; her cane hangs from the branch.",
  "subject": "Family studies and health education",
  "question": "What has somebody over eighty taught you?",
  "careers": [
   "Nurse aide",
   "Hospital orderly",
   "Home support worker",
   "Nursing supervisor",
   "Geriatrician",
   "Podiatrist",
   "Hospital social worker",
   "Activities leader for seniors",
   "Nursing home manager",
   "Care home cook",
   "Funeral director"
  ]
 },
 "robotsAtWork": {
  "title": "Teach robots to lend a hand",
  "paragraphs": [
   "The three-hundredth crate of apples weighs the same as the first, but Danika’s shoulders don’t agree. Behind her, in this Kelowna packing house, a robot arm could do all the lifting. It is strong and never gets bored. It also squeezes too hard, loses its place when a label is torn and freezes whenever somebody walks by. It has a lot to learn.",
   "Taming a robot is a team job. Engineers draw a hand gentle enough for fruit and plan each move it will make. Tradespeople bolt it down, wire it up and can tell by its hum when a part is worn. Others learned right in the plant to solder its circuits or rebuild its motors. Danika runs the last test, because nobody knows apples better."
  ],
  "alt": "A bearded worker in a pink turban and safety goggles holds a yellow gear together with a robot arm; both wear a badge.",
  "subject": "Physics and technology education",
  "question": "What does a person do without thinking that a robot still finds hard?",
  "careers": [
   "Robotics engineer",
   "Mechatronics engineer",
   "Robotics technician",
   "Industrial instrument technician",
   "Industrial mechanic",
   "Industrial electrician",
   "Electric motor repairer",
   "Machine fitter",
   "Electronics assembler",
   "Electric motor assembler",
   "Electronics manufacturing supervisor"
  ]
 },
 "goodJobs": {
  "title": "Make work fair and safe",
  "paragraphs": [
   "Luz’s name tag says Gary. It was the last one in the drawer on her first Saturday at a Nebraska plant nursery. Her apron reaches her ankles. Nobody has shown her how to lift a sack of soil, or told her when lunch is. The boss means well, but he is on two phones at once. And the emergency exit is somewhere behind the cactuses.",
   "A good job gets built, bit by bit. Somebody fresh from college hires a person who loves plants, and trains her before the first heavy sack. A clerk who began at the front desk picks up the second phone and counts every hour. When a boss and a crew can’t agree, someone who came up through a union keeps both talking. And the cactuses? Moved."
  ],
  "alt": "Under a giant hard hat that a wrench and a brick bounce off, three workers stand on a perfect level, each holding the same gold coin.",
  "subject": "Business studies and civics",
  "question": "Which rule where you work exists because somebody once spoke up?",
  "careers": [
   "Human resources manager",
   "Labour relations officer",
   "Workplace training specialist",
   "Recruiter",
   "Career counsellor",
   "Workplace health and safety officer",
   "Payroll administrator",
   "Human resources clerk",
   "Executive assistant",
   "Administrative assistant",
   "Office clerk",
   "Receptionist",
   "Office supervisor",
   "Management consultant"
  ]
 },
 "fairJustice": {
  "title": "Give everyone a fair hearing",
  "paragraphs": [
   "Andrei washed cars for ten Saturdays and was paid for eight. The owner says he broke the pressure hose, so the money went to a new one. Andrei says it leaked before he ever touched it. Both sound sure. The form to settle it is fourteen pages long. His mother, who reads Romanian much faster than English, has underlined half the words.",
   "A paralegal, just out of college, turns fourteen pages into four plain questions. In court, a clerk who learned at the counter finds the file. Someone types every word, and a judge, a lawyer for half her life, hears both sides. Often it never gets that far. A mediator asks around, and an old repair bill settles it: the hose leaked in May."
  ],
  "alt": "A judge with grey hair and a hearing aid holds out her arms like a scale; an elephant and a mouse hang level, with speech bubbles of the same size.",
  "subject": "Law and English",
  "question": "When did the other side of a story change your mind?",
  "careers": [
   "Lawyer",
   "Judge",
   "Paralegal",
   "Legal assistant",
   "Court clerk",
   "Court reporter",
   "Sheriff’s officer",
   "Mediator",
   "Human rights officer"
  ]
 },
 "feedEveryone": {
  "title": "Fill every plate",
  "paragraphs": [
   "One head of lettuce has just come farther than Caleb ever has. It left a warm field five days ago, rode three trucks and reached Hay River with brown edges, at the price of a movie. The garden here sleeps under snow until May. Come July, on a farm far to the south, all the strawberries will ripen in one week, with rain due on Friday.",
   "Feeding people is a relay. Someone picks seeds for a short summer. A greenhouse glows in February. A combine runs past midnight, and if it coughs, a mechanic comes with a lamp on her cap. Quick fingers take only the ripe berries. At the plant, crews wash, cut and freeze. The runners learned at university, in shop class or from a parent before sunrise."
  ],
  "alt": "Two hands hold a fork and a knife beside a plate on which a farmer drives a red tractor through wheat, cabbages and carrots.",
  "subject": "Biology and agriculture",
  "question": "What does the weather make you do that people in town would never guess?",
  "careers": [
   "Farmer",
   "Greenhouse manager",
   "Agrologist",
   "Agricultural engineer",
   "Farm supervisor",
   "Farm machinery operator",
   "Farm equipment mechanic",
   "Greenhouse labourer",
   "Fruit picker",
   "Food processing operator",
   "Industrial butcher",
   "Food processing supervisor",
   "Food processing labourer"
  ]
 },
 "spacesWeLove": {
  "title": "Shape places people love",
  "paragraphs": [
   "The bench outside the school faces a brick wall. It always has. At noon, everyone sits on the curb instead, because that is where the sun is. Nobody takes the straight, paved path. A muddy one cuts across the lawn. When it rains, people eat on the stairs, squeezed in beside Wei’s tuba. Nothing here is ugly. The plans just never met the people.",
   "Watching comes first: where feet go, where light falls, who has nowhere to sit. The path moves to where the mud was. The bench turns around. A tall window lets in the sky; bright tiles pass it along. A maple goes in for students not yet born. Plans take university or college. Glass and tile are learned as an apprentice, gardens with a rake in hand."
  ],
  "alt": "Between dull buildings, a worker in a cap unrolls a garden like a carpet with a red back: a tree, flowers, a bench with two people, another with a white cane.",
  "subject": "Visual arts and geography",
  "question": "Which place do people use in a way you never planned?",
  "careers": [
   "Architect",
   "Landscape architect",
   "Urban planner",
   "Interior designer",
   "Architectural technologist",
   "Landscape technician",
   "Landscaping contractor",
   "Groundskeeper",
   "Glazier",
   "Tile setter",
   "Floral designer"
  ]
 },
 "moveAndMend": {
  "title": "Get bodies moving again",
  "paragraphs": [
   "The saw buzzes, the cast splits, and out comes a leg that seems to belong to somebody smaller. Winona stares at it, then laughs. It is thin, stiff and oddly hairy. Six weeks ago, it was the fastest leg on her lacrosse team. Now it argues with her about every stair to class. And the school elevator, of course, is out of order.",
   "Bodies come back bit by bit, in good company. Hands find the knot in a muscle. A rubber band bends a knee ten times, then ten more. A surgeon pins a bone. Someone helps a grandfather cook with one arm; someone sands an artificial foot until it stops pinching. And yes, someone fixes the elevator. College, university and apprenticeships all lead to the sound of footsteps."
  ],
  "alt": "A runner with a red running blade leaps over a hurdle made of two crutches and a striped bar; a therapist in blue cheers, arms up.",
  "subject": "Physical education and biology",
  "question": "Whose first step, or first lift of a cup, do you still think about?",
  "careers": [
   "Physiotherapist",
   "Occupational therapist",
   "Kinesiologist",
   "Chiropractor",
   "Massage therapist",
   "Acupuncturist",
   "Prosthetist",
   "Orthotics technician",
   "Physiotherapy assistant",
   "Rehabilitation aide",
   "Orthopedic surgeon",
   "Biomedical engineer",
   "Elevator mechanic"
  ]
 },
 "spaceAndSky": {
  "title": "Explore the sky and get home",
  "paragraphs": [
   "A light no bigger than a freckle is glowing in the cockpit, so nobody leaves Yellowknife just yet. Leila’s badminton team sits on its bags. Also waiting: a wedding cake, somebody’s couch and a cat with opinions. High above, a satellite slides past the northern lights. Going up is a wonder. Coming down is the part that must work. Is that little light telling the truth?",
   "A mechanic opens a panel and follows one wire. The light was right: a part the size of a coin gets changed. Others strap down that cake, read the clouds and give each plane its own slice of sky. Elsewhere, people rivet wings, mend drones, aim a satellite or ask what stars are made of. Trade school, flying lessons, university, tossing bags: there are many runways."
  ],
  "alt": "Seen from behind, an airport worker raises two glowing wands to guide in a plane with a cat in its cockpit, under planets and stars.",
  "subject": "Physics and math",
  "question": "Which tiny detail once kept everything on the ground, and who spotted it?",
  "careers": [
   "Aerospace engineer",
   "Astronomer",
   "Physicist",
   "Airline pilot",
   "Air traffic controller",
   "Aircraft mechanic",
   "Avionics technician",
   "Aircraft assembler",
   "Aircraft safety inspector",
   "Airport ramp attendant",
   "Drone technician",
   "Airline cargo agent"
  ]
 },
 "localBusiness": {
  "title": "Wake up main street",
  "paragraphs": [
   "Gladys has worn the same yellow raincoat since Rémi was in grade three. She is the mannequin in the window of the last shoe shop in town, and everybody waves at her. Hardly anyone comes in. They stroll by, ordering boots on their phones from a warehouse three provinces away. This morning, there is a sign around her neck: “Come in. I know your size.”",
   "What do people drive two hours to buy? Ask, and have it on the shelf by Friday. Give Gladys a new coat and a paper snowstorm. Sell hot corn by the bus stop. Share a joke at the gas pump. A street comes back one small thing at a time. Selling can be studied at college or university, or learned at the till."
  ],
  "alt": "A mannequin in a yellow raincoat waves from a shop window; a shopkeeper beckons, and a dog pulls its owner, busy with a phone, toward the door.",
  "subject": "Business studies and visual arts",
  "question": "How can you tell what people want before they say it?",
  "careers": [
   "Store manager",
   "Retail store supervisor",
   "Retail salesperson",
   "Store display designer",
   "Retail buyer",
   "Cashier",
   "Shelf stocker",
   "Sales representative",
   "Sales manager",
   "Marketing manager",
   "Market researcher",
   "Street vendor",
   "Service station attendant",
   "Technical sales specialist"
  ]
 },
 "belongTogether": {
  "title": "Make room for everyone",
  "paragraphs": [
   "Taped to the gym door is a sign-up sheet for Wednesday basketball. Dev, who moved here in August, reads it twice. He is still learning the language it is written in. Inside, Maya is already playing. She is Deaf and can’t hear the whistle, so she is always the last to stop. Nobody is being unkind. Nobody thought of it, that’s all.",
   "Thinking of it is some people’s work. Someone who grew up with Dev’s language adds it to the sheet. A college-trained interpreter signs for Maya, and the whistle gets a flag. Others help a family find a school, a newcomer drive on ice, a faith group share its hall, a company hire fairly. Next Wednesday, the whole gym stops at the same time."
  ],
  "alt": "Five very different people, one in a wheelchair, open their circle and reach out their hands to a newcomer with a backpack.",
  "subject": "Languages and social studies",
  "question": "Who showed you a barrier that you had never noticed?",
  "careers": [
   "Newcomer settlement worker",
   "Sign language interpreter",
   "Translator",
   "Driving instructor",
   "Religious leader",
   "Religious education worker",
   "Employment equity officer",
   "Community centre director",
   "Call centre agent"
  ]
 },
 "livingOceans": {
  "title": "Fish and keep the sea alive",
  "paragraphs": [
   "Nobody on board says a word when the best lobster of the morning goes back in the sea. Teagan can’t believe it. It was huge! Her aunt, the captain, shows her the next one. Under its tail sit thousands of eggs, like tiny dark berries. Mothers go home, and every crew in the bay knows it. Even so, some years the traps come up nearly empty.",
   "How much can a sea give? To find out, people take its temperature and count what lives in it. Officers check the catch, divers look under the mussel lines, and crews set traps that the small ones can leave. At the plant, cold hands work fast so that nothing spoils. A doctorate, captain’s papers, what a grandmother knew: all are welcome aboard."
  ],
  "alt": "Leaning out of her boat, a captain in yellow oilskins sets a big lobster carrying eggs back into a sea full of fish.",
  "subject": "Biology and geography",
  "question": "What does the sea look like on a day when you decide to stay ashore?",
  "careers": [
   "Oceanographer",
   "Fishery officer",
   "Fishing vessel captain",
   "Commercial fisher",
   "Fishing vessel deckhand",
   "Aquaculture manager",
   "Aquaculture worker",
   "Fish plant worker",
   "Fish processing labourer",
   "Ship’s engineering officer",
   "Ship deckhand",
   "Commercial diver",
   "Cable ferry operator"
  ]
 },
 "craftAndFashion": {
  "title": "Make something one of a kind",
  "paragraphs": [
   "Pockets spill everything when a person sits. Quentin uses a wheelchair, so he has lost plenty of keys. Grad is in June, and every suit in the store was cut for somebody standing. His uncle brings out a tape measure and a wool blanket the colour of plums. “We’ll make one,” he says. Quentin holds the scissors over the cloth. A cut has no undo button.",
   "Hands learn by doing: pin, sew, unpick, sew again. In other workshops they blow glass, shape clay, set a stone or sand a table until it feels like silk. A machine may help, if somebody knows its moods. People learn beside an expert, at college, in design school or on a factory floor. Quentin’s jacket has pockets on its sleeves. Now his friends want some too."
  ],
  "alt": "A smiling girl with a prosthetic leg spreads the sleeves of a bright patchwork coat while an old tailor pins its hem; plain jackets hang behind.",
  "subject": "Textiles, wood shop and visual arts",
  "question": "Which mistake did you keep because it made the piece better?",
  "careers": [
   "Fashion designer",
   "Clothing patternmaker",
   "Tailor",
   "Sewing machine operator",
   "Weaver",
   "Jeweller",
   "Potter",
   "Glass blower",
   "Cabinetmaker",
   "Furniture finisher",
   "Woodworking machine operator",
   "Fabric cutter",
   "Clay product moulder"
  ]
 },
 "healthyEating": {
  "title": "Turn healthy into delicious",
  "paragraphs": [
   "The compost bin eats better than anyone in this Minnesota cafeteria. Every noon, it swallows carrots, lentils and perfectly good apples. By two o’clock, Tomasz and half his class are slumped over their desks, running on chips. The kitchen followed all the rules: fresh, low in salt, not too costly. There is just one snag. Lunch is grey, and it tastes grey.",
   "So the cooks invite some honest tongues. Students score three chilis. The winner has cinnamon, and carrots roasted until sweet. In a lab, someone works on a crisp chip with less salt. In a field, someone checks the beans. Menus get fitted to allergies, to a faith, to practice at four. The head cook started at the dish sink. The dietitian beside her went to university."
  ],
  "alt": "A red-haired kid licks an ice cream cone whose scoops are a tomato and a head of broccoli, with a carrot on top.",
  "subject": "Food studies and chemistry",
  "question": "Which dish failed its first taste test, and how did you save it?",
  "careers": [
   "Dietitian",
   "Nutritionist",
   "Food scientist",
   "Food technologist",
   "Agricultural products inspector",
   "Food product tester",
   "Food service supervisor",
   "Kitchen helper",
   "Fitness instructor"
  ]
 },
 "appsForPeople": {
  "title": "Design apps anyone can use",
  "paragraphs": [
   "Grandpa Minh can take a tractor apart, but the bus app has him beat. Its letters are tiny, and his thumb, wide as a spoon, lands on the wrong button. He asks for a ticket to Brandon; it offers him Boston. He hands the phone to Kim and goes to warm up the truck. Did anyone try this thing on a person first?",
   "A good app starts with watching, not typing. Somebody sits beside a farmer or a nurse and notes every sigh. Buttons grow, words get plainer, code is thrown out and written again. Testers try it in mittens, in the sun, with their eyes shut. If a user gets lost, a patient voice helps. One coder has a degree. The next learned on a library computer."
  ],
  "alt": "A phone as tall as a house has an open door; someone waves in an old man with a cane and a girl in a wheelchair on a ramp.",
  "subject": "Computer science and English",
  "question": "What did somebody do with your app that you never saw coming?",
  "careers": [
   "Software developer",
   "Computer programmer",
   "Web developer",
   "Web designer",
   "Software tester",
   "Business systems analyst",
   "Software development manager",
   "User support technician",
   "Technical writer"
  ]
 },
 "welcomeVisitors": {
  "title": "Help visitors feel at home",
  "paragraphs": [
   "Clouds until Thursday, says the forecast. Tonight, twelve travellers from Osaka land in Whitehorse. They have crossed an ocean to watch green lights dance in the sky, and they fly home Wednesday. Their suitcases, with all the mittens, are still in Vancouver. Shayla, who helps at her dad’s lodge after school, looks up: solid grey. What can be done with twelve cold guests and no sky?",
   "Mittens first: twelve pairs wait at the desk before anyone asks. Three phone calls find the bags. The beds, freshly made, are hard to leave. Shayla’s dad pours tea by the fire and tells his grandparents’ stories. Then come sleds, card games, a feast. Hosts train at college, up in the air, out on the land or carrying suitcases. Near midnight, the clouds tear open."
  ],
  "alt": "A giant red suitcase is a hotel with lit windows; at its door, a man in uniform opens his arms to an old traveller and a child.",
  "subject": "Languages and geography",
  "question": "Which trip started badly, and what did you do to save it?",
  "careers": [
   "Hotel manager",
   "Hotel front desk clerk",
   "Hotel housekeeping manager",
   "Hotel room attendant",
   "Bellhop",
   "Travel agent",
   "Tour guide",
   "Outdoor guide",
   "Flight attendant",
   "Airline ticket agent",
   "Event planner",
   "Casino dealer",
   "Amusement park attendant",
   "Tourist information clerk"
  ]
 },
 "supportNetworks": {
  "title": "Be there when life wobbles",
  "paragraphs": [
   "Pancakes on a Tuesday mean one thing: the factory has closed, and Lena’s dad is home. He flips them far too high, then sits down in front of a form and stays there. Across the hall, Sam, who has Down syndrome, wants a place of his own and someone to call now and then. Neither asks for much. It just has to come in time.",
   "Line by line, someone reads the form with Lena’s dad and finds help he had missed. Another asks what else he could do. Sam learns to fry an egg without waking the smoke alarm, and his helper steps back. Others raise money, ask people what is missing or rewrite a silly rule. They bring a short course, a diploma, a degree or a wobble of their own."
  ],
  "alt": "A person with an umbrella wobbles on a tightrope while three people, one in a wheelchair, hold a net below.",
  "subject": "Psychology and social studies",
  "question": "What small help turned out to be the big one?",
  "careers": [
   "Group home worker",
   "Community worker",
   "Employment insurance officer",
   "Charity executive director",
   "Fundraiser",
   "Social policy researcher",
   "Support worker for people with disabilities",
   "Rehabilitation counsellor",
   "Survey interviewer"
  ]
 },
 "healthyForests": {
  "title": "Cut wood, keep the forest",
  "paragraphs": [
   "Count the trees in Dylan’s bedroom: the bed, the desk, the guitar, two hundred comics, and the pizza box he was supposed to take out. The rest stand outside, spruce and pine, all over the hill. His mother’s mill needs that hill. So do the lynx, the creek and half the town on Sundays. A spruce takes seventy summers to grow and a minute to cut.",
   "People walk the hill and choose what to cut and what to leave for the owls. A machine as big as a house sets down a log like an egg. Planters bend a thousand times a day; some are saving up for forestry school. When lightning starts a fire, crews head it off. At the mill, scraps become paper, and new hands learn beside old ones."
  ],
  "alt": "Among the trees stands a giant pencil; beside a stump, a planter with a prosthetic leg has just set a small spruce in the ground.",
  "subject": "Biology and woodworking",
  "question": "How do you decide which tree to leave standing?",
  "careers": [
   "Forester",
   "Forestry technician",
   "Forest firefighter",
   "Forestry worker",
   "Tree planter",
   "Logging supervisor",
   "Logging machinery operator",
   "Chainsaw operator",
   "Sawmill machine operator",
   "Lumber grader",
   "Pulp mill control operator",
   "Paper machine operator",
   "Sawmill labourer"
  ]
 },
 "tasteMakers": {
  "title": "Serve a meal worth the trip",
  "paragraphs": [
   "Fourteen people are standing in the wind behind a Saskatchewan gas station. They drove an hour for soup. Mr. Tran’s broth simmers all night, and Farah, who works Saturdays, remembers who likes extra lime. Today there is no lime. The delivery truck is stuck in snow, and the soup needs something sour by noon. Farah comes back from the freezer with a bag of rhubarb.",
   "Good food is a string of small choices like that one. Somebody picks the fish at dawn, trims the meat, kneads the dough, steams the milk or tends a tank of ginger beer. Somebody saves the corner table for a first date. Lots of these people began by washing pots. Some became apprentices, some went to cooking school, some bought the place. They all taste twice."
  ],
  "alt": "Behind a giant bowl of soup, a cook smiles as a hand with chopsticks lifts noodles; one noodle spills over and becomes a road with a bus and a car.",
  "subject": "Foods and chemistry",
  "question": "Who taught you your best recipe, and what did you change?",
  "careers": [
   "Chef",
   "Cook",
   "Baker",
   "Butcher",
   "Fishmonger",
   "Restaurant manager",
   "Restaurant server",
   "Bartender",
   "Restaurant host",
   "Barista",
   "Brewer"
  ]
 },
 "medicalDiscovery": {
  "title": "Solve the body’s mysteries",
  "paragraphs": [
   "Some mornings, Kai’s alarm clock rings, he sits up, and he faints. His uncle once did the same when the phone rang. It has been a family joke for years. The clinic finds nothing. His heart sounds fine, his blood looks fine, and he feels fine too, right up to the ring. Somewhere inside him there is a clue, smaller than anyone has looked so far.",
   "So people look closer. Wires on Kai’s chest turn each heartbeat into a wavy line. Sound waves film the heart. In a lab, a spelling mistake turns up in one gene. Someone explains it to the family; volunteers help test a pill. The wires are learned at college, the genes at university. Kai takes his pill now, and his alarm wakes him with light."
  ],
  "alt": "Behind an X-ray screen, a boy’s heart has a gap; a technologist in a blue hijab brings the missing puzzle piece.",
  "subject": "Biology and physics",
  "question": "When every test finds nothing but the person still feels ill, what do you try?",
  "careers": [
   "Geneticist",
   "Clinical research coordinator",
   "Biochemist",
   "Genetic counsellor",
   "Pediatric surgeon",
   "Radiologist",
   "X-ray technologist",
   "MRI technologist",
   "Radiation therapist",
   "Ultrasound technologist",
   "Cardiology technologist",
   "Biomedical engineering technologist"
  ]
 },
 "newMaterials": {
  "title": "Cook up better materials",
  "paragraphs": [
   "At minus forty-five, the truck thumps down the road as if its tires were square. In a way, they are. They stood still all night, the rubber stiffened, and the flat side stayed flat. Nellie’s plastic sled gave up too: one bump, and it broke like a cracker. Here in Inuvik, winter tests everything for free. A lot of things could use a better recipe.",
   "What follows looks like cooking. Someone stirs a pinch of something new into rubber, freezes it and pulls until it tears. Someone else sends sound through steel to find a hidden crack. In the plants, crews pour glowing metal, shape hot glass and build tires layer by layer. A degree, a diploma and ten years beside a furnace each read that crack in their own way."
  ],
  "alt": "An elephant stands on a thin yellow sheet; under it, quite calm, a scientist in goggles holds up a ruler and a foundry worker points.",
  "subject": "Chemistry and physics",
  "question": "What is the strangest thing you have bent, frozen or smashed, just to see?",
  "careers": [
   "Materials engineer",
   "Chemical engineer",
   "Chemist",
   "Materials scientist",
   "Chemical technician",
   "Non-destructive testing technician",
   "Chemical plant machine operator",
   "Metal plant control room operator",
   "Foundry worker",
   "Tire builder",
   "Forging machine operator",
   "Glass forming machine operator",
   "Chemical plant labourer"
  ]
 },
 "builtHere": {
  "title": "Build things that don’t quit",
  "paragraphs": [
   "Snap. That makes three shovels since November, all broken at the same spot. Harjit’s family lives on the windy edge of Regina, and the snow will not wait. In the shed, his mother finds a fourth, left by the last owners. It is dented, it is older than she is, and it digs like new. Stamped on the blade: a small town just down the highway.",
   "How does a thing get that tough? Somebody bends the handle until it breaks, then makes that spot stronger. Sparks fly, a press thumps, fresh paint bakes. Steel is cut to within a hair. The floor is planned so that nobody waits and nobody gets hurt. Some are paid apprentices. Some studied engineering or took a college program. Some came in to sweep, and stayed."
  ],
  "alt": "In a factory where blue stools hang from a rail, a big bear in a hard hat sits on one while a welder finishes a leg and an inspector takes notes.",
  "subject": "Manufacturing technology and math",
  "question": "What did you have to make twice, and what did the first one teach you?",
  "careers": [
   "Manufacturing manager",
   "Industrial engineer",
   "Manufacturing technologist",
   "Production supervisor",
   "Machinist",
   "Tool and die maker",
   "Welder",
   "Sheet metal worker",
   "Structural steel fitter",
   "Machine tool operator",
   "Mechanical assembler",
   "Plastic moulding machine operator",
   "Industrial painter",
   "Metal fabrication labourer"
  ]
 },
 "goodGovernment": {
  "title": "Turn many voices into a plan",
  "paragraphs": [
   "Four hundred letters came in about one empty lot. Skateboarders want ramps. The seniors’ club wants benches and shade. Store owners want parking. One letter, in green crayon, asks for a dinosaur. The town has one lot, one budget and three weeks until council votes. Whatever it picks, somebody will be sure that nobody listened.",
   "So people listen with a method. A clerk answers every letter, crayon included. Someone counts who lives nearby; someone works out what taxes can pay for. The health office asks for trees. Then the mayor explains the plan, even to those who lost: ramps in summer, a rink in winter, a slide with a long green tail. Here, high school diplomas and doctorates share one coffee pot."
  ],
  "alt": "Four hands, one of them a prosthesis, join puzzle pieces into a big speech bubble: a skate ramp, a hockey stick, a park bench, a dinosaur.",
  "subject": "Civics and math",
  "question": "Which decision kept you awake, and would you make it again?",
  "careers": [
   "Mayor",
   "Deputy minister",
   "Economic policy director",
   "Public health director",
   "Legislative services director",
   "Economic policy analyst",
   "Political scientist",
   "Tax officer",
   "Administrative officer",
   "Statistics officer",
   "Records management technician",
   "Correspondence clerk"
  ]
 },
 "zeroWaste": {
  "title": "Give things a second life",
  "paragraphs": [
   "A sock. It was all that was wrong with the vacuum Ximena found at the curb in El Paso on garbage night. She pulled it out, and the thing roared. More piles waited down the street: an armchair with a torn seat, shoes with a loose sole, a laptop with a dead battery. Buying new is quick. Who on this street could have saved the rest?",
   "Plenty of people. They resole, rewire and rebuild. They strip a chair to its bones and bring it back, or keep an old school in shape, boilers and all. Truck crews and sorters rescue what can be melted or passed on. A town learns which bin is which. At a bench, at college or on the route, they all learned to argue with a garbage can."
  ],
  "alt": "A cobbler with a hearing aid sews up a giant boot whose sole gapes like a mouth; a mended lamp and toaster stand on a shelf.",
  "subject": "Technology education and chemistry",
  "question": "What did you save after everybody else had given up on it?",
  "careers": [
   "Recycling program coordinator",
   "Waste collector",
   "Recycling worker",
   "Recycling truck driver",
   "Appliance repairer",
   "Computer repair technician",
   "Small engine mechanic",
   "Shoe repairer",
   "Upholsterer",
   "Building maintenance worker",
   "Janitor",
   "Laundry worker"
  ]
 },
 "keepHeritage": {
  "title": "Keep the past within reach",
  "paragraphs": [
   "The tin says shortbread, but it rattles all wrong. Under the lid, Jordan finds a reel of shiny brown ribbon and a note in pencil: choir, Easter. His great-grandmother sang in that choir, in North Preston, Nova Scotia. Jordan has never heard her voice, and nobody he knows owns a machine to play it. The ribbon leaves rusty dust on his fingers.",
   "Some old tapes can be baked in a lab, low and slow like shortbread, and play once more. Elsewhere, a cotton swab wakes up a dark painting. A mason, once an apprentice, recuts a worn stone. A student with a summer job frees a clay pipe from the mud. Others, with a degree or a diploma, choose, label and lend. Soon, anyone can hear the choir."
  ],
  "alt": "A white-haired man with a hearing aid cleans a dark old portrait with a cotton swab; half of the woman’s smiling face shines again.",
  "subject": "History and chemistry",
  "question": "Which object have you seen make a visitor laugh or cry?",
  "careers": [
   "Museum curator",
   "Art conservator",
   "Archivist",
   "Librarian",
   "Library technician",
   "Library clerk",
   "Museum director",
   "Museum technician",
   "Archaeologist",
   "Stonemason"
  ]
 },
 "smilesAndSenses": {
  "title": "Help people see, hear, smile",
  "paragraphs": [
   "Trees have separate leaves. Bashir finds this out at thirteen, on the sidewalk, in his first pair of glasses. He had always seen green clouds and thought nothing of it. His sister’s new hearing aids have news for her as well: snow squeaks. And Grandpa has been smiling with his mouth shut for years. People get used to things so slowly. Who was ever going to notice?",
   "Someone who checks before anyone complains. Is this lens clearer, or this one? Can you hear the beep? With two years of college or eight of university, they count teeth and coax an R out of a four-year-old. Outside, somebody teaches the white cane. At a workbench, others learn to shape a lens, tune a hearing aid and build Grandpa teeth to laugh with."
  ],
  "alt": "A girl with red glasses, braces and a yellow hearing aid smiles; a white bird sings on a leafy branch by her ear.",
  "subject": "Biology, and the physics of light and sound",
  "question": "What did someone say the first time they could truly see, hear or bite again?",
  "careers": [
   "Dentist",
   "Dental hygienist",
   "Dental assistant",
   "Dental technician",
   "Denturist",
   "Optometrist",
   "Optician",
   "Ophthalmologist",
   "Audiologist",
   "Speech-language pathologist",
   "Hearing aid practitioner",
   "Mobility instructor for blind and low-vision people"
  ]
 },
 "smartMoves": {
  "title": "Keep everyone rolling",
  "paragraphs": [
   "For the third time this week, a jogger is beating the bus. Jomar watches her pass, then a dog, then a man on crutches. Ahead, on the bridge to Gatineau, cars stand nose to tail, most with one person inside. His bakery shift starts in ten minutes. In his cousin’s village, the trouble is the other way around: lots of road, and one bus a day.",
   "Untying this knot takes patience. Planners with degrees study who goes where, then add a bus lane or a train. An apprentice gets an old engine to start at dawn; someone else designs one that burns less. Crews straighten rails. One voice keeps two trains off the same track. And a driver, hired last month, waits three seconds for a running boy."
  ],
  "alt": "A sad snail carries a traffic jam coiled on its shell, while a yellow bus full of people, one in a wheelchair, rolls past.",
  "subject": "Geography and auto mechanics",
  "question": "What do you notice on a bus or a train that the rest of us miss?",
  "careers": [
   "Automotive engineer",
   "Transportation planner",
   "Automotive service technician",
   "Truck and bus mechanic",
   "Motorcycle mechanic",
   "Vehicle assembler",
   "Tire repairer",
   "Transit bus driver",
   "Taxi driver",
   "Locomotive engineer",
   "Train conductor",
   "Rail traffic controller",
   "Railway car repairer",
   "Railway track maintenance worker"
  ]
 },
 "softLanding": {
  "title": "Soften life’s hard landings",
  "paragraphs": [
   "Overnight, the wind picked up the Haddads’ trampoline, flew it over two fences and set it down on Mr. Oake’s car. No one in Corner Brook was hurt, and a cat is already asleep in the middle. But the car is as flat as a cookie sheet, and Mr. Oake has to drive to his night shift on Monday. The wind won’t pay the bill.",
   "The idea is old: many people put in a little, and the pot goes to whoever has bad luck. How little is enough? Someone with a math degree works it out from old storm records. Someone fresh from college puts the small print into plain words. A body shop mechanic crawls under the car. Others check an odd story or help a clinic reopen after a flood."
  ],
  "alt": "Four neighbours, one with a running blade, stretch out a patchwork quilt to catch a blue car falling from the sky, a cat on its roof.",
  "subject": "Math and geography",
  "question": "What is the oddest accident you have had to sort out?",
  "careers": [
   "Actuary",
   "Insurance broker",
   "Claims adjuster",
   "Insurance underwriter",
   "Insurance manager",
   "Insurance clerk",
   "Car damage estimator",
   "Private investigator",
   "Business continuity analyst"
  ]
 },
 "peaceKeeping": {
  "title": "Keep peace between countries",
  "paragraphs": [
   "Tartupaluk is a bare rock in the sea between Nunavut and Greenland. Inuit hunters named it long ago. For years, Canada and Denmark both said it was theirs. Their sailors took turns raising a flag there, and each time they left a bottle for the other side. In geography class, Inès laughs out loud. Then she starts to wonder. Most quarrels over land come without a present.",
   "In the end, both sides drew a line across the rock. Talking is one way to hold a peace. Standing watch is another. Crews trained in uniform listen under the sea and keep the radar sharp. Soldiers stand between two angry towns so that the market can open. A college graduate checks bags. And someone who studied four languages spots the one message that matters."
  ],
  "alt": "On a rock with a dotted line across it, two people in parkas shake hands between two flags; a dove flies above and a seal looks on.",
  "subject": "Geography and languages",
  "question": "When was patience your best tool?",
  "careers": [
   "Infantry officer",
   "Naval electronics technician",
   "Sonar operator",
   "Infantry soldier",
   "Diplomat",
   "Intelligence analyst",
   "Border services officer",
   "Airport security screener"
  ]
 },
 "earthMaterials": {
  "title": "Dig without hurting the land",
  "paragraphs": [
   "Every morning, Soraya drops a bit of mountain into her pocket. Her phone holds copper, a speck of gold, and sand that became glass. The wax on her skis came out of an oil well. Now there is talk of copper near Timmins, under the hills where she picks blueberries. A mine would bring work. Could the creek and the berries stay?",
   "First, people ask: the First Nation whose land it is, then the neighbours, then the rock. A drill hole shows its layers, like a cake. If every answer is yes, engineers plan tunnels and fresh air. Others earn a blasting licence, or learn from an old hand to steer a loader. Somebody guards the creek. When the digging is done, the berry bushes go back."
  ],
  "alt": "Deep under a girl picking blueberries, a miner’s headlamp lights up a phone in the rock; a bicycle and a key are buried above.",
  "subject": "Earth science and physics",
  "question": "What is the most beautiful thing you have seen underground?",
  "careers": [
   "Geological engineer",
   "Mining engineer",
   "Geologist",
   "Mineral prospector",
   "Mine manager",
   "Mine supervisor",
   "Underground miner",
   "Underground mine support worker",
   "Mine labourer",
   "Rock blaster",
   "Mineral processing operator",
   "Petroleum engineer",
   "Oil and gas well driller",
   "Oil and gas field labourer"
  ]
 },
 "lookAndFeel": {
  "title": "Match the look to the person",
  "paragraphs": [
   "Three salons, and in all three the scissors stopped in mid-air. Nobody in this northern Manitoba town seems sure about Amara’s curls, and school pictures are on Thursday. Her brother’s cowlick has pointed at the ceiling since he was born. Gran, who bowls in a league, wants blue nails to match the team. Some days, a look matters. Getting it right takes more than a mirror.",
   "The fourth chair is different. “How do you want to feel on Thursday?” asks the stylist. Then he cuts the curls dry, one by one. Nearby, a beard is shaped around a scar. A tattoo is drawn three times before it touches skin. On a runway, a model with a metal leg shows off a suit. People learn in a training salon or as apprentices, on patient friends."
  ],
  "alt": "A tattooed stylist trims the tall blue mohawk of a delighted older woman who holds a hand mirror; her nails are blue too.",
  "subject": "Visual arts and biology",
  "question": "What did somebody say in your mirror that you still remember?",
  "careers": [
   "Hairstylist",
   "Barber",
   "Esthetician",
   "Manicurist",
   "Tattoo artist",
   "Make-up consultant",
   "Spa manager",
   "Fashion model"
  ]
 },
 "emergencyResponse": {
  "title": "Get help there in time",
  "paragraphs": [
   "“Tell me what you can see.” The voice on the phone is calm. Zoé looks around: spruce trees, a creek, no street name anywhere. Her friend slipped on the trail and can’t put weight on his leg. The leg will be looked after. First, though, somebody has to find two people in a very large forest.",
   "At the other end, someone turns a creek and a bend in the trail into a dot on a map. A crew sets out on foot. A helicopter lands in a clearing. On the way back, the crew eases the pain while the hospital gets a room ready. Their first course may have been at a pool, a fire hall, a college or a medical school."
  ],
  "alt": "An ambulance with two paramedics races toward us, lights flashing, in front of a giant stopwatch; a goose waits by the road.",
  "subject": "Physical and health education, geography",
  "question": "What helps you stay calm, and what do you do after a hard call?",
  "careers": [
   "Paramedic",
   "Emergency dispatcher",
   "Firefighter",
   "Fire chief",
   "Emergency room doctor",
   "Critical care nurse",
   "Respiratory therapist",
   "Heart surgery perfusionist",
   "Emergency preparedness planner",
   "Helicopter pilot",
   "Lifeguard"
  ]
 },
 "strongStructures": {
  "title": "Build what has to hold",
  "paragraphs": [
   "From her kitchen window in West Virginia, Keisha can see her school. It is across the river, so close that she hears the bell. Getting there takes fifty minutes. Since the bridge closed, the bus crosses in the next town and doubles back. The old bridge still looks fine, green paint and all. The trouble is a crack under the road, no longer than a pencil.",
   "Before anyone lifts a beam, somebody with a tripod and a college diploma measures. One leg has sunk by a thumb’s width. Engineers draw how each load will travel down to rock. Then come the crane, bolts as thick as wrists, and apprentices learning to walk on steel in a harness. Next winter, plows will keep it open. Keisha’s trip will take four minutes."
  ],
  "alt": "Seated on a beam that hangs from a crane, an ironworker guides it into the gap of a bridge; a school bus and a girl wait.",
  "subject": "Physics and technical drawing",
  "question": "Which road or bridge do you point at and say, “I worked on that”?",
  "careers": [
   "Civil engineer",
   "Engineering manager",
   "Civil engineering technologist",
   "Drafting technician",
   "Land surveyor",
   "Survey technologist",
   "Construction manager",
   "Ironworker",
   "Crane operator",
   "Heavy equipment operator",
   "Heavy-duty equipment mechanic",
   "Boilermaker",
   "Pipefitter",
   "Snowplow operator"
  ]
 },
 "affordableHomes": {
  "title": "Build homes we can afford",
  "paragraphs": [
   "Theo does his homework in the bathtub. It is dry, it has cushions, and it is the one quiet spot in the apartment. His aunt, who works just down the street, sleeps on the sofa until she finds a place of her own. She has visited nine. Some were too far, some too small, and the others cost too much each month.",
   "A crew builds walls indoors, out of the cold, then raises them on site in a day. Less time means a lower price. Before the first nail, somebody with a college diploma works out the cost. Paid apprentices run wires, join pipes, lay bricks and keep out the rain, beside people who were apprentices once. The newest helper carries lumber. An inspector tests every stair."
  ],
  "alt": "A small house sits on a tall pile of coins; a builder fixes a new rung on the ladder while a parent and child wait.",
  "subject": "Construction technology and math",
  "question": "Which part of a home costs more than people expect, and why?",
  "careers": [
   "Home builder",
   "Carpenter",
   "Electrician",
   "Plumber",
   "Bricklayer",
   "Concrete finisher",
   "Roofer",
   "Drywall installer",
   "Floor covering installer",
   "House painter",
   "Construction helper",
   "Building inspector",
   "Construction estimator",
   "Rental property manager"
  ]
 },
 "pathsToReconciliation": {
  "title": "Honour old promises",
  "paragraphs": [
   "“Goal!” At this rink, they announce it in Cree first. Jaylene, who scored, grins up at the stands. She and her grandmother take lessons together, because the school her grandmother was sent to did not allow the language. Governments made promises to First Nations, Inuit and Métis about land, schools and respect. Many were not kept. There is work to do, and it has begun.",
   "Indigenous people lead it, each nation in its own way. A First Nation runs its own school and clinic. An Inuk interpreter helps an Elder and a doctor understand each other. A Métis lawyer takes a promise about land to court. Guardians watch over a river. Some learn in law school or college, others from Elders, on the land. Everyone else has work too: listen, learn, keep your word."
  ],
  "alt": "In front of lakeside homes, an old signed paper is torn in two; a woman sews it back together while a man holds his half in place.",
  "subject": "Indigenous studies and history",
  "question": "Where you work, what does a kept promise look like?",
  "careers": [
   "Elected leader in a First Nations, Inuit or Métis government",
   "Director of operations for a First Nation",
   "First Nations school principal",
   "Friendship centre outreach worker",
   "Indigenous language teacher",
   "Indigenous rights lawyer",
   "Indigenous language interpreter",
   "Home care aide in a First Nations or Inuit community",
   "Indigenous land guardian"
  ]
 },
 "animalHealth": {
  "title": "Read what animals can’t say",
  "paragraphs": [
   "Waffles is a dog the size of a sofa, and this morning he is hiding behind one. He won’t eat. Is it a bad tooth, a swallowed spoon, last night’s thunder? Across the yard, Oksana’s best cow has left half her hay. Down the road, a horse lays back its ears each time the saddle comes out. Not one of them can point and say “ouch.”",
   "People learn to read the rest: a tail, a limp, the way a herd stands. An X-ray finds the spoon. At milking time, somebody spots a sore hoof early. Quiet hands clip a coat and see what it hid. A trainer gives the horse time; a lost dog gets a ride home. Vet school teaches this language. So do college labs and cold mornings in a barn."
  ],
  "alt": "In a waiting room, a cow with an ice bag and a thermometer sits on a chair while a vet listens to her heart; a dog wears a cone.",
  "subject": "Biology and agriculture",
  "question": "How did an animal last tell you that something was wrong?",
  "careers": [
   "Veterinarian",
   "Veterinary technician",
   "Pet groomer",
   "Dog trainer",
   "Horse trainer",
   "Horse breeder",
   "Animal control officer",
   "Dairy farm worker"
  ]
 },
 "gameOn": {
  "title": "Get the whole town playing",
  "paragraphs": [
   "Snowshoe soccer looks silly for one minute. Then everyone wants in: the goalie’s grandmother, a boy who has just moved here from Colombia, a girl whose chair is on skis and who passes like a pro. There are six pairs of snowshoes for twenty-two people. One floodlight works. Nobody agrees on the rules, and Omar has just landed hard on his knee.",
   "Play needs people behind it. Camp staff find snowshoes and hot chocolate. The referee invents a rule so that a six-year-old can score. A therapist with a sports degree ices Omar’s knee. Others tune bikes, slow the ski lift for a beginner or make a goal sound like a final. A few play for pay. And the goalie? Beaten by her own grandmother."
  ],
  "alt": "On snowshoes, a grandmother kicks a soccer ball high while a girl in a sit-ski cheers with both arms in the air.",
  "subject": "Physical education and biology",
  "question": "Which rule did you change so that more people could play?",
  "careers": [
   "Professional athlete",
   "Sports coach",
   "Referee",
   "Athletic therapist",
   "Recreation director",
   "Sports consultant",
   "Camp counsellor",
   "Ski lift attendant",
   "Sports announcer",
   "Bicycle mechanic"
  ]
 }
};
