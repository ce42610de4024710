import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BrandChoice, brand as table } from '#contract/editing/brand.ts'
import { brandChecks, brandProblems } from '#contract/shapes/brand-checks.ts'
import { ApiProblem, notFound, signInNeeded } from '#contract/shapes/problem.ts'
import { brandFonts, brandThemes, type Tenant } from '#contract/tenants.ts'
import { bucketOf } from '../../adapters/bucket.ts'
import type { Storage } from '../../adapters/storage.ts'
import type { Database } from '../../db/client.ts'
import { inPlatform } from '../../db/platform-scope.ts'
import { tenants } from '../../db/schema/tenants.ts'
import { noteEvent } from '../../domains/accounts/parts/account-events.queries.ts'
import { allTenants, changeConfiguration } from '../../domains/tenants/tenants.queries.ts'
import { makePreviewPass, type PreviewLook } from '../../editing/pieces/preview-pass.ts'
import { conflict } from '../../editing/pieces/refusals.ts'
import { versionOf } from '../../editing/values/version-of.ts'
import { makeProblem } from '../../plugins/errors.ts'
import type { Sign } from '../../signing/sign.ts'
import type { TenantDirectory } from '../../unit-of-work/tenant-directory.ts'
import type { AllHandlers, Call } from '../../writes/call.ts'
import { crestIn } from './crest-file.ts'
import { isSwitch, labelOf, tellSwitches } from './site-switches.ts'

export interface BrandDeps {
  database: Database
  storage: Storage
  directory: Pick<TenantDirectory, 'reload'>
  sign: Sign
}

const previewMs = 86_400_000

const lookOf = ({ name, abbreviation, brand, configuration: { logo } }: Tenant): Required<PreviewLook> => ({
  name,
  abbreviation,
  brand,
  logo,
})

const themeOf = ({ theme = brandThemes[0].key }: Tenant['brand']) => theme

function tell(tenant: Tenant) {
  const { name, abbreviation, brand, logo } = lookOf(tenant)
  return {
    name,
    abbreviation,
    primary: brand.primary,
    secondary: brand.secondary,
    font: brand.font ?? brandFonts[0].key,
    theme: themeOf(brand),
    crest: logo,
    fonts: brandFonts.map(({ key, title }) => ({ key, title })),
    themes: brandThemes.map((theme) => ({ ...theme })),
    checks: brandChecks(brand),
    version: versionOf(lookOf(tenant)),
  }
}

/** What was changed, in words for the log. */
function changes(before: Required<PreviewLook>, after: Required<PreviewLook>): string {
  const lines: [string, string | undefined, string | undefined][] = [
    ['name', before.name, after.name],
    ['abbreviation', before.abbreviation, after.abbreviation],
    ['main color', before.brand.primary, after.brand.primary],
    ['second color', before.brand.secondary, after.brand.secondary],
    ['font', before.brand.font ?? brandFonts[0].key, after.brand.font],
    ['theme', themeOf(before.brand), themeOf(after.brand)],
  ]
  return [
    ...lines.filter(([, was, is]) => was !== is).map(([what, was, is]) => `${what} ${was} → ${is}`),
    ...(before.logo === after.logo ? [] : ['a new crest']),
  ].join('; ')
}

/** Colors that cannot be told apart are refused in words. */
function refuseUnreadable(choice: BrandChoice): void {
  const problems = brandProblems(choice)
  if (problems.length > 0)
    throw new ApiProblem({
      ...makeProblem(422, problems.join(' ')),
      errors: problems.map((message) => ({ field: 'secondary', message })),
    })
}

/** How a school looks, changed and looked at beforehand. */
export function brandCalls({ database, storage, directory, sign }: BrandDeps): AllHandlers<typeof table> {
  /** The look that was chosen; a new crest is stored by what is in it. */
  async function chosen(tenant: Tenant, choice: BrandChoice): Promise<Required<PreviewLook>> {
    let { logo } = tenant.configuration
    if (choice.crest) {
      const { bytes, extension } = crestIn(Buffer.from(choice.crest, 'base64'))
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      const path = `${bucketOf(tenant)}/brand/crest-${hash}.${extension}`
      await storage.write(path, bytes, extension === 'png' ? 'image/png' : 'image/svg+xml')
      logo = `/files/${path}`
    }
    const { name, abbreviation, font, theme = themeOf(tenant.brand) } = choice
    const brand = {
      primary: choice.primary.toLowerCase(),
      secondary: choice.secondary.toLowerCase(),
      font,
      // The one that a site has anyway is not said.
      ...(theme === brandThemes[0].key ? {} : { theme }),
    }
    return { name: name.trim(), abbreviation: abbreviation.trim(), brand, logo }
  }
  const by = ({ visitor }: Call) => {
    if (!visitor) throw signInNeeded()
    return visitor
  }
  async function current(key: string): Promise<Tenant> {
    const tenant = (await allTenants(database.platform)).find((school) => school.key === key)
    if (!tenant) throw notFound('There is no such school.')
    return tenant
  }

  return {
    now: async ({ tenant }) => tell(await current(tenant.key)),
    async check({ tenant }, given) {
      const colours = { ...tenant.brand, ...given }
      return { checks: brandChecks(colours), problems: brandProblems(colours) }
    },
    // What would be refused may be looked at: that shows why.
    async preview({ tenant, now }, { body: { path = '/', ...choice } }) {
      const until = now.getTime() + previewMs
      const look = await chosen(tenant, choice)
      const pass = { school: tenant.key, drafts: [], releaseId: null, at: null, until, look }
      return {
        address: `/preview?pass=${makePreviewPass(sign, pass)}&to=${encodeURIComponent(path)}`,
        expires: new Date(until).toISOString(),
      }
    },
    async change(call, { body: { version, ...choice } }) {
      const { key } = call.tenant
      refuseUnreadable(choice)
      const look = await chosen(call.tenant, choice)
      await inPlatform(database.platform, async (tx) => {
        await tx.select({ key: tenants.key }).from(tenants).where(eq(tenants.key, key)).for('update')
        const before = (await allTenants(tx)).find((school) => school.key === key)
        if (!before) throw notFound('There is no such school.')
        if (versionOf(lookOf(before)) !== version)
          throw conflict('Somebody else changed the look of the site meanwhile. Load it again.')
        const { name, abbreviation, brand, logo } = look
        const configuration = { ...before.configuration, logo }
        await tx.update(tenants).set({ name, abbreviation, brand, configuration }).where(eq(tenants.key, key))
        const detail = changes(lookOf(before), look)
        await noteEvent(tx, key, { what: 'look changed', by: by(call), about: name, detail, at: call.now })
      })
      await directory.reload()
      return tell(await current(key))
    },
    switches: async ({ tenant }) => ({ switches: tellSwitches((await current(tenant.key)).configuration) }),
    async turn(call, { body: { name, isOn } }) {
      const { key } = call.tenant
      if (!isSwitch(name)) throw notFound('There is nothing of that name to turn on or off.')
      await inPlatform(database.platform, async (tx) => {
        await changeConfiguration(tx, key, { [name]: isOn })
        await noteEvent(tx, key, {
          what: 'site changed',
          by: by(call),
          about: labelOf(name),
          detail: isOn ? 'turned on' : 'turned off',
          at: call.now,
        })
      })
      await directory.reload()
      return { switches: tellSwitches((await current(key)).configuration) }
    },
  }
}
