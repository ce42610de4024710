import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#server/config/config.ts'
import { listFiles, readSource } from './source-files.ts'

const recipes = [...listFiles('deploy/**/*.*'), 'deploy/container/Containerfile']
const read = (name: string) => readSource(recipes.find((path) => basename(path) === name) ?? '')

/** What other programs are told by their environment. */
const ofOthers = new Set([
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
])

/** Names of an environment: before an equals sign or a colon, as the value of a name, or in words. */
const named = (text: string) => [
  ...new Set(
    [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+_?)(?=[=: ."',|`)\n]|$)/g)].map(
      ([, name = '']) => name,
    ),
  ),
]

/** Words in capitals with a line in them that are no settings. */
const words = new Set(['CMD_SHELL', 'AF_INET', 'AF_INET6', 'AF_UNIX', 'METH_GET'])

test.each(recipes)('%s names settings that there are', (path) => {
  const unknown = named(readSource(path)).filter(
    (name) => !(name in settings) && !ofOthers.has(name) && !words.has(name) && !name.startsWith('FHB'),
  )
  expect(unknown).toEqual([])
})

describe('the figures', () => {
  const counted = new Set(
    listFiles('src/**/*.ts')
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => [
        ...readSource(path).matchAll(/\b(?:counter|gauge|total|histogram)\(\s*'([a-z_]+)'/g),
      ])
      .map(([, name = '']) => name),
  )
  const used = (text: string) => [
    ...new Set(
      [...text.matchAll(/\bfieldhouse_([a-z_]+)/g)].map(([, name = '']) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      ),
    ),
  ]

  test('that are counted are found in the code', () => {
    expect(counted.size).toBeGreaterThan(25)
  })

  test.each(['alerts.yaml', 'grafana.json'])('that %s looks at are counted', (name) => {
    const names = used(read(name))
    expect(names.length).toBeGreaterThan(12)
    expect(names.filter((each) => !counted.has(each))).toEqual([])
  })
})

test('the dashboard is one that Grafana takes: panels with numbers of their own, none on another', () => {
  const { panels, uid } = JSON.parse(read('grafana.json')) as {
    uid: string
    panels: { id: number; gridPos: { x: number; y: number; w: number; h: number } }[]
  }
  expect(uid).toBe('fieldhouse')
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
})

test.each([
  ['fieldhouse.service', 'var/server/main.js'],
  ['fieldhouse-backup.service', 'src/cli.ts backup'],
  ['Containerfile', 'var/server/main.js'],
  ['fieldhouse.yaml', 'path: /readyz'],
  ['haproxy.cfg', 'uri /readyz'],
  ['varnish.vcl', 'GET /readyz'],
])('%s starts and asks what there is (%s)', (name, text) => {
  expect(read(name)).toContain(text)
})

test.each(['nginx.conf', 'haproxy.cfg', 'varnish.vcl'])(
  '%s shows nobody the figures, and lets nobody say that he is let through',
  (name) => {
    expect(read(name)).toMatch(/\/metrics/)
    expect(read(name)).toMatch(/x-fieldhouse-pass/)
  },
)

/** Whether a program is on this machine; where it is not, the log says that nobody has read its recipe. */
function has(program: string): boolean {
  const isThere = spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
  if (!isThere) console.warn(`There is no ${program} here: its recipe in deploy was NOT read by it.`)
  return isThere
}

describe('the programs themselves read', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fieldhouse-recipes-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const place = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const run = (program: string, args: string[]) => {
    const { status, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8' })
    return { status, said: `${stdout}${stderr}` }
  }

  test.runIf(has('nginx') && has('openssl'))('the recipe for nginx', () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')]
    run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      certificate,
      '-subj',
      '/CN=x',
      '-days',
      '1',
    ])
    const text = read('nginx.conf')
      .replaceAll('/etc/ssl/fieldhouse/fullchain.pem', certificate)
      .replaceAll('/etc/ssl/fieldhouse/privkey.pem', key)
      .replaceAll('/var/cache/nginx/fieldhouse', join(folder, 'cache'))
      // Nginx before 1.25 says it as a word of listen; and nobody may need the ports of this machine.
      .replace('    http2 on;\n', '')
      .replace(/ *listen \[::\].*\n/g, '')
      .replace('listen 443 ssl', `listen unix:${join(folder, 'https')} ssl`)
      .replace('listen 80', `listen unix:${join(folder, 'http')}`)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (of) => `${of}_temp_path ${join(folder, of)};`,
    )
    const whole = place(
      'nginx.conf',
      `error_log stderr;\npid ${join(folder, 'pid')};\nevents {}\nhttp {\n${temporary.join('\n')}\n${text}\n}\n`,
    )
    const { status, said } = run('nginx', ['-t', '-c', whole, '-p', folder])
    expect(said).toContain('test is successful')
    expect(status).toBe(0)
  })

  test.runIf(has('haproxy') && has('openssl'))('the recipe for HAProxy', () => {
    const [key, certificate] = [join(folder, 'h.key'), join(folder, 'h.crt')]
    run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      certificate,
      '-subj',
      '/CN=x',
      '-days',
      '1',
    ])
    const pem = place('both.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
    const whole = place('haproxy.cfg', read('haproxy.cfg').replace('/etc/haproxy/certs', pem))
    const { status, said } = run('haproxy', ['-c', '-f', whole])
    expect(said).not.toContain('[ALERT]')
    expect(status).toBe(0)
  })
})
