import type { FieldDescription, FieldType } from '#contract/editing/desk.shapes.ts'

export interface Section {
  title: string | null
  fields: FieldDescription[]
}

/** What says where and when something is seen, whatever kind it is. */
const whenAndWhere = new Set([
  'slug',
  'filename',
  'path',
  'publishAt',
  'hidden',
  'isProtected',
  'accessCode',
  'startDate',
  'endDate',
  'enabled',
  'showOnWeb',
  'openInNewWindow',
  'className',
  'cssClass',
  'iconClass',
])

/** An order that is chosen in the list is not typed in the form. */
const isByHand = ({ name }: FieldDescription, isOrdered: boolean) => isOrdered && name === 'rank'

/**
 * The sections of a form, in the order in which somebody writes: what it is, its pictures, what belongs to it, and last
 * when and where it is seen. Whatever has fields of its own is a section.
 */
export function sectionsOf(
  fields: readonly FieldDescription[],
  title: readonly string[],
  isOrdered: boolean,
): Section[] {
  const here = fields.filter((field) => field.within === null && !isByHand(field, isOrdered))
  const shown = here.filter(({ heading }) => heading === null)
  // A game's first day is what it is, not when it is shown; nor is a recording where it is shown.
  const isPlace = ({ name, type }: FieldDescription) =>
    whenAndWhere.has(name) && type !== 'file' && !title.includes(name)
  const own = shown.filter((field) => !isPlace(field) && !isLarge(field))
  const first = own.filter(({ name }) => title.includes(name))
  const [leading, rest] = apart(own.filter(({ name }) => !title.includes(name)))
  const [pictures, words] = [rest.filter(isPicture), rest.filter((field) => !isPicture(field))]
  const larger = shown.filter((field) => isLarge(field) && !isPlace(field))
  return [
    { title: null, fields: [...first, ...leading, ...words] },
    { title: 'Pictures', fields: pictures },
    ...larger.map((field) => ({ title: null, fields: [field] })),
    ...underHeadings(here),
    { title: 'When and where', fields: shown.filter(isPlace) },
  ].filter((section) => section.fields.length > 0)
}

/** What something is written for comes first: its text, after what it cannot be without. */
function apart(fields: readonly FieldDescription[]): [FieldDescription[], FieldDescription[]] {
  const isText = ({ name, type }: FieldDescription) => name === 'content' && type === 'html'
  if (!fields.some(isText)) return [[], [...fields]]
  const isNeeded = ({ type, isRequired }: FieldDescription) => type === 'reference' && isRequired
  const leading = [...fields.filter(isNeeded), ...fields.filter(isText)]
  return [leading, fields.filter((field) => !leading.includes(field))]
}

const ofResult = ['gameState', 'resultStatus', 'teamScore', 'opponentScore', 'postscore']

/** Of a game that has begun, its result is what somebody at the field comes for: it stands before all else. */
export function resultFirst(
  sections: readonly Section[],
  { startDate }: Readonly<Record<string, unknown>>,
  today: string,
): Section[] {
  const fields = sections.flatMap((section) => section.fields)
  const own = ofResult.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  if (own.length < ofResult.length || typeof startDate !== 'string' || startDate.slice(0, 10) > today)
    return [...sections]
  const rest = sections.map((section) => ({
    ...section,
    fields: section.fields.filter((field) => !own.includes(field)),
  }))
  return [{ title: 'Result', fields: own }, ...rest.filter((section) => section.fields.length > 0)]
}

/** Those that say what they stand under, in the order in which the headings come. */
const underHeadings = (fields: readonly FieldDescription[]): Section[] =>
  [...Map.groupBy(fields, ({ heading }) => heading)].flatMap(([title, own]) =>
    title === null ? [] : [{ title, fields: own }],
  )

const isPicture = ({ type, name }: FieldDescription) =>
  type === 'picture' || type === 'picture-address' || /^imageCaption$/.test(name)
const large = new Set<FieldType>(['rows', 'pictures', 'object', 'map', 'blocks', 'sections', 'data'])
const isLarge = ({ type }: FieldDescription) => large.has(type)
