import { describe, expect, test } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { signWith } from '../signing/sign.ts'
import { openGateway } from './open-gateway.ts'

const [key, webhook] = ['sk_test_1', 'whsec_1']
const open = (STRIPE_SECRET_KEY: string, STRIPE_WEBHOOK_SECRET: string, DEMO: boolean) =>
  openGateway({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, DEMO }, signWith('secret'))?.name ?? null

describe('the gateway', () => {
  test.each([
    ['Stripe where it is set up, in the demo too', key, webhook, true, 'stripe'],
    ['Stripe where it is set up', key, webhook, false, 'stripe'],
    ["the demo's own page in the demo", '', '', true, 'offline'],
    ['none elsewhere', '', '', false, null],
  ])('is %s', (_, secretKey, webhookSecret, isDemo, name) => {
    expect(open(secretKey, webhookSecret, isDemo)).toBe(name)
  })

  test.each([
    ['key', '', webhook],
    ['secret for what it tells', key, ''],
  ])('is never the test gateway for want of a Stripe %s: the start stops', (_, secretKey, webhookSecret) => {
    for (const isDemo of [true, false])
      expect(() => open(secretKey, webhookSecret, isDemo)).toThrow(ConfigError)
  })
})
