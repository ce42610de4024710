import type { PageKey } from '#site/table/pages.ts'
import { missingPage } from './missing-page.ts'

/** Page types for tracking, as the specification lists them. */
export type PageType =
  | 'home-page'
  | 'sport-home'
  | 'roster-player'
  | 'roster-list'
  | 'roster-coach'
  | 'roster-coach-list'
  | 'staff'
  | 'hall-of-fame'
  | 'athletes-of-the-week'
  | 'schedule-list'
  | 'schedule-history'
  | 'schedule-boxscore'
  | 'schedule-cumestats'
  | 'schedule-coverage'
  | 'schedule-calendar'
  | 'story'
  | 'story-archives'
  | 'sportfile'
  | 'press-clips'
  | 'error-404'
  | 'survey-form'
  | 'document'
  | 'on-this-day'
  | 'podcast'
  | 'podcast-list'
  | 'facilities'
  | 'game-center'
  | 'unknown'

interface PageName {
  title: string
  description: string
  type: PageType
}

const page = (type: PageType, title: string, description: string): PageName => ({ title, description, type })

/** Every page-name key with its own title, description and page type. Tokens in braces are filled in from the page. */
export const pageNames: Readonly<Record<PageKey, PageName>> = {
  homepage: page(
    'home-page',
    '{tagline}',
    'The official website of {school_name} athletics: scores, schedules, rosters and news of the {mascot_plural}.',
  ),
  sport_home: page('sport-home', '{sport}', 'Scores, schedule, roster and news of {school_name} {sport}.'),
  calendar: page(
    'schedule-calendar',
    'Calendar',
    'Every coming event of the {school_name} {mascot_plural}, day by day.',
  ),
  calendar_sport: page(
    'schedule-calendar',
    '{sport} Calendar',
    'Every coming {sport} event of the {school_name} {mascot_plural}, day by day.',
  ),
  archives: page(
    'story-archives',
    'Story Archives',
    'All stories about {school_name} athletics, by month and sport.',
  ),
  archives_sport: page(
    'story-archives',
    '{sport} Story Archives',
    'All stories about {school_name} {sport}, by month.',
  ),
  boxscore: page(
    'schedule-boxscore',
    '{sport} {at_vs} {opponent} on {date}: Box Score',
    'Box score of {school_name} {sport} {at_vs} {opponent} on {date}.',
  ),
  cumestats: page(
    'schedule-cumestats',
    '{season} {sport} Cumulative Statistics',
    'Team and individual statistics of {school_name} {sport} in {season}.',
  ),
  coverage: page(
    'schedule-coverage',
    'Live Coverage',
    'Watch, listen and follow live: coverage of {school_name} athletics.',
  ),
  schedule: page(
    'schedule-list',
    '{season} {sport} Schedule',
    'Dates, times, results and tickets of the {season} {sport} season of the {school_name} {mascot_plural}.',
  ),
  opponenthistory: page(
    'schedule-history',
    '{sport} History vs {opponent}',
    'All meetings of {school_name} and {opponent} in {sport}.',
  ),
  opponenthistory_list: page(
    'schedule-history',
    '{sport} Opponent History',
    'The series records of {school_name} {sport} against every opponent.',
  ),
  subscribe: page('unknown', 'Subscribe', 'News of the {school_name} {mascot_plural} by e-mail.'),
  tickets: page('unknown', 'Tickets', 'Tickets for {school_name} {mascot_plural} home events.'),
  publications_list: page(
    'unknown',
    'Publications',
    'Game programs, media guides and magazines of {school_name} athletics.',
  ),
  publications_page: page(
    'unknown',
    '{publication}',
    '{publication}, a publication of {school_name} athletics.',
  ),
  partners: page('unknown', 'Partners', 'The companies that support the {school_name} {mascot_plural}.'),
  rss_feeds: page('unknown', 'RSS Feeds', 'Feeds of stories and podcasts about {school_name} athletics.'),
  historicalroster: page(
    'roster-list',
    'All-Time Roster',
    'Everybody who has played for the {school_name} {mascot_plural}.',
  ),
  historicalroster_sport: page(
    'roster-list',
    '{sport} All-Time Roster',
    'Everybody who has played {sport} for the {school_name} {mascot_plural}.',
  ),
  coach_coaching_records: page(
    'roster-coach-list',
    '{sport} Coaching Records {type}',
    'Season-by-season and career records of {school_name} {sport} coaches.',
  ),
  game_center: page(
    'game-center',
    '{sport} {at_vs} {opponent} on {date}',
    'Live score, statistics and coverage of {school_name} {sport} {at_vs} {opponent} on {date}.',
  ),
  roster_bio: page(
    'roster-player',
    '{name} - {season} - {sport}',
    '{name}: bio, statistics and news of the {school_name} {sport} player.',
  ),
  roster_list: page(
    'roster-list',
    '{season} {sport} Roster',
    'The {season} {sport} roster of the {school_name} {mascot_plural}: players, coaches and staff.',
  ),
  coach_bio: page(
    'roster-coach',
    '{name} - {sport} Coaches',
    '{name}: bio of the {school_name} {sport} coach.',
  ),
  coach_list: page(
    'roster-coach-list',
    '{season} {sport} Coaches',
    'The {season} {sport} coaches of the {school_name} {mascot_plural}.',
  ),
  support_staff_bio: page(
    'staff',
    '{name} - {sport} Staff',
    '{name}: bio of the {school_name} {sport} staff member.',
  ),
  staff_list: page(
    'staff',
    '{department} Staff Directory',
    'Names, titles, telephone numbers and e-mail addresses of the {school_name} athletics {department} staff.',
  ),
  staff_bio: page(
    'staff',
    '{name} - Staff Directory',
    '{name}: bio of the {school_name} athletics staff member.',
  ),
  hof_list: page(
    'hall-of-fame',
    '{honor}',
    '{honor} of {school_name} athletics: every class and every inductee.',
  ),
  hof_bio: page('hall-of-fame', '{name} ({year}) - {honor}', '{name}, {honor} of {school_name} athletics.'),
  awards_list: page('athletes-of-the-week', 'Awards', 'Awards of {school_name} student-athletes.'),
  awards_bio: page('athletes-of-the-week', '{name} - Awards', '{name}: award of {school_name} athletics.'),
  story: page('story', '{headline}', '{teaser}'),
  sportfile: page('sportfile', '{headline}', '{headline}, from {school_name} athletics.'),
  clippings: page(
    'press-clips',
    'Press Clippings',
    'What the press says about the {school_name} {mascot_plural}.',
  ),
  forms: page('survey-form', '{form}', '{form}, a form of {school_name} athletics.'),
  document: page('document', '{document}', '{document}, a document of {school_name} athletics.'),
  'stats-pdf': page(
    'schedule-cumestats',
    '{season} {sport} Statistics (PDF)',
    'Printable statistics of {school_name} {sport} in {season}.',
  ),
  on_this_day: page('on-this-day', 'On This Day', 'What happened on this day in {school_name} athletics.'),
  podcast_player: page('podcast', '{podcast}', '{podcast}, a podcast of {school_name} athletics.'),
  podcast_list: page('podcast-list', 'Podcasts', 'Podcasts about the {school_name} {mascot_plural}.'),
  facilities_list: page(
    'facilities',
    'Facilities',
    'Where the {school_name} {mascot_plural} play and train.',
  ),
  facilities_page: page('facilities', '{facility}', '{facility}, home of {school_name} athletics.'),
  NotFoundPage: page('error-404', missingPage.title, missingPage.description),
}
