import { accounts } from './accounts.ts'
import { ads } from './ads.ts'
import type { Domain } from './domains.ts'
import type { EndpointTable, Input, Output } from './endpoint.ts'
import { feeds } from './feeds.ts'
import { forms } from './forms.ts'
import { gameCenter } from './game-center.ts'
import { games } from './games.ts'
import { honors } from './honors.ts'
import { live } from './live.ts'
import { media } from './media.ts'
import { navigation } from './navigation.ts'
import { news } from './news.ts'
import { promotions } from './promotions.ts'
import { rosters } from './rosters.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { sports } from './sports.ts'
import { staff } from './staff.ts'
import { stats } from './stats.ts'
import { submissions } from './submissions.ts'
import { subscriptions } from './subscriptions.ts'
import { tracking } from './tracking.ts'

/** Every endpoint, by domain. `Api`, the HTTP routes, the client and the OpenAPI document are made from it. */
export const publicEndpoints = {
  accounts,
  settings,
  navigation,
  sports,
  rosters,
  staff,
  honors,
  games,
  live,
  'game-center': gameCenter,
  stats,
  promotions,
  forms,
  submissions,
  subscriptions,
  tracking,
  ads,
  media,
  news,
  search,
  feeds,
} satisfies Partial<Record<Domain, EndpointTable>>

/** Calls without required input may be made without an argument. */
type Call<In, Out> =
  Record<never, never> extends In ? (input?: In) => Promise<Out> : (input: In) => Promise<Out>

/** Those that a program calls by name: see `isCallable`. */
type Callable<Table> = {
  [Name in keyof Table]: Table[Name] extends
    | { leads: true }
    | { file: string }
    | { takes: 'form' | readonly string[] }
    ? never
    : Name
}[keyof Table]

/** The calls of some tables. */
export type ApiOf<Tables> = {
  [Domain in keyof Tables]: {
    [Name in Callable<Tables[Domain]>]: Tables[Domain][Name] extends infer E extends EndpointTable[string]
      ? Call<Input<E>, Output<E>>
      : never
  }
}

export type Api = ApiOf<typeof publicEndpoints>
