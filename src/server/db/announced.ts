/** On which the database tells at commit what was written (`change-triggers.ts`). */
export const channel = 'fieldhouse'

/** How the writes of a table are announced, where it is not simply by the name of the table. */
export interface Announced {
  /** The column that a row is known by: who read one row need not hear of the others. */
  by?: string
  /** Columns that only count and that nobody is shown: writing them is no news. */
  unread?: readonly string[]
  /**
   * When a row that was there before and has changed concerns those who read more than that row; SQL over `school` and
   * `one`, the row's tenant and key. Without it always.
   */
  concernsAllIf?: string
}

/** Rows of these follow a running game by the second, or count what visitors do; every other table is told by its name. */
export const announced: Record<string, Announced> = {
  // A running game is in no total yet. Its result is a write of `games`, which every total reads too.
  box_scores: {
    by: 'game_id',
    concernsAllIf:
      'exists (select from games where tenant_id = school and id = one::int and result_status is not null)',
  },
  live_games: { by: 'game_id' },
  promotion_campaigns: { unread: ['impressions'] },
  splashes: { unread: ['clicks'] },
  tenants: { unread: ['seeded_for', 'seeded_rows'] },
}

/** Tables that no kept answer is made from: accounts, what visitors send, what waits to be done. Nobody is told. */
export const unannounced: ReadonlySet<string> = new Set([
  'users',
  'accounts',
  'sessions',
  'verifications',
  'two_factors',
  'passkeys',
  'attempts',
  'memberships',
  'invitations',
  'account_events',
  'duties',
  'drafts',
  'presence',
  'saved_views',
  'releases',
  'changes',
  'media_uploads',
  'subscribers',
  'deliveries',
  'followers',
  'game_moments',
  'coupon_codes',
  'form_submissions',
  'payments',
  'payment_events',
  'ledger',
  'form_notices',
  'stat_tokens',
  'stat_files',
  'stat_decisions',
  // Viewers read what follows from them, in `live_games` and `games`.
  'hand_acts',
  'daily_figures',
])

/** More rows than this are told as all of them. */
export const mostRows = 50

/** Stands for every row of a table. */
export const allRows = (table: string): string => `${table}/*`
export const oneRow = (table: string, key: string | number): string => `${table}/${key}`
