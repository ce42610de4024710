import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { type GameMoment, gameMoments as momentNames } from '#contract/subscriptions.ts'
import { belongsTo, id, tenantId, tenantOwned } from '../columns/tenant-table.ts'
import { games } from './games.ts'
import { stories } from './news.ts'

const when = (name: string) => timestamp(name, { withTimezone: true })
/** No sport at all stands for all news. */
const sportIds = (name: string) => integer(name).array().notNull().default([])

/** Addresses that asked for news. Before an address is confirmed nothing but the mail to confirm it is sent there. */
export const subscribers = pgTable(
  'subscribers',
  {
    tenantId,
    id,
    /** In lower case, so that one mailbox is one subscriber. */
    email: text('email').notNull(),
    sportIds: sportIds('sport_ids'),
    /** What the last mail to confirm asks about: it takes the place of `sportIds` when it is confirmed. */
    askedSportIds: sportIds('asked_sport_ids'),
    createdAt: when('created_at').notNull().defaultNow(),
    /** Mails to confirm since `asksSince`: nobody may have another's mailbox filled. */
    asks: integer('asks').notNull().default(0),
    asksSince: when('asks_since'),
    /** Of the token in the last mail to confirm; empty once it was used. */
    confirmHash: text('confirm_hash'),
    confirmBy: when('confirm_by'),
    confirmedAt: when('confirmed_at'),
    unsubscribedAt: when('unsubscribed_at'),
  },
  (table) => [
    ...tenantOwned('subscribers', table),
    uniqueIndex('subscribers_email').on(table.tenantId, table.email),
    uniqueIndex('subscribers_confirm_hash').on(table.tenantId, table.confirmHash),
    index('subscribers_confirmed').on(table.tenantId, table.confirmedAt),
    index('subscribers_unsubscribed').on(table.tenantId, table.unsubscribedAt),
  ],
)

/**
 * Mails to confirmed subscribers. The row of a story is written before its mail is handed over, and there can be but
 * one: a process that dies in between leaves a mail that may not have come, never one that comes twice.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    tenantId,
    id,
    subscriberId: integer('subscriber_id').notNull(),
    /** None for the mail that welcomes a subscriber. */
    storyId: integer('story_id'),
    /** Of the token to leave with; the stories of one mail share it. */
    leaveHash: text('leave_hash').notNull(),
    claimedAt: when('claimed_at').notNull(),
    sentAt: when('sent_at'),
  },
  (table) => [
    ...tenantOwned('deliveries', table),
    belongsTo(table, table.subscriberId, subscribers, 'cascade'),
    belongsTo(table, table.storyId, stories, 'cascade'),
    uniqueIndex('deliveries_story').on(table.tenantId, table.subscriberId, table.storyId),
    index('deliveries_of_story').on(table.tenantId, table.storyId),
    index('deliveries_leave_hash').on(table.tenantId, table.leaveHash),
  ],
)

const ids = (name: string) => integer(name).array().notNull().default([])

/** Browsers that want to be told of games. Whose they are nobody knows. */
export const followers = pgTable(
  'followers',
  {
    tenantId,
    id,
    /** Whoever knows it, and has our key, can send there: it is shown to nobody. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    sportIds: sportIds('sport_ids'),
    gameIds: ids('game_ids'),
    playerIds: ids('player_ids'),
    moments: text('moments').array().$type<GameMoment[]>().notNull().default([]),
    /** What was before is no news. */
    since: when('since').notNull(),
  },
  (table) => [
    ...tenantOwned('followers', table),
    uniqueIndex('followers_endpoint').on(table.tenantId, table.endpoint),
  ],
)

/** What happened in a game that followers are told of, each once: a row is also the memory that it happened. */
export const gameMoments = pgTable(
  'game_moments',
  {
    tenantId,
    id,
    gameId: integer('game_id').notNull(),
    kind: text('kind', { enum: momentNames }).notNull(),
    /** Which of its kind: a lead changes more than once. */
    ordinal: integer('ordinal').notNull().default(1),
    /** Who was ahead then. */
    leader: text('leader', { enum: ['school', 'opponent'] }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    at: when('at').notNull(),
    /** Followers are told in the order of their ids; up to this one they have been. */
    toldThrough: integer('told_through').notNull().default(0),
    /** When the last was told, or when it was found that nobody need be. */
    doneAt: when('done_at'),
  },
  (table) => [
    ...tenantOwned('game_moments', table),
    belongsTo(table, table.gameId, games, 'cascade'),
    uniqueIndex('game_moments_game').on(table.tenantId, table.gameId, table.kind, table.ordinal),
    index('game_moments_at').on(table.tenantId, table.at),
  ],
)
