import type { DeskPerson } from '#contract/editing/people.shapes.ts'
import { type Role, roleAtLeast } from '#contract/shapes/visitor.ts'
import type { IconName } from '../parts/Icon.tsx'

export interface ScreenEntry {
  to: string
  label: string
  icon: IconName
  /** What else somebody may call it who looks for it. */
  also?: string
}

interface Listed extends ScreenEntry {
  place: 'first' | 'administration' | 'last' | 'palette'
  needs?: Role | 'operator'
}

const screens: readonly Listed[] = [
  { place: 'first', to: '/', label: 'Today', icon: 'home' },
  {
    place: 'first',
    to: '/front',
    label: 'Front page',
    icon: 'news',
    also: 'home lead story top stories pin',
    needs: 'editor',
  },
  { place: 'first', to: '/drafts', label: 'Drafts', icon: 'drafts' },
  { place: 'first', to: '/releases', label: 'Releases', icon: 'release' },
  {
    place: 'first',
    to: '/calendar',
    label: 'Calendar',
    icon: 'calendar',
    also: 'campaigns promotions alerts splash takeovers releases plan conflicts',
    needs: 'editor',
  },
  {
    place: 'first',
    to: '/schedules',
    label: 'Schedules',
    icon: 'game',
    also: 'games grid spreadsheet import postpone cancel time season',
    needs: 'editor',
  },
  {
    place: 'first',
    to: '/game-desk',
    label: 'Game desk',
    icon: 'phone',
    also: 'live score by hand clock period today saturday',
    needs: 'editor',
  },
  {
    place: 'first',
    to: '/rosters',
    label: 'Rosters',
    icon: 'team',
    also: 'players grid spreadsheet import head shots classes season',
    needs: 'editor',
  },
  {
    place: 'first',
    to: '/submissions',
    label: 'Submissions',
    icon: 'form',
    also: 'forms registrations answers approve export refund camps',
    needs: 'editor',
  },
  { place: 'first', to: '/media', label: 'Media library', icon: 'media' },
  {
    place: 'last',
    to: '/figures',
    label: 'Figures',
    icon: 'columns',
    also: 'analytics views visitors traffic searches referrers',
    needs: 'editor',
  },
  {
    place: 'last',
    to: '/placements',
    label: 'Sponsor reports',
    icon: 'promotion',
    also: 'impressions clicks invoice campaigns ads pdf',
    needs: 'editor',
  },
  { place: 'last', to: '/settings', label: 'Settings', icon: 'settings', needs: 'administrator' },
  { place: 'last', to: '/history', label: 'History', icon: 'history' },
  {
    place: 'last',
    to: '/stat-files',
    label: 'Stat files',
    icon: 'columns',
    also: 'scoring import box score',
    needs: 'editor',
  },
  { place: 'last', to: '/trash', label: 'Trash', icon: 'trash' },
  {
    place: 'administration',
    to: '/people',
    label: 'People',
    icon: 'people',
    also: 'users roles invite members',
    needs: 'administrator',
  },
  {
    place: 'palette',
    to: '/people/log',
    label: 'People log',
    icon: 'clock',
    also: 'sign-ins audit',
    needs: 'administrator',
  },
  {
    place: 'administration',
    to: '/subscribers',
    label: 'Subscribers',
    icon: 'mail',
    also: 'newsletter news mail addresses export',
    needs: 'administrator',
  },
  {
    place: 'administration',
    to: '/keys',
    label: 'Keys',
    icon: 'key',
    also: 'tokens programs scoring api',
    needs: 'administrator',
  },
  {
    place: 'administration',
    to: '/brand',
    label: 'Brand',
    icon: 'brand',
    also: 'colors crest logo font theme',
    needs: 'administrator',
  },
  {
    place: 'administration',
    to: '/features',
    label: 'Features',
    icon: 'check',
    also: 'switches on off',
    needs: 'administrator',
  },
  {
    place: 'administration',
    to: '/schools',
    label: 'Schools',
    icon: 'school',
    also: 'platform export delete',
    needs: 'operator',
  },
  {
    place: 'palette',
    to: '/people?invite=1',
    label: 'Invite somebody',
    icon: 'mail',
    needs: 'administrator',
  },
  { place: 'palette', to: '/schools/new', label: 'New school', icon: 'add', needs: 'operator' },
  {
    place: 'palette',
    to: '/account',
    label: 'Your account',
    icon: 'shield',
    also: 'two-step passkeys password recovery codes security sign out',
  },
]

type Asker = Pick<DeskPerson, 'role' | 'isOperator'> | undefined

/** Whether somebody may see a screen. As long as nobody knows who it is, those that everybody may. */
function maySee(me: Asker, needs: Listed['needs']): boolean {
  if (needs === undefined) return true
  if (!me) return false
  return needs === 'operator' ? me.isOperator : roleAtLeast(me, needs)
}

export const screensAt = (place: Listed['place'], me: Asker): ScreenEntry[] =>
  screens.filter((screen) => screen.place === place && maySee(me, screen.needs))

export const allScreens = (me: Asker): ScreenEntry[] => screens.filter(({ needs }) => maySee(me, needs))

export interface Refusal {
  label: string
  needs: Role | 'operator'
}

/** The screen that an address belongs to, and who may open it, where somebody may not. */
export function refusalAt(pathname: string, me: Asker): Refusal | null {
  const [screen] = screens
    .filter(({ to, needs }) => needs !== undefined && (pathname === to || pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)
  return screen?.needs && !maySee(me, screen.needs) ? { label: screen.label, needs: screen.needs } : null
}
