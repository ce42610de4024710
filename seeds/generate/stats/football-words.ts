/** When something happens: the quarter and what its clock shows. */
export interface Moment {
  period: number
  clock: string
}

export const yardsText = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'yard' : 'yards'}`

export const ordinal = (down: number): string => ['1st', '2nd', '3rd', '4th'][down - 1] ?? '4th'
