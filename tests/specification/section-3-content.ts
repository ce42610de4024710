import { row, type Section, words } from './row.ts'

const games = 'src/contract/games.ts'
const live = 'src/contract/live.ts'
const center = 'src/contract/game-center.ts'
const shapes = 'src/contract/client/client-shapes.ts'
const news = 'src/contract/news.ts'
const media = 'src/contract/media.ts'
const shared = 'src/contract/shapes/shared.ts'
const stats = 'src/contract/stats.ts'

const fields = (list: string) => words(list).map((field) => `${field}:`)

export const section3Content: Section = {
  '3. Game': [
    [
      row(
        'A game: start and end date, also UTC, location_indicator H, A, N, is_conference, show at/vs, game_state and display text, game center enabled and link, team prefix, event image, game program, ticket link, end date, all-day, opponent score',
        games,
        fields(`id startDate startDateUtc endDate endDateUtc time isDoubleheader isAllDay isTbd teamPrefix status
          locationIndicator location conference isConference atVs opponent media result facility tournament story gameState
          gameStateDisplay gameCenterEnabled gameCenterLink eventImage galleries gameProgram ticketLink gameLinks`),
      ),
      row(
        'Its conference',
        shared,
        'Conference = object({ id: Id, title: text(), abbreviation: text(), logo: nullableText() })',
      ),
      row(
        'Its opponent',
        'src/contract/shapes/game-opponent.ts',
        fields('id title prefix image website mascot location'),
      ),
      row(
        'Its media: custom1 to custom3, tv image, game note, promotion name, game files',
        'src/contract/shapes/game-media.ts',
        fields(
          'audio video stats tickets custom1 custom2 custom3 tv tvImage radio gameNote promotionName gameFiles',
        ),
      ),
      row(
        'Its result: status W/L/T/N, team score, opponent score, prescore, postscore info, boxscore, line scores, recap',
        games,
        "status: oneOf(['W', 'L', 'T', 'N'],",
        fields('teamScore opponentScore prescore postscore lineScores boxscore recap'),
      ),
    ],
    [row('Game types; S is special', games, "type: oneOf(['recent', 'upcoming', 'S']")],
  ],
  '3. Scoreboard item': [
    [
      row(
        'A card: image.url, P postponed, C cancelled, else Final, video links, boxscore link, story.url',
        'src/contract/client/client-scoreboard.ts',
        fields(`id type sport title abbreviation opponent image url atVs start_date time status is_live team_score
          opponent_score ordinal_period media stats audio video result prescore postscore boxscore story
          game_center_enabled game_center_link`),
        "'upcoming' | 'recent'",
        "atVs: 'at' | 'vs'",
      ),
      row('livestats', 'src/site/domains/live/live-game.ts', 'livestatsOf', 'ordinal_period'),
    ],
  ],
  '3. Schedule page': [
    [
      row(
        'A schedule page: season, whether to show it on top, opponent history page enabled, score display, default view',
        games,
        fields(`title sport conference record overall home away neutral streak note showNoteOnTop settings
          opponentHistoryEnabled scoreDisplay defaultView`),
        '...SeasonChoice',
      ),
      row('Its percentages', shared, 'percent: Type.Number()'),
    ],
  ],
  '3. Live stats': [
    [
      row(
        'As the client has them: clock seconds, period number, regulation count, opponent team, period scores, ordinal period, formatted clock',
        shapes,
        fields(`has_started is_complete clock_seconds period number regulation name home away school opponent score
          period_scores timeouts ordinal_period formatted_clock`),
      ),
    ],
    [
      row(
        'Minimal game state; of each team each Id and the rest',
        live,
        fields(`Type HasStarted IsComplete Rules ClockSeconds Period PeriodsRegulation Source Date DateUTC StartTime EndTime
          NcaaGameId Location GlobalSportShortname ClientId ClientAbbrev ClientLiveStatsUrl HomeTeam VisitingTeam Id Name
          Score CurrentRecord NcaaSchoolCode Color TextColor Logo Url PeriodScores PeriodTimeouts`),
      ),
    ],
    [
      row(
        'Live team stats: Game plus Stats',
        live,
        'Game: MinimalGameState',
        'Stats: object({ VisitingTeam: Numbers, HomeTeam: Numbers })',
      ),
    ],
    [
      row(
        'Live leaders: Game plus Leaders',
        live,
        'Leaders: object({ VisitingTeam: Type.Array(LiveLeader), HomeTeam: Type.Array(LiveLeader) })',
      ),
    ],
    [row('Live stats record by game id', live, fields('HasStarted IsComplete'))],
    [row('The list', live, 'Games: Type.Array(MinimalGameState)')],
  ],
  '3. Live event item': [
    [
      row(
        'A live event by id: location (location, facilityTitle, HAN, neutralHomeTeam), teams home/away (icon, name, abbreviation, Score, color), opponentInfo (image alt, fullpath, title, prefix, website)',
        center,
        fields(`date formatedDate dateTime dateTimeUtc endDateTimeUtc endDateTime gameType gameState gameStateDisplay gameTime
          gameLocationIndicator gameStatus sport schoolIsHome opponentIsHome opponentInfo period periodsRegulation`),
      ),
    ],
    [
      row(
        'The school team by gameLocationIndicator: A is the away team, otherwise the home team',
        'src/contract/client/client-shapes.test.ts',
        'the school is the away team when the location indicator is A, otherwise the home team',
      ),
    ],
    [row('The opponent', 'src/contract/client/client-shapes.test.ts', 'otherwise the home team')],
  ],
  '3. Game details and game center': [
    [
      row(
        'Game details, boxscore',
        'src/contract/shapes/stats-shapes.ts',
        fields('stadium location attendance duration rules'),
      ),
    ],
    [
      row(
        'Its teams home, away with id; score by period',
        stats,
        fields('id name record score scoreByPeriod leaders home away'),
      ),
      row(
        'Story, history (wins, losses, ties, last meeting) and media of a game',
        games,
        fields('story media lastMeeting record'),
      ),
      row('Social media', center, 'socialMedia:'),
      row('Wins and losses', shared, fields('wins losses ties')),
    ],
    [
      row(
        'Game center game info: program link, opponent info, tickets info',
        center,
        fields(`gameId gameState gameTime facility shopUrl media result promotion programLink opponentInfo conference
          ticketsInfo`),
      ),
    ],
    [row('Game center live game: game_state', center, 'id: Id, gameState: GameStateOnWire')],
    [
      row(
        'Next game: background image, ticket, shop urls',
        center,
        fields('sport teams backgroundImage ticketUrl shopUrl gear winner coverage record showCountdown'),
      ),
    ],
    [
      row(
        'Countdown item: game, id, title, custom date and description',
        games,
        fields('game id title customDate description'),
      ),
    ],
  ],
  '3. Content items': [
    [
      row(
        'Facility',
        'src/contract/sports.ts',
        fields('title teaser location url description images featured'),
      ),
    ],
    [
      row(
        'Podcast: publish, created date',
        media,
        fields('title description filename image publishDate createdDate sport url'),
      ),
    ],
    [row('Press clip', news, 'Clipping = object', fields('author date link source summary title sports'))],
    [row('Stat leader: stat name', stats, fields('name group number position statName descriptor value'))],
    [row('Tag', news, fields('id name slug description count'))],
    [row('Tagged content', news, 'content: Page(ContentCard)')],
    [
      row('Video channel and video', media, 'VideoChannel = object', 'Video = object'),
      row('A video service', 'src/site/domains/media/videos/video-embed.ts', 'youtube'),
    ],
    [
      row(
        'Story: alternate image, sub headline, content template',
        news,
        fields(`byline date gallery games image alternateImage links sport subHeadline teaser title type url video writer
          contentTemplate`),
      ),
    ],
    [
      row(
        'Writer: social handles',
        'src/contract/shapes/news.story-parts.ts',
        fields('bio email name phone socialHandles title'),
      ),
    ],
    [
      row(
        'Sport file content',
        news,
        'SportFile = object',
        "content: Type.String({ description: 'HTML paragraphs' })",
      ),
    ],
    [
      row(
        'Roster player: academic year, name, jersey number, social media',
        'src/contract/rosters.ts',
        fields('academicYear firstName lastName hometown position jerseyNumber socialMedia sport image url'),
      ),
    ],
    [
      row(
        'Historical coaching records, yearly and overall: win percent, conference wins, losses, ties and percent',
        'src/contract/staff.ts',
        "oneOf(['year', 'overall'])",
        fields(
          'season name wins losses ties winPercent conferenceWins conferenceLosses conferenceTies conferencePercent',
        ),
      ),
    ],
    [
      row(
        'Staff directory entry: user part, domain part',
        'src/contract/staff.ts',
        'EmailParts = object({ user: text(), domain: text() })',
      ),
    ],
    [
      row(
        'On-this-day group: items of galleries, stories',
        news,
        'OnThisDayGroup',
        fields('year galleries stories games podcasts videos'),
      ),
    ],
    [
      row(
        'Shop product item',
        'src/contract/settings.lists.ts',
        fields('id title originalPrice finalPrice imageUrl link shopUrl discount type amount expiration'),
      ),
    ],
    [row('Its discount, or null', 'src/contract/settings.lists.ts', 'discount: nullable(ShopDiscount)')],
    [
      row(
        'Video clips, playlists with ad settings: tag url, show on previous videos',
        media,
        fields('frequency tagUrl position showOnPreviousVideos'),
      ),
    ],
    [
      row(
        'Video showcase descriptor; endeavor is sent as Id',
        'src/site/domains/media/videos/video-embed.test.ts',
        words('youtube archive endeavor autoplay controls live'),
      ),
    ],
    [row('A sponsor widget item', 'src/contract/ads.ts', 'HouseSponsor = object')],
  ],
}
