import { correction, generate } from 'lean-qr'

export interface QrPath {
  /** Of one side, with the margin that cameras want. */
  size: number
  path: string
}

const margin = 4

/** The dark squares of a QR code as one path, a run of a row at a time. */
export function qrPath(text: string): QrPath {
  const code = generate(text, { minCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue
      const from = x
      while (code.get(x + 1, y)) x++
      path += `M${from + margin} ${y + margin}h${x - from + 1}v1h${from - x - 1}z`
    }
  return { size: code.size + 2 * margin, path }
}
