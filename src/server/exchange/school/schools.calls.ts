import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { schools as table } from '#contract/editing/schools.ts'
import { brandChecks, brandProblems } from '#contract/shapes/brand-checks.ts'
import { ApiProblem, rejected, signInNeeded } from '#contract/shapes/problem.ts'
import { currentSeason, sportList } from '#contract/shapes/sport-list.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Storage } from '../../adapters/storage.ts'
import { inPlatform } from '../../db/platform-scope.ts'
import type { AccountsWriteDeps } from '../../domains/accounts/account-call.ts'
import { emailIn } from '../../domains/accounts/account-forms.ts'
import { invite } from '../../domains/accounts/invitations.service.ts'
import { noteEvent } from '../../domains/accounts/parts/account-events.queries.ts'
import { demoKeys } from '../../domains/tenants/tenants.queries.ts'
import { makeProblem } from '../../plugins/errors.ts'
import type { TenantDirectory } from '../../unit-of-work/tenant-directory.ts'
import type { AllHandlers } from '../../writes/call.ts'
import { tarOfTenant } from '../export.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { createSchool } from './create-school.ts'
import { deleteSchool } from './delete-school.ts'

export interface SchoolsDeps extends AccountsWriteDeps {
  storage: Storage
  directory: Pick<TenantDirectory, 'all' | 'byKey' | 'reload'>
}

/** What whoever runs the platform does with schools as a whole. */
export function schoolsCalls(deps: SchoolsDeps): AllHandlers<typeof table> {
  const { directory, originOf } = deps
  /** Each holds a connection for as long as the rows of a school take to be written. */
  const exportsInTurn = oneAtATime('A school is being exported right now. Try again when that is done.')
  const tell = (tenant: Tenant, demos: ReadonlySet<string>) => ({
    key: tenant.key,
    name: tenant.name,
    hosts: tenant.hosts,
    address: originOf(tenant),
    timeZone: tenant.timeZone,
    ...tenant.brand,
    isDemo: demos.has(tenant.key),
  })
  return {
    async choices({ now }) {
      const today = now.toISOString().slice(0, 10)
      const sports = sportList.map(({ key, title, gender, year }) => ({
        key,
        title,
        gender,
        season: currentSeason(year, today).title,
      }))
      return { sports }
    },
    async list() {
      const demos = await demoKeys(deps.database)
      return { schools: directory.all().map((tenant) => tell(tenant, demos)) }
    },
    async checkColours({ tenant }, given) {
      const colours = { ...tenant.brand, ...given }
      return { checks: brandChecks(colours), problems: brandProblems(colours) }
    },
    async create({ visitor, now }, { body }) {
      if (!visitor) throw signInNeeded()
      const email = emailIn({ email: body.administrator })
      if (!email) {
        const message = 'Give the whole e-mail address of the first administrator.'
        throw new ApiProblem({ ...makeProblem(422, message), errors: [{ field: 'administrator', message }] })
      }
      const tenant = await createSchool({ ...deps, now }, body)
      // Other processes hear of it by the bus; whoever made it goes there next.
      await directory.reload()
      const sender = { tenant, origin: originOf(tenant), mailFrom: deps.config.MAIL_FROM }
      await invite({ ...deps, now }, sender, { email, role: 'administrator', by: visitor }).catch(
        (error: unknown) => deps.log('the invitation of a first administrator could not be sent', error),
      )
      return { school: tell(tenant, new Set()), checks: brandChecks(tenant.brand), invited: email }
    },
    async export({ visitor, now }, { key }) {
      const tenant = directory.byKey(key)
      if (!visitor) throw signInNeeded()
      if (!tenant) throw rejected(`There is no school '${key}'.`)
      const what = 'school exported'
      const content = exportsInTurn(() =>
        tarOfTenant(deps, key, join(deps.config.DATA_DIR, 'exports', randomUUID())),
      )
      await inPlatform(deps.database.platform, (tx) =>
        noteEvent(tx, key, { what, by: visitor, about: tenant.name, at: now }),
      )
      return { name: `${key}-${now.toISOString().slice(0, 10)}.tar`, content }
    },
    async remove(_, { key, body: { again } }) {
      const gone = await deleteSchool(deps, key, again)
      await directory.reload()
      return { key, ...gone }
    },
  }
}
