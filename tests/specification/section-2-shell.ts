import { row, type Section, words } from './row.ts'

const layoutTest = 'src/site/page/layout/layout-flags.test.ts'
const adsTest = 'tests/e2e/ads.spec.ts'
const strip = 'tests/e2e/scoreboard.spec.ts'
const overlay = 'tests/e2e/search-overlay.spec.ts'
const checks = 'tests/e2e/checks.spec.ts'

export const section2Shell: Section = {
  '2. Layout flags': [
    [
      row(
        'Full width: home, sport home, game center',
        layoutTest,
        "test.each(['/', '/sports/football', '/Sports/Football/', '/game-center/12'])(",
        'full width: %s',
      ),
    ],
    [
      row(
        'Full screen: print views, text schedule, splash, story and hidden story',
        layoutTest,
        'full screen, without header and footer: %s',
        'full screen, within header and footer: %s',
      ),
    ],
    [row('Routes with a content id', layoutTest, 'needs a content id: %s')],
    [
      row(
        '/hidden routes need sign-in',
        'src/site/table/row.ts',
        "path.startsWith('hidden/') ? { access: 'signed-in' }",
      ),
    ],
    [
      row(
        'Route names also seen: sportfile, hidden_sportfile, protected_sportfile, hidden_story, story, document, game_center, Home, Sport Home',
        'src/site/table/pages.ts',
        "'news/sport-file.tsx'",
        "'news/sport-file-hidden.tsx'",
        "'news/sport-file-protected.tsx'",
        "'news/story-hidden.tsx'",
        "'news/story.tsx'",
        "'news/documents.tsx'",
        "'game-center/game-center.tsx'",
      ),
    ],
    [row('Scroll position', 'tests/e2e/foundation.spec.ts', 'going back restores the scroll position')],
  ],
  '2. Navigation checks': [
    [
      row(
        'The named checks exist',
        'src/site/table/row.ts',
        words(`schedule roster-bio facilities cume-stats publications redirects coach url-cleanup sport-file news document
          hof legacy-urls external-urls`).map((name) => `  '${name}',`),
      ),
      row(
        'Named checks exist: each is asked',
        'src/site/checks/route-checks.test.ts',
        'each of the fourteen is on the way',
      ),
    ],
    [row('What each does is decided', 'docs/decisions/036-checks.md', 'Checks speak of addresses')],
    [row('In order', 'src/site/checks/global.ts', 'validate, setup, takeovers, route-rule redirect')],
    [
      row(
        'Leaving the app',
        checks,
        'redirects stay in the app, another site is left for by a full page load',
      ),
    ],
    [row('Inside the app', checks, 'redirects stay in the app')],
    [row('Unknown name', 'src/site/checks/registry.ts', "throw new Error('Unknown route middleware')")],
  ],
  '2. Current sport': [
    [
      row(
        'Found by sportSlug, slug or globalSportNameSlug: the global name slug, else the shortname',
        'src/site/page/layout/current-sport.ts',
        'sportSlug',
        'slug',
        'globalSportNameSlug',
      ),
    ],
    [
      row('Routes whose content says it', 'src/site/table/row.ts', "'own-sport'"),
      row(
        'Which are so',
        'src/site/page/layout/layout-flags.test.ts',
        '%s takes its sport from its content: %s',
      ),
    ],
    [row('A sportId of 0 is none', 'src/contract/promotions.ts', '0: no specific sport')],
  ],
  '2. Site shell': [
    [
      row(
        'Logo linking to /, sponsor ad slot',
        'src/site/shell/layout/Header.tsx',
        'Wordmark',
        'SponsorSlot',
        'HeaderTools',
      ),
      row(
        'Main navigation, search overlay',
        'src/site/shell/layout/HeaderTools.island.tsx',
        'MainNavigation',
        'SearchOverlay',
      ),
      row('Icons promotion strip', 'src/site/shell/navigation/MainNavigation.tsx', 'name="header-icons"'),
      row(
        'Desktop layout on extra-large screens, mobile menu otherwise',
        'tests/e2e/navigation.spec.ts',
        'the main navigation is laid out in the header on extra-large screens and in a mobile menu otherwise',
      ),
    ],
    [
      row(
        'Not for 0 and not for the general sport',
        'tests/e2e/navigation.spec.ts',
        'the sport navigation stands under the header of a sport’s pages only',
      ),
    ],
    [row('Dropdown width', 'src/site/shell/navigation/SportBar.module.css', 'min-inline-size: min(375px')],
    [
      row(
        'Logos: school, fund page, national association, conference, apparel sponsor',
        'tests/e2e/footer.spec.ts',
        "the footer's logos link to the school, a fund page, the national association, the conference and an apparel sponsor",
      ),
    ],
    [row('Copyright', 'tests/e2e/footer.spec.ts', 'the footer has the copyright with the current year')],
    [row('University system', 'src/contract/settings.ts', 'systemLine: text()')],
    [row('Sponsors strip', 'tests/e2e/footer.spec.ts', 'a promo sponsors strip stands above the footer')],
    [row('Top ad', adsTest, 'the top ad shows only on non-mobile screens')],
    [row('Mobile slot', adsTest, 'the mobile layout has a different top ad slot')],
    [row('Slot of Home and Sport Home', 'src/site/domains/ads/ad-slots.ts', "'htlad-top'")],
    [row('Slot of the others', 'src/site/domains/ads/ad-slots.ts', "'htlad-common-top'")],
    [row('Close button', 'src/site/domains/ads/PageAds.tsx', "words: 'close top ad'")],
    [
      row('Scroll handler', 'src/site/domains/ads/hide-past.ts', 'throttleMs = 200'),
      row('It hides', adsTest, 'on larger screens it hides after scrolling past its own height'),
    ],
    [
      row('Close button of the other', 'src/site/domains/ads/PageAds.tsx', "words: 'Close Ad'"),
      row('Its height', 'src/site/domains/ads/AdBlock.module.css', 'max-block-size: 132px'),
    ],
    [row('Skip link', adsTest, "ad blocks have a 'Skip Ad' link to the next section")],
    [row('Closed state', adsTest, 'closed state is remembered only within the page')],
    [row('Common pages', 'src/site/shell/document/markers.ts', 'common-page')],
    [
      row(
        'Markers by sportId, 0 is none',
        'src/site/shell/document/markers.ts',
        "sportId !== 0 && 'sport-page'",
        'sport-home',
        "live.isHeaderStuck && 'header-stuck'",
      ),
    ],
    [row('In-app links', 'src/site/page/links/links.test.ts', '%s in-app: %s')],
    [
      row(
        'External links',
        'tests/e2e/links.spec.ts',
        'links to other sites carry a no-referrer rel, the ticketing host noopener only',
      ),
    ],
    [
      row(
        'Absolute links',
        'src/site/page/links/link-rel.ts',
        'Only an address that starts with http is absolute',
      ),
    ],
    [
      row(
        'No prefetching',
        'tests/e2e/links.spec.ts',
        'link prefetching is skipped on ${connection} connections',
      ),
    ],
    [
      row(
        'The error page',
        'tests/e2e/error-page.spec.ts',
        "the error page says 'Something went wrong', names the support address, and its 'Home Page' button clears the error and goes to /",
      ),
    ],
    [
      row(
        'Developer flag',
        'tests/e2e/error-page.spec.ts',
        'with the developer query flag the error message is also shown',
      ),
    ],
  ],
  '2. Scoreboard / calendar strip': [
    [row('Title and heading', strip, "visible title 'Calendar', screen-reader heading 'Scoreboard'")],
    [
      row('Composite', strip, "side link 'Composite' to /calendar"),
      row("A team's /sports/{slug}/schedule", strip, 'the side link goes to its schedule'),
    ],
    [
      row(
        'Links of a card: game center link, stats, live audio, live video, story recap, box score',
        strip,
        'cards link to the game center link, stats, live audio, live video, story recap and box score, each when the data supplies it',
      ),
    ],
    [
      row(
        'Cards per view',
        strip,
        'cards per view: 1 under 800 px width, 2 from 800, 3 from 1100, 4 from 1350, 5 from 1500',
      ),
    ],
    [row('Arrows', 'src/site/domains/games/scoreboard/Scoreboard.tsx', 'ScrollArrows')],
    [
      row(
        'The overlay',
        strip,
        "an overlay is opened by a plus button, closed by a close button, blur or Escape, with focus returning to the card's toggle",
      ),
    ],
    [
      row(
        'Empty',
        'src/site/domains/games/scoreboard/Scoreboard.tsx',
        'There are currently no upcoming events or recent results.',
      ),
    ],
    [
      row(
        'Placeholder',
        'src/site/domains/games/scoreboard/ScoreboardFilter.tsx',
        "placeholder = 'Filter by Sport'",
      ),
    ],
    [
      row(
        'First entry',
        'src/site/domains/games/scoreboard/scoreboard-sports.test.ts',
        "the first entry is 'All' with id 0",
      ),
    ],
    [row('Unknown id', strip, 'an unknown selected id falls back to the first entry')],
  ],
  '2. Search overlay': [
    [
      row('Toggle', overlay, 'the toggle opens the search overlay and focuses the input'),
      row('Placeholder', 'src/site/shell/navigation/SearchOverlay.tsx', 'placeholder="Search..."'),
    ],
    [row('Ways to close it', overlay, 'closes the search overlay and clears the text')],
    [row('Go', overlay, 'Go is disabled when the text is empty')],
    [row('Enter', overlay, 'Enter with text goes to /search with q')],
  ],
  '2. Roster and game filters': [
    [
      row(
        'Roster sort options',
        'src/site/domains/rosters/roster/RosterTools.tsx',
        words('Jersey Name Position Class Hometown Height Weight').map((label) => `'${label}'`),
      ),
    ],
    [
      row(
        'All Games has no value, Home Games H, Away Games A, Neutral Games N',
        'src/site/domains/games/parts/location-filter.ts',
        "{ label: 'All Games', location: null }",
        "{ label: 'Home Games', location: 'H' }",
        "{ label: 'Away Games', location: 'A' }",
        "{ label: 'Neutral Games', location: 'N' }",
      ),
    ],
  ],
}
