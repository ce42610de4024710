import { type Static, Type } from 'typebox'
import { endpoints } from './endpoint.ts'
import { like, nullable, nullableText, object, oneOf, text } from './shapes/schema.ts'
import { DateTimeUtc, Id } from './shapes/shared.ts'

/** 0 stands for the site itself, as in the address of every page that belongs to no sport. */
const SportIdOrSite = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: '0: no specific sport',
})

export const Picture = object({
  images: Type.Array(
    object({
      url: text(),
      alt: text(),
      /** The viewport from which this image is used; null where it serves all of them. */
      breakpoint: nullable(oneOf(['xs', 'sm', 'md', 'lg', 'xl', '2xl'])),
    }),
  ),
})
export type Picture = Static<typeof Picture>

const Video = object({ videoId: text() })

export const SlideshowItem = object({
  title: text(),
  subtitle: nullableText(),
  teaser: nullableText(),
  links: Type.Array(object({ title: text(), url: text(), openInNewWindow: Type.Boolean() })),
  primaryPicture: nullable(Picture),
  secondaryPicture: nullable(Picture),
  video: nullable(Video),
})
export type SlideshowItem = Static<typeof SlideshowItem>

export const PromotionCampaign = object({
  id: Id,
  title: text(),
  startDate: nullable(DateTimeUtc),
  endDate: nullable(DateTimeUtc),
  link: nullableText(),
  hoverText: nullableText(),
  cssClass: nullableText(),
  iconClass: nullableText(),
  openInNewWindow: Type.Boolean(),
  html: nullableText(),
  picture: nullable(Picture),
  slide: nullable(SlideshowItem),
})
export type PromotionCampaign = Static<typeof PromotionCampaign>

const SlidesPerView = Type.Number({ default: 1 })
const Breakpoints = Type.Record(Type.String(), object({ slidesPerView: SlidesPerView }), {
  description: 'Viewport width in pixels → slides in view from there on',
  examples: [{ 0: { slidesPerView: 1 }, 1024: { slidesPerView: 3 } }],
})

export const CarouselOptions = object({
  slidesPerView: SlidesPerView,
  breakpoints: Breakpoints,
  pagination: Type.Boolean(),
  /** Null: the slides wait for the visitor. */
  autoplayDelayMs: nullable(Type.Integer()),
})
export type CarouselOptions = Static<typeof CarouselOptions>

export const PromotionLocation = object({
  name: text(),
  title: like('name', text()),
  type: oneOf(['single', 'html', 'icons', 'multi'], { default: 'multi' }),
  effect: oneOf(['random', 'none', 'slide'], { default: 'none' }),
  carouselOptions: nullable(CarouselOptions),
})
export type PromotionLocation = Static<typeof PromotionLocation>

/** Options that say nothing are options all the same. */
const options = { default: {} }

export const SwiperOptions = Type.Object(
  {
    slidesPerView: SlidesPerView,
    navigation: object({ prevEl: text(), nextEl: text() }),
    pagination: Type.Boolean(),
    breakpoints: Breakpoints,
    autoplay: nullable(Type.Object({ delay: Type.Integer({ default: 8_000 }) }, options)),
    pausable: Type.Boolean({ default: true }),
  },
  options,
)
export type SwiperOptions = Static<typeof SwiperOptions>

export const PromotionSet = object({
  location: PromotionLocation,
  /** The one campaign of a single location. */
  single: nullable(PromotionCampaign),
  /** The campaign whose turn it is in a multi location with effect random. */
  randomSingle: nullable(PromotionCampaign),
  campaigns: Type.Array(PromotionCampaign),
  /** The id of the element that holds the campaigns; its controls are named after it. */
  contentId: text(),
  swiperOptions: nullable(SwiperOptions),
})
export type PromotionSet = Static<typeof PromotionSet>

export const Splash = object({
  id: Id,
  title: text(),
  link: nullableText(),
  html: nullableText(),
  video: nullable(Video),
  picture: nullable(Picture),
  backgroundColor: text(),
  foregroundColor: text(),
  startDate: Type.String({ format: 'date-time', default: '1970-01-01T00:00:00Z' }),
  endDate: nullable(DateTimeUtc),
})
export type Splash = Static<typeof Splash>

export const Takeover = object({
  id: Id,
  /** What it is called where a visitor chooses between several. */
  title: nullableText(),
  type: oneOf(['GameDay', 'SigningDay', 'Feature'], { default: 'Feature' }),
  url: nullableText(),
  cookie: nullableText(),
})
export type Takeover = Static<typeof Takeover>

export const TakeoverConfig = object({ isConcurrent: Type.Boolean() })
export type TakeoverConfig = Static<typeof TakeoverConfig>

export const Alert = object({
  id: Id,
  title: text(),
  link: nullableText(),
  enabled: Type.Boolean(),
  showOnWeb: Type.Boolean(),
  endDate: nullable(DateTimeUtc),
})
export type Alert = Static<typeof Alert>

const PromotionName = Type.String({ minLength: 1, maxLength: 60 })
const splashQuery = { splashId: Type.Optional(Id) }

/** '1,2,3' */
const idList = (description: string) =>
  Type.Optional(
    Type.String({
      maxLength: 1_100,
      pattern: '^\\d{1,10}(,\\d{1,10}){0,99}$',
      description,
      examples: ['1,2,3'],
    }),
  )

export const promotions = endpoints({
  byName: {
    method: 'GET',
    path: '/promotions/:promotionName',
    summary: 'What a promotion location shows now; 204 when it has no campaign',
    params: object({ promotionName: PromotionName }),
    response: PromotionSet,
    mayBeEmpty: true,
    whenFailed: null,
  },
  bySport: {
    method: 'GET',
    path: '/promotions/:promotionName/:sportId',
    summary: "What a promotion location shows on a sport's pages: the sport's own campaigns first",
    params: object({ promotionName: PromotionName, sportId: SportIdOrSite }),
    response: PromotionSet,
    mayBeEmpty: true,
    whenFailed: null,
  },
  counter: {
    method: 'GET',
    path: '/promotions/counter',
    summary: 'Counts an impression of each campaign named; ids that are not known are ignored',
    query: object({ adIds: idList('Up to 100 campaign ids, joined by commas') }),
    response: object({ counted: Type.Integer() }),
    counts: true,
    whenFailed: null,
  },
  alerts: {
    method: 'GET',
    path: '/Alert/active',
    summary: 'Alerts to show, the newest first',
    response: Type.Array(Alert),
    whenFailed: [],
  },
  takeovers: {
    method: 'GET',
    path: '/Takeovers',
    summary: 'Pages that a visitor of the home or of a sport home is sent to once',
    query: object({
      sportId: Type.Optional(SportIdOrSite),
      ids: idList('These and no others, whatever their sport; up to 100, joined by commas'),
    }),
    response: object({ takeovers: Type.Array(Takeover), config: TakeoverConfig }),
    timeoutMs: 7_000,
    whenFailed: { takeovers: [], config: { isConcurrent: false } },
  },
  splash: {
    method: 'GET',
    path: '/Splash/:sportId',
    summary: 'The splash page of a sport or, for 0, of the site; 204 when there is none',
    params: object({ sportId: SportIdOrSite }),
    query: object(splashQuery),
    response: object({ data: nullable(Splash) }),
    mayBeEmpty: true,
  },
  hiddenSplash: {
    method: 'GET',
    path: '/Hidden/Splash/:sportId',
    summary: 'A splash page before it is published',
    params: object({ sportId: SportIdOrSite }),
    query: object({
      ...splashQuery,
      t: Type.Optional(
        Type.String({ maxLength: 20, description: 'Any moment: keeps copies from being reused' }),
      ),
    }),
    response: object({ data: nullable(Splash) }),
    mayBeEmpty: true,
    hidden: true,
  },
  splashClick: {
    method: 'GET',
    path: '/Splash/click/:splashId',
    summary: 'Counts a click on a splash page',
    params: object({ splashId: Id }),
    response: object({ counted: Type.Integer() }),
    counts: true,
    whenFailed: null,
  },
})
