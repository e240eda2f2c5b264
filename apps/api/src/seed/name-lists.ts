/** Common names first. First and last names of a list have the same origin. */

export const frenchFirst = `
Emma, William, Léa, Thomas, Olivia, Nathan, Alice, Noah, Florence, Félix, Zoé, Samuel, Charlotte, Raphaël, Rosalie,
Antoine, Juliette, Gabriel, Béatrice, Alexis, Chloé, Jacob, Camille, Émile, Jade, Louis, Mia, Édouard, Élodie, Xavier,
Maëlie, Olivier, Sarah, Étienne, Ève, Mathis, Maude, Zachary, Laurie, Benjamin, Noémie, Loïc, Anaïs, Théo, Rose,
Jérémy, Mégane, Justin, Ariane, Tristan, Océane, Simon, Éléonore, Philippe, Daphné, Hugo, Clara, Maxime, Coralie,
Nicolas, Aurélie, Vincent, Gabrielle, Cédric, Mélodie, Mathieu, Amélie, Rémi, Joëlle, Frédéric, Laurence, Sébastien,
Audrey, Joël, Marguerite, Gaël, Simone, Timothée, Héloïse, Anaël, Geneviève, Noé, Annabelle, Léonard, Delphine, Raoul,
Jasmine, Ludovic, Myriam, Anthony, Marianne, Dérick, Catherine, Maël, Stéphanie, Francis, Solène, Adèle, Elliot,
Marie-Ève, Jean-Philippe, Anne-Sophie, Pierre-Luc, Marie-Pier, Charles-Étienne, Marie-Soleil, Jean-François,
Anne-Marie, Louis-Philippe, Lou-Anne, Marc-Antoine, Rose-Aimée, Pierre-Olivier, Marie-Josée, Jean-Sébastien,
Ève-Marie, Léo-Paul, Anne-Gaëlle, Guy-Alain, Françoise, Théodore, Bérénice, Gédéon, Maëva, Ulysse, Thaïs, Barnabé`;

export const frenchLast = `
Tremblay, Gagnon, Roy, Côté, Bouchard, Gauthier, Morin, Lavoie, Fortin, Gagné, Ouellet, Pelletier, Bélanger, Lévesque,
Bergeron, Leblanc, Paquette, Girard, Simard, Boucher, Caron, Beaulieu, Cloutier, Dubé, Poirier, Fournier, Lapointe,
Leclerc, Lefebvre, Poulin, Thibault, St-Pierre, Nadeau, Martin, Landry, Martel, Bédard, Grenier, Lessard, Bernier,
Richard, Michaud, Hébert, Desjardins, Couture, Turcotte, Lachance, Parent, Blais, Gosselin, Savard, Proulx, Beaudoin,
Demers, Perreault, Boudreau, Cormier, Arsenault, LeBlanc, Doucet, Thériault, Robichaud, Comeau, Savoie, Haché, Losier,
Mallet, Noël, Chiasson, Duguay, Lanteigne, Doiron, Gaudet, Melanson, Boudreault, Rioux, Dion, Charbonneau, Trépanier,
Allard, Gélinas, Hamel, Vachon, Giguère, Veilleux, Béchard, Lemieux, Plante, Déry, Renaud, Fréchette, Labonté, Séguin,
Lafrenière, Guérin, Ménard, Dupré, Brûlé, Forêt, L’Heureux, D’Amours, L’Écuyer, D’Astous, L'Italien, D'Anjou, Lécuyer,
Saint-Onge, St-Amand, Sainte-Marie, St-Jean, Grand-Maison, Deschênes, Desrosiers, Duchêne, Châtelain, Crépeau, Bégin,
Maheux, Aubé, Larivière, Frenette, Cyr, Daigle, Thibodeau, Violette, Ouellette, Bossé, Levasseur, de Grandpré, Le Bel`;

export const englishFirst = `
Olivia, Liam, Emma, Noah, Charlotte, Jack, Amelia, Oliver, Sophia, William, Ava, Ethan, Chloe, Lucas, Mia, Benjamin, Isla,
James, Emily, Logan, Ella, Owen, Abigail, Jacob, Lily, Henry, Grace, Theodore, Hannah, Nathan, Zoe, Samuel, Avery, Daniel,
Sadie, Alexander, Madison, Hudson, Scarlett, Carter, Addison, Connor, Hazel, Wyatt, Brooklyn, Evan, Violet, Dylan, Aria,
Caleb, Maya, Ryan, Claire, Isaac, Molly, Cole, Georgia, Aiden, Paige, Tyler, Morgan, Gavin, Jordan, Blake, Taylor, Riley,
Alex, Cameron, Quinn, Rowan, Sydney, Brody, Kate, Max, Julia, Adam, Leah, Luke, Faith, Seth, Megan, Kyle, Jenna, Trevor,
Holly, Graham, Rachel, Spencer, Brianna, Tanner, Heather, Keegan, Caitlin, Declan, Siobhan, Rhys, Fiona, Callum, Maeve,
Ewan, Mary-Kate, Billie-Jo, Anna-Lee, Mary-Jane, Bronte, Zachariah, Winifred, Ezekiel, Beatrix, Archibald, Zoë, Chloë`;

export const englishLast = `
Smith, Brown, Wilson, MacDonald, Campbell, Taylor, Anderson, Johnson, Jones, Miller, Thompson, Stewart, Scott, Moore,
Reid, Ross, Young, Clark, Robinson, Walker, Murphy, Kelly, Fraser, Graham, Hill, King, Mitchell, Murray, Cameron, Bell,
Grant, Hamilton, Wood, White, Adams, Baker, Evans, Davis, Roberts, Lewis, Harris, Hughes, Ward, Parker, Cooper, Morrison,
Ferguson, Sutherland, McKenzie, McLean, MacLeod, McIntyre, MacIsaac, O’Brien, O’Connor, O’Neill, O'Reilly, O'Leary,
D’Arcy, Fitzgerald, Gallagher, Doyle, Walsh, Power, Penney, Snow, Burton, Fowler, Hawkins, Porter, Dawson, Spencer,
Harvey, Webb, Armstrong, Elliott, Crawford, Boyd, Gordon, Kennedy, Sinclair, Munro, Drummond, Lockhart, Pritchard,
Llewellyn, Whitfield, Ashworth, Fairbanks, Hollingsworth, Winterbourne, Smith-Jones, Taylor-Reid, St. Clair, Van Dyke`;

export const worldFirst = `
Mohammed, Aisha, Arjun, Priya, Wei, Mei, Omar, Fatima, Mateo, Sofía, Ananya, Ali, Nour, Jin, Linh, Diego, Valentina, Amir,
Zainab, Rohan, Simran, Hana, Yusuf, Mariam, Minh, Thuy, José, Lucía, Ibrahim, Khadija, Harpreet, Gurleen, Kwame, Ama,
Chidi, Ngozi, Tariq, Leila, Andrés, Camila, João, Inês, Yara, Idris, Ravi, Kavya, Jun, Soo-Jin, Min-Ho, Xin Yi, Thanh,
Oluwaseun, Adaeze, Tendai, Zola, Jean-Baptiste, Wideline, Fabiola, Dmytro, Olena, Oksana, Andriy, Paweł, Małgorzata, Łukasz,
Søren, Åsa, Björn, Ayşe, Emre, Zeynep, Çağla, Ștefan, Ioana, Željko, Dragana, Nikos, Eleni, Giulia, Matteo, Niccolò, Tenzin,
Dawa, Maria-José, Nayeli, Ximena, Waaseyaa, Kanti, Siku, Nanook, Tala, Chayton, Abdoulaye, Aïssatou, Mamadou, Fatoumata,
N’Deye, Noëlla, Maïmouna, Roshan, Shirin, Parisa, Kourosh, Yuki, Haruto, Sakura, Rahul, Meera, Zahra, Hamza, Bilal, Eun-Ji`;

export const worldLast = `
Singh, Nguyen, Li, Wang, Khan, Patel, Chen, Ali, Kaur, Kim, Garcia, Zhang, Rodriguez, Tran, Sharma, Lee, Liu, Ahmed, Hussain,
Wong, Martinez, Mohamed, Lopez, Huang, Lin, Pham, Park, Gill, Hassan, Hernández, González, Pérez, Silva, Santos, Ferreira,
Haddad, Khoury, Nasser, Mansour, Ibrahim, Abdi, Osman, Okafor, Adeyemi, Mensah, Diallo, Traoré, N’Diaye, Koné, Cissé,
Jean-Baptiste, Pierre-Louis, Toussaint, Désir, Kowalski, Wiśniewski, Nowak, Shevchenko, Kovalenko, Bondarenko, Petrov,
Ivanova, Horvat, Popović, Papadopoulos, Rossi, Esposito, D’Angelo, De Luca, Di Pietro, Yılmaz, Demir, Öztürk, Müller,
Schröder, Weiß, Jørgensen, Åkerström, Lindqvist, Cardinal, Whiteduck, Ottereyes, Bearskin, Awashish, Kanapé, Tanaka, Sato,
Suzuki, Yamamoto, Choi, Jung, Gurung, Sherpa, Tenzin, Bui, Đặng, Vũ, Reyes, dela Cruz, Bautista, O’Sullivan-Diaz, Abu-Bakr,
Al-Masri, El-Amin, Ben-David, Rahman, Chowdhury, Banerjee, Iyer, Reddy, Desai, Mehta, Farahani, Tehrani, Moreau-Diop`;
