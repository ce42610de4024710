export interface BarShape {
  x: number
  y: number
  width: number
  height: number
  middle: number
}

export interface BarShapes {
  bars: BarShape[]
  zero: number
  averageLine: number | null
}

/** How much of its place a bar takes. */
const fill = 0.64

/** Bars in percent of the picture's width and height. Yards can be lost, so there may be bars below the line. */
export function barShapes(values: readonly (number | null)[], average: number | null): BarShapes {
  const numbers = values.map((value) => value ?? 0)
  const top = Math.max(0, ...numbers)
  const bottom = Math.min(0, ...numbers)
  const span = top - bottom || 1
  const at = (value: number) => round(((top - value) / span) * 100)
  const place = 100 / Math.max(1, numbers.length)
  return {
    bars: numbers.map((value, index) => ({
      x: round(place * (index + (1 - fill) / 2)),
      y: at(Math.max(0, value)),
      width: round(place * fill),
      height: round((Math.abs(value) / span) * 100),
      middle: round(place * (index + 0.5)),
    })),
    zero: at(0),
    averageLine: average === null ? null : at(average),
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
