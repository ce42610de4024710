/** The point that a crop keeps in sight, in percent of the picture's width and height. */
export interface Focus {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** The largest part of a picture that has a shape, as near to a point as the edges allow. */
export function cropAround(focus: Focus, source: Size, shape: Size): Size & { left: number; top: number } {
  const ratio = shape.width / shape.height
  const width = Math.max(1, Math.min(source.width, Math.round(source.height * ratio)))
  const height = Math.max(1, Math.min(source.height, Math.round(source.width / ratio)))
  const place = (at: number, part: number, whole: number) =>
    Math.round(Math.min(Math.max((at / 100) * whole - part / 2, 0), whole - part))
  return {
    left: place(focus.x, width, source.width),
    top: place(focus.y, height, source.height),
    width,
    height,
  }
}
