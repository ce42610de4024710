/** What is read on a team's colour: white or black, whichever stands out more. Null for what is no colour. */
export function textColor(color: string): '#ffffff' | '#000000' | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1]
  if (digits === undefined) return null
  const light = luminance(Number.parseInt(digits, 16)) + 0.05
  // The ratios of WCAG: 1.05 / light against white, light / 0.05 against black.
  return 1.05 / light >= light / 0.05 ? '#ffffff' : '#000000'
}

function luminance(rgb: number): number {
  const [r = 0, g = 0, b = 0] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
