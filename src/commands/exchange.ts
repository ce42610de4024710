import { parseArgs } from 'node:util'
import { FileReplaced } from '#server/adapters/file-pieces.ts'
import type { Config } from '#server/config/config.ts'
import { exportTenant } from '#server/exchange/export.ts'
import { importTenant } from '#server/exchange/import.ts'
import { ExchangeError } from '#server/exchange/manifest.ts'
import { openServices, type Services } from '#server/open.ts'

export const exportUsage = 'npm run fieldhouse -- export halcyon ./halcyon-export'

/** `export`: a school as a folder that any Fieldhouse can take in. */
export async function exportCommand(config: Config, args: string[]): Promise<number> {
  const [school, folder] = parseArgs({ args, allowPositionals: true }).positionals
  if (!school || !folder) return usage(exportUsage)
  return withServices(config, async (services) => {
    const { tables, files } = await exportTenant(services, school, folder)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    return `Exported ${rows} rows of ${Object.keys(tables).length} tables and ${Object.keys(files).length} files to ${folder}. Passwords stay here.`
  })
}

export const importSchoolUsage =
  'npm run fieldhouse -- import-school ./halcyon-export [--as another-key] [--own]'

/** `import-school`: a school from such a folder, under its own name or another. */
export async function importSchoolCommand(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { as: { type: 'string' }, own: { type: 'boolean' } },
  })
  const [folder] = positionals
  if (!folder) return usage(importSchoolUsage)
  return withServices(config, async (services) => {
    const { key, rows, files, hostsLeftOut } = await importTenant(services, folder, {
      ...(values.as ? { as: values.as } : {}),
      isOwn: values.own ?? false,
    })
    const claimed = hostsLeftOut.length > 0 ? ` Another school answers to ${hostsLeftOut.join(', ')}.` : ''
    const rest = values.own
      ? ''
      : ' Its tracking tags are off, and mails and payments that waited have ended.'
    return `Imported ${key}: ${rows} rows and ${files} files.${claimed}${rest}`
  })
}

function usage(line: string): number {
  console.error(line)
  return 2
}

async function withServices(config: Config, work: (services: Services) => Promise<string>): Promise<number> {
  const services = await openServices(config)
  try {
    console.log(await work(services))
    return 0
  } catch (error) {
    if (!(error instanceof ExchangeError || error instanceof FileReplaced)) throw error
    console.error(error.message)
    return 1
  } finally {
    await services.close()
  }
}
