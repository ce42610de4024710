/** A sentence of the specification by what it names: constants, visible texts, paths, fields. The sentence stays where it is. */
export type Demand = readonly string[]
/** Heading to its sentences, in the order of the specification. */
export type Demands = Readonly<Record<string, readonly Demand[]>>

/** Takes from the specification's text what must be kept, sentence by sentence. */
export function readDemands(text: string): Demands {
  return Object.fromEntries(
    Object.entries(readSentences(text)).map(([heading, sentences]) => [
      heading,
      sentences.map((sentence) => [...new Set(namesIn(sentence, heading))]),
    ]),
  )
}

export function readSentences(text: string): Record<string, string[]> {
  const sentences: Record<string, string[]> = {}
  let [section, heading] = ['', 'Title']
  for (const line of text.split('\n').slice(1)) {
    const [, depth, title = ''] = /^(##+) (.+)$/.exec(line) ?? []
    if (depth === '##') section = heading = title
    else if (depth) heading = `${section.split('.')[0]}. ${title}`
    else if (isDemand(line)) sentences[heading] = [...(sentences[heading] ?? []), ...sentencesOf(line)]
  }
  return sentences
}

/** Neither the head and the rule of a table nor what only leads elsewhere demands anything. */
const isDemand = (line: string) =>
  line.trim() !== '' && !/^\|[-|\s]+\|$|^\| (Name|Call|Situation) \||^See section/.test(line)

const sentencesOf = (line: string): string[] =>
  line.startsWith('|') ? [line] : line.replace(/^- /, '').split(/(?<=\.'?\)?) (?=[A-Z'])|(?<=[\w)'%]); /)

function namesIn(sentence: string, heading: string): string[] {
  if (sentence.startsWith('|')) return namesInRow(sentence)
  const isList = heading.startsWith('3.') || (sentence.match(/,/g) ?? []).length >= 4
  return [...(isList ? namesInList(sentence) : []), ...namesInSentence(sentence)]
}

/** Of a table's row its first cell, which names it, and the names in the others. */
function namesInRow(line: string): string[] {
  const [name = '', ...others] = line.split('|').slice(1, -1)
  return [name.trim(), ...others.flatMap(namesInSentence)]
}

/** What stands between two commas, as long as it is a name rather than a part of a sentence. */
const namesInList = (sentence: string): string[] =>
  sentence
    .split(/[,;:()'?]|\.(?:\s|$)| and | or | to /)
    .map((name) => name.trim())
    .filter((name) => /[a-z\d]/i.test(name) && name.split(' ').length <= 3)

const texts = /(?<![\w])'([^']+)'(?!\w)/g
const paths = /(?<![\w.])\/[\w{][\w{}?/*-]*(?:\.\w+)*/g
const numbers = /(?<![\w.])\d[\d,./]*\d%?|(?<![\w.])\d(?!\w)/g
const identifiers =
  /(?<![\w/{'-])(?:[a-z]+(?:_[a-z\d]+)+|\$?[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[a-z]+(?:-[a-z]+){2,})/g

function namesInSentence(sentence: string): string[] {
  const quoted = [...sentence.matchAll(texts)].map(([, text = '']) => text)
  const rest = sentence.replaceAll(texts, ' ')
  const names = [...quoted, ...[paths, numbers, identifiers].flatMap((kind) => rest.match(kind) ?? [])]
  return names.filter((name) => /[a-z\d]/i.test(name))
}
