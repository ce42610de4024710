import { isApiProblem } from '#contract/shapes/problem.ts'
import type { Tenant } from '#contract/tenants.ts'
import type { Config } from '#server/config/config.ts'
import { FolderLockedError } from '#server/db/folder-lock.ts'
import { allTenants } from '#server/domains/tenants/tenants.queries.ts'
import { openServices, type Services } from '#server/open.ts'
import type { Work } from '#server/unit-of-work/work.ts'

export interface SchoolCommand {
  services: Services
  tenant: Tenant
  now: () => Date
  write<T>(run: (work: Work) => Promise<T>): Promise<T>
}

/** Runs a command at a school. What it cannot do is said in one line; `whenLocked` tells what to do while a server runs. */
export async function withSchool(
  config: Config,
  key: string,
  run: (command: SchoolCommand) => Promise<number>,
  whenLocked?: string,
): Promise<number> {
  const now = () => new Date()
  let services: Services
  try {
    services = await openServices(config)
  } catch (error) {
    if (!(error instanceof FolderLockedError) || !whenLocked) throw error
    console.error(whenLocked)
    return 1
  }
  try {
    const tenant = (await allTenants(services.database.platform)).find((school) => school.key === key)
    if (!tenant) {
      console.error(`There is no school '${key}'.`)
      return 1
    }
    const write: SchoolCommand['write'] = (work) =>
      services.scope.write(key, (tx) => work({ tx, tenant, now: now() }))
    return await run({ services, tenant, now, write })
  } catch (error) {
    if (!isApiProblem(error)) throw error
    console.error(error.message)
    return 1
  } finally {
    await services.close()
  }
}
