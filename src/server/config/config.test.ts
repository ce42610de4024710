import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('configuration', () => {
  test('every value has a default', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, DATABASE_URL: '', DEMO: true, LOG_LEVEL: 'warn' })
  })

  test('values are read from the environment', () => {
    expect(readConfig({ PORT: '8080', DEMO: 'false', DATABASE_URL: 'postgres://db/x' })).toMatchObject({
      PORT: 8080,
      DEMO: false,
      DATABASE_URL: 'postgres://db/x',
    })
  })

  test.each([
    ['PORT', 'eighty', 'it must be a whole number from 0 to 65535'],
    ['PORT', '70000', 'it must be a whole number from 0 to 65535'],
    ['DEMO', 'yes', 'it must be true or false'],
    ['LOG_LEVEL', 'loud', 'it must be one of fatal, error, warn, info, debug, trace, silent'],
    ['DATABASE_URL', 'mysql://db', 'it must match'],
    ['PUBLIC_URL', 'https://example.edu', 'it must match'],
    ['PUBLIC_URL', 'https://ada:hush@{host}', 'it must match'],
    ['API_BASE_URL', 'http://ada:hush@[bad', 'it must match'],
    ['API_BASE_URL', 'https://ada:hush@api.example', 'it must match'],
    ['TRUST_PROXY', 'true', 'it must match'],
    ['TRUST_PROXY', '1.2.3.4/99', 'it must match'],
    ['TRUST_PROXY', '...', 'it must match'],
  ])('%s=%s stops the start with one line that names it', (name, value, reason) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(`${name} is not valid`)
    // It may be a secret, or the half of one.
    expect(read).not.toThrow(value)
    expect(read).toThrow(reason)
  })
})
