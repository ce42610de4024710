import { faults } from './budget/weigh.ts'
import { weighDesk } from './budget/weigh-desk.ts'
import { buildDir, type SiteWeight, weighSite } from './budget/weigh-site.ts'

function table({ weighed, late, base, budgets }: SiteWeight): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
  const line = (name: string, ...rest: string[]) => `${name.padEnd(28)} ${rest.join('   ')}`
  const pair = (is: number, may: number) => `${kB(is)} of ${kB(may)}`
  return [
    'Loaded by itself, kB gzip'.padEnd(28) + '  own JavaScript   CSS   scripts',
    ...weighed.map(({ page, own, limit }) =>
      line(page, pair(own.js, limit.js), pair(own.css, limit.css), `${own.scripts} of ${limit.scripts}`),
    ),
    line("the framework's base", pair(base, budgets.frameworkBase.js)),
    line(`late, in ${late.length} chunks`, kB(late.reduce((sum, { bytes }) => sum + bytes, 0))),
  ].join('\n')
}

function deskFaults({ desk, deskEditor }: SiteWeight['budgets']): string[] {
  const weight = weighDesk(buildDir)
  if (weight === null) return [`there is no build of the desk in ${buildDir}`]
  const parts = [
    ["the desk's first screen", weight.first, desk.js],
    ["the desk's editor", weight.editor, deskEditor.js],
  ] as const
  return parts.flatMap(([what, is, may]) => {
    console.log(`${what} loads ${(is / 1000).toFixed(1)} of ${(may / 1000).toFixed(1)} kB`)
    return is > may ? [`${what} loads ${is} bytes of script, ${may} are allowed`] : []
  })
}

async function main(): Promise<string[]> {
  const site = await weighSite()
  if (!site) return [`there is no build of the site in ${buildDir}; npm run check makes one`]
  console.log(table(site))
  return [...faults(site.weighed, site.budgets, site.base), ...deskFaults(site.budgets)]
}

const wrong = await main()
for (const fault of wrong) console.error(`budgets: ${fault}`)
process.exitCode = wrong.length > 0 ? 1 : 0
