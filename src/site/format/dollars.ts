import { grouped } from './number.ts'

/** '$1,234.50' */
export function dollars(amount: number): string {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}$${grouped(Number(whole))}.${cents}`
}
