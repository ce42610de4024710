import type { LineScore } from '#contract/games.ts'
import type { LivePlay } from '#contract/live.ts'
import type { TakeoverConfig } from '#contract/promotions.ts'
import type { AccessibilitySettings } from '#contract/settings.accessibility.ts'
import type { TicketOffice } from '#contract/settings.lists.ts'
import type {
  AnalyticsSettings,
  MobileSettings,
  SeoSettings,
  SiteSettings,
  StoredGoogleSettings,
  TemplateSettings,
} from '#contract/settings.ts'
import type { GameFile, GameLink, StoredGameMedia } from '#contract/shapes/game-media.ts'
import type { GameState } from '#contract/shapes/game-state.ts'
import type { SocialAccount } from '#contract/shapes/shared.ts'
import type { Education, PreviousStop } from '#contract/staff.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { countdowns } from '#server/db/schema/games.ts'
import type { LiveSide } from '#server/db/schema/live.ts'
import type { Gender, People } from './model-people.ts'
import type { Press } from './model-press.ts'
import type { FormRows, PromotionRows } from './model-promotions.ts'
import type { SettingsListRows } from './model-settings.ts'
import type { BoxScoreRow, StatRows } from './model-stats.ts'
import type { SeedRow } from './seed-row.ts'

export type SchoolKey = 'halcyon' | 'tamarack'
export type SportGender = Gender | 'X'

export interface SchoolSettings {
  seo: SeoSettings
  google: StoredGoogleSettings
  analytics: AnalyticsSettings
  mobile: MobileSettings
  template: TemplateSettings
  'sports-template': TemplateSettings
  site: SiteSettings
  takeovers: TakeoverConfig
  tickets: TicketOffice
  accessibility: AccessibilitySettings
}

export interface Conference {
  id: number
  title: string
  abbreviation: string
  logo: string
  website: string
}

export interface Sport {
  id: number
  title: string
  shortname: string
  abbreviation: string
  globalSportId: number
  globalSportShortname: string
  globalSportNameSlug: string
  gender: SportGender | null
  nonSport: boolean
  facebook: string | null
  instagram: string | null
  twitter: string | null
  youtube: string | null
  pinterest: string | null
  tickets: string | null
  displayOpponentHistory: boolean
  poster: string
  facilityId: number | null
}

export interface Season {
  id: number
  sportId: number
  /** '2026' or '2026-27'. */
  title: string
  startsOn: string
  endsOn: string
  isCurrent: boolean
  conferenceId: number
  hasRoster: boolean
  isRosterHidden: boolean
  scheduleNote: string | null
  scheduleNoteOnTop: boolean
  scoreDisplay: 'team-first' | 'winner-first'
  defaultView: 'list' | 'calendar' | 'text'
}

export interface Facility {
  id: number
  title: string
  slug: string
  location: string
  teaser: string
  description: string
  url: string | null
  capacity: number | null
  opened: number
  images: { url: string; alt: string }[]
  featured: boolean
  address: string
  directions: string
  facts: { label: string; value: string }[]
  amenities: string[]
}

export interface Opponent {
  id: number
  title: string
  slug: string
  abbreviation: string
  mascot: string | null
  location: string | null
  website: string | null
  image: string
  color: string
  ncaaSchoolCode: string | null
}

/** One person across all of their seasons. */
export interface Player {
  id: number
  firstName: string
  lastName: string
  slug: string
  gender: Gender
  hometown: string
  highSchool: string
  previousSchool: string | null
  major: string | null
  bio: string
  image: string
  social: SocialAccount[]
}

/** A player's line on one season's roster. */
export interface RosterPlayer {
  id: number
  seasonId: number
  playerId: number
  jersey: string | null
  position: string | null
  positionTitle: string | null
  academicYear: string
  heightInches: number | null
  weight: number | null
  isCaptain: boolean
}

export interface StaffMember {
  id: number
  firstName: string
  lastName: string
  slug: string
  gender: Gender
  title: string
  departmentId: number
  department: string
  rank: number
  email: string
  phone: string
  bio: string
  image: string
  since: number
  hometown: string
  education: Education[]
  previousStops: PreviousStop[]
}

export interface TeamStaff {
  id: number
  seasonId: number
  staffMemberId: number
  kind: 'coach' | 'support'
  title: string
  rank: number
}

export interface Game {
  id: number
  sportId: number
  seasonId: number
  opponentId: number
  facilityId: number | null
  type: 'S' | null
  /** The day on the calendar of the game's own zone. */
  startDate: string
  endDate: string | null
  startUtc: string
  endUtc: string | null
  timeZone: string
  time: string
  isTbd: boolean
  isAllDay: boolean
  isDoubleheader: boolean
  gameNumber: number | null
  status: 'A' | 'P' | 'C' | 'O'
  gameState: GameState
  locationIndicator: 'H' | 'A' | 'N'
  location: string
  neutralHomeTeam: boolean
  atVs: 'at' | 'vs'
  isConference: boolean
  isExhibition: boolean
  teamPrefix: string | null
  opponentPrefix: string | null
  tournament: string | null
  promotion: string | null
  isSpotlight: boolean
  eventImage: string | null
  program: string | null
  files: GameFile[]
  links: GameLink[]
  note: string | null
  media: StoredGameMedia
  ncaaGameId: string | null
  resultStatus: 'W' | 'L' | 'T' | 'N' | null
  teamScore: string | null
  opponentScore: string | null
  prescore: string | null
  postscore: string | null
  lineScores: LineScore | null
}

/** A game in progress, as a scoring program would have told it last. */
export interface LiveGame {
  id: number
  gameId: number
  hasStarted: boolean
  isComplete: boolean
  period: number
  periodsRegulation: number
  clockSeconds: number
  possession: 'school' | 'opponent' | null
  situation: string | null
  rules: string | null
  source: string
  startedAt: string
  endedAt: string | null
  updatedAt: string
  school: LiveSide
  opponent: LiveSide
  plays: LivePlay[]
}

export interface NavigationRow {
  id: number
  menu: 'main' | 'sport'
  parentId: number | null
  sportId: number | null
  sponsorId: number | null
  columnNumber: number
  rank: number
  title: string
  url: string | null
  className: string | null
  isSeparator: boolean
  openInNewWindow: boolean
}

/** Everything the platform stores about an invented school on a given day. */
/** A school without its statistics. */
export interface UnscoredSchool extends People, Press, PromotionRows, FormRows, SettingsListRows {
  tenant: Tenant
  settings: SchoolSettings
  conferences: Conference[]
  sports: Sport[]
  seasons: Season[]
  facilities: Facility[]
  opponents: Opponent[]
  players: Player[]
  rosterPlayers: RosterPlayer[]
  staffMembers: StaffMember[]
  teamStaff: TeamStaff[]
  games: Game[]
  countdowns: SeedRow<typeof countdowns>[]
  liveGames: LiveGame[]
  /** The box score so far of the game on the air. */
  sheetOnAir: BoxScoreRow | null
  navigationItems: NavigationRow[]
}

export interface School extends UnscoredSchool, StatRows {}

/** A drawn file of a school. Drawing waits until the file is written. */
export interface Picture {
  path: string
  contentType: 'image/svg+xml'
  draw: () => string
}
