import type { SiteConfiguration } from '#contract/tenants.ts'

type SwitchName =
  | 'takeoversEnabled'
  | 'trackingTagsEnabled'
  | 'showOvertimePeriods'
  | 'showReadMore'
  | 'rosterPortraitMode'
  | 'enableFooterPersonalInfo'
  | 'disableSSR'

interface Words {
  label: string
  help: string
  /** Whether it is on where nobody said. */
  byDefault: boolean
}

/** What an office may turn on and off, in words that it knows. */
const switches: Record<SwitchName, Words> = {
  takeoversEnabled: {
    label: 'Takeovers',
    help: 'Game days and campaigns may cover the home page.',
    byDefault: false,
  },
  trackingTagsEnabled: {
    label: 'Tracking tags',
    help: 'Pages carry the tags of the tracking list, with consent.',
    byDefault: true,
  },
  showOvertimePeriods: {
    label: 'Overtime columns',
    help: 'The line score of a running game has a column for overtime from the start.',
    byDefault: false,
  },
  showReadMore: { label: 'Short bios', help: 'A long bio waits behind a button.', byDefault: true },
  rosterPortraitMode: {
    label: 'Large portraits',
    help: 'The cards of a roster have large portraits.',
    byDefault: false,
  },
  enableFooterPersonalInfo: {
    label: 'Privacy link in the footer',
    help: 'The footer has a link about personal information.',
    byDefault: false,
  },
  disableSSR: {
    label: 'Pages made in the browser',
    help: 'The server sends a shell, and the browser makes the page. Slower for fans; leave it off.',
    byDefault: false,
  },
}

export const isSwitch = (name: string): name is SwitchName => Object.hasOwn(switches, name)

export const labelOf = (name: SwitchName): string => switches[name].label

export const tellSwitches = (configuration: SiteConfiguration) =>
  (Object.entries(switches) as [SwitchName, Words][]).map(([name, { label, help, byDefault }]) => ({
    name,
    label,
    help,
    isOn: configuration[name] ?? byDefault,
  }))
