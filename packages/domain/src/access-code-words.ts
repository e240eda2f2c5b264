/**
 * Words that English and French spell alike and that students know. None has an accent, sounds like
 * another word in either language (lynx and links, golf and golfe, dune and d’une), or is rude,
 * political or religious. One string, because it is split only when a code is made.
 */
export const accessCodeWords = `
  Alligator Anaconda Barracuda Bison Caribou Cobra Condor Coyote Crocodile Dragon Gazelle Gecko
  Grizzly Hamster Husky Impala Jaguar Koala Labrador Lion Mustang Ocelot Okapi Panda Puma Python
  Scorpion Termite Toucan Wapiti Wombat

  Acacia Baobab Cactus Crocus Hibiscus Iris Magnolia

  Bagel Baguette Biscuit Brioche Caramel Fondue Kiwi Muffin Nacho Nectar Olive Orange Pizza
  Quiche Ravioli Sandwich Sushi Taco Tapioca Tofu

  Aquarium Avalanche Boulevard Campus Canal Canyon Cascade Continent Cosmos Cyclone Delta Garage
  Horizon Igloo Jungle Jupiter Mirage Nation Oasis Panorama Plateau Prairie Restaurant Satellite
  Sierra Solstice Station Studio Tunnel Village

  Album Banjo Concerto Disco Fable Harmonica Jazz Maestro Mambo Octave Origami Pastel Photo
  Piano Piccolo Polka Portrait Rumba Salsa Samba Saxophone Sculpture Solo Soprano Tango Tempo
  Trombone Tuba Xylophone

  Badminton Boomerang Catamaran Champion Hockey Judo Kayak Marathon Parachute Podium Rugby Scooter
  Sprint Tennis Toboggan Trampoline

  Anorak Atlas Automobile Bouquet Bracelet Carafe Costume Domino Festival Futon Journal Kimono Laser
  Locomotive Microphone Microscope Ninja Parka Poncho Puzzle Quiz Radar Radio Robot Safari Signal Sofa
  Sonar Taxi Train Tricycle Turbo Zigzag

  Bronze Cobalt Indigo Jade Magenta Magma Nickel Onyx Turquoise

  Animation Aviation Courage Exploration Imagination Invention Nature Science Surprise Talent Vision
`;
