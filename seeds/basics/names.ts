import type { Gender } from '../model/model-people.ts'
import type { Random } from './random.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

const firstNames: Record<Gender, string[]> = {
  M: words(`
    Aaron Abel Adrian Aidan Alejandro Amari Amir Anders Andre Anton Ari Asher Augustin Beau Beckett Bennett Bodhi
    Braden Brennan Bryson Caden Caleb Callum Camilo Carson Cassius Cedric Clark Colby Conrad Cooper Cyrus Dakota
    Damian Dante Darnell Dashiell Davion Declan Demetrius Desmond Devin Diego Dominic Donovan Eamon Elias Elijah
    Elliot Emeka Emilio Emmett Enzo Esteban Ethan Ezra Felix Finn Gabriel Gavin Gideon Graham Grant Griffin Gunnar
    Hamza Harrison Hayes Hector Henrik Holden Hudson Hugo Ibrahim Idris Ikaika Isaac Ismael Jabari Jalen Jamal
    Jasper Javier Jaylen Jericho Joaquin Jonah Josiah Jude Julian Kai Kareem Keegan Keenan Kellan Kenji Kieran Kofi
    Lamar Landon Langston Lars Leif Leo Levi Lincoln Lorenzo Luca Lukas Mahmoud Malachi Malik Marcel Marco Mateo
    Matthias Maverick Micah Miles Milo Moses Nasir Nate Nico Nikolai Noah Nolan Omar Orion Oscar Otis Owen Paolo
    Parker Pascal Patrick Pierce Porter Quentin Quincy Rafael Rashad Reid Remy Rhys Roman Ronan Rowan Sage Samir
    Santiago Sawyer Sebastian Shane Silas Simeon Soren Stellan Tariq Tate Terrell Theo Thiago Tobias Trevor Tristan
    Tyrese Uriel Vaughn Vincent Wade Walker Warren Wesley Wyatt Xavier Yusuf Zachary Zaire Zane
  `),
  W: words(`
    Abigail Adaeze Adelaide Aisha Alana Alejandra Alina Alma Amara Amaya Amelia Anika Annika Aria Ariel Astrid Athena
    Audrey Aurora Ava Bea Beatriz Bianca Bridget Bronwyn Brooke Camila Carina Carly Carmen Cassidy Catalina Cecilia
    Chiara Chloe Claire Clementine Cora Dahlia Daniela Daphne Delaney Delia Destiny Dina Eden Elena Eliana Elise Eloise
    Elsie Emerson Emi Esme Estella Eva Evangeline Faith Farah Fatima Fiona Freya Gabriela Gemma Genevieve Georgia
    Gia Giselle Greta Hadley Hana Harper Haven Hazel Helena Imani Imogen Ines Ingrid Iris Isabel Isla Ivy Jada Jasmine
    Joelle Josephine Joy Juliet June Kaia Kalani Kamila Keira Kendall Kiana Kinsley Lara Layla Leah Leilani Lena Lila
    Linnea Liv Lucia Lucille Luz Mackenzie Maeve Magnolia Maia Malia Margot Mariana Marisol Matilda Maya Mei Mercy Mila
    Mina Mira Nadia Naomi Natalia Nia Nina Noelle Noor Nora Nyla Odessa Olive Olivia Ophelia Paige Paloma Penelope
    Phoebe Piper Quinn Rachel Raina Reese Remi Rhea Rosalie Rosa Ruby Ruth Sabrina Sadie Sage Salma Sasha Savannah
    Selena Serena Shreya Siena Signe Simone Skye Sloane Sofia Solana Stella Sunniva Sylvie Talia Tamsin Tatum Tessa
    Thea Tova Valentina Vera Violet Vivian Whitney Willa Wren Yara Yasmin Zadie Zahra Zoe Zora
  `),
}

const lastNames = words(`
  Abara Abernathy Achterberg Adeyemi Aguinaldo Akintola Alcott Amundsen Ansah Applewhite Arceneaux Armbruster Asante
  Ashgrove Atwater Baptiste Barrowman Bellweather Benavides Bergstrom Birdsong Blackwood Blankenship Bloomquist
  Boateng Bohannon Bonaventura Bramwell Brightwater Broussard Burgoyne Cabrera Calloway Cantrell Carmichael Castellano
  Chakraborty Chamberlain Cheveyo Chidi Cholmondeley Clearwater Colbert Copperfield Cordova Corrigan Covington
  Crabtree Dabrowski Dalgaard Danforth Darrow Delacroix Delgadillo Desrosiers Devereaux Diallo Dimitrov Dombrowski
  Donoghue Drakeford Duquesne Eberhardt Echeverria Edgecombe Eikeland Ekwueme Ellingboe Engstrom Escalante Espinoza
  Fairbanks Fairweather Falconer Farnsworth Fenwick Ferreira Fitzwilliam Fontenot Forsythe Fukuda Gallagher Galvez
  Garabedian Gathers Ghosh Giannopoulos Gillespie Goldfarb Goodwine Gramling Greenhill Grimaldi Guerrero Gustafson
  Hackett Haldane Halvorsen Hargrove Hartwell Hathaway Hawthorne Heatherly Helgason Hendershot Herrera Hightower
  Hollingsworth Holmquist Honeycutt Huckaby Iglesias Ikeda Imanishi Ingersoll Irizarry Ivanov Jablonski Jankowski
  Jaramillo Jefferies Jimerson Joubert Kahananui Kamara Kapoor Kaufusi Kealoha Keating Kensington Khoury Kilbride
  Kingsbury Kowalczyk Krishnan Kuznetsov Lachance Lafayette Lancaster Langford Larrabee Lattimore Laurent Leatherwood
  Lightfoot Lindqvist Lockridge Lovelace Luckett Lundgren Machado Mackintosh Madrigal Magnusson Maldonado Marchetti
  Mbeki McAllister McCorkle McGillivray McTavish Medeiros Mendenhall Merriweather Middlebrook Mihaljevic Montague
  Moriarty Mosley Mukherjee Nakamura Napier Navarro Ndiaye Newcombe Nightingale Nkemelu Nordstrom Norwood Novak
  Oakley Ochoa Odhiambo Ogunleye Okonkwo Oleander Olmstead Onyango Ostrander Overstreet Oyelaran Pacheco Palmquist
  Panagakis Parrish Pembroke Pendergrass Penhale Petrosyan Pettigrew Pinckney Plummer Prendergast Pritchard Quackenbush
  Quintero Radcliffe Rainwater Ramaswamy Ravenel Redfern Reinholt Renfroe Ridgeway Rochester Rosales Rutledge Saavedra
  Sandoval Santangelo Satterwhite Scarborough Schaumburg Seabrook Sepulveda Shackelford Shimizu Silverthorne Sinclair
  Sokolov Somerville Sorensen Spearman Standridge Stansbury Sterling Stockdale Strickland Sundaram Sutherland
  Swanberg Tafoya Takahashi Tallchief Tamura Tanaka Tavares Teague Templeton Thackeray Thibodeaux Thistlewood Thorne
  Tolliver Torvald Trujillo Uchenna Underhill Vandermeer Vasquez Venkatesan Villanueva Waddington Wainwright
  Wakefield Walcott Weatherby Westbrook Whitaker Whitcomb Wickham Wigglesworth Windham Winslow Woodruff Worthington
  Yamamoto Yarborough Ybarra Yeboah Youngblood Zamora Zielinski
`)

const townStarts = words(`
  Alder Amber Arrow Bay Bell Birch Briar Brook Cedar Chestnut Clear Clover Copper Coral Deer Dover Eagle East Elm Fair
  Fern Flint Fox Glen Gold Grand Green Hart Haven Hazel Heron Hill Holly Iron Ivy Juniper Kings Lake Lark Laurel Lime
  Linden Long Maple Marsh Mill Moss North Oak Orchard Pearl Pine Quail Raven Red River Rock Rose Sage Sand Silver
  Spring Stone Summer Sun Swan Timber Vale West White Willow Winter Wood
`)
const townEnds = words(`
  bend bluff bridge brook burg bury cliff creek crest dale dell field ford gate glen grove haven hill hollow hurst
  land ley mead mere mont moor mouth point port ridge run shore side spring ton vale view ville water well wick wood
`)
const twoWordEnds = new Set([
  'creek',
  'hill',
  'hollow',
  'point',
  'run',
  'spring',
  'grove',
  'bluff',
  'bend',
  'glen',
])

const places = words(
  'Canada Australia Spain Germany Sweden England Brazil Japan Ireland Netherlands Chile Ghana',
)

export interface FullName {
  firstName: string
  lastName: string
}

export function personName(random: Random, gender: Gender): FullName {
  return { firstName: random.pick(firstNames[gender]), lastName: random.pick(lastNames) }
}

export const surname = (random: Random): string => random.pick(lastNames)

/** A town nobody can look up a player in. */
export function townName(random: Random): string {
  const start = random.pick(townStarts)
  const end = random.pick(townEnds.filter((word) => word !== start.toLowerCase()))
  return twoWordEnds.has(end) ? `${start} ${end.charAt(0).toUpperCase()}${end.slice(1)}` : `${start}${end}`
}

export interface Home {
  hometown: string
  highSchool: string
}

/** Where a person grew up: mostly the school's own states, now and then abroad. */
export function home(random: Random, states: readonly string[], abroad: number): Home {
  const town = townName(random)
  if (random.chance(abroad)) {
    return {
      hometown: `${town}, ${random.pick(places)}`,
      highSchool: `${town} ${random.pick(['College', 'Academy', 'Grammar'])}`,
    }
  }
  const kind = random.pick([
    'High School',
    'High School',
    'High School',
    'Academy',
    'Prep',
    'Central',
    'Catholic',
    'Day School',
  ])
  const name = random.chance(0.65) ? town : surname(random)
  return { hometown: `${town}, ${random.pick(states)}`, highSchool: `${name} ${kind}` }
}

export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
