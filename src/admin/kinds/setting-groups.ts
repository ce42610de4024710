import type { KindSummary } from '#contract/editing/desk.shapes.ts'
import type { IconName } from '../parts/Icon.tsx'

const groups: readonly { title: string; kinds: readonly string[] }[] = [
  {
    title: 'Pages',
    kinds: [
      'home-template',
      'sport-template',
      'site-settings',
      'ticket-office',
      'accessibility-settings',
      'takeover-settings',
    ],
  },
  {
    title: 'Found and measured',
    kinds: ['search-engine-settings', 'analytics-settings', 'google-settings', 'mobile-settings'],
  },
]

/** What is decided there, in a sentence, and the sign that it is known by. */
const about: Readonly<Record<string, { icon: IconName; words: string }>> = {
  'home-template': { icon: 'home', words: 'The sections of the home page and their order' },
  'sport-template': { icon: 'team', words: 'The sections of every sport home, and what rosters tell' },
  'site-settings': { icon: 'school', words: 'Names, contact, tickets and giving, the foot of every page' },
  'ticket-office': { icon: 'promotion', words: 'Where it is, when it is open, who answers' },
  'accessibility-settings': {
    icon: 'people',
    words: 'What the site promises to everybody, what it cannot do yet, and who answers',
  },
  'takeover-settings': { icon: 'screen', words: 'What happens when several takeovers meet' },
  'search-engine-settings': {
    icon: 'search',
    words: 'How pages are called in search results and when shared',
  },
  'analytics-settings': {
    icon: 'columns',
    words: 'What is measured, how consent is asked, where ads come from',
  },
  'google-settings': { icon: 'link', words: "What the conference's and partners' reports are told" },
  'mobile-settings': { icon: 'phone', words: 'The app that phones are shown' },
}

export const aboutSetting = (kind: string): { icon: IconName; words: string } =>
  about[kind] ?? { icon: 'settings', words: '' }

export interface SettingGroup {
  title: string
  kinds: KindSummary[]
}

/** Settings by what they are about; what has no place yet comes last. */
export function settingGroups(all: readonly KindSummary[]): SettingGroup[] {
  const singles = all.filter(({ isSingle }) => isSingle)
  const placed = new Set(groups.flatMap(({ kinds }) => kinds))
  return [
    ...groups.map(({ title, kinds }) => ({
      title,
      kinds: kinds.flatMap((name) => singles.find(({ kind }) => kind === name) ?? []),
    })),
    { title: 'Other', kinds: singles.filter(({ kind }) => !placed.has(kind)) },
  ].filter(({ kinds }) => kinds.length > 0)
}
