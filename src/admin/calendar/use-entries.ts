import type { ListedItem } from '#contract/editing/desk.shapes.ts'
import { useCall, useKinds } from '../api/queries.ts'
import { titleWords } from '../words/title-words.ts'
import type { Entry } from './conflicts.ts'

const most = 100
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const lanes = {
  alerts: 'Alerts',
  takeovers: 'Takeovers',
  splashes: 'Splash screens',
  sponsors: 'Sponsors',
} as const

/** Everything of the school that is on at a time or goes out at one, from the lists that each kind has. */
export function useEntries(): readonly Entry[] {
  const mayWrite = new Set(useKinds().flatMap(({ kind, mayWrite: may }) => (may ? [kind] : [])))
  const list = (kind: string, sort?: string) => ({ kind, limit: most, ...(sort ? { sort } : {}) })
  const may = (kind: string) => ({ isWanted: mayWrite.has(kind) })
  const releases = useCall('releases', {}).data?.releases ?? []
  const drafts = useCall('drafts', { limit: most }).data?.drafts ?? []
  const alerts = useCall('list', list('alerts'), may('alerts')).data
  const takeovers = useCall('list', list('takeovers'), may('takeovers')).data
  const splashes = useCall('list', list('splashes', '-startDate'), may('splashes')).data
  const campaigns = useCall('list', list('campaigns', '-startDate'), may('campaigns')).data
  const sponsors = useCall('list', list('sponsors'), may('sponsors')).data
  // Whoever may not write a place may look it up.
  const places = useCall('list', list('promotion-places'), may('campaigns')).data
  const isAlone = (id: number | null) => {
    const place = places?.items.find((one) => one.id === id)?.value
    return place?.type === 'single' && place.effect !== 'random'
  }
  const of = (kind: keyof typeof lanes, told: typeof alerts): Entry[] =>
    (told?.items ?? [])
      .filter(({ isPublished }) => isPublished)
      .map((item) => ({ ...entryOf(kind, lanes[kind], item) }))
  return [
    ...releases.flatMap(({ id, title, publishAt, publishedAt }): Entry[] => {
      const at = publishedAt ?? publishAt
      return at === null
        ? []
        : [{ ...momentary('releases', 'Releases', id, title, at), writtenAt: `/releases/${id}` }]
    }),
    ...drafts.flatMap(({ id, kind, contentId, title, publishAt }): Entry[] =>
      publishAt === null
        ? []
        : [
            {
              ...momentary('drafts', 'Planned', id, titleWords(title), publishAt),
              writtenAt: `/content/${kind}/${contentId}`,
            },
          ],
    ),
    ...of('alerts', alerts),
    ...of('takeovers', takeovers),
    ...of('splashes', splashes),
    ...(campaigns?.items ?? [])
      .filter(({ isPublished }) => isPublished)
      .map((item) => ({
        ...entryOf('campaigns', placeOf(item, campaigns?.titles ?? {}), item),
        isAlone: isAlone(numberIn(item.value.locationId)),
      })),
    ...of('sponsors', sponsors),
  ]
}

const placeOf = ({ value }: ListedItem, titles: Readonly<Record<string, string>>): string =>
  titles[`promotion-places/${String(value.locationId)}`] ?? 'Campaigns'

const momentary = (kind: Entry['kind'], lane: string, id: number, title: string, at: string): Entry => ({
  kind,
  id,
  title,
  lane,
  from: at,
  to: at,
  isOn: true,
  sportId: null,
  isAlone: false,
  seenAt: '/',
  writtenAt: '/',
})

const entryOf = (kind: Entry['kind'], lane: string, { id, title, value, address }: ListedItem): Entry => ({
  kind,
  id,
  title: titleWords(title),
  lane,
  from: textIn(value.startDate),
  to: textIn(value.endDate),
  isOn: value.enabled !== false,
  sportId: numberIn(value.sportId),
  isAlone: false,
  seenAt: address?.startsWith('/') ? address : '/',
  writtenAt: `/content/${kind}/${id}`,
})
