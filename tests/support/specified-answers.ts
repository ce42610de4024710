import type { TSchema } from 'typebox'
import { toScoreboardItem } from '#contract/client/client-scoreboard.ts'
import { Form, FormField, FormOption } from '#contract/forms.ts'
import {
  GameCenterHero,
  GameCenterInfo,
  GameCenterLayout,
  gameCenter,
  NextGame,
  PromoItem,
} from '#contract/game-center.ts'
import { Countdown, FeedGame, Game, games, Schedule } from '#contract/games.ts'
import { LiveDetails, MinimalGameState } from '#contract/live.ts'
import { Podcast, PodcastEpisode, Video, VideoChannel } from '#contract/media.ts'
import { NavigationItem, SportNavigationItem } from '#contract/navigation.ts'
import { Clipping, OnThisDayGroup, SportFile, Story, StoryCard, Tag } from '#contract/news.ts'
import {
  Alert,
  PromotionCampaign,
  PromotionLocation,
  PromotionSet,
  SlideshowItem,
  Splash,
  SwiperOptions,
  Takeover,
} from '#contract/promotions.ts'
import { RosterPlayer } from '#contract/rosters.ts'
import { FacilityPage, FacilitySummary, Sport } from '#contract/sports.ts'
import { BoxScore, StatLeader } from '#contract/stats.ts'
import { TrackingTag } from '#contract/tracking.ts'
import { contentEntities } from './content-entities.ts'
import { gameEntities } from './game-entities.ts'

/** Where answers say what the specification lists of an entity, as the tests of the entities know it. */
function listed(...names: string[]): string[] {
  return names.flatMap((name) => {
    const entity = [...gameEntities, ...contentEntities].find((one) => one.name === name)
    if (!entity) throw new Error(`There is no entity '${name}'`)
    return Object.values(entity.fields)
  })
}

const words = (names: string) => names.split(' ')

const below = (step: string, paths: string[]) =>
  paths.filter((path) => path.startsWith(`${step}.`)).map((path) => path.slice(step.length + 1))

/**
 * The fields that sections 3 and 7 of the specification name, by the schema of ours that has more. Another server of the
 * API knows these and no others: whoever adds a field to one of these schemas adds what other servers do not answer.
 */
const specified: [TSchema, string[]][] = [
  [Sport, listed('Sport')],
  [Game, [...listed('Game'), 'sport', 'type']],
  [FeedGame, [...listed('Game'), 'sport', 'type']],
  [Schedule, [...listed('Schedule page'), 'games']],
  [Countdown, listed('Countdown item')],
  [MinimalGameState, [...listed('Minimal game state'), 'Id', 'EndTime']],
  [LiveDetails, listed('Live team stats and leaders')],
  [GameCenterHero, listed('Live event item')],
  [GameCenterInfo, listed('Game center game info')],
  [NextGame, listed('Next game')],
  [GameCenterLayout, []],
  [gameCenter.games.response.items, listed('Game center live game')],
  [PromoItem, listed('Shop product item')],
  [BoxScore, below('boxscore', listed('Game details'))],
  [StatLeader, listed('Stat leader')],
  [FacilitySummary, listed('Facility')],
  [FacilityPage, listed('Facility')],
  [Podcast, listed('Podcast')],
  [PodcastEpisode, listed('Podcast')],
  [Clipping, listed('Press clip')],
  [Tag, listed('Tag')],
  [VideoChannel, listed('Video channel')],
  [Video, [...listed('Video showcase descriptor'), 'id', 'title', 'date']],
  [StoryCard, listed('Story')],
  [Story, [...listed('Story'), 'content']],
  [SportFile, [...listed('Sport file content'), 'date']],
  [RosterPlayer, [...listed('Roster player'), 'firstName']],
  [OnThisDayGroup, listed('On-this-day group')],
  [NavigationItem, ['id', 'title', 'url', 'className', 'openInNewWindow', 'columns', 'ad', 'rank']],
  [SportNavigationItem, ['id', 'title', 'url', 'className', 'items']],
  [
    PromotionCampaign,
    words('id title startDate endDate link hoverText cssClass iconClass openInNewWindow html picture'),
  ],
  [PromotionLocation, ['name', 'type', 'effect', 'carouselOptions']],
  [PromotionSet, ['location', 'single', 'randomSingle', 'campaigns', 'contentId', 'swiperOptions']],
  [SwiperOptions, ['slidesPerView', 'navigation', 'pagination', 'breakpoints', 'autoplay', 'pausable']],
  [SlideshowItem, ['title', 'subtitle', 'teaser', 'links', 'primaryPicture', 'secondaryPicture', 'video']],
  [Splash, words('id title link html video picture backgroundColor foregroundColor startDate endDate')],
  [Takeover, ['url', 'cookie', 'type', 'id']],
  [Alert, ['id', 'title', 'enabled', 'showOnWeb', 'endDate']],
  [TrackingTag, ['id', 'name', 'trackingHeadObject', 'trackingOpenBodyObject', 'trackingCloseBodyObject']],
  [
    Form,
    words(
      'id title description paymentEnabled couponAmount couponsAvailable paymentFormType paymentAmount paymentMaxQuantity paymentQuantityField emailField isMultiRecipient isSportSpecific thankYouText startDate expirationDate closedMessage maxSubmissions submissionsCount fields',
    ),
  ],
  [
    FormField,
    words(
      'type title required maxLength maxQuantity isEmailField options defaultValue showCurrentDate conditions',
    ),
  ],
  [FormOption, ['title', 'value', 'paymentAmount', 'selected', 'showOtherAnswer', 'rank']],
]

/** A schema is known by its fields: where it may be null it is another object around the same. */
interface Node {
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
}
const fieldsOf = new Map(specified.map(([schema, paths]) => [(schema as Node).properties, treeOf(paths)]))

/** The paths 'a.b' and 'a|c.d' as a tree; a leaf is kept whole. */
interface Tree {
  [name: string]: Tree
}
function treeOf(paths: readonly string[]): Tree {
  const tree: Tree = {}
  for (const path of paths) {
    let nodes = [tree]
    for (const step of path.split('.'))
      nodes = nodes.flatMap((node) => step.split('|').map((name) => (node[name] ??= {})))
  }
  return tree
}

type Answer = Record<string, unknown>
const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The strip's games are told in the specification's own words and spelling. */
const strips = new Map<TSchema, (answer: Answer) => Answer>(
  [games.scoreboard, games.upcoming].map(({ response }) => [
    response,
    ({ items }) => ({ items: (items as Game[]).map((game) => toScoreboardItem(game)) }),
  ]),
)

/** An answer of ours with the fields of the specification and no others. */
export function asSpecified(schema: TSchema, answer: unknown): unknown {
  const strip = strips.get(schema)
  return strip && isObject(answer) ? strip(answer) : reduced(schema as Node, answer, null)
}

function reduced(node: Node | undefined, value: unknown, kept: Tree | null): unknown {
  if (Array.isArray(value)) return value.map((item) => reduced(node?.items, item, kept))
  if (!isObject(value)) return value
  const own = fieldsOf.get(node?.properties)
  const tree = own ?? kept
  const isCut = tree !== null && (own !== undefined || Object.keys(tree).length > 0)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      isCut && !(name in tree) ? [] : [[name, reduced(node?.properties?.[name], one, tree?.[name] ?? null)]],
    ),
  )
}

/** Which schemas the table knows, for a test that it is used. */
export const specifiedSchemas = specified.map(([schema]) => schema)
