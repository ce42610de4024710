import { type Row, row, type Section, words } from './row.ts'

const paging = '$pageIndex $pageSize'
const contract = (name: string) => `src/contract/${name}.ts`
const call = (name: string, domain: string, ...more: Row[]) => {
  const path = name.replace(/^GET \/api\/v2/, '').replaceAll(/\{(\w+)\}/g, ':$1')
  return [row(name, contract(domain), `path: '${path}'`), ...more]
}
const empty = (what: string, domain: string, text: string) => row(what, contract(domain), text)
const page = 'tests/e2e/error-page.spec.ts'
const splash = 'tests/e2e/splash.spec.ts'
const client = 'src/contract/client/client.test.ts'

export const section7And8: Section = {
  '7. The calls it makes': [
    [
      row(
        'The header tenant',
        client,
        'every request carries a header named tenant with the configured site tenant',
      ),
    ],
    [row('The v2 base', 'src/contract/endpoint.ts', "apiBase = '/api/v2'")],
    [
      row(
        'GET and JSON',
        'tests/api/walk.test.ts',
        'answers %s with its schema, and with nothing of another school',
      ),
    ],
    call(
      'GET /api/v2/Sports',
      'sports',
      row(
        'Its fields',
        contract('sports'),
        words(`abbrev facebookPage globalSportGender globalSportId globalSportShortName globalSportNameSlug id instagramName
          nonSport pinterestName shortName title ticketsLink twitterName youtubeName rosterId scheduleId
          displayOpponentHistory`).map((field) => `${field}:`),
      ),
      row('Failure', client, 'an empty list of sports'),
    ),
    call(
      'GET /api/v2/Seo',
      'settings',
      row('settings.title and settings.meta', contract('settings'), 'title: object({', 'meta: object({'),
    ),
    call('GET /api/v2/Google', 'settings', row('360', contract('settings'), 'google360PropertyId')),
    call('GET /api/v2/Analytics/settings', 'settings'),
    call('GET /api/v2/mobile/settings', 'settings'),
    call('GET /api/v2/common/templates', 'settings'),
    call('GET /api/v2/common/templates/sports-pages', 'settings'),
    call('GET /api/v2/common/settings', 'settings'),
    [
      row(
        'GET sports icons mapper (public asset storage)',
        'scripts/vite-sports-icons.ts',
        'assets/sports-icons.json',
      ),
      row('Asked for once', 'src/site/page/browser/sports-icons.ts', '/assets/sports-icons.json'),
    ],
    call(
      'GET /api/v2/TrackingTag/search',
      'tracking',
      row(
        'Lookup and answer',
        contract('tracking'),
        words(
          'PageTemplate: SportName: ContentId: trackingHeadObject: trackingOpenBodyObject: trackingCloseBodyObject:',
        ),
      ),
      row('Tags with an img', 'tests/e2e/tracking.spec.ts', 'those that carry an img are discarded'),
    ),
    call(
      'GET /api/v2/EventsResults/scoreboard',
      'games',
      row(
        'Its query',
        contract('games'),
        words(`sportId: locationIndicator: gameId: spotLight: streamingProvider: ticketedOnly: withCoverageOnly:
          groupedByDates: startDate: endDate:`),
      ),
      row('Its pages', contract('shapes/shared'), words(paging)),
      row(
        'sportId omitted when 0',
        'src/site/domains/games/scoreboard/scoreboard-board.test.ts',
        'omits sportId when it is 0',
      ),
    ),
    call('GET /api/v2/EventsResults/upcoming', 'games'),
    [row('GET /api/v2/LiveStats (timeout 5 s)', contract('live'), "path: '/LiveStats'", 'timeoutMs: 5_000')],
    call(
      'GET /api/v2/LiveStats/details',
      'live',
      row('Query', contract('live'), 'gameId: Type.Optional(Id)'),
    ),
    [
      row(
        'GET /api/v2/game-center/{id}/layout, /hero, /gallery, /stories, /game-info, /opponent-history, /next-game',
        contract('game-center'),
        words('layout hero gallery stories game-info opponent-history next-game').map(
          (part) => `path: '/game-center/:gameId/${part}'`,
        ),
      ),
      empty('204 on next-game', 'game-center', 'mayBeEmpty: true'),
    ],
    [
      row(
        'GET /api/v2/game-center/promo-group/{id}',
        contract('game-center'),
        "'/game-center/promo-group/:promoGroupId'",
        'promoItems:',
      ),
    ],
    call('GET /api/v2/game-center/games', 'game-center'),
    call('GET /api/v2/navigation', 'navigation'),
    call(
      'GET /api/v2/navigation/sub',
      'navigation',
      row('Query', contract('navigation'), 'sportId: Type.Optional(Id)'),
    ),
    [
      row(
        'GET /api/v2/promotions/{name} and /api/v2/promotions/{name}/{sport_id}',
        contract('promotions'),
        "path: '/promotions/:promotionName'",
        "path: '/promotions/:promotionName/:sportId'",
        '204 when it has no campaign',
      ),
    ],
    call(
      'GET /api/v2/promotions/counter',
      'promotions',
      row('Campaigns', contract('promotions'), 'adIds: idList'),
      row(
        'Batches',
        'src/site/domains/promotions/campaigns/impression-queue.test.ts',
        'are batched after a 2 s quiet delay',
        'leave the queue on success',
      ),
    ),
    call('GET /api/v2/Alert/active', 'promotions', row('Failure', contract('promotions'), 'whenFailed: []')),
    [
      row(
        'GET /api/v2/Takeovers (timeout 7 s)',
        contract('promotions'),
        "path: '/Takeovers'",
        'timeoutMs: 7_000',
        'sportId:',
      ),
      row(
        'Only when on',
        'src/site/domains/promotions/takeovers/takeover-check.ts',
        'takeoversEnabled === false',
      ),
    ],
    call(
      'GET /api/v2/Splash/{sportId}',
      'promotions',
      row('splashId, 204', contract('promotions'), 'splashId: Type.Optional(Id)', '204 when there is none'),
    ),
    call(
      'GET /api/v2/Hidden/Splash/{sportId}',
      'promotions',
      row('splashId and t', contract('promotions'), '...splashQuery,\n      t: Type.Optional'),
    ),
    call('GET /api/v2/Splash/click/{splashId}', 'promotions'),
    [row('GET builds/latest.json', 'src/host/files/builds.ts', 'latest.json')],
    [
      row(
        'GET build manifest (under the build assets path, named by build id)',
        'src/host/files/builds.ts',
        'meta',
        'prerendered',
      ),
    ],
    [row('Prerendered payload file', 'src/contract/pages/router-names.ts', 'payloadAddress')],
    [
      row(
        'Image resizing service',
        'src/server/domains/media/media.image-params.ts',
        words('url width height gravity type jpeg png webp convert crop resize colorspace'),
      ),
      row(
        'Logos without colour',
        'src/site/shell/layout/FooterContent.test.tsx',
        'its logos come without colour',
      ),
    ],
    [
      row(
        'Video embed: iframe to /showcase/embed.aspx',
        'src/site/domains/media/videos/video-embed.ts',
        words('youtube Archive Id autoplay controls live'),
      ),
    ],
    [
      row('Paging of lists', contract('shapes/shared'), words(paging)),
      row('Of podcasts', contract('media'), 'categoryId: Type.Optional(Id), sportId'),
    ],
    [row('In the table', contract('games'), 'const GameFilter = {')],
    [
      row(
        'Paths of news, stats and similar lists are ours',
        'openapi.json',
        '"/api/v2/stories"',
        '"/api/v2/podcasts"',
      ),
    ],
    [
      row(
        'From their providers',
        'src/site/domains/tracking/partners.test.ts',
        'names the hosts of those it has',
      ),
    ],
    [row('Retried', 'src/contract/client/client.ts', '[408, 409, 425, 429, 500, 502, 503, 504]')],
    [row('What the client can retry is a GET', contract('endpoint'), "method: 'GET'")],
    [row('One shape of problems', contract('shapes/shared'), 'RFC 9457')],
  ],
  '8. The error catalogue': [
    [
      row('Missing route or failed validation', page, "a failed validation gives 'Page Not Found: {path}'"),
      row('Unknown paths', 'tests/pages/walk.spec.ts', 'an unknown path redirects to /404'),
    ],
    [
      row('Unmatched route', 'tests/e2e/checks.spec.ts', "an unmatched route one with 'Page not found'"),
      row('404', 'tests/e2e/checks.spec.ts', 'is a 404'),
    ],
    [
      row(
        'Guard returns false on hydration',
        'tests/e2e/checks.spec.ts',
        "a check that says no is a 404 with 'Page Not Found'",
      ),
    ],
    [row('Unknown route check name', 'src/site/checks/route-checks.test.ts', 'Unknown route middleware')],
    [row('Sports list fetch or mapping fails', client, 'an empty list of sports')],
    [
      row(
        'Settings fetches fail',
        page,
        'settings, navigation, promotions, alerts and sponsors that cannot be had are logged',
      ),
    ],
    [row('Scoreboard, events, navigation fail', client, 'an empty scoreboard')],
    [row('Live stats, game center fail', client, 'no live stats')],
    [row('Takeover request fails', splash, 'a takeover request that fails')],
    [
      row(
        'Splash fetch fails',
        'src/site/domains/promotions/splash/splash-store.test.ts',
        'Failed to fetch splash page content',
      ),
    ],
    [row('Splash click fails', splash, 'Failed to track click action')],
    [
      row(
        'Promotion or impression or alert fetch fails',
        'tests/e2e/promotions.spec.ts',
        'a promotion that cannot be fetched is logged',
        'what could not be counted stays in the queue',
      ),
      row('Alerts', 'tests/e2e/alerts.spec.ts', 'when alerts cannot be had the page goes on'),
    ],
    [
      row(
        'Form parse error',
        'tests/e2e/forms-status.spec.ts',
        'a form that cannot be read says so in its place, and what is wrong with it is logged',
      ),
      row('Its words', 'src/contract/shapes/form-schema.ts', 'Error parsing the form schema'),
    ],
    [
      row(
        "Unknown form field type: 'Form match error: field type [type] not found'",
        'src/contract/forms/form-parse.test.ts',
        "an unknown type '%s' is logged by its name",
      ),
    ],
    [
      row(
        'Form submit with blocking errors',
        'tests/e2e/form-rules.spec.ts',
        'every rule that is broken is said beside its field',
      ),
      row(
        'Its words',
        'src/contract/forms/form-problem.test.ts',
        'Form incomplete.',
        'or with a custom message',
      ),
    ],
    [row('Script tag in style text', 'src/site/domains/tracking/css-text.test.ts', 'That is not css')],
    [
      row(
        'Element to print missing',
        'src/site/parts/print/print-page.test.ts',
        'Element to print #{id} not found!',
      ),
    ],
    [row('Content script reload fails', 'tests/e2e/tracking.spec.ts', 'Script reloading error')],
    [
      row(
        "Game cannot be parsed: 'Error parsing game {id}'",
        'src/contract/client/read-answer.test.ts',
        "is logged 'Error parsing game {id}' and replaced by an empty object",
      ),
    ],
    [row("Fatal or unhandled app error: 'Home Page'", page, "the error page says 'Something went wrong'")],
    [row('Build manifest fetch fails', 'tests/e2e/healing.spec.ts', 'its failure is only logged')],
    [
      row('Chunk preload failure', 'tests/e2e/healing.spec.ts', 'where it is gone the target path is loaded'),
      row('On first load', 'src/site/lateness/healing/healing.test.ts', 'is ignored on first load'),
    ],
    [
      row(
        'Click-outside helper not given a function',
        'src/site/shell/navigation/click-outside.test.ts',
        'not given a function gives a console warning',
      ),
    ],
    [
      row(
        'Empty scoreboard',
        'tests/e2e/scoreboard.spec.ts',
        'There are currently no upcoming events or recent results.',
      ),
    ],
    [row('No numbers', page, 'no numeric error code is shown')],
  ],
}
