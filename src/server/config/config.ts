import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { storeAddressPattern } from './store-address.ts'

const byte = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const proxy = `(loopback|linklocal|uniquelocal|${byte}(\\.${byte}){3}(/(3[0-2]|[12]?\\d))?|[0-9a-f]*:[0-9a-f:]*(/(12[0-8]|1[01]\\d|\\d?\\d))?)`

/**
 * Every setting, its default and what it is for. The table in README.md is compared with this one by a test.
 * Values are read from the environment once, at the start.
 */
export const settings = {
  PORT: variable(
    Type.Integer({ minimum: 0, maximum: 65_535 }),
    '3000',
    'Port to listen on; 0 picks a free one.',
  ),
  HOST: variable(
    Type.String({ minLength: 1 }),
    '127.0.0.1',
    'Address to listen on; 0.0.0.0 behind a load balancer.',
  ),
  PUBLIC_URL: variable(
    Type.String({ pattern: '^https?://[^/@]*\\{host\\}[^/@]*$' }),
    'http://{host}:{port}',
    "Addresses in links that leave the site, with the school's first host name filled in; in production https://{host}.",
  ),
  DATABASE_URL: variable(
    Type.String({ pattern: '^$|^postgres(ql)?://' }),
    '',
    'PostgreSQL 14 or later. Empty: the embedded database in DATA_DIR.',
  ),
  DATABASE_POOL: variable(
    Type.Integer({ minimum: 1, maximum: 200 }),
    '10',
    'PostgreSQL connections of a process for pages and other reading.',
  ),
  DATABASE_WRITE_POOL: variable(
    Type.Integer({ minimum: 1, maximum: 200 }),
    '5',
    'The same for writing: forms, sign-ins, stat files.',
  ),
  DATABASE_JOB_POOL: variable(
    Type.Integer({ minimum: 1, maximum: 200 }),
    '3',
    'The same for what nobody waits for: mails, duties, the watched folder.',
  ),
  DATABASE_STATEMENT_MS: variable(
    Type.Integer({ minimum: 100, maximum: 600_000 }),
    '15000',
    'Milliseconds that a statement may take before it is given up and 503 is answered; jobs have 20 times as long.',
  ),
  DATABASE_LOCK_MS: variable(
    Type.Integer({ minimum: 50, maximum: 600_000 }),
    '1000',
    'Milliseconds to wait for a locked table or row; writing has 5 times, jobs 60 times as long.',
  ),
  DATABASE_SLOW_MS: variable(
    Type.Integer({ minimum: 0, maximum: 600_000 }),
    '500',
    'Milliseconds after which a statement of PostgreSQL is counted as slow and named in the log; 0 names none.',
  ),
  DATABASE_WAIT_MS: variable(
    Type.Integer({ minimum: 100, maximum: 600_000 }),
    '5000',
    'Milliseconds to wait for a connection, or for a turn at the embedded database.',
  ),
  DATA_DIR: variable(
    Type.String({ minLength: 1 }),
    'var',
    'Folder of the embedded database, the stored files and the image cache.',
  ),
  STORAGE_URL: variable(
    Type.String({ pattern: `^$|${storeAddressPattern}` }),
    '',
    'Store for the files, of the S3 protocol: https://KEY:SECRET@HOST/BUCKET, with /FOLDER and ?region=REGION where there are such; marks in the keys are percent-encoded. Empty: the folder files in DATA_DIR.',
  ),
  IMAGE_CACHE_MB: variable(
    Type.Integer({ minimum: 16, maximum: 1_000_000 }),
    '512',
    'Megabytes of sizes of pictures that this machine keeps in DATA_DIR; what was used longest ago goes first.',
  ),
  DEFAULT_TENANT: variable(
    Type.String(),
    'halcyon',
    'School shown for a host name no school claims; empty answers 404 instead.',
  ),
  DEMO: variable(
    Type.Boolean(),
    'true',
    'Seed the two demo schools when the database has no school, and let a test gateway take their payments where Stripe is not set up; false in production.',
  ),
  SIMULATOR: variable(
    Type.Enum(['on', 'off']),
    'on',
    'on plays a game of each demo school all the time, file by file through the door for stat files; off plays none.',
  ),
  SIMULATOR_MS: variable(
    Type.Integer({ minimum: 50, maximum: 600_000 }),
    '4000',
    'Milliseconds between two files of a simulated game, give or take.',
  ),
  API_BASE_URL: variable(
    Type.String({ pattern: '^$|^https?://([\\w.-]+|\\[[\\da-f:.]+\\])(:\\d+)?(/[^\\s@]*)?$' }),
    '',
    'Take the data from another server of this API instead of the own process; calls of browsers to /api are handed on to it.',
  ),
  TRUST_PROXY: variable(
    Type.String({
      pattern: `^$|^${proxy}(, ?${proxy})*$`,
    }),
    '',
    'Addresses of the proxies in front, whose X-Forwarded-* headers are believed: comma-separated, such as 10.1.0.0/16, or loopback, linklocal, uniquelocal for such networks. Empty: none.',
  ),
  IMAGE_HOSTS: variable(Type.String(), '', 'Comma-separated hosts whose pictures the image route may fetch.'),
  UPLOAD_PICTURE_MB: variable(
    Type.Integer({ minimum: 1, maximum: 2000 }),
    '40',
    'Megabytes that a picture of the media library may have when it is uploaded.',
  ),
  UPLOAD_VIDEO_MB: variable(Type.Integer({ minimum: 1, maximum: 2000 }), '1000', 'The same for a video.'),
  UPLOAD_SOUND_MB: variable(Type.Integer({ minimum: 1, maximum: 2000 }), '200', 'The same for a recording.'),
  UPLOAD_DOCUMENT_MB: variable(
    Type.Integer({ minimum: 1, maximum: 2000 }),
    '100',
    'The same for a document.',
  ),
  PLATFORM_GTM_ID: variable(
    Type.String({ pattern: '^$|^GTM-[A-Z0-9]+$' }),
    '',
    "The platform's own tag manager, on the pages of every school and only with a visitor's consent.",
  ),
  PAGE_CACHE_MB: variable(
    Type.Integer({ minimum: 0, maximum: 65_536 }),
    '128',
    'Memory for rendered pages; 0 turns the cache off.',
  ),
  RATE_LIMIT: variable(
    Type.Integer({ minimum: 1 }),
    '600',
    'API requests a minute from one network; answers from the cache do not count.',
  ),
  MISS_LIMIT: variable(
    Type.Integer({ minimum: 0 }),
    '300',
    'Pages, and as many pictures, a minute that one network may have made anew; what is kept does not count, nor who shows a pass. 0: no limit.',
  ),
  LIVE_VIEWERS: variable(
    Type.Integer({ minimum: 0 }),
    '20000',
    'Viewers of live scores that one process serves; further ones are told to poll. Each needs an open file.',
  ),
  LIVE_VIEWERS_PER_ADDRESS: variable(
    Type.Integer({ minimum: 1 }),
    '2000',
    'Of those, how many may come from one address, which may be a whole stadium.',
  ),
  STATS_RATE_LIMIT: variable(
    Type.Integer({ minimum: 1 }),
    '240',
    'Stat files a minute that one token may send.',
  ),
  STATS_FOLDER: variable(
    Type.String(),
    '',
    'Folder with a folder for each school, into which scoring programs write their files; processes that name the same one look into it in turns. Empty watches none.',
  ),
  STATS_FOLDER_MS: variable(
    Type.Integer({ minimum: 100, maximum: 600_000 }),
    '2000',
    'Milliseconds between two looks into STATS_FOLDER.',
  ),
  ALERT_WEBHOOK: variable(
    Type.String({ pattern: '^$|^https?://' }),
    '',
    'Address that is sent a JSON message when something needs a look, such as many pictures failing; empty: the log alone.',
  ),
  SMTP_URL: variable(
    Type.String({ pattern: '^$|^smtps?://' }),
    '',
    'Mail server, such as smtps://user:password@mail.example:465. Empty: messages are written to the folder outbox in DATA_DIR.',
  ),
  MAIL_FROM: variable(
    Type.String({ pattern: '^$|^[^\\s@<>]+@[^\\s@<>]+$' }),
    '',
    "Sender of the mails. Empty: news@ and the school's first host name, or accounts@ where it is about signing in.",
  ),
  NEWS_MAIL_MINUTES: variable(
    Type.Integer({ minimum: 0, maximum: 10_080 }),
    '60',
    'Minutes between two looks for new stories to mail to subscribers; 0 leaves it to the command mail-news.',
  ),
  PUSH_KEY: variable(
    Type.String({ pattern: '^$|^[A-Za-z0-9_-]{43}$' }),
    '',
    'Signs what visitors who follow a game are told of it (VAPID); the command push-key makes one. It stays: with another one, whoever follows has to say so anew. Empty: pages do not offer it.',
  ),
  PUSH_HOSTS: variable(
    Type.String({ pattern: '^(\\*\\.)?[\\w.-]+(, ?(\\*\\.)?[\\w.-]+)*$' }),
    'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com',
    'Comma-separated hosts of the push services of browsers, at which alone somebody is told.',
  ),
  SECRET: variable(
    Type.String({ pattern: '^$|^.{32,}$' }),
    '',
    'Signs cookies, 32 characters or more; the same for all processes of a database. Empty: made at the first start and kept in DATA_DIR.',
  ),
  SECRET_BEFORE: variable(
    Type.String({ pattern: '^$|^.{32,}$' }),
    '',
    'What SECRET was until it was changed: what it signed is good still. Named for as long as sessions last, seven days, then left out.',
  ),
  OIDC_ISSUER: variable(
    Type.String({ pattern: '^$|^https?://' }),
    '',
    "Issuer of a university's own sign-in (OpenID Connect), such as https://login.university.example. Empty: none.",
  ),
  OIDC_CLIENT_ID: variable(Type.String(), '', 'Name of this site at that issuer.'),
  OIDC_CLIENT_SECRET: variable(Type.String(), '', 'Secret of this site at that issuer.'),
  OIDC_NAME: variable(
    Type.String({ minLength: 1 }),
    'University sign-in',
    'What the page for signing in calls it.',
  ),
  OIDC_SCHOOL: variable(
    Type.String(),
    '',
    'The only school whose people sign in there. Empty: those of every school. Either way a sign-in is good at the school where it was made alone.',
  ),
  OIDC_ROLE: variable(
    Type.Enum(['', 'visitor', 'editor', 'publisher', 'administrator']),
    '',
    'Role of people who come from there uninvited. Empty: they are turned away.',
  ),
  STRIPE_SECRET_KEY: variable(
    Type.String({ pattern: '^$|^(sk|rk)_' }),
    '',
    'Takes payments of forms through Stripe. Empty: schools of the demo play a gateway of their own, and no other can be paid.',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    Type.String({ pattern: '^$|^whsec_' }),
    '',
    'Signs what Stripe tells at /api/payments/stripe; the two need each other.',
  ),
  FORM_RATE_LIMIT: variable(
    Type.Integer({ minimum: 1 }),
    '30',
    'Forms that one address may send in ten minutes.',
  ),
  FORM_MIN_MS: variable(
    Type.Integer({ minimum: 0, maximum: 60_000 }),
    '1000',
    'Milliseconds that filling in a form takes at least; whoever is quicker is asked to send it again.',
  ),
  METRICS_TOKEN: variable(
    Type.String({ pattern: '^$|^[\\w.~+/-]{16,200}=*$' }),
    '',
    'Who asks /metrics shows it as a bearer token, 16 characters or more. Empty: this machine alone may ask, and not through a proxy.',
  ),
  MAX_EVENT_LOOP_DELAY: variable(
    Type.Integer({ minimum: 0 }),
    '1000',
    'Milliseconds of event-loop delay at which requests are shed with Retry-After; 0 never sheds.',
  ),
  DRAIN_SECONDS: variable(
    Type.Integer({ minimum: 0, maximum: 600 }),
    '5',
    'Seconds after SIGTERM in which everybody is still answered while /readyz says 503: longer than the load balancer takes to notice. Ctrl-C does not wait.',
  ),
  BACKUP_DIR: variable(
    Type.String(),
    '',
    'Folder of the backups, for the commands backup and restore; doctor looks how old the newest is.',
  ),
  BACKUP_KEY: variable(
    Type.String({ pattern: '^$|^.{32,}$' }),
    '',
    'Encrypts backups, 32 characters or more. Kept elsewhere: without it nobody reads them again.',
  ),
  LOG_LEVEL: variable(
    Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'warn',
    'fatal, error, warn, info, debug, trace or silent.',
  ),
  FIELDHOUSE_BUILD_DIR: variable(Type.String({ minLength: 1 }), 'build', 'Folder of the built site.'),
  FIELDHOUSE_DEV: variable(Type.Boolean(), 'false', 'Serve the site through Vite with hot reload.'),
} as const

function variable<Schema extends TSchema>(schema: Schema, fallback: string, help: string) {
  return { schema, fallback, help }
}

type Settings = typeof settings
export type Config = { readonly [Name in keyof Settings]: Static<Settings[Name]['schema']> }

export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const entries = Object.entries(settings).map(([name, { schema, fallback }]) => {
    const raw = env[name] ?? fallback
    const value = convert(raw, schema)
    if (!Value.Check(schema, value)) {
      throw new ConfigError(
        // What it was set to may be a secret, or the half of one.
        `${name} is not valid: ${describe(schema)}. Unset it to use ${fallback || 'the default'}.`,
      )
    }
    return [name, value]
  })
  return Object.fromEntries(entries) as Config
}

function convert(raw: string, schema: object): unknown {
  const { type } = schema as { type?: string }
  if (type === 'integer') return /^-?\d+$/.test(raw) ? Number(raw) : raw
  if (type === 'boolean')
    return raw === 'true' || raw === '1' ? true : raw === 'false' || raw === '0' ? false : raw
  return raw
}

function describe(schema: object): string {
  const { type, minimum, maximum, pattern, enum: words } = schema as Record<string, unknown>
  if (Array.isArray(words)) return `it must be one of ${words.join(', ')}`
  if (type === 'boolean') return 'it must be true or false'
  if (type === 'integer')
    return `it must be a whole number${minimum === undefined ? '' : ` from ${minimum}`}${maximum === undefined ? '' : ` to ${maximum}`}`
  return pattern ? `it must match ${pattern}` : 'it must not be empty'
}
