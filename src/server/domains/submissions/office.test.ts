import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Tenant } from '#contract/tenants.ts'
import type { Mail } from '../../adapters/mail.ts'
import { readConfig } from '../../config/config.ts'
import type { TenantScope } from '../../db/tenant-scope.ts'
import { openOffice } from './office.ts'

const east = { key: 'east', name: 'East', hosts: ['east.example'] } as unknown as Tenant
const west = { ...east, key: 'west' }

/** Looks for what is due, and waits until it is told. */
function opened() {
  const looks: { school: string; find: () => void; fail: (error: Error) => void }[] = []
  const logged: string[] = []
  const office = openOffice({
    config: readConfig({}),
    scope: {
      read: (school: string) =>
        new Promise((resolve, reject) => looks.push({ school, find: () => resolve([]), fail: reject })),
    } as unknown as TenantScope,
    mail: {} as Mail,
    now: () => new Date(),
    secret: 'a secret of thirty-two characters',
    originOf: () => 'https://east.example',
    log: (line) => logged.push(line),
  })
  return { office, looks, logged, schools: () => looks.map(({ school }) => school) }
}

test('who wakes it while it sends has it look once more, together with all who do', async () => {
  const { office, looks, schools } = opened()
  office.wake(east)
  office.wake(east)
  await settled()
  expect(schools()).toEqual(['east'])
  for (let times = 0; times < 3; times++) office.wake(east)
  office.wake(west)
  await settled()
  expect(schools()).toEqual(['east', 'west'])
  looks[0]?.find()
  await settled()
  expect(schools()).toEqual(['east', 'west', 'east'])
  looks[2]?.find()
  await settled()
  expect(looks).toHaveLength(3)
})

test('what failed is told, and does not keep the next from being sent', async () => {
  const { office, looks, logged } = opened()
  office.wake(east)
  await settled()
  office.wake(east)
  looks[0]?.fail(new Error('away'))
  await settled()
  expect(logged).toEqual(['the notices of east could not be sent'])
  expect(looks).toHaveLength(2)
})

test('a stop waits for what is being sent, and begins nothing more', async () => {
  const { office, looks } = opened()
  office.wake(east)
  await settled()
  office.wake(east)
  let isStopped = false
  const stopped = office.stop().then(() => {
    isStopped = true
  })
  office.wake(west)
  await settled()
  expect(isStopped).toBe(false)
  looks[0]?.find()
  await stopped
  expect(looks).toHaveLength(1)
})
