import type { CardTexts } from './card-texts.ts';
import type { CardKey } from './facts.generated.ts';

/** Made from the cards by `npm run deck:generate`; a test fails when it is stale. */
export const cardTexts: Readonly<Record<CardKey, CardTexts>> = {
 "coolClimate": {
  "title": "Cool a warming planet",
  "plain": "Climate, environment, saving energy",
  "paragraphs": [
   "Inside the pantry door, pencil marks climb the wood. They don’t show how tall anyone was. Each one is the day the ice left the lake, kept since Signe’s great-grandmother was young. Back then, it could be May. The newest marks say early April, and one says March. It is one door, by one lake in Ontario. But doors by other lakes say the same: the climate is warming.",
   "Old ice remembers the climate. Some people spend years at university learning to drill it out and count its winters. In Nunavut, young Inuit learn from Elders to read sea ice, then take a mapping course and chart safe trails. Next comes the hard part: cooling things down. One person talks a company into cleaner trucks. Another, who used to build houses, finds heat leaks with a special camera."
  ],
  "alt": "Two people hang from a bar to push down the red column of a giant thermometer whose bulb is the Earth.",
  "subject": "Earth science and math",
  "question": "Which number surprised you so much that you measured it all over again?",
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
  "plain": "Writing, news, radio, publishing",
  "paragraphs": [
   "On Tuesday, a moose walks into the library, sniffs the new books and leaves. Only Jada, at the back table, sees it all. By lunch, the story has two moose in it. By supper, they have wrecked the place. Jada wants to tell the truth and still make it a good story. Her first try is eleven words long. It puts her dog to sleep.",
   "A moose walked into the library? A reporter phones around to get the facts straight. An editor who began on her school paper asks one good question: what did it smell like? The writer cuts half her lines. A proofreader with an English degree catches “mouse” for “moose.” An apprentice checks the ink, and the presses roll. On the radio, a host pauses in just the right place. Nobody yawns."
  ],
  "alt": "A young man in square glasses tells a story from an open book, hands raised; behind him, his shadow becomes a huge red moose, and two children watch.",
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
  "plain": "Health clinics, nursing, pharmacies",
  "paragraphs": [
   "The nearest clinic is an hour away by gravel road, and it has been snowing since noon. Milo’s ear started to hurt at supper. His dad wonders who could look at it, and whether it can wait until Monday. In the city, families ask the same thing. There, the clinic is just around the corner, but every chair in the waiting room is taken.",
   "Once a week, a nurse sets up in a village hall, with a screen to reach a doctor far away. The doctor studied for ten years; the aide who takes temperatures, for a few months. For a boy’s sore ear, a college pharmacy student prepares drops. In the city, a manager who began at the front desk keeps the clinic open late. A midwife delivers babies close to home."
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
  "title": "Make AI fair to everyone",
  "plain": "Artificial intelligence, data, software",
  "paragraphs": [
   "“Play my song,” says Nani, in the English of her school days in Jaipur. The AI in the speaker thinks it over, then reads out the weather in Peru. It understands her grandson Ravi every time. Nani tries again, slower and louder. Now it has added onions to the shopping list. The AI learned from thousands of voices, and none of them sounded like hers.",
   "AI learns from examples, so people find fairer ones. To cover every accent, they record new voices and type out each word. Someone who started out typing went on to a college program; now she keeps millions of recordings in order. Others use university math to find patterns in the sound. Someone asks who is still left out. Someone else asks what AI should never decide."
  ],
  "alt": "A puzzled face fills a computer screen linked to three portraits; below, a grandmother holds a microphone and a young technician plugs in its cable.",
  "subject": "Math and social studies",
  "question": "When was an AI very sure of itself and very wrong, and who noticed?",
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
  "plain": "Entrepreneurship, self-employment, co-ops",
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
  "plain": "Schools, colleges, universities, tutoring",
  "paragraphs": [
   "Everyone at the kitchen table has homework tonight. Lou, who is nine, is stuck on fractions. Her mother takes evening classes to finish high school. Her grandfather is writing a letter in English, his third language. One of them needs a drawing, one needs quiet, and one would like to see that last step again, slowly.",
   "Cut a pizza into eight slices, and a fraction starts to make sense. A teacher may think of that, or a tutor with last year’s notes and some patience. An aide from a college program keeps lunch hour friendly. A welder teaches welding. A professor plans a course for people who work nights. All of them look for the spot where someone is stuck, then try another way in."
  ],
  "alt": "On a stack of giant books, a graduate in sneakers raises her diploma between a child and a worker who are both reading.",
  "subject": "Family studies and psychology",
  "question": "When someone says they understand, how can you tell if they really do?",
  "careers": [
   "High school teacher",
   "Elementary school teacher",
   "Teacher’s assistant",
   "Instructor for people with disabilities",
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
  "plain": "Electricity, renewable energy, heating",
  "paragraphs": [
   "Six o’clock on a January evening, and it is minus thirty. All along Anouk’s street, ovens, heaters and showers start up together. The sun is long gone, so the panels on the school roof are asleep. There is no wind either. Out of town, an old plant burns oil to fill the gap. Smoke rises. Everyone needs power at once, and the clean kind has to keep up.",
   "One job is making clean power; another is needing less of it. In Old Crow, Yukon, the Vuntut Gwitchin First Nation built a solar farm, so on sunny days the diesel engines can stop. Elsewhere, engineers plan a wind farm, and apprentices learn to repair power lines in blowing snow. Others pump insulation into walls. Someone licensed after college swaps electric heaters for a heat pump that uses far less."
  ],
  "alt": "In a snowy northern village, under a low sun, two workers set the last solar panel of a row; behind them stand lit houses on stilts, with no smoke.",
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
   "Power dispatcher",
   "Insulation installer",
   "Geothermal technician",
   "Power utility manager",
   "Power station supervisor",
   "Wind turbine technician",
   "Building operations manager"
  ]
 },
 "screenMagic": {
  "title": "Make the unreal feel real",
  "plain": "Film, animation, video games",
  "paragraphs": [
   "The dragon is a tennis ball on a stick. The whole crew knows it, and so does Kofi, who has to look up at it in wonder. The rain comes out of a garden hose. The castle is a green sheet in a Sudbury parking lot. Months from now, people in a dark theatre, or a player with a controller, must forget all that and believe.",
   "A film crew cheats, with care. If the dragon is a ball on a stick, the camera operator, who learned on set, hides the stick. Frame by frame, artists who met at college add scales and a bad temper. For the video game, a coder with a degree wakes it up. Someone snaps celery near a microphone: a branch breaks. In row five, someone drops the popcorn."
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
  "plain": "Mental health, therapy, crisis help",
  "paragraphs": [
   "Two in the morning, and Marisol’s brain is showing reruns. On Monday, she waved back at someone who wasn’t waving at her. Everyone else forgot it by lunch. At night it comes back and brings bigger worries: the fights at home, the friend who stopped answering. With a sore knee, she would know who to ask. For a sore mind, where does a person start?",
   "Help may start with a chair and someone who listens without checking the time. Mental health workers are in schools, in hospitals and on a night phone line, where volunteers train for weeks before their first call. A psychologist spends years learning to listen. A doctor may prescribe medicine; a counsellor, trained at college, sticks by someone who is quitting drugs. Clay or drums can help when words won’t come."
  ],
  "alt": "A young counsellor in a wheelchair winds the tangled yellow thread above a girl’s head into a neat ball, under a crescent moon.",
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
  "plain": "Cybersecurity, internet fraud, networks",
  "paragraphs": [
   "Ping. “Your parcel is stuck. Pay two dollars to free it.” Idris really is waiting for skates, so his thumb is already moving. The page looks right: same logo, same colours. Only the address is off, by one letter. Somewhere, a stranger is fishing for a card number. The same hook dangles in front of a grandmother, a soccer league and a town hall.",
   "Some break-ins are honest. Hired by the owner, a cybersecurity team tries every digital window, then reports the one left open. Its leader has a degree. Its newest member got started by fixing a cousin’s old laptop. At college, people learn to keep a hospital online. Police track stolen money across borders. And someone teaches the rest of us to look twice."
  ],
  "alt": "Two hands hold a phone showing a golden shield with a keyhole; on each side dangles a fish hook, one baited with an envelope, one with a gift.",
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
  "plain": "Savings, banking, investing, accounting",
  "paragraphs": [
   "Whenever someone opens the freezer, Abel’s fortune falls on their toes. He keeps it in an ice cream tub: three summers of mowing lawns, nearly all in coins. His uncle says to buy shares. His nana trusts only the bank. His sister offers to borrow the lot. Meanwhile, the price of the old truck he wants keeps creeping up. What should the money do?",
   "Some people enjoy money puzzles. One took a college course and turns a shoebox of receipts into one clear page. One learned behind a bank counter to explain a loan until it makes sense. One studied economics and watches where prices go. Others earn a licence to invest savings or help a family buy a house. They talk to anyone, even a teenager with a tub of coins."
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
  "plain": "Daycare, kindergarten, children’s health",
  "paragraphs": [
   "One boot takes Nico nine minutes. “Me do it,” he says, and pulls. Outside, the rest of the daycare is already rolling in the snow. He is three. The boot is on the wrong foot, the zipper is stuck, and a mitten has vanished inside a sleeve. Anyone could dress him in ten seconds. The trick is to let him win before the snow melts.",
   "A boot on the wrong foot? An educator who studied toddlers at college takes out a bear sticker. Snip: half goes on each boot. When the bear has a whole face, the boots are on the right feet. Small children need ideas like that all day. A doctor checks a teddy’s throat first. A crossing guard, new this fall, learns forty names. Someone with six little brothers rereads a story."
  ],
  "alt": "A small girl, arms in the air, climbs giant toy blocks toward a teddy bear while a blond, bearded educator kneels close by, hands ready.",
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
  "plain": "Drinking water, rivers, wells, sewers",
  "paragraphs": [
   "The river is the colour of chocolate milk this week. Snow is melting upstream, and it brings mud, dead leaves and whatever washes off the fields. Two streets away, Noor fills her bottle at the arena and drinks. Cold, clear, no taste at all. Making that happen is a daily puzzle, whether the water comes by city pipe, farm well or delivery truck.",
   "Clean water starts in hip waders. Yusuf, who studied rivers for years, measures what the stream brings. Well drillers learn from older drillers. When a pipe bursts before dawn, one crew digs it up. Another clears a sewer, so that used water gets away too. At the plant, a technician repeats a test she learned at college. Her boss came for a summer job and earned his licence at work."
  ],
  "alt": "Brown water is filtered through stones and sand, then runs clear from a tap with a frog on it into the glass of a girl with a cochlear implant.",
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
  "plain": "Music, dance, comedy, live shows",
  "paragraphs": [
   "Behind the curtain, Priya listens to the hall go quiet: a folding chair, one cough, then nothing. Her fiddle is in tune and her mouth is dry. In a moment, the first note has to reach the very last row, where a little boy is already yawning. Nobody can press pause or ask for another take. A recording can be played again. Tonight happens once.",
   "Long before the first note, someone taught Priya her fiddle tune at a kitchen party, and someone from dance school planned each step. Carpenters turned plywood into a harbour. Now a dresser waits in the wings with safety pins. At the back, a technician who studied sound at college checks every slider. An usher, on his second night, lights the way for latecomers. Priya lifts her bow."
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
  "title": "Stop germs from spreading",
  "plain": "Public health, infections, epidemics",
  "paragraphs": [
   "Saturday’s volleyball tournament in Medicine Hat ended with a trophy and a tray of orange slices. By Tuesday, half the team is home with a bucket beside the bed. So is the bus driver, who never touched an orange. So is a girl from the team that lost. What did they all share? A tap? A handshake? The culprit is far too small to see.",
   "Half a team is sick. Call in the detectives. A nurse phones every family and maps who met whom. An inspector swabs the taps and the trophy. A lab technologist from a college program names the germ: it was on the trophy. Someone with a math degree works out where it may go next. At the hospital, a cleaner trained on the job leaves it no place to hide."
  ],
  "alt": "A grinning green germ topples dominoes with people on them; a man in yellow gloves holds them up before the last one falls.",
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
  "plain": "Internet, phone, radio and TV networks",
  "paragraphs": [
   "Four percent. Siku started sending her science video before supper, and it is bedtime now. In her hamlet, far past the end of the road, a storm has knocked out every dish but one. Tonight the clinic is on it, and the store, and a very loud hockey game. Her cousin in Ottawa could send a film in seconds. Siku brushes her teeth, slowly, then looks. Five percent.",
   "Reaching the farthest house takes planners, climbers and patience. Crews lay cable under the sea; apprentices learn to join glass threads finer than hair. Engineers design a better antenna. In a Nunavut hamlet, a neighbour who trained right there scales the tower between storms and keeps the radio on the air. At a help desk, someone hired last month helps a caller restart the modem. A science video goes through."
  ],
  "alt": "High on a pole beside a raven, a line worker in a hijab and helmet runs a cable to a far snowy house, where a child waits and a signal rises.",
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
   "Internet support agent"
  ]
 },
 "moveGoods": {
  "title": "Get the goods to every door",
  "plain": "Cargo, trucks, ships, warehouses",
  "paragraphs": [
   "Pauloosie has been waiting for a ship since April. It reaches his Nunavut hamlet only in summer, once the sea ice is gone. On board, under a snowmobile and a mountain of diapers, are his new basketball shoes. There is no dock, so barges must land with the tide. One wrong label, and a box waits a whole year. Another worry: his feet have grown.",
   "A long chain of people brings Pauloosie’s shoes to Nunavut. A buyer with a business diploma orders them. Warehouse workers, trained on the job, count the crates and tie them down. At marine school, the captain learned to steer around ice. On the beach, Pauloosie’s uncle, who knows the tides, brings the barges in. Farther south, others deliver mangoes by truck or by bike."
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
  "plain": "Police, crime prevention, prisons",
  "paragraphs": [
   "Seats, only seats. Someone is taking them off the bikes behind the arena, so half the soccer team rides home standing up. It is funny for a day. But the lamp by the rack has been out since fall, and Camila has begun to take the long way around. Nobody has been hurt. Still, bit by bit, a street can stop feeling like yours.",
   "Who is taking the bike seats? An officer, fresh from the academy, asks around and mostly listens. In a lab, a chemist turns a smudge into a fingerprint. The thieves are two bored kids. A college-trained youth worker hands them wrenches, and they repair every bike. A town crew fixes the broken street lamp. Others guard a mall at night or run a jail where people study."
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
  "plain": "Nature conservation, animals, parks",
  "paragraphs": [
   "April’s first warm rain falls after supper, and on Pond Road the salamanders set out, each as long as a hand. They want the water where they hatched, but someone put a road in between. Cedric and his aunt walk slowly, with flashlights and a sand pail, giving rides. Thirty-one so far. Moose have the same trouble, and nobody owns a pail for a moose.",
   "So that moose can cross a highway, people build bridges covered in grass. Tracks, droppings and collar signals tell biologists where. A college student kneels all summer to count rare orchids. A crew trained on ropes climbs an old oak to save it. A guide who grew up on the lake gets a noisy bus tour to whisper. Others teach an orphan owl to hunt."
  ],
  "alt": "At a crosswalk, a park ranger in an orange jacket holds up a red stop paddle while a moose and a spotted salamander cross the road.",
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
  "plain": "Design, art, photography, advertising",
  "paragraphs": [
   "Nadia’s poster has ninety-four words, and nobody gets past “lost.” In a Moncton bus shelter, it tells all about her tortoise: his age, his habits, the scratch on his shell. People look for two seconds, then the bus comes. Some read French or Arabic, not English. One kind man has been searching the pond, where no tortoise would go. Somewhere under a hedge, Turbo keeps walking.",
   "Turbo the tortoise is lost, and good design needs two seconds to say so. An illustrator from art school draws him twenty times and keeps four lines. A self-taught photographer finds the one shot where Turbo looks like a hero. At the print shop, an apprentice prints the poster. Someone tests the colours from a moving bus. Others shape a kettle so that you know where to hold it."
  ],
  "alt": "From a ladder, a woman in a purple headscarf pastes up a big picture of a tortoise beside a sheet full of words; below, a child pets the real one.",
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
  "title": "Help older people live well",
  "plain": "Seniors’ care, home help, care homes",
  "paragraphs": [
   "Nan Rose cheats at cards, and at eighty-six she still gets away with it. Buttons give her trouble now, though, and the stairs seem steeper every winter. She wants to stay by her window and count the fishing boats. Her grandson Reece looks in after school, but he has homework, and she has feet that need real care. How do you help someone without taking over?",
   "A knock. It is Graham, who took a six-month course. He helps Nan Rose with her bath and brings the gossip. A nurse with a college diploma treats her feet, so she can dance. A doctor trims eleven pills to six. If the house gets too big, a care home can be cosy: good soup, cards at two. And when a life ends, people help the family say goodbye."
  ],
  "alt": "A white-haired woman in red laughs on a swing, feet in the air, as a caregiver pushes and waves; her cane hangs from the branch.",
  "subject": "Family studies and health education",
  "question": "What has someone over eighty taught you?",
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
  "title": "Team up with robots",
  "plain": "Automation, electronics, electric motors",
  "paragraphs": [
   "The three-hundredth crate of apples weighs the same as the first, but Danika’s shoulders don’t agree. Behind her, in this Kelowna packing house, a robot arm could do all the lifting. It is strong and never gets bored. It also squeezes too hard, loses its place when a label is torn and freezes whenever someone walks by. It is not a good teammate yet.",
   "A good team shares the work. Engineers draw a robot hand gentle enough for apples. Apprentices bolt the machine down and wire it up. A technician can tell by its hum when a part is worn; that took two years of college and a lot of listening. Others learned right in the plant to rebuild its motors. Now the robot lifts. Danika, who knows apples, checks."
  ],
  "alt": "A young worker holds a tilted crate of apples; one rolls out, and a robot arm wearing the same badge as hers catches it.",
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
  "plain": "Human resources, hiring, office jobs",
  "paragraphs": [
   "Luz’s name tag says Gary. It was the last one in the drawer on her first day at a Nebraska plant nursery. Her apron reaches her ankles. Nobody has shown her how to lift a sack of soil, or told her when lunch is. The boss means well, but he is on two phones at once. And the emergency exit is somewhere behind the cactuses.",
   "A good job gets built, bit by bit. At a plant nursery, a manager fresh from college shows new staff how to lift, before the first heavy sack. A clerk who began at the front desk checks that every hour is paid. When a boss and a crew can’t agree, someone who came up through a union keeps both talking. And the cactuses that blocked the exit? Moved."
  ],
  "alt": "Under a giant hard hat that a wrench and a brick bounce off, three workers, one with a prosthetic hand, stand on a perfect level, each holding the same gold coin.",
  "subject": "Business studies and civics",
  "question": "Which rule where you work exists because someone once spoke up?",
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
  "plain": "Law, courts, settling disputes",
  "paragraphs": [
   "Andrei washed cars for ten Saturdays and was paid for eight. The owner kept the rest for a new pressure hose, because he says Andrei broke it. Is that even allowed? Andrei says it leaked before he ever touched it. Both sound sure. The form to settle it is fourteen pages long. His mother, who reads Romanian much faster than English, has underlined half the words.",
   "A paralegal, just out of college, turns a fourteen-page form into four plain questions. In court, a clerk who learned at the counter finds the file. Someone types every word, and a judge who was once a lawyer hears both sides. Often it never gets that far. A mediator sits down with a car washer and his boss. An old repair bill settles it: the hose leaked before he came."
  ],
  "alt": "A judge with glasses and a hearing aid holds out her arms like a scale; an elephant and a mouse hang level, with speech bubbles of the same size.",
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
  "plain": "Farming, greenhouses, food factories",
  "paragraphs": [
   "One head of lettuce has just travelled farther than Caleb ever has. It left a warm field five days ago, rode three trucks and reached Hay River, in the Northwest Territories, with brown edges. The garden here sleeps under snow until May. A farm far to the south has the opposite problem. In July, all its strawberries ripen in one week, and rain is due on Friday.",
   "Feeding people is a relay. At a university, someone breeds a bean for short summers. In Gjoa Haven, Nunavut, Inuit technicians grow tomatoes in February, in containers run mostly by wind and sun. If a combine coughs at midnight, a mechanic who began in shop class comes with a lamp. Pickers take only the ripe berries; a factory freezes them by supper. When rain comes, the field is already picked."
  ],
  "alt": "Two hands hold a fork and a knife around a plate where a farmer drives a red tractor through wheat, above rows of cabbages and carrots.",
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
  "plain": "Architecture, design, gardens, cities",
  "paragraphs": [
   "The bench outside the school faces a brick wall. It always has. At noon, everyone sits on the curb instead, because that is where the sun is. Nobody takes the straight, paved path. A muddy one cuts across the lawn. When it rains, people eat on the stairs, squeezed in beside Wei’s tuba. Nothing here is ugly. The plans just never met the people.",
   "Watching comes first: where feet go, where light falls, who has nowhere to sit. The architect studied for years at university, yet she trusts a muddy shortcut: the path goes there now. A gardener, who learned with a rake in his hand, plants a maple for students not yet born. Apprentices set a tall window and bright tiles. A designer turns a bench to face the sun."
  ],
  "alt": "Between dull buildings, a worker in a cap unrolls a garden like a red-backed carpet: a tree, flowers, two people on a bench, someone walking with a white cane.",
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
  "plain": "Physiotherapy, injuries, artificial limbs",
  "paragraphs": [
   "The saw buzzes, the cast splits, and out comes a leg that seems to belong to someone smaller. Winona stares at it, then laughs. It is thin, stiff and oddly hairy. Six weeks ago, it was the fastest leg on her lacrosse team. Now it argues with her about every stair to class. And the school elevator, of course, is out of order.",
   "Bodies come back bit by bit, in good company. A surgeon pins a bone. A massage therapist, trained at college, finds the knot in a muscle. At a workbench, a trainee smooths the socket of an artificial leg until it stops pinching. A physiotherapist has Winona bend her stiff knee ten times, then ten more. By the time an apprentice fixes the school elevator, Winona is taking the stairs."
  ],
  "alt": "A runner with a red running blade leaps over a hurdle made of two crutches and a striped bar; a therapist in a turban cheers, arms up.",
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
  "title": "Explore the sky, land safely",
  "plain": "Aviation, airports, space, astronomy",
  "paragraphs": [
   "A light no bigger than a freckle is glowing in the cockpit, so nobody leaves Yellowknife just yet. Leila’s badminton team sits on its bags. Also waiting: a wedding cake, someone’s couch and a cat with opinions. High above, a satellite slides past the northern lights. Going up is a wonder. Coming down is the part that has to work. Is that little light telling the truth?",
   "In Yellowknife, a mechanic who trained in the North follows one wire behind a warning light. The light was right: she changes a part the size of a coin. Baggage handlers, a month into the job, strap down a wedding cake. Elsewhere, people rivet wings, aim a satellite or spend years studying what stars are made of. The pilot checks again: no light. Everyone boards, even the cat."
  ],
  "alt": "Seen from behind, an airport worker raises two glowing wands to guide in a plane with a cat beside the pilot, under a planet, a satellite and stars.",
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
  "plain": "Shops, selling, marketing",
  "paragraphs": [
   "Gladys has worn the same yellow raincoat since Rémi was in grade three. She is the mannequin in the window of the last shoe shop in town, and everybody waves at her. Hardly anyone comes in. They stroll by, ordering boots on their phones from a warehouse three provinces away. This morning, there is a sign around her neck: “Come in. I know your size.”",
   "What do people drive two hours to buy? A shoe seller, who learned at the till, asks. By Friday, it is on the shelf. A design student gives a mannequin a new coat and a paper snowstorm. Someone with a marketing degree tells the whole valley. Others share a joke at the gas pump or sell hot corn. A street comes back one small thing at a time."
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
  "plain": "Inclusion, newcomers, languages",
  "paragraphs": [
   "Taped to the gym door is a sign-up sheet for Wednesday basketball. Dev, who moved here in August, reads it twice. He is still learning the language it is written in. Inside, Maya is already playing. She is Deaf and can’t hear the whistle, so she is always the last to stop. Nobody is being unkind. Nobody thought of it, that’s all.",
   "Noticing who has been left out is someone’s job. A neighbour who grew up with Dev’s language adds it to the sign-up sheet. Maya, who is Deaf, explains her idea through a college-trained interpreter: wave a flag with every whistle. Others teach newcomers to drive on ice or help a faith group share its hall. A lawyer shows a company how to hire fairly."
  ],
  "alt": "A teen in a headscarf, on a bench beside a boy in a wheelchair, pats the free spot for a waving newcomer; two bubbles hold writing, the third a hand sign.",
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
   "Community recreation leader"
  ]
 },
 "livingOceans": {
  "title": "Fish, but keep the sea alive",
  "plain": "Seafood, marine life, ocean science",
  "paragraphs": [
   "Nobody on board says a word when the best lobster of the morning goes back in the sea. Teagan can’t believe it. It was huge! Her aunt, the captain, shows her the next one. Under its tail sit thousands of eggs, like tiny dark berries. Mothers go home, and every crew in the bay knows it. Even so, some years the traps come up nearly empty.",
   "How much can a sea give? A scientist with a doctorate takes its temperature and counts what lives in it. She asks the captains too; they know things that no chart shows. At the plant, beginners learn to pack fast, before anything spoils. Officers check the catch, divers look under the mussel lines, and crews set traps that small lobsters can leave. Every lobster with eggs goes home."
  ],
  "alt": "Leaning out of her boat, a captain in yellow oilskins sets a big blue-green lobster, dark eggs under its tail, back into a sea full of fish.",
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
   "Marine biologist",
   "Commercial diver",
   "Shellfish harvester"
  ]
 },
 "craftAndFashion": {
  "title": "Make something one of a kind",
  "plain": "Fashion design, crafts, furniture",
  "paragraphs": [
   "Pockets spill everything when a person sits. Quentin uses a wheelchair, so he has lost plenty of keys. Grad is in June, and every suit in the store was cut for someone standing. His uncle brings out a tape measure and a wool blanket the colour of plums. “We’ll make one,” he says. Quentin holds the scissors over the cloth. A cut has no undo button.",
   "Pin, sew, unpick, sew again: a tailor learns beside an older tailor. After design school, someone draws a coat that nobody has seen. At college, people blow glass, shape clay or set a stone. A beginner in a factory learns the moods of a loom. An apprentice sands a table until it feels like silk. Quentin’s suit, cut for sitting, has pockets on its sleeves. Now everyone wants some."
  ],
  "alt": "A smiling girl with a prosthetic leg spreads the sleeves of a bright patchwork coat while a young tailor pins its hem; plain jackets hang behind.",
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
  "plain": "Nutrition, food science, cafeterias",
  "paragraphs": [
   "The compost bin eats better than anyone in this Minnesota cafeteria. Every noon, it swallows carrots, lentils and perfectly good apples. By two o’clock, Tomasz and half his class are slumped over their desks, running on chips. The kitchen followed all the rules: fresh, low in salt, not too costly. There is just one snag. Lunch is grey, and it tastes grey.",
   "Nobody eats the grey school lunch, so the head cook, who started at the dish sink, invites honest tasters. Students score three chilis. The winner has cinnamon, and carrots roasted until sweet. The dietitian went to university; she plans for allergies, for a faith, for soccer practice at four. In a college lab, someone works on a crisp chip with less salt. At the farm, an inspector checks the beans."
  ],
  "alt": "A cook holds a giant cone whose scoops are a tomato and a broccoli, a carrot stuck in the side; a teen with a hearing aid and a spoon waits, tongue out.",
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
   "School cafeteria cook"
  ]
 },
 "appsForPeople": {
  "title": "Design apps anyone can use",
  "plain": "Programming, web design, computer help",
  "paragraphs": [
   "Grandpa Minh can take a tractor apart, but the bus app has him beat. Its letters are tiny, and his thumb, wide as a spoon, lands on the wrong button. He asks for a ticket to Brandon; it offers him Boston. He hands the phone to Kim and goes to warm up the truck. Did anyone try this thing on a person first?",
   "A good app starts with watching, not typing. For a college project, Ngozi sits beside a farmer and notes every sigh. Two coders, one with a degree and one who learned on a library computer, throw out the old screens. Buttons grow, words get plainer. Testers, one of them blind, try it in mittens and in the sun. If a user gets lost, someone picks up the phone."
  ],
  "alt": "A phone as tall as a house opens its door; someone with a white cane waves in an old man with a cane and a girl in a wheelchair on a ramp.",
  "subject": "Computer science and English",
  "question": "What did someone do with your app that you never saw coming?",
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
  "plain": "Tourism, hotels, travel, events",
  "paragraphs": [
   "Clouds until Thursday, says the forecast. Tonight, twelve travellers from Osaka land in Whitehorse. They have crossed an ocean to watch green lights dance in the sky, and they fly home Wednesday. Their suitcases, with all the mittens, are still in Vancouver. Shayla, who helps at her dad’s lodge after school, looks up: solid grey. That makes twelve cold guests and no sky.",
   "Twelve guests land, but their bags don’t. Mittens first: twelve pairs wait at the desk before anyone asks. The clerk, a tourism student, finds the bags in three calls. At the lodge, a trained chef serves a feast. Her brother learned to guide from their parents, out on the land. He pours tea by the fire and tells the family’s stories. Near midnight, the clouds tear open: northern lights!"
  ],
  "alt": "A giant red suitcase is a hotel with lit windows; at its door, a man in blue opens his arms to a traveller with a bag and to a child.",
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
   "Hotel concierge",
   "Amusement park attendant",
   "Tourist information clerk"
  ]
 },
 "supportNetworks": {
  "title": "Be there in hard times",
  "plain": "Social services, charity, community help",
  "paragraphs": [
   "Pancakes on a Tuesday mean one thing: the factory has closed, and Lena’s dad is home. He flips them far too high, then sits down in front of a form and stays there. Across the hall, Sam, who has Down syndrome, wants a place of his own and someone to call now and then. Neither asks for much. It just has to come in time.",
   "When a factory closes, Ahmed from social services reads the forms with people and finds help they had missed. He has a diploma for this; he was also out of work once. A counsellor with a degree helps them find new work. Sam, who has Down syndrome, is ready for his first apartment. His support worker, after a short course, knows when to step back. Sam fries an egg. Perfect."
  ],
  "alt": "At the bottom of a hole, someone sits by a father and his daughter and holds his hand; another person lowers a lantern, and a third holds the ladder.",
  "subject": "Psychology and social studies",
  "question": "Which small bit of help turned out to matter most?",
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
  "plain": "Forestry, tree planting, sawmills, paper",
  "paragraphs": [
   "Count the trees in Dylan’s bedroom: the bed, the desk, the guitar, two hundred comics, and the pizza box he was supposed to take out. The rest stand outside, spruce and pine, all over the hill. His mother’s mill needs that hill. So do the lynx, the creek and half the town on Sundays. A spruce takes seventy summers to grow and a minute to cut.",
   "Foresters, after years at university, choose what to cut and what to leave for the owls. A driver who practised on a college simulator runs a machine as big as a house. It sets down a log as gently as an egg. Planters bend a thousand times a day. When lightning strikes, crews head off the fire. At the mill, beginners learn how scraps become paper."
  ],
  "alt": "Among the trees stands a giant pencil; beside a stump, a young planter with glasses and a prosthetic leg has just set a small spruce in the ground.",
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
  "plain": "Cooking, baking, cafés and restaurants",
  "paragraphs": [
   "Fourteen people are standing in the wind behind a Saskatchewan gas station. They drove an hour for soup. Mr. Tran’s broth simmers all night, and Farah, who works Saturdays, remembers who likes extra lime. Today there is no lime. The delivery truck is stuck in snow, and the soup needs something sour by noon. Farah comes back from the freezer with a bag of rhubarb.",
   "No lime for the soup? Try rhubarb. Good food is a string of small choices like that. Mr. Tran, who makes that soup, began by washing pots. Elsewhere, a chef fresh from cooking school picks the fish at dawn, and an apprentice kneads the dough. Someone trims the meat, steams the milk or tends a tank of ginger beer. Someone saves the corner table for a first date."
  ],
  "alt": "Behind a giant bowl of soup, a grey-haired cook smiles as chopsticks lift noodles; one noodle spills over and becomes a road with a bus and a car.",
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
   "Pastry maker",
   "Restaurant host",
   "Barista",
   "Cheesemaker"
  ]
 },
 "medicalDiscovery": {
  "title": "Solve the body’s mysteries",
  "plain": "Medical research, genetics, scans",
  "paragraphs": [
   "Some mornings, Kai’s alarm clock rings, he sits up, and he faints. His uncle once did the same when the phone rang. The family still tells that story. The clinic finds nothing. His heart sounds fine, his blood looks fine, and he feels fine too, right up to the ring. Somewhere inside him there is a clue, smaller than anything anyone has checked so far.",
   "Kai faints when his alarm rings, so people look closer. A college-trained technologist turns each heartbeat into a wavy line. Sound waves film the heart. An assistant, new to the job, labels his blood. In a university lab, someone finds a spelling mistake in one gene. Someone explains it to the family; volunteers help test a pill. Kai takes it now, and his alarm wakes him with light."
  ],
  "alt": "A smiling boy holds an X-ray screen in front of him: his heart lacks a puzzle piece, and a technologist in a blue hijab brings it.",
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
  "title": "Invent tougher materials",
  "plain": "Chemistry, metals, plastics, rubber, glass",
  "paragraphs": [
   "At minus forty-five, one bump was enough: Nellie’s plastic sled broke like a cracker. Her uncle’s qamutik took the same bump and only creaked. Inuit invented this long sled. Each crosspiece is tied on, not nailed, so the sled can bend over rough ice. Here in Baker Lake, winter tests everything for free. The qamutik passes. Could plastic, rubber and steel get that tough?",
   "In Nunavut, Nellie’s uncle builds sleds that bend instead of breaking. He learned the knots from his father, then added runners of slick plastic. University chemists cook up plastics like that: stir in a pinch of something, freeze it, pull until it tears. Crews pour metal, shape glass and build tires layer by layer. An engineer, a technician and a furnace hand each read a crack in their own way."
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
  "title": "Make it here, make it last",
  "plain": "Factories, welding, metalworking",
  "paragraphs": [
   "Snap. That makes three shovels since November, all broken at the same spot. Harjit’s family lives on the windy edge of Regina, and the snow will not wait. In the shed, his mother finds a fourth, left by the last owners. It is dented, it is older than she is, and it digs like new. Stamped on the blade: the name of a small town just down the highway.",
   "How does a shovel get tougher than winter? Someone bends a handle until it breaks, then makes the spot stronger. Apprentices weld, a press thumps, fresh paint bakes. A machinist learned at college to cut steel to within a hair’s width. An engineer lays out the shop floor so that nobody waits and nobody gets hurt. The woman who runs the place came in to sweep, and stayed."
  ],
  "alt": "Under a saw-tooth factory roof hung with identical steel shovels, a masked welder sends sparks flying from another one; a co-worker holds a check-marked sheet.",
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
  "plain": "Government, public services, taxes",
  "paragraphs": [
   "Four hundred letters came in about one empty lot. Skateboarders want ramps, hockey players a rink. The seniors’ club wants benches and shade. Store owners want parking. One letter, in green crayon, asks for a dinosaur. The town has one lot, one budget and three weeks until council votes. Whatever it picks, someone will be sure that nobody listened.",
   "A town cannot agree on an empty lot, so people listen. A clerk, hired right after high school, answers every letter, even a request for a dinosaur. Someone with a math degree counts who lives nearby; a college graduate works out what taxes can pay for. Then the mayor tells everyone, even those who lost. The plan: ramps, a rink, benches under trees, a slide with a long green tail."
  ],
  "alt": "Over a town hall, bubbles show a skateboard, a tree, a hockey stick and a dinosaur; two people, one with a prosthetic hand, pull one plan out of its door.",
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
  "plain": "Repair, reuse, recycling",
  "paragraphs": [
   "A sock. That was all that was wrong with the vacuum Ximena found at the curb in El Paso on garbage night. She pulled it out, and the thing roared. More piles waited down the street: an armchair with a torn seat, shoes with a loose sole, a laptop with a dead battery. Buying new is quick. Who on this street could have saved the rest?",
   "Plenty of people know how to save things. An apprentice strips a chair to its bones; her boss shows how to bring it back. A cobbler resoles shoes as his mother taught him. Someone with one college course revives a laptop. On the trucks and the sorting line, crews learn to spot what can be used again. Others keep an old school in shape, boilers and all."
  ],
  "alt": "A young cobbler with a hearing aid sews up a giant boot whose sole gapes like a mouth; a mended lamp and toaster stand on a shelf.",
  "subject": "Technology education and chemistry",
  "question": "What did you save after everyone else had given up on it?",
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
   "Second-hand store clerk"
  ]
 },
 "keepHeritage": {
  "title": "Keep the past within reach",
  "plain": "Museums, libraries, archives",
  "paragraphs": [
   "The tin says shortbread, but it rattles all wrong. Under the lid, Jordan finds a reel of shiny brown ribbon and a note in pencil: choir, Easter. His great-grandmother sang in that choir, in North Preston, Nova Scotia. Jordan has never heard her voice, and nobody he knows owns a machine to play it. The ribbon leaves rusty dust on his fingers.",
   "Some old tapes will play once more after a technician bakes them, low and slow, like shortbread. Elsewhere, someone who studied both art and chemistry cleans a dark painting. A mason, once an apprentice, recuts a worn stone. A student with a summer job frees a clay pipe from the mud. Librarians choose, label and lend. Someone presses play, and a choir from long ago breathes in."
  ],
  "alt": "A bearded man with a prosthetic arm cleans a dark old portrait with a cotton swab; half of the woman’s smiling face shines again.",
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
  "plain": "Dental care, eyesight, hearing, speech",
  "paragraphs": [
   "Trees have separate leaves. Bashir finds this out at thirteen, on the sidewalk, in his first pair of glasses. He had always seen green clouds and thought nothing of it. His sister’s new hearing aids have news for her as well: snow squeaks. And Grandpa has been smiling with his mouth shut for years. People get used to things so slowly. Who was ever going to notice?",
   "Someone has to check before anyone complains. Is this lens clearer, or this one? Can you hear the beep? A college-trained hygienist checks every tooth. A speech specialist with a degree coaxes an R out of a seven-year-old. At a workbench, a beginner learns to shape a lens. Outside, someone teaches walking with a white cane. Someone else builds new teeth for a grandfather, who laughs with his mouth open."
  ],
  "alt": "A girl with red glasses, braces and a yellow hearing aid smiles; on a branch, a white bird sings two notes toward her ear.",
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
  "title": "Untangle the traffic",
  "plain": "Public transit, cars, trains",
  "paragraphs": [
   "For the third time this week, a jogger is beating the bus. Jomar watches her pass, then a dog, then a man on crutches. Ahead, on the bridge to Gatineau, cars stand nose to tail, most with one person inside. His bakery shift starts in ten minutes. In his cousin’s village, the trouble is the other way around: lots of road, and one bus a day.",
   "Untangling traffic takes patience. Planners with degrees study who goes where, then add a bus lane or a train. An apprentice gets an old engine to start at dawn; someone else designs one that burns less. Crews straighten rails. By radio, a controller keeps two trains off the same track. And a bus driver, hired last month, waits three seconds for a boy who is running."
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
  "title": "Share the cost of bad luck",
  "plain": "Insurance, accidents, help after a loss",
  "paragraphs": [
   "Overnight, the wind picked up the Haddads’ trampoline, flew it over two fences and set it down on Mr. Oake’s car. No one in Corner Brook was hurt, and a cat is already asleep in the middle. But the car’s roof is dented, the windshield is in pieces, and Mr. Oake has to drive to his night shift on Monday. The wind won’t pay the bill.",
   "Insurance is an old idea: many people put a little into one pot, and it helps those who have bad luck. How little is enough? Someone with a math degree works it out from storm records. Someone who took night classes puts the small print into plain words. A body shop apprentice measures every dent. Others check an odd story or help a clinic reopen after a flood."
  ],
  "alt": "In the rain, four young people, hand above hand, hold one big patched umbrella over a house with a tree fallen on its roof.",
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
  "plain": "Armed forces, diplomacy, borders",
  "paragraphs": [
   "Tartupaluk is a bare rock in the sea between Nunavut and Greenland. Inuit hunters named it long ago. For years, Canada and Denmark both said it was theirs. Their sailors took turns raising a flag there, and each time they left a bottle for the other side. In geography class, Inès laughs out loud. Then she starts to wonder. Most quarrels over land come without a present.",
   "Canada and Denmark drew a line across a rock they both wanted, and Inuit can still cross. Talking is one way to keep the peace; some study four languages for it. Standing watch is another. Navy and air force recruits, paid to learn, listen under the sea or watch a radar. At the airport, a screener checks bags. Soldiers stand between two angry towns, and the market opens."
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
  "title": "Dig with care for the land",
  "plain": "Mining, minerals, geology",
  "paragraphs": [
   "Every morning, Soraya drops a bit of mountain into her pocket. Her phone holds copper, a speck of gold, and sand that became glass. The wax on her skis came out of an oil well. Now there is talk of copper near Timmins, under the hills where she picks blueberries. A mine would bring work. Could the creek and the berries stay?",
   "Before a mine opens, people ask the First Nation whose land it is, then the neighbours, then the rock. A drill hole shows its layers, like a cake. If every answer is yes, engineers plan tunnels and fresh air. Others earn a blasting licence, or learn from an old hand to steer a loader. Someone who studied water at college guards the creek. Afterward, the berry bushes go back."
  ],
  "alt": "Under a hill where a girl picks blueberries, a miner with a headlamp drills toward a phone in the rock; behind her stands a cart heaped with ore.",
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
   "Mine reclamation technician",
   "Exploration driller",
   "Loader operator"
  ]
 },
 "lookAndFeel": {
  "title": "Match the look to the person",
  "plain": "Hair, beauty, style",
  "paragraphs": [
   "Three salons, and in all three the scissors stopped in mid-air. Nobody in this Manitoba town seems sure about Amara’s curls, and school pictures are on Thursday. Her brother’s cowlick has pointed at the ceiling since he was born. Gran, who bowls in a league, wants blue nails to match the team. Some days, a look matters. Getting it right takes more than a mirror.",
   "A good stylist asks first. “How do you want to feel on Thursday?” says one, who is still an apprentice. He cuts tight curls dry, one by one. A tattoo artist from art school draws a rose three times before it touches skin. A barber of thirty years shapes a beard around a scar. On a runway, a model with a metal leg shows off a suit."
  ],
  "alt": "In front of a lit mirror, a tattooed stylist trims the blue-tinted curls of a beaming young client who holds a hand mirror; her nails are blue too.",
  "subject": "Visual arts and biology",
  "question": "What did someone say, looking into your mirror, that you still remember?",
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
  "plain": "Rescue, ambulances, fires, emergency care",
  "paragraphs": [
   "“Tell me what you can see.” The voice on the phone is calm. Zoé looks around: spruce trees, a creek, no street name anywhere. Her friend slipped on the trail and can’t put weight on his leg. The leg will be looked after. First, though, someone has to find two people in a very large forest.",
   "Zoé calls from a forest trail. A dispatcher, after months of training, turns the creek she sees into a dot on a map. Volunteers from the fire hall set out on foot. A pilot looks for a clearing. Two paramedics pack splints, as they practised at college. At the hospital, a doctor gets a room ready. “What can you see now?” asks the dispatcher. “Flashlights!” says Zoé."
  ],
  "alt": "An ambulance with two paramedics races toward us, lights flashing, in front of a giant stopwatch; a goose and its gosling wait by the road.",
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
  "title": "Build bridges that hold",
  "plain": "Bridges, roads, heavy construction",
  "paragraphs": [
   "From her kitchen window in West Virginia, Keisha can see her school. It is across the river, so close that she hears the bell. Getting there takes fifty minutes. Since the bridge closed, the bus crosses in the next town and doubles back. The old bridge still looks fine, green paint and all. The trouble is a crack under the road, no longer than a pencil.",
   "Before a bridge goes up, someone with a tripod and a college diploma measures. One old pier has sunk by a thumb’s width. Engineers work out how each load will travel down to bedrock. Then come the crane, bolts as thick as wrists, and apprentices learning to walk on steel in a harness. Next winter, plows will keep the new bridge open. Keisha’s fifty-minute trip to school will take four."
  ],
  "alt": "Wearing a harness, an ironworker on the deck of an arch bridge guides in its last piece, hung from two cables; a workmate helps while a school bus waits.",
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
   "Rebar worker",
   "Bridge inspector",
   "Snowplow operator"
  ]
 },
 "affordableHomes": {
  "title": "Build homes we can afford",
  "plain": "Housing, rent, construction trades",
  "paragraphs": [
   "Theo does his homework in the bathtub. It is dry, it has cushions, and it is the one quiet spot in the apartment. His aunt, who works just down the street, sleeps on the sofa until she finds a place of her own. She has looked at nine. Some were too far, some too small, and the rest cost too much.",
   "A crew builds walls indoors, out of the cold, then raises them on site in a day. Less time means a lower price. A college graduate works out the cost, down to the last nail. Paid apprentices run wires, join pipes, lay bricks and shingle the roof, beside people who were apprentices once. The newest helper carries lumber. An inspector tests every stair. A family gets its key."
  ],
  "alt": "A giant red price tag is a house; a builder, her hard hat over a hijab, saws its gold coin in two while a parent hugs a child who holds the key.",
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
  "plain": "Indigenous rights, languages and lands",
  "paragraphs": [
   "“Goal!” At this rink, they announce it in Cree first. Jaylene, who scored, grins up at the stands. She and her grandmother take lessons together, because the school her grandmother was sent to did not allow the language. Governments made promises to First Nations, Inuit and Métis about land, schools and respect. Many were not kept. There is work to do, and it has begun.",
   "Indigenous people lead the work of reconciliation, each nation in its own way. A First Nation runs its own school and clinic. An Inuk interpreter, trained at college, helps an Elder and a doctor understand each other. After law school, a Métis lawyer takes a promise about land to court. Guardians, taught by Elders on the land, watch over a river. Everyone else has work too: listen, learn, keep promises."
  ],
  "alt": "An old signed paper is torn in two; a man in a suit sews it back together while a woman in a blazer points to one of the signatures.",
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
  "plain": "Vet care, dogs, horses, cows",
  "paragraphs": [
   "Waffles is a dog the size of a sofa, and this morning he is hiding behind one. He won’t eat. Is it a bad tooth, a swallowed spoon, last night’s thunder? Across the yard, Oksana’s best cow has left half her hay. Down the road, a horse lays back its ears each time the saddle comes out. Not one of them can point and say “ouch.”",
   "People learn to read a tail, a limp, the way a herd stands. The vet went to university for years; a college-trained technician X-rays a dog and finds a spoon. A groomer clips a matted coat and finds the sore it was hiding. At milking time, a new farm worker spots a sore hoof early. A trainer gives a nervous horse time. An officer drives a lost dog home."
  ],
  "alt": "A huge, worried dog in a cone gives its bandaged paw to a vet, who listens to its chest with a stethoscope.",
  "subject": "Biology and agriculture",
  "question": "How did an animal let you know that something was wrong?",
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
  "plain": "Sports, recreation, outdoor fun",
  "paragraphs": [
   "Snowshoe soccer looks silly for one minute. Then everyone wants in: the goalie’s grandmother, a boy who has just moved here from Colombia, a girl whose chair is on skis and who passes like a pro. There are six pairs of snowshoes for twenty-two people. One floodlight works. Nobody agrees on the rules, and Omar has just landed hard on his knee.",
   "Play needs people behind it. Camp staff find enough snowshoes for a soccer match. The referee, after a weekend course, invents a rule so that a six-year-old can score. A therapist with a sports degree ices a sore knee. Others tune bikes, slow the ski lift for a beginner or shout “Goal!” on the radio. A few play for pay. The goalie’s own grandmother scores the winning goal."
  ],
  "alt": "On snowshoes, a teen kicks a soccer ball high while a girl in a sit-ski cheers with both arms in the air.",
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
