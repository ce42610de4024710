import { parseArgs } from 'node:util'
import type { Config } from '#server/config/config.ts'
import { sendNews } from '#server/domains/subscriptions/news-mail.service.ts'
import { forgetOldSubscribers } from '#server/domains/subscriptions/subscriptions.service.ts'
import { newsMailDeps } from '#server/jobs/mail-news.ts'
import { withSchool } from './with-school.ts'

export const usage = 'npm run fieldhouse -- mail-news --school halcyon'

const serverRuns = 'A server uses this database. It mails the news itself, every NEWS_MAIL_MINUTES.'

/** `mail-news`: what the server does now and then, at once. Stories that were mailed before are not mailed again. */
export async function mailNewsCommand(config: Config, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { school: { type: 'string' } } })
  if (!values.school) {
    console.error(usage)
    return 2
  }
  return withSchool(
    config,
    values.school,
    async ({ services, tenant, now }) => {
      const deps = newsMailDeps({
        ...services,
        config,
        port: config.PORT,
        now,
        log: (line, error) => console.error(line, error),
      })
      const sent = await sendNews(deps, tenant)
      const forgotten = await forgetOldSubscribers(deps, tenant)
      console.log(`${sent} mails were sent to ${services.mail.place}; ${forgotten} addresses were deleted.`)
      return 0
    },
    serverRuns,
  )
}
