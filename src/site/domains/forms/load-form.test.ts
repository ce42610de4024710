import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessCodeNeeded, notFound, roleTooLow, signInNeeded } from '#contract/shapes/problem.ts'
import { sampleField, sampleForm } from '#contract/testing/form-sample.ts'
import { type Answers, loading, refusalOf } from '#tests/factories/loading.ts'
import { type Door, loadForm } from './load-form.ts'

const form = sampleForm([sampleField(1, 'T')])
const start = { key: '0b9bbd55-7a52-4a8f-a3a6-0b6a4d1f2c3d', startedAt: 'signed' }
const reference = 'ABCDEFGH2345'

function open(
  change: Answers['forms'] & { payment?: object | null } = {},
  door: Door = 'open',
  query = '',
  id = '7',
) {
  const { payment = null, ...forms } = change
  const at = `${{ open: '', protected: '/protected', hidden: '/hidden' }[door]}/form/${id}${query}`
  const answers = { forms: { byId: form, hidden: form, ...forms }, submissions: { begin: start, payment } }
  const args = loading(at, { id }, answers)
  return { page: loadForm(args, door), api: args.api }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe("a form's page", () => {
  test('has the form and a key for one submission', async () => {
    const { page, api } = open()
    expect(await page).toMatchObject({
      view: 'form',
      head: { canonical: '/form/7', contentId: 7, isHidden: false },
      sheet: { address: '/form/7', start, takesCoupons: false },
    })
    expect(api.submissions.begin).toHaveBeenCalledExactlyOnceWith({ formId: 7 })
  })

  test.each(['0', 'seven', '007', '2147483648', '12345678901'])(
    'with the id %s is none, and nobody is asked',
    async (id) => {
      const { page, api } = open({}, 'open', '', id)
      expect(await refusalOf(page)).toEqual([404, `Page Not Found: /form/${id}`])
      expect(api.forms.byId).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['is not there', notFound('No such form.'), [404, 'No such form.']],
    ['needs a session', signInNeeded(), [401, 'Sign in to see this.']],
    ['is for another role', roleTooLow(), [403, 'Your role at this school does not allow this.']],
  ])('that %s is as the API says', async (_, problem, expected) => {
    expect(await refusalOf(open({ byId: problem }).page)).toEqual(expected)
  })

  test.each([
    ['open', { ...form, isProtected: true }, '/protected/form/7?a=1'],
    ['protected', form, '/form/7?a=1'],
  ] as const)('at the %s door leads to the right one', async (door, byId, to) => {
    expect(await refusalOf(open({ byId }, door, '?a=1').page)).toEqual([302, to])
  })

  test('that needs a code has its own door, which asks for the code', async () => {
    const locked = { byId: accessCodeNeeded('form', 7) }
    expect(await refusalOf(open(locked, 'open', '?a=1').page)).toEqual([302, '/protected/form/7?a=1'])
    expect(await open(locked, 'protected').page).toMatchObject({
      view: 'locked',
      head: { isHidden: true },
      locked: { kind: 'form', id: 7, returnTo: '/protected/form/7' },
    })
  })

  test('that is hidden is asked for as such', async () => {
    const { page, api } = open({}, 'hidden')
    expect(await page).toMatchObject({ head: { canonical: '/hidden/form/7', isHidden: true } })
    expect(api.forms.byId).not.toHaveBeenCalled()
  })

  test.each(['pending', 'closed', 'full'] as const)(
    'that is %s says so, and gives out no key',
    async (status) => {
      const { page, api } = open({ byId: { ...form, status } })
      expect(await page).toMatchObject({ view: 'notice', notice: { isProblem: false } })
      expect(api.submissions.begin).not.toHaveBeenCalled()
    },
  )

  test("that cannot be read says 'Error parsing the form schema'", async () => {
    const broken = sampleForm([sampleField(1, 'hologram')])
    const { page, api } = open({ byId: broken })
    expect(await page).toMatchObject({ view: 'notice', notice: { title: 'Error parsing the form schema' } })
    expect(api.submissions.begin).not.toHaveBeenCalled()
  })

  test('that was sent thanks for it, and leads to its payment while there is one', async () => {
    const query = `?reference=${reference}&ssr=1`
    const { page, api } = open({ byId: { ...form, thankYouText: 'Thanks!' } }, 'open', query)
    expect(await page).toMatchObject({ view: 'received', received: { reference, thankYouText: 'Thanks!' } })
    expect(api.submissions.begin).not.toHaveBeenCalled()
    const unpaid = open({ payment: { reference } }, 'open', query)
    expect(await refusalOf(unpaid.page)).toEqual([302, `/pay/${reference}?ssr=1`])
  })

  test('with what is no reference is the form', async () => {
    expect((await open({}, 'open', '?reference=x').page).view).toBe('form')
  })
})
