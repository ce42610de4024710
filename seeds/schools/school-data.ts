import { type Motif, motifs } from '../art/motifs.ts'
import type { SceneKind } from '../art/scenes.ts'
import type { SchoolKey, SchoolSettings } from '../model/model.ts'

export interface OpponentData {
  title: string
  abbreviation: string
  mascot: string
  city: string
  state: string
  colors: [string, string]
  motif: Motif
  inConference: boolean
}

/** A regatta, an invitational, a holiday tournament: stands where an opponent would on a schedule. */
export interface EventData {
  title: string
  families: string[]
  kind: 'classic' | 'meet' | 'regional' | 'summer'
  city: string
  state: string
  /** The school itself is the host. */
  isHome?: boolean
}

/** A club met on a summer tour. */
export interface ClubData {
  title: string
  abbreviation: string
  city: string
  country: string
  timeZone: string
  colors: [string, string]
  motif: Motif
}

export interface FacilityData {
  key: string
  title: string
  capacity: number | null
  opened: number
  families: string[]
  description: string
  featured?: boolean
}

/** What a visitor wants to know of a facility before coming. */
export interface PlaceData {
  /** Number and street; the town is the school's. */
  street: string
  directions: string
  /** By label. */
  facts: Record<string, string>
  amenities: string[]
  /** What its pictures show besides play. */
  scenes: SceneKind[]
}

export interface TeamData {
  shortname: string
  facility: string
  /** Share of the full roster size: small colleges carry fewer. */
  scale?: number
  /** How good the programme usually is; 0 is the middle of its opponents. */
  strength: number
}

export interface DepartmentData {
  title: string
  jobs: string[]
}

export interface SchoolData {
  key: SchoolKey
  name: string
  shortName: string
  abbreviation: string
  /** Invented, as are those of the opponents. */
  ncaaSchoolCode: string
  mascotSingular: string
  mascotPlural: string
  city: string
  state: string
  timeZone: string
  hosts: string[]
  brand: { primary: string; secondary: string }
  disableSSR: boolean
  /** Has a tag that visitors are asked for. */
  countsAudience?: boolean
  rosterPortraitMode?: boolean
  conference: { title: string; abbreviation: string; website: string }
  firstYearWord: 'Freshman' | 'First-Year'
  states: string[]
  phonePrefix: string
  emailDomain: string
  handle: string
  radio: string
  television: string[]
  promotions: string[]
  teams: TeamData[]
  opponents: OpponentData[]
  events: EventData[]
  clubs: ClubData[]
  facilities: FacilityData[]
  /** By the facility's key. */
  places: Record<string, PlaceData>
  departments: DepartmentData[]
  settings: SchoolSettings
}

/** 'Title|ABBR|Mascot|City|ST|#primary|#secondary|motif', one opponent a line. */
export function readOpponents(lines: string, inConference: boolean): OpponentData[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title, abbreviation, mascot, city, state, primary, secondary, motif] = line.trim().split('|')
      const known = motifs.find((name) => name === motif)
      if (!title || !abbreviation || !mascot || !city || !state || !primary || !secondary || !known) {
        throw new SyntaxError(`not an opponent: ${line}`)
      }
      return {
        title,
        abbreviation,
        mascot,
        city,
        state,
        colors: [primary, secondary],
        motif: known,
        inConference,
      }
    })
}

const isEventKind = (kind: string | undefined): kind is EventData['kind'] =>
  ['classic', 'meet', 'regional', 'summer'].includes(kind ?? '')

/** 'Title|City|ST|kind|family,family', one event a line; a leading '*' marks the school's own. */
export function readEvents(lines: string): EventData[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title, city, state, kind, families] = line.trim().split('|')
      if (!title || !city || !state || !families || !isEventKind(kind)) {
        throw new SyntaxError(`not an event: ${line}`)
      }
      return {
        title: title.replace(/^\*/, ''),
        city,
        state,
        kind,
        families: families.split(','),
        isHome: title.startsWith('*'),
      }
    })
}
