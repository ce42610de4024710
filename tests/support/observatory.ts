interface Answer {
  headers: Record<string, string | undefined>
  setCookies: readonly string[]
}

export interface Judgement {
  rule: string
  points: number
}

/** The directives of a policy, by name; a source that is named twice counts once. */
function directivesOf(policy: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name && !found.has(name)) found.set(name, new Set(sources))
  }
  return found
}

const everywhere = new Set(['*', 'http:', 'https:', 'data:', 'blob:'])

function judgePolicy(policy: string | undefined): Judgement {
  const rule = 'content-security-policy'
  if (!policy) return { rule, points: -25 }
  const directives = directivesOf(policy)
  const of = (name: string) => directives.get(name) ?? directives.get('default-src')
  const [script, style, object] = [of('script-src'), of('style-src'), of('object-src')]
  if (!script || !object) return { rule, points: -25 }
  // A hash or a nonce makes browsers overlook 'unsafe-inline'.
  const overlooks = [...script].some((source) => /^'(sha256|sha384|sha512|nonce)-/.test(source))
  const isOpen =
    [...script].some((source) => everywhere.has(source)) ||
    [...object].some((source) => everywhere.has(source))
  if (isOpen || (script.has("'unsafe-inline'") && !overlooks)) return { rule, points: -20 }
  if (script.has("'unsafe-eval'")) return { rule, points: -10 }
  if (style?.has("'unsafe-inline'")) return { rule, points: 0 }
  return { rule, points: directives.get('default-src')?.has("'none'") ? 10 : 5 }
}

const privateReferrers = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
])
const sixMonths = 15_768_000

function judgeTransport(header: string | undefined): Judgement {
  const rule = 'strict-transport-security'
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN)
  return { rule, points: Number.isNaN(age) ? -20 : age < sixMonths ? -10 : 0 }
}

function judgeCookies(cookies: readonly string[]): Judgement {
  const rule = 'cookies'
  if (cookies.length === 0) return { rule, points: 0 }
  const parts = cookies.map((cookie) => cookie.toLowerCase().split(/;\s*/))
  if (parts.some((each) => !each.includes('secure'))) return { rule, points: -40 }
  if (parts.some((each) => !each.includes('httponly'))) return { rule, points: -30 }
  return { rule, points: parts.every((each) => each.some((part) => part.startsWith('samesite='))) ? 5 : 0 }
}

function judgeFraming({
  'content-security-policy': policy,
  'x-frame-options': framing,
}: Answer['headers']): Judgement {
  const rule = 'framing'
  if (policy && directivesOf(policy).has('frame-ancestors')) return { rule, points: 5 }
  return { rule, points: /^(deny|sameorigin)$/i.test(framing ?? '') ? 0 : -20 }
}

/** What the public checker of Mozilla's makes of an answer, by the rules and the points that it documents. */
export function judge({ headers, setCookies }: Answer): Judgement[] {
  const referrer = headers['referrer-policy']
  return [
    judgePolicy(headers['content-security-policy']),
    judgeCookies(setCookies),
    {
      rule: 'cross-origin-resource-sharing',
      points:
        headers['access-control-allow-origin'] === '*' && headers['access-control-allow-credentials']
          ? -50
          : 0,
    },
    { rule: 'referrer-policy', points: referrer === undefined ? 0 : privateReferrers.has(referrer) ? 5 : -5 },
    judgeTransport(headers['strict-transport-security']),
    { rule: 'x-content-type-options', points: headers['x-content-type-options'] === 'nosniff' ? 0 : -5 },
    judgeFraming(headers),
  ]
}

/** Out of a hundred; what is better than asked for counts only where nothing much is worse. */
export function scoreOf(judgements: readonly Judgement[]): number {
  const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0)
  const points = judgements.map((each) => each.points)
  const base = 100 + sum(points.filter((each) => each < 0))
  return Math.max(0, base >= 90 ? base + sum(points.filter((each) => each > 0)) : base)
}
