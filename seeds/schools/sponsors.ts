import { type Motif, motifs } from '../art/motifs.ts'
import type { SchoolKey } from '../model/model.ts'

export interface SponsorData {
  key: string
  name: string
  /** The lines of the wordmark: letters only, as they are drawn. */
  words: string[]
  tagline: string
  about: string
  tier: 'premier' | 'official' | 'community'
  sign: Motif
  ground: string
  accent: string
}

/** 'key|Name|WORD WORD|tier|sign|#ground|#accent|tagline|about', one company a line. */
function readSponsors(lines: string): SponsorData[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [key, name, words, tier, sign, ground, accent, tagline, about] = line.trim().split('|')
      const known = motifs.find((motif) => motif === sign)
      if (!key || !name || !words || !known || !ground || !accent || !tagline || !about || !isTier(tier)) {
        throw new SyntaxError(`not a sponsor: ${line}`)
      }
      return { key, name, words: words.split(' '), tagline, about, tier, sign: known, ground, accent }
    })
}

const isTier = (tier: string | undefined): tier is SponsorData['tier'] =>
  ['premier', 'official', 'community'].includes(tier ?? '')

const halcyon = readSponsors(`
  ferrymark|Ferrymark Credit Union|FERRYMARK|premier|bridge|#0F4C5C|#F2C14E|Banking from shore to shore|Members since 1931 bank with Ferrymark on both sides of the harbor.
  saltbox|Saltbox Hardware & Supply|SALTBOX SUPPLY|premier|gear|#7A1F1F|#F7E7CE|Built for the bay|Lumber, tools and marine paint at eleven yards along the coast.
  larkwell|Larkwell Health|LARKWELL HEALTH|premier|sun|#1D6F5F|#FFFFFF|Care for every season|The sports medicine partner of all Kingfisher teams.
  tidegate|Tidegate Energy|TIDEGATE|official|bolt|#1B263B|#FFB703|Power that turns with the tide|Keeps the lights on at Harborlight Stadium.
  oystercab|Oyster Cab Company|OYSTER CAB|official|wheel|#F4B400|#1B1B1B|Home from the game|Rides from every gate on game day.
  pinchoak|Pinch & Oak Crab House|PINCH OAK|official|oak|#5B3A1E|#F4A259|Crack one open|Feeds the press box and half of Port Halcyon.
  beaconprint|Beacon Print Works|BEACON PRINT|official|lamp|#23395B|#F0F3BD|In ink since the ferry days|Prints the game programs and the posters.
  northmole|Northmole Outfitters|NORTHMOLE|community|peak|#264027|#E9C46A|Out in any weather|Rain gear for rowers and for those who watch them.
  brightkeel|Brightkeel Auto|BRIGHTKEEL|community|wing|#9D0208|#FFFFFF|Steady as she goes|Three showrooms on Seawall Road.
  cobblecup|Cobblecup Coffee|COBBLECUP|community|flame|#3E2723|#FFE0B2|First pour before first light|Serves the early practices.
  quaysidebooks|Quayside Books|QUAYSIDE BOOKS|community|anchor|#37306B|#F2E8CF|Read the water|Hosts the summer reading club of the Kingfishers.
  marlinspan|Marlinspan Insurance|MARLINSPAN|community|star|#0B525B|#CAF0F8|Covered coast to coast|Presents the scholar of the month.
`)

const tamarack = readSponsors(`
  coldsaddle|Cold Saddle Savings|COLD SADDLE|premier|peak|#1F3A5F|#F2C14E|High country money sense|The bank of the valley for four generations.
  raftworks|Raftworks Canoe Company|RAFTWORKS|premier|wave|#0B6E4F|#FFFFFF|Built to be paddled|Builds cedar canoes two miles from campus.
  tallpine|Tallpine Clinic|TALLPINE CLINIC|official|pine|#2F5233|#E8F1D4|Back on the trail|Looks after the knees of every Otter.
  emberlane|Emberlane Bakery|EMBERLANE|official|flame|#7C2D12|#FED7AA|Up before the otters|Bread for the training table.
  larchradio|Larch Lake Radio Shop|LARCH RADIO|community|bolt|#312E81|#FDE68A|Heard in every hollow|Fixes what the snow breaks.
  millrace|Millrace Market|MILLRACE|community|wheel|#3F6212|#FEF9C3|From the next farm over|Gives the oranges at half time.
  starboot|Starboot Cobblers|STARBOOT|community|star|#44403C|#FACC15|Resoled and ready|Boots and blades sharpened while you wait.
`)

export const sponsorData: Record<SchoolKey, SponsorData[]> = { halcyon, tamarack }
