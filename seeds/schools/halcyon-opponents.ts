import { type ClubData, readEvents, readOpponents } from './school-data.ts'

const conferenceOpponents = readOpponents(
  `
  Marlow Bay|MAR|Herons|Marlow Bay|NC|#1D5C4D|#E8D9B0|wave
  Brinewater State|BWS|Terns|Brinewater|DE|#7A1F2B|#F0B323|anchor
  Ellery|ELL|Foxes|Ellery|VA|#B3541E|#1C1C1C|flame
  Cape Marrow|CMU|Lancers|Cape Marrow|NJ|#1B1F4B|#C9A227|bolt
  Southmoor State|SMS|Wolfhounds|Southmoor|SC|#4B2E83|#D8D8DE|crown
  Wexcombe|WEX|Falconers|Wexcombe|PA|#8C1515|#F4F1EA|wing
  Old Ferry|OFU|Ironclads|Old Ferry|VA|#3A3F47|#E4572E|gear
  Lantern Point|LPT|Beacons|Lantern Point|NC|#F2A900|#10243E|lamp
  Penhallow|PEN|Stags|Penhallow|CT|#0F4C3A|#B7C4BD|oak
  Greyfield State|GFS|Owls|Greyfield|GA|#5B6770|#00A3AD|star
  Thornbury Tech|TTU|Hornets|Thornbury|OH|#111111|#FFC72C|diamond
`,
  true,
)

const otherOpponents = readOpponents(
  `
  Corvane State|COR|Chargers|Corvane|OH|#00549F|#F7C948|bolt
  Dunmere|DUN|Rooks|Dunmere|NY|#2B2D42|#D90429|crown
  Fallowmere|FAL|Harriers|Fallowmere|PA|#6B4226|#F3E9D2|wing
  Glenharrow|GLH|Highlanders|Glenharrow|NY|#14532D|#D9C27E|peak
  Kingsbarrow|KBR|Griffins|Kingsbarrow|MA|#6D1A36|#BFA15A|crown
  Larkhaven|LKH|Larks|Larkhaven|MD|#2F6690|#FFD166|sun
  Millrace Tech|MRT|Millers|Millrace|NJ|#C1121F|#E9ECEF|wheel
  Pinemarch|PMU|Rangers|Pinemarch|ME|#1E4D2B|#C0C0C0|pine
  Quillan State|QST|Archers|Quillan|WV|#0A2342|#2CA58D|diamond
  Ravensmoor|RVM|Ravens|Ravensmoor|RI|#1A1A2E|#9D8DF1|wing
  Tarn Valley|TRN|Pikes|Tarn Valley|NH|#005F73|#E9D8A6|wave
  Umberfield|UMB|Badgers|Umberfield|VT|#7F4F24|#F2E8CF|oak
  Westmarch State|WMS|Sentinels|Westmarch|IN|#003049|#F77F00|bridge
  Yarrow State|YAR|Bison|Yarrow|IA|#5C2751|#E6C229|sun
  Ashcombe|ASC|Ospreys|Ashcombe|FL|#007EA7|#FFB627|wave
  Copper Basin State|CBS|Prospectors|Copper Basin|TN|#A44A3F|#F1DCA7|peak
  Drummond Hill|DRH|Pipers|Drummond Hill|NC|#364F6B|#FC5185|flame
  Elk Prairie State|EPS|Elk|Elk Prairie|MN|#3D5A40|#F6AE2D|pine
  Inlet State|INL|Pelicans|Inlet City|FL|#0077B6|#FF9F1C|anchor
  Sablewood|SAB|Sables|Sablewood|KY|#22223B|#C9ADA7|oak
  Coldspring Valley|CSV|Thunder|Coldspring|NY|#023E8A|#ADE8F4|bolt
  Merrow Island|MIU|Seahawks|Merrow|SC|#006D77|#EDF6F9|anchor
  Foxhollow|FXH|Hounds|Foxhollow|VA|#9C2C13|#F2D0A4|star
  Grand Trestle State|GTS|Engineers|Grand Trestle|IL|#283618|#DDA15E|bridge
  Harlan Forge|HLF|Hammers|Harlan Forge|PA|#403D39|#EB5E28|gear
  Bellwick|BWK|Bells|Bellwick|MA|#5E3023|#C08552|lamp
  Stonewater Tech|SWT|Stonecats|Stonewater|GA|#0B525B|#F4D35E|wheel
  Marsh Harbor|MHB|Egrets|Marsh Harbor|NJ|#386641|#F2E8CF|wave
  Palmetto Ridge State|PBS|Gales|Palmetto Ridge|SC|#7B2CBF|#F8F7FF|sun
  Northfork A&T|NFT|Pathfinders|Northfork|NC|#B5121B|#0B0B0B|star
  Crescent Delta|CDU|Rivermen|Crescent Delta|LA|#4A1942|#E7B10A|wheel
  Mesa Alta|MAU|Roadrunners|Mesa Alta|AZ|#C8553D|#F8EDEB|sun
  Redwood Sound State|RSS|Condors|Redwood Sound|CA|#7D1128|#E2C044|pine
  Lake Verity|LVU|Lakers|Lake Verity|MI|#1F4E79|#7FB069|diamond
`,
  false,
)

export const halcyonOpponents = [...conferenceOpponents, ...otherOpponents]

export const halcyonEvents = readEvents(`
  Sunward Classic|Coral Reach|FL|classic|basketball
  Islander Holiday Classic|Kahoa Bay|HI|classic|basketball
  *Kingfisher Holiday Classic|Port Halcyon|MD|classic|basketball
  Granite Cup|Tarn Valley|NH|classic|ice-hockey
  *Halcyon Invitational|Port Halcyon|MD|classic|volleyball,softball,water-polo
  Peach Grove Challenge|Peach Grove|GA|classic|volleyball,softball
  Gulf Shore Classic|Sandbar City|FL|classic|softball,water-polo
  Bay Front Collegiate|Marlow Bay|NC|meet|golf
  Dune Ridge Intercollegiate|Dune Ridge|SC|meet|golf
  Old Mill Invitational|Millrace|NJ|meet|golf
  Lighthouse Match Play|Lantern Point|NC|meet|golf
  *Kingfisher Collegiate|Port Halcyon|MD|meet|golf
  Live Oak Classic|Live Oak Bend|GA|meet|golf
  Harbor Front Open|Inlet City|FL|meet|tennis
  *Halcyon Fall Invite|Port Halcyon|MD|meet|tennis,wrestling
  Regional Fall Championships|Wexcombe|PA|meet|tennis
  Blue Ridge Duals|Foxhollow|VA|meet|wrestling
  Keystone Open|Harlan Forge|PA|meet|wrestling
  Fallow Woods Invitational|Fallowmere|PA|meet|cross-country
  *Marsh Loop Classic|Port Halcyon|MD|meet|cross-country
  Battlefield Invitational|Old Ferry|VA|meet|cross-country
  Regional Championships|Glenharrow|NY|regional|cross-country,track
  Armory Winter Classic|Dunmere|NY|meet|track
  Sable Indoor Invitational|Sablewood|KY|meet|track
  *Halcyon Relays|Port Halcyon|MD|meet|track
  Palmetto Relays|Palmetto Ridge|SC|meet|track
  Tidewater Twilight|Old Ferry|VA|meet|track
  Ashcombe Open|Ashcombe|FL|meet|track,swimming
  Frostbite Invitational|Bellwick|MA|meet|swimming
  Head of the Narrows|Quillan|WV|meet|rowing
  *Halcyon Harbor Regatta|Port Halcyon|MD|meet|rowing
  Lake Verity Sprints|Lake Verity|MI|meet|rowing
  Founders Cup Regatta|Kingsbarrow|MA|meet|rowing
  Seaboard Amateur|Dune Ridge|SC|summer|golf
  Long Course Summer Open|Ashcombe|FL|summer|swimming
  *Port Halcyon Summer Series|Port Halcyon|MD|summer|track,rowing,tennis,cross-country
Summer Circuit Classic|Inlet City|FL|summer|tennis
`)

export const halcyonClubs: ClubData[] = [
  {
    title: 'Porto Lume BC',
    abbreviation: 'PLB',
    city: 'Porto Lume',
    country: 'Portugal',
    timeZone: 'Europe/Lisbon',
    colors: ['#006847', '#FFD23F'],
    motif: 'sun',
  },
  {
    title: 'Atlético Serrana',
    abbreviation: 'ASE',
    city: 'Serrana',
    country: 'Portugal',
    timeZone: 'Europe/Lisbon',
    colors: ['#8D0801', '#F4D58D'],
    motif: 'star',
  },
  {
    title: 'Vila Clara Basket',
    abbreviation: 'VCB',
    city: 'Vila Clara',
    country: 'Portugal',
    timeZone: 'Europe/Lisbon',
    colors: ['#003F88', '#FDC500'],
    motif: 'wave',
  },
]
