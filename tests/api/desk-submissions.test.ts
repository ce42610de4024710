import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DeskSubmission, SubmissionForm } from '#contract/editing/submissions.shapes.ts'
import { deskSubmissions } from '#contract/editing/submissions.ts'
import type { Role } from '#contract/shapes/visitor.ts'
import { offlineGateway } from '#server/adapters/offline.ts'
import { engines } from '#tests/support/engines.ts'
import { type FormOffice, formIds, goodValues, names, openFormOffice } from '#tests/support/form-office.ts'

const { open, camp } = formIds

describe.each(engines)('submissions at the desk on $name', (engine) => {
  let door: FormOffice
  const refunded: string[] = []
  beforeAll(async () => {
    door = await openFormOffice(engine, {
      gateway: (sign) => ({
        ...offlineGateway(sign),
        refund: async ({ reference }) => void refunded.push(reference),
      }),
    })
  })
  beforeEach(async () => {
    await door.reset()
    refunded.length = 0
  })
  afterAll(() => door.close())

  function be(role: Role, sportIds: number[] | null = null) {
    door.asker.visitor = { userId: 'u', name: 'Bo', email: 'bo@x.example', role, isOperator: false, sportIds }
  }
  interface Page {
    submissions: DeskSubmission[]
    total: number
    next: string | null
    mayKnow: boolean
    mayErase: boolean
  }
  const look = async (formId: number, query = {}, tenant = 'east') =>
    JSON.parse((await door.call(deskSubmissions.submissionsOf, { formId, ...query }, tenant)).body) as Page
  const send = (...people: string[]) =>
    people.reduce<Promise<unknown>>(
      (before, name) =>
        before.then(() =>
          door.submit(open, {
            values: { [names.name]: name, [names.email]: `${name.toLowerCase()}@mail.example` },
          }),
        ),
      Promise.resolve(),
    )

  test('are listed by form, the last first, searched in what was said, and read a page at a time', async () => {
    await send('Ada', 'Ben', 'Cy_')
    await door.submit(open, {}, { tenant: 'west' })
    be('publisher')
    const { forms } = JSON.parse((await door.call(deskSubmissions.submissionForms, {})).body) as {
      forms: SubmissionForm[]
    }
    expect(forms.find(({ id }) => id === open)).toMatchObject({ title: 'Club', counts: 3, isNew: 3 })
    expect(forms[0]?.id).toBe(open)
    const all = await look(open)
    expect(all.total).toBe(3)
    expect(all.submissions.map(({ personal }) => personal?.answers[0]?.value)).toEqual(['Cy_', 'Ben', 'Ada'])
    const first = await look(open, { limit: 2 })
    const rest = await look(open, { limit: 2, after: first.next })
    expect([...first.submissions, ...rest.submissions]).toEqual(all.submissions)
    expect((await look(open, { search: 'BEN' })).total).toBe(1)
    expect((await look(open, { search: 'a_' })).total).toBe(0)
    expect((await look(open, { search: all.submissions[0]?.reference ?? '' })).total).toBe(1)
    expect((await look(camp)).total).toBe(0)
  })

  test('who sent them is told by role: an editor, or who works for one team, sees how many came and no name', async () => {
    await send('Ada')
    for (const [role, sports] of [
      ['editor', null],
      ['publisher', [1]],
      ['administrator', [1]],
    ] as const) {
      be(role, sports ? [...sports] : null)
      const page = await look(open)
      expect(page).toMatchObject({ total: 1, mayKnow: false, mayErase: false })
      expect(JSON.stringify(page)).not.toMatch(/ada/i)
      expect((await look(open, { search: 'ada' })).total).toBe(0)
      const [{ id = 0 } = {}] = page.submissions
      for (const [endpoint, input] of [
        [deskSubmissions.reviewSubmissions, { formId: open, body: { ids: [id], review: 'approved' } }],
        [deskSubmissions.noteSubmission, { submissionId: id, body: { note: 'x', was: '' } }],
        [deskSubmissions.resendSubmission, { submissionId: id, body: { to: 'sender' } }],
        [deskSubmissions.refundSubmission, { submissionId: id }],
        [deskSubmissions.eraseSubmission, { submissionId: id }],
      ] as const)
        expect(await door.call(endpoint, input)).toMatchObject({ status: 403 })
    }
    be('publisher')
    expect(await look(open)).toMatchObject({ mayKnow: true, mayErase: false })
    const [{ id = 0 } = {}] = (await look(open)).submissions
    expect(await door.call(deskSubmissions.eraseSubmission, { submissionId: id })).toMatchObject({
      status: 403,
    })
    be('visitor')
    expect(await door.call(deskSubmissions.submissionForms, {})).toMatchObject({ status: 403 })
  })

  test('several are approved at once; what each was before is told, and goes into the file', async () => {
    await send('Ada', 'Ben')
    be('publisher')
    const ids = (await look(open)).submissions.map(({ id }) => id)
    const review = (formId: number, tenant = 'east') =>
      door.call(deskSubmissions.reviewSubmissions, { formId, body: { ids, review: 'approved' } }, tenant)
    expect(JSON.parse((await review(open, 'west')).body)).toEqual({ before: [] })
    expect(JSON.parse((await review(camp)).body)).toEqual({ before: [] })
    expect(JSON.parse((await review(open)).body)).toEqual({
      before: ids.toSorted((a, b) => a - b).map((id) => ({ id, review: 'new' })),
    })
    expect((await look(open, { review: 'approved' })).total).toBe(2)
    expect((await look(open, { review: 'new' })).total).toBe(0)
    const file = await door.ask('GET', `/forms/${open}/submissions.csv`)
    expect(file.body.match(/,approved,/g)).toHaveLength(2)
  })

  test('a note is kept, found, and not written over what somebody else wrote meanwhile', async () => {
    await send('Ada')
    be('publisher')
    const [{ id = 0 } = {}] = (await look(open)).submissions
    const note = (text: string, was: string) =>
      door.call(deskSubmissions.noteSubmission, { submissionId: id, body: { note: text, was } })
    expect(await note('Called back', '')).toMatchObject({ status: 200 })
    expect(await note('Something else', '')).toMatchObject({ status: 409 })
    expect((await look(open, { search: 'called' })).submissions[0]?.personal?.note).toBe('Called back')
    expect(await note('x'.repeat(2_001), 'Called back')).toMatchObject({ status: 400 })
    expect(
      await door.call(
        deskSubmissions.noteSubmission,
        { submissionId: id, body: { note: 'x', was: '' } },
        'west',
      ),
    ).toMatchObject({ status: 404 })
  })

  test('its mails are sent once more, to whoever sent it or to the office', async () => {
    await send('Ada')
    await expect.poll(() => door.mailed.length).toBe(2)
    be('publisher')
    const [{ id = 0 } = {}] = (await look(open)).submissions
    const resend = (to: string) =>
      door.call(deskSubmissions.resendSubmission, { submissionId: id, body: { to } })
    expect(JSON.parse((await resend('sender')).body)).toEqual({ to: ['ada@mail.example'] })
    await expect.poll(() => door.mailed.map(({ to }) => to)).toHaveLength(3)
    expect(door.mailed[2]?.to).toBe('ada@mail.example')
    expect(JSON.parse((await resend('office')).body)).toEqual({ to: ['office@east.example'] })
    await expect.poll(() => door.mailed.length).toBe(4)
    await door.duties.run()
    expect(door.mailed).toHaveLength(4)
  })

  test('an administrator gives money back: once, with a mail that says so, and the place is free', async () => {
    await door.change(camp, { maxSubmissions: 1 })
    const { json } = await door.submit(camp)
    await door.press(await door.payment(json.reference), 'pay')
    await expect.poll(() => door.mailed.length).toBeGreaterThan(0)
    await door.duties.run()
    const before = door.mailed.length
    be('publisher')
    const [{ id = 0, money } = {}] = (await look(camp)).submissions
    expect(money).toBe('paid')
    const refund = () => door.call(deskSubmissions.refundSubmission, { submissionId: id })
    expect(await refund()).toMatchObject({ status: 403 })
    be('administrator')
    const answer = await refund()
    expect(JSON.parse(answer.body)).toMatchObject({ money: 'refunded', standing: 'over' })
    expect(await refund()).toMatchObject({ status: 422 })
    expect(refunded).toEqual([json.reference])
    await expect.poll(() => door.mailed.length).toBe(before + 1)
    expect(door.mailed.at(-1)?.text).toContain('We give back your payment of $325.00 in full.')
    expect([await door.balance(), await door.faults()]).toEqual([0, []])
    expect(await door.submit(camp, { values: goodValues[camp] ?? {} })).toMatchObject({ status: 200 })
  })

  test('what was erased says nothing any more, and is decided about by nobody', async () => {
    await send('Ada')
    be('administrator')
    const [{ id = 0, reference } = {}] = (await look(open)).submissions
    const erase = (tenant?: string) =>
      door.call(deskSubmissions.eraseSubmission, { submissionId: id }, tenant)
    await door.call(deskSubmissions.noteSubmission, {
      submissionId: id,
      body: { note: 'Ada’s mother', was: '' },
    })
    expect(await erase('west')).toMatchObject({ status: 404 })
    expect(JSON.parse((await erase()).body)).toEqual({ reference })
    expect(JSON.stringify(await look(open))).not.toMatch(/ada/i)
    expect(JSON.stringify(await door.submissions())).not.toMatch(/ada/i)
    for (const [endpoint, input] of [
      [deskSubmissions.noteSubmission, { submissionId: id, body: { note: 'x', was: '' } }],
      [deskSubmissions.resendSubmission, { submissionId: id, body: { to: 'sender' } }],
    ] as const)
      expect(await door.call(endpoint, input)).toMatchObject({ status: 422 })
    expect(
      JSON.parse(
        (
          await door.call(deskSubmissions.reviewSubmissions, {
            formId: open,
            body: { ids: [id], review: 'approved' },
          })
        ).body,
      ),
    ).toEqual({ before: [] })
  })
})
