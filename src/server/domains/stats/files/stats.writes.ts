import { ApiProblem, badRequest } from '#contract/shapes/problem.ts'
import type { takeStatFile as endpoint } from '#contract/stat-files.ts'
import type { stats } from '#contract/stats.ts'
import { makeProblem } from '../../../plugins/errors.ts'
import type { TenantDirectory } from '../../../unit-of-work/tenant-directory.ts'
import { type Admitted, admitting, type CallHandlers, type Sender } from '../../../writes/call.ts'
import { isPlainForm } from '../../../writes/plain-form.ts'
import { toReceipt } from './stat-files.mapper.ts'
import { type StatFileDeps, takeStatFile } from './stat-files.service.ts'
import { statusOfRefusal } from './stat-refusal.ts'
import { schoolOfToken, useStatToken } from './stat-tokens.service.ts'
import { readUpload, type Upload } from './stat-upload.ts'

export interface StatsWriteDeps extends StatFileDeps {
  directory: TenantDirectory
}

interface Scorer extends Admitted {
  tokenId: number
  /** A person's, whose token was typed beside the file. */
  upload: Upload | null
}

/**
 * The token is in the Authorization header, which no browser sends by itself, so there is nothing that another site
 * could forge; it is looked at before a byte of the body is taken. In a person's form it stands beside the file.
 */
export const statsWrites = (deps: StatsWriteDeps): CallHandlers<typeof stats> => ({
  takeFile: admitting<typeof endpoint, Scorer>({
    async admit(sender, _input, body) {
      if (!isPlainForm(sender.headers)) return authorise(deps, sender, tokenInHeader(sender), null)
      if (!body) return null
      const upload = await readUpload(body, sender.headers['content-type'] ?? '')
      if (!upload) throw badRequest('The form has no file.')
      return authorise(deps, sender, upload.token, upload)
    },
    async run({ tenant }, { gameId = null, file = null, bytes }, { tokenId, upload }) {
      const outcome = await takeStatFile(deps, {
        tenant,
        bytes: upload?.bytes ?? bytes,
        door: upload ? 'upload' : 'post',
        tokenId,
        fileName: file ?? upload?.fileName ?? null,
        gameId,
      })
      if (outcome.kind === 'refused')
        throw new ApiProblem(
          makeProblem(statusOfRefusal(outcome.refusal), outcome.refusal.message, [
            { field: outcome.refusal.place, message: outcome.refusal.kind },
          ]),
        )
      if (outcome.kind === 'overtaken') throw new Error('A posted file cannot be overtaken')
      return toReceipt(outcome)
    },
  }),
})

const tokenInHeader = ({ headers }: Sender): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

async function authorise(
  { directory, scope, now }: StatsWriteDeps,
  sender: Sender,
  token: string,
  upload: Upload | null,
): Promise<Scorer> {
  const refused = (detail: string) => {
    sender.header('www-authenticate', 'Bearer realm="stat files"')
    return new ApiProblem(makeProblem(401, detail))
  }
  if (token === '') throw refused("Send a token of the school: 'Authorization: Bearer …'.")
  const key = schoolOfToken(token)
  const tenant = key === null ? undefined : directory.byKey(key)
  const tokenId = tenant ? await useStatToken({ scope, now }, tenant.key, token) : null
  if (!tenant || tokenId === null) throw refused('The token is not known, or it was revoked.')
  const { tenant: named } = sender.headers
  if (named !== undefined && named !== tenant.key)
    throw new ApiProblem(
      makeProblem(403, `The token is of ${tenant.key}; it cannot write for another school.`),
    )
  return { tenant, tokenId, upload, countedAs: `${tenant.key} ${tokenId}` }
}
