export interface WrittenResult {
  status: 'W' | 'L' | 'T' | 'N'
  teamScore: string | null
  opponentScore: string | null
  prescore: string | null
  postscore: string | null
}

/** A result, a game that was called off, or null for what is neither. */
export type Outcome =
  | { kind: 'result'; result: WrittenResult }
  | { kind: 'postponed' }
  | { kind: 'cancelled' }

/**
 * 'W, 31-10', 'L 2-3 (OT)', '1-1', 'Won', '3rd of 12', 'Postponed'. Where the letter is given the higher score is the
 * winner's, because half of all offices write the school's score first and half the winner's.
 */
export function parseOutcome(written: string): Outcome | null {
  const text = written.replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim()
  if (/^(postponed|ppd\.?|postp\.?)\b/i.test(text)) return { kind: 'postponed' }
  if (/^cancel/i.test(text) || /^(no contest|canc\.?)$/i.test(text)) return { kind: 'cancelled' }
  const placed = /^(?:finished )?((?:T-?)?\d{1,3}(?:st|nd|rd|th)(?: of \d{1,3})?)\b[,;]?(.*)$/i.exec(text)
  if (placed) return result('N', null, null, placed[1] ?? null, placed[2]?.trim() || null)
  const found =
    /^(w(?:in|on)?|l(?:oss|ost)?|t(?:ie|ied)?|d(?:raw)?)?[,:.]?\s*(?:(\d{1,4}(?:\.\d+)?)\s*-\s*(\d{1,4}(?:\.\d+)?))?\s*(?:\(?([^()]{1,30})\)?)?$/i.exec(
      text,
    )
  if (!found) return null
  const [, word, first, second, after] = found
  if (word === undefined && first === undefined) return null
  const status = word ? statusOf(word) : compare(Number(first), Number(second))
  const [high, low] = Number(first) >= Number(second) ? [first, second] : [second, first]
  const [team, opponent] =
    word === undefined || status === 'T' ? [first, second] : status === 'W' ? [high, low] : [low, high]
  return result(status, team ?? null, opponent ?? null, null, after?.trim() || null)
}

function result(
  status: WrittenResult['status'],
  teamScore: string | null,
  opponentScore: string | null,
  prescore: string | null,
  postscore: string | null,
): Outcome {
  return { kind: 'result', result: { status, teamScore, opponentScore, prescore, postscore } }
}

function statusOf(word: string): 'W' | 'L' | 'T' {
  const letter = word[0]?.toUpperCase()
  return letter === 'W' ? 'W' : letter === 'L' ? 'L' : 'T'
}

const compare = (team: number, opponent: number): 'W' | 'L' | 'T' =>
  team > opponent ? 'W' : team < opponent ? 'L' : 'T'
