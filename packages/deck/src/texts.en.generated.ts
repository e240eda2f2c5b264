import type { CardTexts } from './card-texts.ts';
import type { CardKey } from './facts.generated.ts';

/** Made from the cards by `npm run deck:generate`; a test fails when it is stale. */
export const cardTexts: Readonly<Record<CardKey, CardTexts>> = {
 "coolClimate": {
  "title": "A liveable climate",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Stories worth telling",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "Once a week, a nurse sets up in the community hall, with a screen to reach a doctor far away. Others help babies arrive close to home, or prepare ear drops and show how to use them. Others still book visits, keep files straight or open the clinic in the evening. Their training took months, two years or ten. Patients need them all."
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
  "title": "Machines that learn",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "A business can begin in a garage, on a fishing boat, in a hair salon or in a lab. Some people start alone, others as a co-op with neighbours. They may bring a trade, a degree or two summers behind a counter. They test the idea on real people and fix what fails. When it comes to accounts, a first loan or a contract, they ask for help."
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
   "Six o’clock on a January evening, and it is minus thirty. All along Anouk’s street, ovens, heaters and showers start up together. The sun is long gone, so the panels on the school roof are asleep. There is no wind either. Farther north, a diesel generator hums right through a village’s supper. Everybody needs power at the same moment. Somehow, the clean kind has to keep up.",
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
   "The dragon is a tennis ball on a stick. The whole crew knows it, and so does Kofi, who has to look up at it in wonder. The rain comes out of a garden hose. The castle is a green sheet, hung in a Sudbury parking lot. A few months from now, people in a dark theatre, or a player with a controller, must forget all that and believe.",
   "So the crew cheats, with care. The camera moves in until the stick is out of sight. A blue lamp plays the moon. A sponge paints a scar; celery, snapped near a microphone, becomes a branch. Frame by frame, the dragon gets scales, weight and a bad temper. In the game, code wakes it up. The credits mix film graduates, coders and people who learned on set."
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
  "title": "Healthy minds",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "Ping. “Your parcel is stuck. Pay two dollars to free it.” Idris really is waiting for skates, so his thumb is already moving. The page looks right: same logo, same colours. Only the address is off, by one letter. On the other side, a stranger is fishing for a card number. The same hook dangles in front of a grandmother, a soccer league and a town hall.",
   "Some break-ins are honest. Hired by the owner, a team tries every digital window, then reports the one left open. Others push an app until it cracks, keep a hospital’s network running or track stolen money across borders. They come by way of university, college or the police. More than one got started by fixing a cousin’s old laptop."
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
  "title": "Making money work",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "A good start for every child",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "The work starts in hip waders, standing in the stream to measure what is coming. Then there are wells to drill, a burst pipe to mend at two in the morning, a sewer to clear so used water gets away too. At the plant, the night shift tests one more sample. Years of studying rivers can lead here. So can a summer job and a licence earned at work."
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
  "title": "Stopping the spread",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Connecting every community",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Getting goods where they are needed",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Feeling safe where we live",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Room for wildlife",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Ideas made visible",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Growing older with dignity",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "The four-hundredth crate of apples weighs the same as the first, but Danika’s shoulders don’t agree. Behind her, a robot arm could do all the lifting. It is strong and it never gets bored. It also squeezes too hard, loses its place when a label is torn and freezes whenever somebody walks by. It has a lot to learn before it can share the work.",
   "Taming a robot is a team job. One person designs a hand gentle enough for fruit. Another writes the steps it will follow. Tradespeople bolt it down, wire it up and can tell by its hum when a part is worn. Others learned right in the plant to solder its circuits or rebuild its motors. Danika runs the last test, because nobody knows apples better."
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
  "title": "Decent work for all",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Justice people can reach",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Growing enough for everyone",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Places we love",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Moving again",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Above the clouds",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Thriving main streets",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "Thinking of it is some people’s work. They put the sheet into four languages, interpret in sign language, and pair the whistle with a flag. They help a family find a school, a newcomer drive on ice, a faith group share its hall, a company hire fairly. What they bring differs: a degree, a college course, an instructor’s licence, or the two languages they grew up with."
  ],
  "alt": "Four very different people share a table under a lamp; one waves, and another, in a wheelchair, pulls out an empty yellow chair.",
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
  "title": "Living oceans",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Made by hand",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Food that keeps us well",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Apps that help people",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Welcoming visitors",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "No one left behind",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Forests for the future",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "A taste for creating",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "New tests and treatments",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Materials of tomorrow",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Making things that last",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "A say in decisions",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Fix it, reuse it",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Keeping memory alive",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Teeth, eyes and ears",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Getting around better",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Planning for life’s surprises",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Keeping the peace",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Minerals used wisely",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Style and confidence",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "At the other end of the line, someone turns a creek and a bend in the trail into a dot on a map. A crew sets out on foot. A helicopter lands in a clearing. On the way back, the crew eases the pain while the hospital gets a room ready. Their first course may have been at a pool, a fire hall, a college or a medical school."
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
  "title": "Roads, bridges and towers",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
   "A crew builds walls indoors, out of the cold, then raises them on site in a day. Less time means a lower price. Others run wires, join pipes, lay bricks and keep out the rain. One person works out the cost before the first nail; another tests every stair. Many people learn as paid apprentices. Others study at college or university, or start out carrying lumber."
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
  "title": "Walking toward reconciliation",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Caring for animals",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
  "title": "Sport and play for everyone",
  "paragraphs": null,
  "alt": "",
  "subject": null,
  "question": null,
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
