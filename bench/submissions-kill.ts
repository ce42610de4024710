import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payment, SubmissionAnswer, SubmissionStart } from '#contract/submissions.ts'
import { formNotices, formSubmissions, payments } from '#server/db/schema/submissions.ts'
import { balance, checkBooks } from '#server/domains/submissions/books.service.ts'
import { openServices } from '#server/open.ts'
import { createSchool } from '#tests/factories/school.ts'
import { type Engine, engines } from '#tests/support/engines.ts'
import { formIds, goodValues, joinDemo, rewriteForms } from '#tests/support/form-office.ts'
import { empty } from '#tests/support/templates.ts'

/**
 * Kills the server at random moments while visitors send forms, pay and cancel, and then counts: everything that was
 * acknowledged is there once, nothing else is, and the books add up.
 *
 * node bench/submissions-kill.ts [kills] [PGlite | PostgreSQL]; the second needs TEST_DATABASE_URL.
 */
const [asked = '20', only] = process.argv.slice(2)
const kills = Number(asked)
const visitors = 6
/** Twenty starts read the same code. */
const compiled = join(tmpdir(), 'fieldhouse-compiled')
const server = join(import.meta.dirname, 'processes/form-server.ts')

interface Visit {
  reference: string
  end: 'received' | 'paid' | 'cancelled'
}

async function run(engine: Engine): Promise<boolean> {
  const database = await engine.create({}, empty)
  const { DATA_DIR, DATABASE_URL } = database.config
  const before = await openServices(database.config)
  await createSchool(before, 'east')
  await joinDemo(before)
  await rewriteForms(before, 'east')
  await before.close()

  const visits: Visit[] = []
  const counts = { requests: 0, cut: 0, repeats: 0, differing: 0 }
  let origin = ''
  let isOver = false

  async function start() {
    const child = spawn(process.execPath, [server], {
      env: {
        ...process.env,
        DATA_DIR,
        DATABASE_URL,
        FORM_MIN_MS: '0',
        NODE_COMPILE_CACHE: compiled,
        FORM_RATE_LIMIT: '100000000',
        RATE_LIMIT: '100000000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(child.stdout, 'data')
    origin = String(line).trim()
    return child
  }

  /** As a browser or a gateway does: again and again until somebody answers. */
  async function insist(path: string, init: () => RequestInit): Promise<Response> {
    for (;;) {
      counts.requests++
      const answer = await fetch(origin + path, {
        ...init(),
        redirect: 'manual',
        signal: AbortSignal.timeout(5_000),
      })
        .then(async (response) => ({ response, text: await response.text() }))
        .catch(() => null)
      if (answer && answer.response.status < 500)
        return new Response(answer.response.status === 204 ? null : answer.text, answer.response)
      counts.cut++
      await sleep(200)
    }
  }
  const get = async <T>(path: string) =>
    (await (await insist(path, () => ({ headers: { tenant: 'east' } }))).json()) as T
  /** Now and then twice at once. */
  async function post(path: string, init: () => RequestInit): Promise<Response> {
    const isTwice = Math.random() < 0.3
    if (isTwice) counts.repeats++
    const [first, second] = await Promise.all([insist(path, init), ...(isTwice ? [insist(path, init)] : [])])
    if (second && (await second.clone().text()) !== (await first?.clone().text())) counts.differing++
    if (!first) throw new Error('Nothing came')
    return first
  }

  async function visit(): Promise<void> {
    const isCamp = Math.random() < 0.6
    const formId = isCamp ? formIds.camp : formIds.open
    const begun = await get<SubmissionStart>(`/api/v2/forms/${formId}/start`)
    const body = JSON.stringify({ ...begun, values: goodValues[formId] })
    const headers = { tenant: 'east', 'content-type': 'application/json' }
    const sent = await post(`/api/v2/forms/${formId}/submissions`, () => ({ method: 'POST', headers, body }))
    if (!sent.ok) throw new Error(`A form was refused: ${sent.status} ${await sent.text()}`)
    const { reference, status } = (await sent.json()) as SubmissionAnswer
    if (status === 'received') return void visits.push({ reference, end: 'received' })
    const { offline } = await get<Payment>(`/api/v2/payments/${reference}`)
    const end = Math.random() < 0.75 ? 'paid' : 'cancelled'
    const event = new URLSearchParams(end === 'paid' ? offline?.pay : offline?.cancel)
    const told = await post('/api/payments/offline', () => ({ method: 'POST', body: event }))
    if (told.status !== 303) throw new Error(`An event was refused: ${told.status}`)
    visits.push({ reference, end })
  }

  let child = await start()
  const started = performance.now()
  const crowd = Array.from({ length: visitors }, async () => {
    while (!isOver) await visit()
  })
  for (let killed = 0; killed < kills; killed++) {
    // Some visits later, at whatever moment that is in the others.
    const wanted = visits.length + 1 + Math.floor(Math.random() * 12)
    while (visits.length < wanted) await sleep(Math.random() * 40)
    child.kill('SIGKILL')
    await once(child, 'exit')
    child = await start()
  }
  isOver = true
  await Promise.all(crowd)
  // The duties send what the dead left behind.
  await sleep(2_000)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const seconds = (performance.now() - started) / 1000

  const services = await openServices(database.config)
  const found = await services.scope.read('east', async (tx) => ({
    submissions: await tx.select().from(formSubmissions),
    payments: await tx.select().from(payments),
    notices: await tx.select().from(formNotices),
    faults: await checkBooks(tx),
    balance: await balance(tx),
  }))
  await services.close()
  const mails = (await readFile(join(DATA_DIR, 'mails'), 'utf8')).trim().split('\n')
  await database.dispose()

  const byReference = new Map(found.submissions.map((row) => [row.reference, row]))
  const paymentOf = new Map(found.payments.map((row) => [row.submissionId, row]))
  const acknowledged = new Set(visits.map(({ reference }) => reference))
  const lost = visits.filter(({ reference, end }) => {
    const row = byReference.get(reference)
    const payment = row && paymentOf.get(row.id)
    if (end === 'cancelled') return row?.status !== 'released'
    return row?.status !== 'final' || (end === 'paid' && payment?.status !== 'paid')
  })
  const paid = visits
    .filter(({ end }) => end === 'paid')
    .reduce((sum, { reference }) => sum + (byReference.get(reference)?.amountCents ?? 0), 0)
  const count = (end: Visit['end']) => visits.filter((each) => each.end === end).length
  const figures = {
    kills,
    seconds: Math.round(seconds),
    requests: counts.requests,
    cutOff: counts.cut,
    sentTwiceAtOnce: counts.repeats,
    twoAnswers: counts.differing,
    acknowledged: visits.length,
    received: count('received'),
    paid: count('paid'),
    cancelled: count('cancelled'),
    submissionsLost: lost.length,
    submissionsDoubled: found.submissions.length - acknowledged.size,
    centsPaid: paid,
    centsInTheBooks: found.balance,
    faultsInTheBooks: found.faults.length,
    mailsDue: found.notices.length,
    mailsSent: mails.length,
    mailsDoubled: mails.length - new Set(mails).size,
    mailsInDoubt: found.notices.filter(({ sentAt }) => sentAt === null).length,
  }
  console.log(engine.name)
  console.table(figures)
  for (const fault of found.faults) console.error(fault)
  return (
    figures.submissionsLost === 0 &&
    figures.submissionsDoubled === 0 &&
    figures.twoAnswers === 0 &&
    figures.mailsDoubled === 0 &&
    figures.mailsInDoubt <= kills + 1 &&
    figures.faultsInTheBooks === 0 &&
    figures.centsPaid === figures.centsInTheBooks
  )
}

let isGood = true
for (const engine of engines.filter(({ name }) => !only || name === only))
  isGood = (await run(engine)) && isGood
if (!isGood) throw new Error('Something was lost or doubled')
