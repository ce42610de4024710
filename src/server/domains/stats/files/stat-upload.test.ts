import { expect, test } from 'vitest'
import { readUpload } from './stat-upload.ts'

async function sent(form: FormData) {
  const response = new Response(form)
  return readUpload(await response.bytes(), response.headers.get('content-type') ?? '')
}

test('a form brings a token and a file with its name', async () => {
  const form = new FormData()
  form.set('token', ' secret ')
  form.set('file', new File(['<fbgame/>'], 'game.xml'))
  const upload = await sent(form)
  expect(upload).toMatchObject({ token: 'secret', fileName: 'game.xml' })
  expect(Buffer.from(upload?.bytes ?? []).toString()).toBe('<fbgame/>')
})

test('a form without a file brings nothing', async () => {
  expect(await sent(new FormData())).toBeNull()
  const words = new FormData()
  words.set('file', 'words where the file should be')
  expect(await sent(words)).toBeNull()
})

test('what is no form brings nothing', async () => {
  expect(await readUpload(Buffer.from('nonsense'), 'multipart/form-data; boundary=x')).toBeNull()
})
