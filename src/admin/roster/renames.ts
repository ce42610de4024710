import { type Changes, type Sheet, textAt } from '../grid/rules/sheet.ts'

export interface Rename {
  from: string
  to: string
}

/** Who is called otherwise after what was typed. Who has only half a name yet is not. */
export function renamesOf(sheet: Sheet, { edits }: Pick<Changes, 'edits'>): Rename[] {
  return edits.flatMap(({ id }) => {
    const was = (field: string) => sheet.base.get(id)?.[field] ?? ''
    const from = `${was('firstName')} ${was('lastName')}`.trim()
    const to = `${textAt(sheet, id, 'firstName')} ${textAt(sheet, id, 'lastName')}`.trim()
    return from === to || !from.includes(' ') || to === '' ? [] : [{ from, to }]
  })
}
