import { row, type Section } from './row.ts'

const access = 'docs/access.md'
const routes = 'src/site/table/pages.ts'

export const section1: Section = {
  Title: [
    [row('A website of a department', 'README.md', '# Fieldhouse')],
    [
      row(
        'What visitors browse: sports (teams), schedules, live scores, rosters, coaches, staff, news, podcasts, videos, clippings, facilities, honors, tickets, forms, promotions, splash pages',
        routes,
        "'sports/:slug'",
        'schedule/:seasonTitle?',
        'roster/:season?',
        'coaches/:season?',
        "'staff-directory'",
        "'news/:year",
        "'podcasts'",
        "'watch'",
        "'clippings'",
        "'facilities'",
        "'honors/",
        "'tickets'",
        "'form/:id'",
        "'splash/:splashId'",
      ),
      row('Visitors browse sports', 'tests/e2e/links.spec.ts', 'no link of the site is dead'),
    ],
    [row('One table for the whole product', 'docs/specification.md', '# The specification')],
  ],
  '1. What the product does and for whom': [
    [row('Anonymous visitors', access, '| `/` | everybody |')],
    [row('Hidden pages ask who is there', access, '| `/hidden/form/:id` | visitor and higher |')],
    [
      row(
        'Every kind of content has its page: sport home pages, rosters, player bios, schedules, results, box scores, cumulative stats, game center per game, coaches, coaching records, staff directory, opponent history, news stories, sport files, document-like pages, calendar, podcasts, publications, facilities, awards, all-americans, hall of fame honors, tags, moments, on-this-day, clippings, coverage, archives, social accounts, partners, RSS feeds, tickets, search, forms, survey, payment, splash pages, takeovers, promotional redirects',
        'tests/architecture/tree.test.ts',
        'has every page file, and every page file is in it',
      ),
      row('A promotions rotator', 'tests/e2e/rotators.spec.ts', 'a promotion carousel turns after 8000 ms'),
    ],
    [
      row(
        'Every request carries its tenant',
        'src/contract/client/client.test.ts',
        'every request carries a header named tenant with the configured site tenant',
      ),
      row('Nothing of another school', 'tests/api/walk.test.ts', 'with nothing of another school'),
    ],
    [
      row(
        'Site-wide shell: header with logo, sponsor ad slot',
        'src/site/shell/layout/Header.tsx',
        'SponsorSlot',
        'HeaderTools',
        'Wordmark',
      ),
      row(
        'Main navigation, search overlay',
        'src/site/shell/layout/HeaderTools.island.tsx',
        'MainNavigation',
        'SearchOverlay',
      ),
      row('Promotions strip', 'src/site/shell/navigation/MainNavigation.tsx', 'name="header-icons"'),
      row(
        'Per-sport navigation bar, footer, alert banners, skip and pause accessibility links',
        'src/site/shell/layout/SiteLayout.tsx',
        '<SportBar',
        '<Footer',
        '<AlertBar',
        'Skip to main content',
        '<Rotators',
      ),
      row(
        'Analytics, consent and ad-targeting setup',
        'src/site/shell/behaviour/late-behaviour.ts',
        'domains/tracking',
      ),
    ],
  ],
}
