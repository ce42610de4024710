import { isSigned, type Sign } from './sign.ts'

/** In which a load balancer shows its pass, or that of a crawler which it has recognised. */
export const passHeader = 'x-fieldhouse-pass'
const purpose = 'pass'

/** 'name.2027-01-31.signature': good to the end of that day. */
export function makePass(sign: Sign, name: string, lastDay: string): string {
  const text = `${name}.${lastDay}`
  return `${text}.${sign(purpose, text)}`
}

export const isPassName = (name: string): boolean => /^[\w-]{1,40}$/.test(name)

/** Whom a pass was made for; null where it is none of ours, or was once. */
export function nameOnPass(sign: Sign, pass: string, now: Date): string | null {
  const [, name = '', lastDay = '', signature = ''] =
    /^([\w-]{1,40})\.(\d{4}-\d\d-\d\d)\.([\w-]{43})$/.exec(pass) ?? []
  if (!name || lastDay < now.toISOString().slice(0, 10)) return null
  return isSigned(sign, purpose, `${name}.${lastDay}`, signature) ? name : null
}
