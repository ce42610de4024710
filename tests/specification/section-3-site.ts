import { row, type Section, words } from './row.ts'

const shapes = 'src/contract/client/client-sport.ts'
const settings = 'src/contract/settings.ts'
const routes = 'src/site/table/pages.ts'
const navigation = 'src/contract/navigation.ts'
const promotions = 'src/contract/promotions.ts'
const forms = 'src/contract/forms.ts'

/** Fields as a schema or a type writes them. */
const fields = (list: string) => words(list).map((field) => `${field}:`)

export const section3Site: Section = {
  '3. Entities and their fields': [
    [
      row(
        'Pages by identifier alone: roster player bio page, coach bio, support staff, opponent, facility page, publication, honors inductee, award, all-american, splash',
        'openapi.json',
        '/api/v2/Rosters/player/{rosterPlayerId}',
        '/api/v2/Coaches/{coachId}',
        '/api/v2/SupportStaff/{supportStaffId}',
        '/api/v2/Facilities/{facilityId}',
        '/api/v2/publications/{publicationSlug}',
      ),
    ],
    [
      row(
        'Route identifiers: sport, season / seasonTitle, department slug, story year/month/day/story_slug, form id, award id, all-american id',
        routes,
        words(`:slug :globalSportNameSlug :sportSlug :season :seasonTitle :playerSlug :rosterPlayerId :coachName :coachId
          :supportStaffName :supportStaffId :staffMemberSlug :id :opponentSlug :opponentId :gameId :oppSlug :facilityName
          :facilityId :podcastSlug :podcastId :publicationSlug :year :month :day :story_slug :tagSlug :inducteeSlug
          :inducteeId :splashId`),
      ),
    ],
  ],
  '3. Sport': [
    [
      row(
        'A sport; gender from the global sport gender, tickets a link, the booleans default false, two fields always empty',
        shapes,
        fields(`id title shortname abbreviation global_sport_id global_sport_shortname global_sport_name_slug gender
          non_sport facebook instagram twitter youtube pinterest tickets rosterId scheduleId displayOpponentHistory
          short_title url`),
        'non_sport: sport.nonSport ?? false',
      ),
    ],
    [
      row(
        'Optional fields',
        'src/contract/client/client-shapes.test.ts',
        'optional fields of a sport become null when missing, short_title and url are always empty',
      ),
    ],
    [
      row(
        'Real sports',
        'src/site/parts/teams/teams.test.ts',
        'real sports are those with non_sport false, sorted by title',
      ),
    ],
    [
      row(
        'Groups: Basketball, Soccer, Volleyball, Hockey, Lacrosse, Field hockey, Baseball, Football, Water polo, Tennis',
        'src/contract/shapes/sport-groups.ts',
        words('Basketball Soccer Volleyball Hockey Lacrosse Baseball Football Tennis'),
      ),
      row('All of them', 'src/contract/shapes/sport-groups.test.ts', 'there are ten groups'),
    ],
  ],
  '3. Layout state': [
    [
      row(
        'Three booleans: full width, full screen, and server-side rendering triggered, which is who rendered the page',
        'src/site/page/layout/layout-flags.ts',
        'isFullWidth: boolean',
        'isFullScreen: boolean',
      ),
      row('Server-side rendering', 'src/contract/tenants.ts', 'disableSSR: Type.Boolean()'),
    ],
  ],
  '3. Site settings': [
    [
      row(
        'SEO settings: site_name, school_name, title delimiter, mascot singular, plural, og image, og image alt, og determiner, og locale',
        settings,
        fields(
          `siteName schoolName delimiter mascotSingular mascotPlural ogImage ogImageAlt ogDeterminer ogLocale`,
        ),
      ),
    ],
    [
      row(
        'Google 360 settings',
        settings,
        fields(`google360PropertyId clientName clientDivision conferenceName clientId clientAbbreviation isPower5Client
          isAllAccessEnabled isPaciolanMarketingClient ticketProvider clientRegion isClientFanbasePartner
          isClientSidearmExtended clientMMR`),
      ),
    ],
    [row('Analytics settings', settings, fields('tagManagerCodes analyticsMeasurementIds'))],
    [row('Mobile settings', settings, fields('mobileAppleAppId'))],
    [row('Current template settings', settings, "path: '/common/templates'")],
    [row('Default sport template settings', settings, "path: '/common/templates/sports-pages'")],
    [row('Site settings', settings, fields('schoolAddress schoolPhoneNumber mascotSingular mascotPlural'))],
    [
      row(
        'Site configuration; native ads',
        'src/contract/tenants.ts',
        fields(`tenant bucket imagesCdnPath logo defaultPersonImage nativoEnabled enableFooterPersonalInfo gtmIds htlbid
          siteId isTesting disableSSR takeoversEnabled`),
      ),
    ],
  ],
  '3. Navigation': [
    [
      row(
        'Navigation item: class_name, open_in_new_window, column number and items, separator (heading row), sport with title, schedule_roster_news_links, social_media_links',
        navigation,
        fields(`id title url className openInNewWindow columns column items separator sport scheduleRosterNewsLinks
          socialMediaLinks`),
      ),
      row('Class tickets is skipped', 'tests/e2e/navigation.spec.ts', 'class tickets is skipped'),
    ],
    [row('Its rest', navigation, fields('stats ad rank'))],
    [
      row('Sport navigation item: class_name', navigation, fields('id title url className items')),
      row('Classes of the demo', 'seeds/generate/navigation.ts', "'sport-home'", "'additional-links'"),
    ],
  ],
  '3. Promotions': [
    [
      row(
        'Promotion campaign: start and end date, hover_text, css_class, icon class, open_in_new_window, picture.images',
        promotions,
        fields(`id title startDate endDate link hoverText cssClass iconClass openInNewWindow html picture images url alt
          breakpoint`),
      ),
    ],
    [
      row(
        'Promotion location: carousel options',
        promotions,
        fields('name type effect carouselOptions'),
        "['single', 'html', 'icons', 'multi']",
        "['random', 'none', 'slide']",
      ),
    ],
    [
      row(
        'Promotion set: random_single, content_id, swiper_options, slides_per_view, navigation prevEl, breakpoints with slidesPerView',
        promotions,
        fields(`location single randomSingle campaigns contentId swiperOptions slidesPerView navigation prevEl nextEl
          pagination breakpoints autoplay pausable`),
      ),
    ],
    [
      row(
        'Slideshow item: primary and secondary pictures',
        promotions,
        fields('title subtitle teaser links primaryPicture secondaryPicture video'),
      ),
    ],
  ],
  '3. Splash, takeover, alert': [
    [
      row(
        'Splash page content: video with video id, picture.images',
        promotions,
        fields(
          `id title link html video videoId picture images backgroundColor foregroundColor startDate endDate`,
        ),
      ),
    ],
    [row('The stored response', promotions, 'object({ data: ')],
    [
      row(
        'Loading flag, error text, pages by request',
        'src/site/domains/promotions/splash/splash-store.test.ts',
        'say while they are loading',
        'keep the words of a failure until it is asked again',
        'are cached by what was requested',
      ),
    ],
    [row('Takeover, per sport', promotions, fields('url cookie type id'))],
    [row('Takeover config', promotions, fields('isConcurrent'))],
    [row('Alert', promotions, fields('id title enabled showOnWeb endDate'))],
    [
      row(
        'Tracking tag: head, open-body, close-body objects of entries with attributes',
        'src/contract/tracking.ts',
        fields(`id name trackingHeadObject trackingOpenBodyObject trackingCloseBodyObject script style noscript attributes
          children`),
      ),
    ],
  ],
  '3. Form': [
    [
      row(
        'A form and its fields',
        forms,
        fields(`id title description paymentEnabled couponAmount couponsAvailable paymentFormType paymentAmount
          paymentMaxQuantity paymentQuantityField emailField isMultiRecipient isSportSpecific thankYouText startDate
          expirationDate closedMessage maxSubmissions submissionsCount fields`),
      ),
    ],
    [
      row(
        'Each field: default value',
        forms,
        fields(`type title required maxLength maxQuantity isEmailField options value paymentAmount selected showOtherAnswer
          rank defaultValue showCurrentDate conditions`),
      ),
    ],
  ],
}
