import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { Brand } from '#contract/tenants.ts'
import { isSigned, type Sign } from '../../signing/sign.ts'

const purpose = 'preview'

/** What of a school's own row a preview shows otherwise. */
export interface PreviewLook {
  name: string
  abbreviation: string
  brand: Brand
  logo: string
}

/** What a preview shows, and until when its address is good. */
export interface PreviewPass {
  school: string
  drafts: number[]
  releaseId: number | null
  /** The moment that is shown, in milliseconds; null for now. With one goes all that is due by then. */
  at: number | null
  until: number
  /** Another look of the school, where that is what is previewed. */
  look?: PreviewLook
}

const Pass = Type.Object({
  school: Type.String(),
  drafts: Type.Array(Type.Integer()),
  releaseId: Type.Union([Type.Integer(), Type.Null()]),
  at: Type.Union([Type.Integer(), Type.Null()]),
  until: Type.Integer(),
  look: Type.Optional(
    Type.Object({ name: Type.String(), abbreviation: Type.String(), brand: Brand, logo: Type.String() }),
  ),
})

/** A word for an address: whoever has it sees the preview, and nobody can make one of another. */
export function makePreviewPass(sign: Sign, pass: PreviewPass): string {
  const text = Buffer.from(JSON.stringify(pass)).toString('base64url')
  return `${text}.${sign(purpose, text)}`
}

/** Null for what is none of ours, of another school, or over. */
export function readPreviewPass(sign: Sign, word: string, school: string, now: Date): PreviewPass | null {
  const [, text = '', signature = ''] = /^([\w-]{1,2000})\.([\w-]{43})$/.exec(word) ?? []
  if (!text || !isSigned(sign, purpose, text, signature)) return null
  const pass: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
  if (!Value.Check(Pass, pass) || pass.school !== school || pass.until <= now.getTime()) return null
  return pass
}
