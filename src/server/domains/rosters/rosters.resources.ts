import { inArray } from 'drizzle-orm'
import { historicalPlayers, players, rosterPlayers } from '../../db/schema/rosters.ts'
import { resource, saidByName } from '../../editing/kind/kind.ts'
import { onLines } from '../../editing/rows/sport-of.ts'
import { slugOf } from '../../feeds/slug.ts'
import type { Work } from '../../unit-of-work/work.ts'
import { indexContent, rebuildPlayers } from '../search/search-index.service.ts'
import { groupsTable } from '../settings/groups.service.ts'
import { sportTemplate } from '../settings/template.service.ts'
import { gatherCareers, rebuildCareers } from './careers.service.ts'
import { lastLines, onRosterOf, pagesOfLines } from './player-pages.queries.ts'

const domain = 'rosters'
const teams = { lines: rosterPlayers, parent: 'playerId', season: 'seasonId' } as const

const columnWords = {
  number: 'Jersey number',
  position: 'Position',
  class: 'Class',
  height: 'Height',
  weight: 'Weight',
  hometown: 'Hometown and high school',
  previousSchool: 'Previous school',
  major: 'Major',
}

/** People are listed and found by the lines of their rosters. */
async function gatherPlayers(work: Pick<Work, 'tx'>, playerIds: readonly number[]): Promise<void> {
  await gatherCareers(work, playerIds)
  await indexContent(work, 'player', [...playerIds])
}

async function playersOf(
  { tx }: Pick<Work, 'tx'>,
  ids: readonly number[],
  were: readonly Record<string, unknown>[],
): Promise<number[]> {
  const rows = await tx
    .select({ id: rosterPlayers.playerId })
    .from(rosterPlayers)
    .where(inArray(rosterPlayers.id, [...ids]))
  const gone = were.map(({ playerId }) => Number(playerId)).filter((id) => id > 0)
  return [...new Set([...rows.map(({ id }) => id), ...gone])]
}

export const rostersResources = [
  resource({
    domain,
    kind: 'players',
    table: players,
    one: 'Player',
    many: 'Players',
    title: ['firstName', 'lastName'],
    list: ['lastName', 'firstName', 'jersey', 'sportId', 'position', 'academicYear', 'seasonId'],
    search: ['firstName', 'lastName', 'hometown'],
    filters: ['sportId', 'seasonId'],
    order: 'lastName',
    sport: teams,
    beside: {
      fields: {
        jersey: 'Number',
        sportId: { label: 'Sport', refersTo: 'sports' },
        position: 'Position',
        academicYear: 'Class',
        seasonId: { label: 'Season', refersTo: 'seasons' },
      },
      read: ({ tx }, contents) =>
        lastLines(
          tx,
          contents.map(({ id }) => id),
        ),
      filters: {
        sportId: (value) => onLines(teams, players.id, [Number(value) || 0]),
        seasonId: (value) => onRosterOf(Number(value) || 0),
      },
    },
    nowhere: 'On no roster yet, so no page shows this player.',
    address: ({ slug }, { beside: { sport, line } }) =>
      typeof sport === 'string' ? `/sports/${sport}/roster/${slug}/${line}` : null,
    derive: (value) => ({ slug: value.slug || slugOf(`${value.firstName} ${value.lastName}`) }),
    written: gatherPlayers,
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      slug: { label: 'Web address', help: 'The last part of it. Empty: made from the name' },
      hometown: 'Hometown',
      highSchool: 'High school',
      previousSchool: 'Previous school',
      major: 'Major',
      bio: { label: 'Biography', text: 'html' },
      image: { label: 'Portrait', picture: saidByName },
      social: 'Social accounts',
    },
  }),
  resource({
    domain,
    kind: 'roster-entries',
    table: rosterPlayers,
    one: 'Line of a roster',
    many: 'Roster lines',
    several: 'Lines of rosters',
    sport: 'seasonId',
    title: ['jersey', 'playerId'],
    list: ['jersey', 'playerId', 'position', 'academicYear', 'seasonId'],
    search: ['playerId', 'position'],
    filters: ['seasonId', 'playerId', 'academicYear'],
    order: 'jersey',
    beside: { fields: {}, read: ({ tx }, contents) => pagesOfLines(tx, contents) },
    nowhere: 'Its team has no pages.',
    address: (_, { id, beside: { sport, slug } }) =>
      typeof sport === 'string' ? `/sports/${sport}/roster/${String(slug)}/${id}` : null,
    written: async (work, ids, were) => gatherPlayers(work, await playersOf(work, ids, were)),
    fields: {
      seasonId: { label: 'Season', refersTo: 'seasons' },
      playerId: { label: 'Player', refersTo: 'players' },
      jersey: { label: 'Number', help: '00 and 0 are two players' },
      position: { label: 'Position', help: 'As in QB' },
      positionTitle: { label: 'Position in full', help: 'As in Quarterback' },
      academicYear: { label: 'Class', help: 'As in Junior' },
      heightInches: { label: 'Height', help: 'In inches' },
      weight: { label: 'Weight', help: 'In pounds' },
      isCaptain: 'Captain',
    },
  }),
  resource({
    domain,
    kind: 'historical-players',
    table: historicalPlayers,
    one: 'Player of earlier years',
    many: 'Players of earlier years',
    sport: 'sportId',
    title: ['firstName', 'lastName'],
    list: ['lastName', 'firstName', 'firstYear', 'lastYear', 'sportId'],
    search: ['firstName', 'lastName'],
    filters: ['sportId'],
    order: 'lastName',
    address: () => '/historical-roster',
    check: ({ firstYear, lastYear }) =>
      lastYear < firstYear ? [{ field: 'lastYear', message: 'Last year comes before the first.' }] : [],
    written: async (work, ids) => {
      await rebuildCareers(work)
      await indexContent(work, 'historical-player', [...ids])
    },
    fields: {
      sportId: { label: 'Sport', refersTo: 'sports' },
      firstName: 'First name',
      lastName: 'Last name',
      firstYear: { label: 'First year', help: 'In which their first season began' },
      lastYear: { label: 'Last year', help: 'In which their last season ended' },
      jersey: 'Number',
      position: 'Position',
      hometown: 'Hometown',
      highSchool: 'High school',
    },
  }),
  resource({
    domain,
    kind: 'sport-template',
    table: groupsTable,
    group: 'sports-template',
    one: 'Sport pages and rosters',
    many: 'Sport pages and rosters',
    needs: 'administrator',
    publish: 'administrator',
    title: [],
    // It says what is told of players, who are listed and found by what is told of them.
    written: async (work) => {
      await rebuildPlayers(work)
      await rebuildCareers(work)
    },
    nowhere: 'Shown with the first sport.',
    address: (_value, { anySport }) => anySport && `/sports/${anySport}`,
    looks: ({ anySport }) =>
      anySport
        ? [
            { title: 'Sport home', path: `/sports/${anySport}`, fields: ['sections'] },
            { title: 'Roster', path: `/sports/${anySport}/roster?view=table`, fields: ['roster'] },
          ]
        : [],
    check: sportTemplate.check,
    fields: {
      ...sportTemplate.fields,
      roster: {
        label: 'Privacy of rosters',
        help: 'What is off is on no page, in no file and in no answer to other programs. Names and pictures are always told',
        fields: {
          columns: {
            label: 'Every sport',
            help: 'Without a choice everything is told',
            is: 'ordered',
            choices: columnWords,
          },
          columnsBySport: {
            label: 'Sports with their own choice',
            fields: {
              key: { label: 'Sport', namedIn: { kind: 'sports', by: 'globalSportNameSlug' } },
              value: { label: 'What is told', is: 'ordered', choices: columnWords },
            },
          },
        },
      },
    },
  }),
]
