import { describe, expect, test } from 'vitest'
import { tagsRead } from './tables-read.ts'

describe('what a query was made from', () => {
  test.each<[string, string, unknown[], string[]]>([
    ['one table', 'select "id" from "stories" where "stories"."id" = $1', [3], ['stories']],
    [
      'every table that is joined, once',
      'select 1 from "stories" inner join "sports" on true left join "sports" "other" on true',
      [],
      ['stories', 'sports'],
    ],
    ['a query inside', 'select (select count(*) from "tags") from "stories"', [], ['tags', 'stories']],
    [
      'one that is written by hand',
      'SELECT 1 FROM games g JOIN opponents o ON true',
      [],
      ['games', 'opponents'],
    ],
    [
      'one row where rows are told apart',
      'select 1 from "games" left join "box_scores" on "box_scores"."game_id" = $1 where "games"."id" = $2',
      [17, 17],
      ['games', 'box_scores/17', 'box_scores/*'],
    ],
    [
      'several rows of those',
      'select 1 from "live_games" where "live_games"."game_id" = any($1::int[])',
      ['{4,5}'],
      ['live_games/4', 'live_games/5', 'live_games/*'],
    ],
    [
      'no row at all',
      'select 1 from "live_games" where "live_games"."game_id" = any($1::int[])',
      ['{}'],
      ['live_games/*'],
    ],
    [
      'the whole table where too many rows are asked for',
      'select 1 from "live_games" where "live_games"."game_id" = any($1::int[])',
      [`{${Array.from({ length: 51 }, (_, index) => index).join(',')}}`],
      ['live_games'],
    ],
    [
      'the whole table where another row may come in',
      'select 1 from "box_scores" where "box_scores"."game_id" = $1 or "box_scores"."season_id" = $2',
      [17, 2],
      ['box_scores'],
    ],
    [
      'the whole table where it is read twice',
      'select 1 from "box_scores" where "box_scores"."game_id" = $1 and exists (select 1 from "box_scores")',
      [17],
      ['box_scores'],
    ],
    ['the tables behind a view', 'select 1 from "search_index"', [], ['search_entries']],
    ['nothing', 'select set_config($1, $2, true)', ['a', 'b'], []],
  ])('%s', (_, query, params, tags) => expect(tagsRead(query, params)).toEqual(tags))
})
