import { countdowns, games, opponents } from '../../db/schema/games.ts'
import { behindWords, resource, saidByName } from '../../editing/kind/kind.ts'
import { slugOf } from '../../feeds/slug.ts'
import { isTime, isZone, startOfGame, stateOfGame } from './game-start.ts'
import { lastMeetings } from './meetings.queries.ts'
import { outcomeOf } from './outcome.ts'

const domain = 'games'
const sportId = { label: 'Sport', refersTo: 'sports' } as const

export const gamesResources = [
  resource({
    domain,
    kind: 'opponents',
    table: opponents,
    one: 'Opponent',
    many: 'Opponents',
    title: 'title',
    list: ['title', 'abbreviation', 'mascot', 'location'],
    search: ['title', 'mascot', 'abbreviation'],
    derive: ({ title, slug }) => ({ slug: slug || slugOf(title ?? '') }),
    beside: {
      fields: {},
      read: ({ tx }, contents) =>
        lastMeetings(
          tx,
          contents.map(({ id }) => id),
        ),
    },
    nowhere: 'Shown with the games of the first sport.',
    address: ({ slug }, { id, anySport, beside: { sport } }) =>
      typeof sport === 'string'
        ? `/sports/${sport}/opponent-history/${slug}/${id}`
        : anySport && `/sports/${anySport}/schedule`,
    fields: {
      title: 'Name',
      slug: { label: 'Web address', help: 'The last part of it. Empty: made from the name' },
      abbreviation: 'Abbreviation',
      aliases: {
        label: 'Also called',
        help: 'One name on each line: as stat files and schedules of others write it',
      },
      mascot: 'Mascot',
      location: 'City and state',
      website: 'Website',
      image: { label: 'Logo', picture: saidByName },
      color: 'Color',
      ncaaSchoolCode: { label: 'NCAA code', help: 'By which stat files know the school' },
    },
  }),
  resource({
    domain,
    kind: 'games',
    table: games,
    one: 'Game',
    many: 'Games',
    // Scores and postponements go out at once, by whoever is at the field.
    publish: 'editor',
    sport: 'sportId',
    title: ['startDate', 'opponentId', 'tournament'],
    list: ['startDate', 'opponentId', 'outcome', 'sportId', 'time', 'locationIndicator'],
    search: ['opponentId', 'tournament', 'location'],
    filters: ['sportId', 'seasonId', 'opponentId', 'facilityId', 'status', 'locationIndicator'],
    order: '-startDate',
    days: { from: 'startDate', to: 'endDate' },
    beside: {
      fields: { outcome: 'Result' },
      read: async (_, contents) =>
        new Map(contents.map(({ id, value }) => [id, { outcome: outcomeOf(value) }])),
    },
    address: (_, { id }) => `/game-center/${id}`,
    without: ['startUtc', 'endUtc', 'isTbd', 'isAllDay', 'atVs', 'revision', 'updatedAt'],
    derive: (value, school) => ({
      ...startOfGame(value.startDate ?? '', value.time ?? '', value.timeZone || school.timeZone),
      timeZone: value.timeZone || school.timeZone,
      atVs: value.locationIndicator === 'A' ? 'at' : 'vs',
      gameState: stateOfGame(value.status ?? 'A', value.resultStatus ?? null, value.gameState ?? 'Scheduled'),
    }),
    check: ({ time, timeZone, startDate, endDate }) => [
      ...(isTime(time) ? [] : [{ field: 'time', message: 'Time is not a time: 7:00 PM, TBD or All Day.' }]),
      ...(isZone(timeZone) ? [] : [{ field: 'timeZone', message: 'Time zone is not known.' }]),
      ...(endDate !== null && endDate < startDate
        ? [{ field: 'endDate', message: 'Last day comes before the first.' }]
        : []),
    ],
    foundAs: 'game',
    fields: {
      sportId,
      seasonId: { label: 'Season', refersTo: 'seasons' },
      opponentId: { label: 'Opponent', refersTo: 'opponents' },
      facilityId: { label: 'Facility', refersTo: 'facilities' },
      type: {
        label: 'Special event',
        choices: { S: 'Special event' },
        help: 'An open practice, a media day',
      },
      startDate: { label: 'Day', help: 'At the venue' },
      endDate: 'Last day',
      timeZone: { label: 'Time zone', help: "The venue's; the school's where it is empty" },
      time: { label: 'Time', help: '7:00 PM at the venue, TBD or All Day' },
      isDoubleheader: 'Doubleheader',
      gameNumber: { label: 'Game', help: 'Of a doubleheader' },
      status: {
        label: 'Status',
        choices: { A: 'As planned', P: 'Postponed', C: 'Cancelled', O: 'Open date' },
      },
      gameState: {
        label: 'Where it stands',
        choices: {
          PreGame: 'About to begin',
          FullTime: 'Final',
          PostGame: 'Just over',
          GameComplete: 'Complete',
        },
      },
      locationIndicator: { label: 'Where', choices: { H: 'Home', A: 'Away', N: 'Neutral' } },
      location: 'City and state',
      neutralHomeTeam: { label: 'Our home game', help: 'At a neutral place' },
      isConference: 'Conference game',
      isExhibition: 'Exhibition',
      teamPrefix: { label: 'Our rank', help: 'As in No. 4' },
      opponentPrefix: "Opponent's rank",
      tournament: 'Tournament',
      promotion: { label: 'Promotion', help: 'What is given away' },
      isSpotlight: 'Put forward',
      eventImage: { label: 'Picture', picture: behindWords },
      program: 'Program',
      files: {
        label: 'Files',
        fields: { url: { label: 'File', file: { type: 'document', isAddress: true } } },
      },
      links: 'Links',
      note: { label: 'Note', text: 'plain' },
      media: {
        label: 'Where it is heard and seen',
        fields: {
          audio: { label: 'Listen', help: 'Address of the audio' },
          video: { label: 'Watch', help: 'Address of the video' },
          stats: { label: 'Live statistics', help: 'Their address' },
          tickets: { label: 'Tickets', help: 'Their address' },
          custom1: 'Another link',
          custom2: 'A second link',
          custom3: 'A third link',
          tv: { label: 'Television', help: 'The channel, as in ESPN+' },
          tvImage: {
            label: 'Logo of the channel',
            picture: 'Needs no alt text: the channel stands beside it',
          },
          radio: { label: 'Radio', help: 'The station' },
          gameNote: 'Note',
          promotionName: 'Promotion of the day',
        },
      },
      ncaaGameId: 'NCAA number',
      resultStatus: { label: 'Result', choices: { W: 'Won', L: 'Lost', T: 'Tied', N: 'No result' } },
      teamScore: 'Our score',
      opponentScore: "Opponent's score",
      prescore: 'Before the score',
      postscore: { label: 'After the score', help: 'As in (OT)' },
      lineScores: {
        label: 'Line score',
        help: 'The points of each period, in the order in which they were played',
        fields: { team: 'Our team', opponent: 'Opponent' },
      },
    },
  }),
  resource({
    domain,
    kind: 'countdowns',
    table: countdowns,
    one: 'Countdown',
    many: 'Countdowns',
    sport: 'sportId',
    title: 'title',
    list: ['title', 'sportId', 'customDate'],
    filters: ['sportId'],
    address: ({ sportId: team }, { sport }) => (sport(team) ? `/sports/${sport(team)}` : '/'),
    check: ({ gameId, customDate }) =>
      gameId === null && customDate === null
        ? [{ field: 'customDate', message: 'Counts to needs a moment, or a game.' }]
        : [],
    fields: {
      sportId: { ...sportId, help: "Empty: the whole department's" },
      gameId: { label: 'Game', refersTo: 'games' },
      title: 'Title',
      customDate: { label: 'Counts to', help: "In place of the game's start" },
      description: { label: 'Description', text: 'plain' },
    },
  }),
]
