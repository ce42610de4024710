/** '1 partner', '3 partners'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${(count === 1 ? one : many).toLowerCase()}`
