import { row, type Section, words } from './row.ts'

const splash = 'src/site/domains/promotions/splash/splash-rules.ts'
const alarm = 'src/server/domains/media/thumbnail-alarm.ts'
const viewport = 'src/site/page/browser/viewport.ts'
const columns = (sport: string) => `src/server/domains/stats/columns/${sport}.ts`
const configuration = 'src/contract/tenants.ts'

export const section9: Section = {
  '9. Business constants and limits': [
    [row('Outdated-build check', 'src/site/lateness/healing/build-watch.ts', 'checkInterval = 3_600_000')],
    [
      row(
        'Build polling is the same check',
        'docs/decisions/033-visits-outlive-deploys.md',
        'Visits outlive deploys',
      ),
    ],
    [
      row(
        'The manifest',
        'tests/e2e/healing.spec.ts',
        'the manifest loads about 1000 ms after ready unless the connection is very slow',
      ),
    ],
    [row('Takeovers', 'src/contract/promotions.ts', 'timeoutMs: 7_000')],
    [row('Live stats', 'src/contract/live.ts', 'timeoutMs: 5_000')],
    [row('Impressions', 'src/site/domains/promotions/campaigns/impression-queue.ts', '2_000')],
    [
      row(
        'Countdown tick',
        'src/site/domains/games/countdown/Countdown.island.tsx',
        'setInterval(tick, 1000)',
      ),
    ],
    [
      row(
        'Printing',
        'src/site/parts/print/print-page.test.ts',
        'prints after 1500 ms',
        'closes 1 ms after print',
      ),
    ],
    [row('Smooth scrolling', 'src/site/shell/behaviour/smooth-scroll.ts', '400')],
    [row('Navigation repaint', 'src/site/shell/navigation/repaint.ts', 'repaintDelay = 100')],
    [row('Copied marker', 'src/site/domains/settings/copy-addresses.ts', 'copiedMs = 1500')],
    [row('Form input', 'src/site/domains/forms/use-form-sheet.ts', 'inputDelay = 20')],
    [
      row(
        'Paging',
        'src/contract/shapes/shared.ts',
        'maximum: 10_000, default: 0',
        'maximum: maxPageSize, default: 10',
      ),
    ],
    [
      row('Scoreboard count', 'src/site/domains/games/scoreboard/scoreboard-board.ts', 'pageCount = 12'),
      row('Offset', 'src/site/domains/games/scoreboard/scoreboard-start.ts', 'offset = 2'),
    ],
    [
      row('Promotion carousel', 'src/site/parts/rotators/rotator-options.ts', 'autoplayDelayMs: 8_000'),
      row(
        'Scoreboard slider, where a school lets it turn',
        'src/site/domains/games/scoreboard/ScoreboardPlay.island.tsx',
        'autoplayDelay = 3_000',
      ),
    ],
    [row('Slides per view and per group', 'src/site/parts/rotators/rotator-options.ts', 'slidesPerView: 1')],
    [row('Scrollbar', 'src/site/domains/games/scoreboard/scrollbar-hiding.ts', 'hideDelay = 1_000')],
    [
      row(
        'Breakpoints 0/800/1100/1350/1500 give 1/2/3/4/5',
        'src/site/domains/games/scoreboard/ScoreboardStrip.module.css',
        '50em',
        '68.75em',
        '84.375em',
        '93.75em',
      ),
    ],
    [row('Preloads', 'src/site/lateness/healing/prefetch-rule.ts', 'maxPending = 4')],
    [row('Thumbnail alert', alarm, 'limit = 200', 'windowTime = 5 * 60_000')],
    [row('Cool-down', alarm, 'coolDown = 10 * 60_000')],
    [row('Continue', splash, 'now + 4 * 60 * minuteMs')],
    [row('Skip Permanently', splash, 'endOf2040 = Date.UTC(2041, 0, 1) - 1_000')],
    [row('Shown', splash, '5 * minuteMs')],
    [row('Alert', 'src/site/domains/promotions/alerts/alert-choice.ts', 'Max-Age=${12 * 60 * 60}')],
    [
      row(
        'Viewport breakpoints in px',
        viewport,
        "xs: 540, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1440",
      ),
    ],
    [row('Fallback', viewport, "? (name as Breakpoint) : 'sm'")],
    [row('The cookie viewport', viewport, '365 * 24 * 60 * 60', 'Path=/; SameSite=Strict; Secure')],
    [row('Cookies', 'src/site/domains/promotions/splash/splash-cookies.ts', 'Path=/')],
    [row('Trimming', 'src/site/format/trim-text.ts', '= 50')],
    [row('Trimmed HTML', 'src/site/format/trim-html.test.ts', '%j drops its images', 'Otters to…')],
    [
      row(
        'Default DD',
        'src/site/format/date.test.ts',
        "[undefined, 'Nov 4, 2026']",
        "['DD', 'Nov 4, 2026']",
      ),
    ],
    [
      row('On cards', 'src/site/domains/games/scoreboard/ScoreCard.tsx', "'MM.dd.yy'"),
      row('Wide', 'src/site/domains/games/parts/game-dates.ts', "'ccc, MMM d'"),
    ],
    [row('Percent', 'src/site/format/percent.ts', 'fixed(')],
    [row('Clock', 'src/contract/client/client-shapes.test.ts', '%i seconds on the clock show as %s')],
    [row('Overtime', 'src/contract/client/client-shapes.ts', '`OT ${period - regulation}`')],
    [row('Share image', 'src/site/page/head/head.ts', "width: 1600, type: 'jpeg'")],
    [row('Responsive image', 'src/ui/image-url.ts', "method = 'crop'", "type = 'webp'")],
    [row('Default og image', 'src/site/page/head/head.ts', '/images/logos/site/site.png')],
    [
      row(
        'Default device',
        'src/site/page/browser/device.ts',
        "width: 1920, height: 1080, orientation: 'landscape', hasTouch: true",
      ),
    ],
    [row('Lazy hydration', 'src/site/lateness/gate.ts', "rootMargin: '150px'")],
    [
      row(
        'Themes, light-theme by default',
        'src/ui/ground/theme.ts',
        words('no-theme light-theme dark-theme on-primary on-secondary default-black default-white'),
      ),
    ],
    [
      row(
        'Sizes; the allowed set varies by component',
        'src/ui/sizes.ts',
        words(`x-small small regular large x-large button icon avatar tabs heading card stamp expansion-panel
          person-thumbnail progress-indicator select`),
      ),
    ],
    [row('Devices', 'tests/e2e/components.spec.ts', 'fits desktop and mobile')],
    [row('Button types', 'src/ui/Button.tsx', "['priority', 'alternate', 'text']")],
    [row('15 networks', 'src/ui/social-networks.ts', 'SOCIAL_NETWORKS')],
    [
      row(
        'About 50 icon names',
        'src/ui/icons/sport-icon.test.ts',
        'names icons that the sprite draws, about fifty of them',
      ),
    ],
    [
      row(
        'Academic years: Redshirt 0, Freshman and First-Year 1, Redshirt Freshman 2, Sophomore 3, Redshirt Sophomore 4, Junior 5, Redshirt Junior 6, Senior 7, Redshirt Senior 8, Graduate Student 9, Fifth Year 10, Redshirt 5th-Year 11, Sixth Year 12',
        'src/site/domains/rosters/parts/academic-year.ts',
        'redshirt: { rank: 0',
        'freshman: { rank: 1',
        "'first-year': { rank: 1",
        "'redshirt freshman': { rank: 2",
        'sophomore: { rank: 3',
        "'redshirt sophomore': { rank: 4",
        'junior: { rank: 5',
        "'redshirt junior': { rank: 6",
        'senior: { rank: 7',
        "'redshirt senior': { rank: 8",
        "'graduate student': { rank: 9",
        "'fifth year': { rank: 10",
        "'redshirt 5th-year': { rank: 11",
        "'sixth year': { rank: 12",
      ),
    ],
    [
      row(
        'Stat short labels, Football: Tackles TKL, Sacks SACK, QB Rating QBR (the association’s passing efficiency, EFF: record 102), Pass/Rec/Rushing Yards YDS, Receptions REC, Touchdowns TDs',
        columns('football'),
        words("'TKL' 'SACK' 'EFF' 'YDS' 'REC' 'TDs'"),
      ),
    ],
    [row('Passing, Rushing, Receiving', columns('football'), words("'Passing' 'Rushing' 'Receiving'"))],
    [
      row(
        'Basketball: Personal Fouls Pers, Efficiency %, Usage Percentage % (EFF and USG%, so that no two columns share a head: record 102)',
        columns('basketball'),
        words("'PTS' 'REB' 'AST' 'BLK' 'STL' 'Pers' 'Efficiency'"),
        "'Usage Percentage'",
      ),
    ],
    [
      row(
        'Volleyball: Hitting % as %, Service Aces SA, Total Blocks BLKs',
        columns('volleyball'),
        words("'Kills' 'AST' 'SA' 'BLKs' 'Digs' 'PTS'"),
        "'Hitting %'",
      ),
    ],
    [
      row(
        'Soccer: Shots on Goal SOG, Red Cards RC, Yellow Cards YC, Green Cards GC, Defensive Saves DS',
        columns('goals'),
        words("'Goals' 'AST' 'Shots' 'SOG' 'RC' 'YC' 'GC' 'Fouls' 'DS'"),
      ),
    ],
    [
      row(
        'Clock seconds 0',
        'src/server/domains/live/live-state.service.ts',
        '0 where the sport is played without a clock',
      ),
      row('Overtime periods', configuration, 'showOvertimePeriods', 'off unless it is turned on'),
    ],
    [
      row(
        'Flags',
        configuration,
        words('trackingTagsEnabled enableFooterPersonalInfo takeoversEnabled documentCacheEnabled'),
      ),
    ],
    [row('Rendering by the browser', configuration, 'disableSSR')],
    [row('Portraits', configuration, 'rosterPortraitMode', 'off unless it is turned on')],
    [row('show-read-more', configuration, 'showReadMore', 'on unless it is turned off')],
    [
      row(
        'Schedule settings',
        'src/contract/games.ts',
        words('opponentHistoryEnabled scoreDisplay defaultView'),
      ),
    ],
    [row('27 sports', 'src/site/domains/ads/ad-targeting.ts', "otherSport = 'ot'")],
    [row('Special cases', 'src/site/domains/ads/ad-targeting.ts', "'frontpage'", "'signingday'")],
    [
      row(
        'Framework versions 3.16.2, 4.5.0, 2.3.1 are those of the site that was described; ours are pinned',
        'package.json',
        '"react-router": "8.4.0"',
      ),
    ],
  ],
}
