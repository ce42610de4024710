/**
 * '12,345.5'. Not by the browser's own formatter: its first use is up to a fifth of a second's work on a phone, in which
 * nothing else moves.
 */
export function grouped(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.')
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')
}

/** '$1,234.50' */
export function dollars(amount: number): string {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}$${grouped(Number(whole))}.${cents}`
}
