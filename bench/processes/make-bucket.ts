import { setTimeout as sleep } from 'node:timers/promises'
import { storeSender } from '#server/adapters/object-store/send.ts'
import { readStoreAddress } from '#server/config/store-address.ts'

// Makes the bucket of TEST_STORAGE_URL as soon as its server answers.
const send = storeSender(readStoreAddress(process.env.TEST_STORAGE_URL ?? ''), { tries: 1 })
for (let tried = 1; ; tried++) {
  try {
    await send({ method: 'PUT' }, [200, 409])
    break
  } catch (error) {
    if (tried >= 30) throw error
    await sleep(500)
  }
}
