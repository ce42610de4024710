import { plainWords } from '../help/share-words.ts'

/** What keeps somebody from a text, in words that say what to do; only what can be told without doubt from the text. */
export const textAdvice = (html: string): string[] => [
  ...linkAdvice(html),
  ...headingAdvice(html),
  ...pictureAdvice(html),
  ...tableAdvice(html),
  ...shapeAdvice(html),
  ...readingAdvice(html),
]

const emptyWords =
  /^(?:(?:click|tap|press|look|see|read|find out|learn|more)(?: (?:here|more|this|now))?|here|this|(?:this|the) (?:link|page)|link|details|continue|go)$/

const fileWords = /^(?:the )?(?:pdf|docx?|xlsx?|csv|zip|file|document|download|attachment)$/

/** Whoever goes from link to link hears their words alone. */
function linkAdvice(html: string): string[] {
  const leading = new Map<string, string>()
  return [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gis)].flatMap(
    ([, href = '', inside = '']) => {
      const words = plainWords(inside) || /<img\b[^>]*\balt="([^"]+)"/i.exec(inside)?.[1] || ''
      const said = words
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} ]+/gu, ' ')
        .trim()
      if (!words) return [`A link to ${href} has no words. Write where it leads.`]
      if (emptyWords.test(said)) return [`The link “${words}” does not say where it leads. Name it by that.`]
      if (/^(?:https?:\/\/|www\.)\S+$/i.test(words) || /^[\w-]+(?:\.[\w-]+)+\/\S*$/.test(words))
        return [`The link “${words}” is read out letter by letter. Name it by what is there.`]
      if (fileWords.test(said))
        return [`The link “${words}” names a kind of file and not what is in it. Name it by that.`]
      const before = leading.get(said)
      leading.set(said, before ?? href)
      return before !== undefined && before !== href
        ? [`Two links called “${words}” lead to different places. Tell them apart by their words.`]
        : []
    },
  )
}

/** Headings are how a long text is moved through: no level is left out, and none stands for bold letters. */
function headingAdvice(html: string): string[] {
  // The title of the page is the first level.
  let level = 1
  const advice: string[] = []
  for (const [, digit = '', inside = ''] of html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gis)) {
    const words = plainWords(inside)
    const next = Number(digit)
    if (!words) advice.push('A heading is empty. Write it or take it out.')
    else if (next === 1) advice.push(`“${words}” is a second title of the page. Make it a heading below it.`)
    else if (next > level + 1)
      advice.push(`The heading “${words}” leaves out a level. Make it one of level ${level + 1}.`)
    level = next
  }
  for (const [, inside = ''] of html.matchAll(/<p>\s*<(?:strong|b)>([^<]{2,80})<\/(?:strong|b)>\s*<\/p>/gi))
    if (!/[.!?…:]\s*$/.test(inside)) advice.push(`“${inside.trim()}” is bold but no heading. Make it one.`)
  return advice
}

const pictureAdvice = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*>/gi)].flatMap(([picture]) => {
    const [, alt] = /\balt="([^"]*)"/i.exec(picture) ?? []
    return alt === undefined
      ? ['A picture in the text has no alternative text. Write what can be seen, or that it decorates.']
      : altAdvice(alt)
  })

/** Of an alternative text that somebody has written; an empty one says that a picture decorates. */
export function altAdvice(alt: string): string[] {
  const words = alt.trim()
  if (!words) return []
  if (
    /\.(?:jpe?g|png|gif|webp|avif|heic|svg|tiff?)$/i.test(words) ||
    /^(?:img|dsc|dji|screenshot)[\W_]?\d+/i.test(words)
  )
    return [`“${words}” is the name of a file. Write what can be seen.`]
  if (/^(?:an? |the )?(?:image|picture|photo|photograph|graphic) of\b/i.test(words))
    return [
      `“${words}” need not say that it is a picture: that is heard anyway. Begin with what can be seen.`,
    ]
  if (/^(?:an? |the )?(?:image|picture|photo|photograph|graphic|logo|icon)$/i.test(words))
    return [`“${words}” says nothing of what can be seen. Write that.`]
  if (words.length > 250) return ['An alternative text is longer than 250 letters. Say the rest in the text.']
  return []
}

const tableAdvice = (html: string): string[] =>
  [...html.matchAll(/<table\b.*?<\/table>/gis)].flatMap(([table]) =>
    /<th\b/i.test(table)
      ? []
      : ['A table has no heads. Make its first row heads, so that each number is heard with what it is.'],
  )

/** What looks like a list, or is shouted, is not heard as it looks. */
function shapeAdvice(html: string): string[] {
  const paragraphs = [...html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gis)].flatMap(([, inside = '']) =>
    inside.split(/<br\s*\/?>/i).map((line) => plainWords(line)),
  )
  const marked = paragraphs.filter((line) => /^[•●▪‣◦*–-]\s*\p{L}/u.test(line))
  const loud = paragraphs.find(
    (line) => (line.match(/\p{Lu}{2,}/gu) ?? []).length > 5 && !/\p{Ll}/u.test(line),
  )
  return [
    ...(marked.length > 1 ? ['Lines that begin with a sign are no list yet. Make them one.'] : []),
    ...(loud
      ? [`“${loud.slice(0, 40)}…” is in capitals, which is harder to read. Write it as a sentence.`]
      : []),
  ]
}

/** So many words are enough to tell. */
const fewestWords = 120
/** The grade in a school of the country at which a text is understood by most. */
const easyGrade = 12

/** Flesch and Kincaid: long sentences of long words ask for more years of school. */
export function gradeOf(text: string): number {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const sentences = text.match(/[^.!?]+[.!?]+(?=\s|$)/g)?.length || 1
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

const syllablesOf = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
      .match(/[aeiouy]+/g)?.length ?? 1,
  )

function readingAdvice(html: string): string[] {
  // A heading is no sentence, and a list is many: each ends where its element does.
  const text = plainWords(html.replaceAll(/(?<![.!?])<\/(?:p|li|h\d|td|th)>/gi, '.</p>'))
  if ((text.match(/\S+/g) ?? []).length < fewestWords) return []
  const grade = Math.round(gradeOf(text))
  return grade > easyGrade
    ? [
        `The text asks for about ${grade} years of school; ${easyGrade} are enough for most news. Shorter sentences help most.`,
      ]
    : []
}
