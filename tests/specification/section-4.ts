import { row, type Section, words } from './row.ts'

const strip = 'tests/e2e/scoreboard.spec.ts'
const splash = 'tests/e2e/splash.spec.ts'
const menus = 'tests/e2e/navigation.spec.ts'
const rotators = 'tests/e2e/rotators.spec.ts'
const alarm = 'src/server/domains/media/thumbnail-alarm.ts'

export const section4: Section = {
  '4. Game state': [
    [
      row(
        'Numeric: 0 Scheduled, 1 PreGame, 2 Delayed, 3 Live, 4 FullTime, 5 Postponed, 6 Canceled, 7 PostGame, 8 GameComplete',
        'src/contract/shapes/game-state.ts',
        words('Scheduled PreGame Delayed Live FullTime Postponed Canceled PostGame GameComplete').map(
          (name) => `  '${name}',`,
        ),
      ),
    ],
    [row('Live is 3', 'src/contract/shapes/game-state.test.ts', "test('Live is 3")],
    [row('Complete is 4, 7 or 8', 'src/contract/shapes/game-state.test.ts', "test('complete is 4, 7 or 8")],
    [
      row(
        'Transitions are decided',
        'docs/decisions/027-live-stream.md',
        'The live stream tells whole states',
      ),
    ],
  ],
  '4. Scoreboard card': [
    [
      row(
        'Live by HasStarted and not IsComplete, or by state',
        'src/site/domains/live/live-game.test.ts',
        "])('when %s'",
      ),
      row('In the browser', strip, 'an upcoming card becomes live'),
    ],
    [
      row(
        'What it shows',
        strip,
        "the game that is on shows a 'Live' label, scores and period instead of the time",
      ),
    ],
    [
      row(
        'Recent card: P is Postponed, C Cancelled, otherwise Final',
        'src/site/domains/games/scoreboard/scoreboard-standing.test.ts',
        words('Postponed Cancelled Final'),
      ),
    ],
    [
      row(
        'W is Win, L Loss, otherwise Tie',
        'src/site/domains/games/parts/outcome.ts',
        words("'Win' 'Loss' 'Tie'"),
      ),
    ],
    [
      row(
        'Emphasis',
        'src/site/domains/games/scoreboard/scoreboard-standing.test.ts',
        'of %o the %s is emphasised',
      ),
    ],
    [row('Initial slide', 'src/site/domains/games/scoreboard/scoreboard-start.test.ts', 'offset')],
    [row('Index minus offset', 'src/site/domains/games/scoreboard/scoreboard-start.test.ts', 'offset')],
    [
      row(
        'More to load',
        'src/site/domains/games/scoreboard/scoreboard-board.test.ts',
        "'more to load' becomes false when a page returns fewer than the requested count",
        "test('or none'",
      ),
    ],
    [row('Countdown', strip, 'a countdown ticks each second and stops at zero')],
  ],
  '4. Form status': [
    [
      row(
        'Active',
        'tests/e2e/forms-status.spec.ts',
        'a form is active, pending with its date, closed with its message, or full',
      ),
    ],
    [row('Pending before startDate', 'tests/e2e/forms-status.spec.ts', 'pending with its date')],
    [row('Closed after expirationDate', 'tests/e2e/forms-status.spec.ts', 'closed with its message')],
    [
      row(
        'By submissionsCount and maxSubmissions',
        'src/contract/forms/form-status.ts',
        'submissionsCount',
        'maxSubmissions',
      ),
    ],
  ],
  '4. Takeovers (Home and Sport Home)': [
    [row('Once per sport', splash, 'takeovers are fetched once per sport and cached')],
    [
      row(
        'Unseen: url, cookie name, cookie not set',
        'src/site/domains/promotions/takeovers/takeover-rules.test.ts',
        'cookie',
      ),
    ],
    [
      row(
        'The first unseen',
        splash,
        'the first unseen takeover sends the visitor of Home to its url, which leaves the app',
      ),
    ],
    [
      row(
        'Several game days',
        'src/site/domains/promotions/takeovers/takeover-rules.ts',
        'GameDay',
        '/gameday/concurrent.aspx?ids=',
      ),
      row('In the browser', splash, 'with more than one distinct game day unseen and a concurrent config'),
    ],
    [
      row(
        'Else the splash',
        'src/site/domains/promotions/takeovers/takeover-check.test.ts',
        'ask for takeovers and splash once per sport',
      ),
    ],
  ],
  '4. Splash screen': [
    [row('Window', splash, 'a splash is shown when now is at or after startDate and not after endDate')],
    [row('On a /splash path', splash, 'always shown on a /splash path, whatever its dates and cookies')],
    [row('Without one on /splash/', splash, 'without one the visitor goes to /')],
    [row('Suppressed', splash, 'it is suppressed by the marker of a widget')],
    [row('Continue', splash, "'Continue to Home' hides it for 4 hours")],
    [row('Skip', splash, "'Skip Permanently' hides it until the end of 2040")],
    [row('Click', splash, 'clicking the content records a click and goes to its link or /')],
    [row('Escape', splash, 'Escape acts like Continue')],
    [row('Reloads', splash, 'when shown, a 5-minute cookie is set so reloads do not repeat it')],
    [row('Focus', splash, 'focus moves after 1.5 s')],
  ],
  '4. Alerts': [
    [
      row(
        'Visible',
        'tests/e2e/alerts.spec.ts',
        'an alert shows if it is enabled, showOnWeb and not past its endDate',
      ),
    ],
    [row('Order', 'tests/e2e/alerts.spec.ts', 'alerts are sorted newest id first')],
    [row('Maximum', 'src/site/domains/promotions/alerts/AlertBar.tsx', 'max = 1')],
    [
      row(
        'Dismissed',
        'tests/e2e/alerts.spec.ts',
        'a dismissed alert is hidden by a cookie lasting 12 hours',
      ),
    ],
  ],
  '4. Navigation menus': [
    [
      row(
        'One open',
        menus,
        'one level-1 item is open at a time, opening toggles, and the page is marked meanwhile',
      ),
    ],
    [row('Toggle', menus, 'opening toggles')],
    [
      row('Route change', menus, 'a menu closes on route change'),
      row('Leaving', menus, 'a menu closes when the keyboard leaves it'),
      row('Escape', menus, 'Escape closes it and the focus returns to the trigger'),
    ],
    [row('Marker', 'src/site/shell/document/markers.ts', "live.isMenuOpen && 'menu-open'")],
    [row('One state', menus, 'the mobile menu and the sport menu share one header state')],
    [row('Focus delays', 'src/site/shell/navigation/menus.ts', '? 300 : 500')],
    [
      row(
        'The first 7 items of level 1, first column',
        'src/site/shell/navigation/menu-ads.ts',
        'itemsWithAd = 7',
      ),
    ],
  ],
  '4. Promotions and rotators': [
    [
      row(
        'Random',
        'tests/e2e/promotions.spec.ts',
        'a multi location with effect random shows one random campaign',
      ),
    ],
    [row('Play and pause', rotators, 'each slider has play and pause')],
    [
      row(
        'All at once',
        rotators,
        "a page-level control pauses or plays all rotators, announcing 'All Rotators Paused' and 'All Rotators Playing'",
      ),
    ],
    [
      row(
        'Where it shows',
        rotators,
        'the page-level control shows only if the page has a rotator with more than one slide, checked 2 seconds after route change',
      ),
    ],
    [row('Slide width', rotators, 'a slide is as wide as 100 divided by the slides in view')],
  ],
  '4. Client state and loading': [
    [
      row(
        'Sports list',
        'tests/e2e/loading.spec.ts',
        'the sports list is loaded once and not refetched when non-empty',
      ),
    ],
    [row('Set directly or by id', 'src/site/page/layout/current-sport.ts', 'ownSportId')],
    [row('Cleared', 'src/site/page/layout/current-sport.test.ts', 'null')],
    [
      row(
        'Once per lookup',
        'tests/e2e/tracking.spec.ts',
        'tags are inserted in their places and leave with their page',
      ),
    ],
    [
      row(
        'Reset of script-tags-loaded, content id',
        'tests/e2e/tracking.spec.ts',
        'the content id is cleared',
      ),
    ],
    [row('Rebuilt', 'tests/e2e/tracking.spec.ts', 'page title and meta tags are rebuilt after each load')],
    [row('200 errors of a kind in 5 minutes', alarm, 'limit = 200', 'windowTime = 5 * 60_000')],
    [row('10 minutes', alarm, '10 * 60_000')],
    [row('Polled', 'tests/e2e/healing.spec.ts', 'the latest build id is polled')],
    [row('Reload', 'tests/e2e/healing.spec.ts', 'when it differs, the app reloads at the next navigation')],
    [row('Guard of 10 seconds', 'src/site/lateness/healing/force-load.ts', '10_000')],
    [row('Chunks', 'tests/e2e/healing.spec.ts', 'where it is gone the target path is loaded')],
    [row('Who is not signed in', 'docs/decisions/039-accounts.md', 'one place that decides')],
  ],
}
