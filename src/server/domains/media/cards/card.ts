/** What a card may show: words and pictures that somebody may see anyway. */
export const cardShapes = ['wide', 'square', 'tall'] as const
export type CardShape = (typeof cardShapes)[number]

/** As the networks show a link, a post, and a story of a day. */
export const cardSizes: Record<CardShape, { width: number; height: number }> = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
}

/** A storage path or an address, as content names pictures. */
type PictureName = string | null

export interface StoryCard {
  kind: 'story'
  label: string
  title: string
  /** 'November 14, 2026' */
  day: string
  picture: PictureName
}

export interface CardTeam {
  name: string
  abbreviation: string
  crest: PictureName
  colour: string | null
  /** The school whose card it is: it keeps its colour where two are alike. */
  isOwn: boolean
  score: string | null
}

export interface GameCard {
  kind: 'game'
  sport: string
  /** 'Final', '3rd 4:12', 'Postponed'; empty before a game. */
  status: string
  phase: 'before' | 'live' | 'over' | 'off'
  /** 'at' or 'vs': what stands between two that have no score. */
  between: string
  /** 'Saturday, November 14' and '7:00 PM ET'. */
  day: string
  time: string
  place: string
  /** As they are read: the visitors first. A meet has the school alone. */
  teams: [CardTeam, CardTeam] | [CardTeam]
  /** What a meet is called. */
  event: string | null
}

export interface Figure {
  value: string
  label: string
}

export interface PlayerCard {
  kind: 'player'
  sport: string
  season: string
  firstName: string
  lastName: string
  number: string | null
  /** 'Goalkeeper', 'Junior', 'Port Halcyon, MD' */
  facts: string[]
  figures: Figure[]
  picture: PictureName
}

export interface MilestoneCard {
  kind: 'milestone'
  sport: string
  firstName: string
  lastName: string
  /** '1,000' and 'Career points' */
  value: string
  label: string
  /** 'Reached November 14, 2026 vs Ellery' */
  detail: string
  picture: PictureName
}

/** For pages that have nothing of their own to show. */
export interface SchoolCard {
  kind: 'school'
  /** 'Home of the Kingfishers' */
  line: string
}

export type Card = StoryCard | GameCard | PlayerCard | MilestoneCard | SchoolCard

export interface CardSchool {
  name: string
  abbreviation: string
  primary: string
  secondary: string
  logo: string
  /** The site's own name among networks: 'gokingfishers.example'. */
  host: string
}
