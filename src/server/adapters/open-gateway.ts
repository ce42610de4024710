import { type Config, ConfigError } from '../config/config.ts'
import type { Sign } from '../signing/sign.ts'
import { offlineGateway } from './offline.ts'
import type { PaymentGateway } from './payments.ts'
import { stripeGateway } from './stripe.ts'

/** Stripe where it is set up; the demo plays a gateway of its own, for its own schools; otherwise nothing can be paid. */
export function openGateway(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'DEMO'>,
  sign: Sign,
): PaymentGateway | null {
  if (config.STRIPE_SECRET_KEY && !config.STRIPE_WEBHOOK_SECRET)
    throw new ConfigError(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: nobody could tell real payments from made-up ones.',
    )
  if (config.STRIPE_WEBHOOK_SECRET && !config.STRIPE_SECRET_KEY)
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY: without it Stripe takes no payments.',
    )
  if (config.STRIPE_SECRET_KEY)
    return stripeGateway({ secretKey: config.STRIPE_SECRET_KEY, webhookSecret: config.STRIPE_WEBHOOK_SECRET })
  return config.DEMO ? offlineGateway(sign) : null
}
