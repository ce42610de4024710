/** What a page is read on. */
export interface Device {
  width: number
  height: number
  orientation: 'landscape' | 'portrait'
  hasTouch: boolean
}

/** What is thought of a device that does not say. */
export const defaultDevice: Device = { width: 1920, height: 1080, orientation: 'landscape', hasTouch: true }

interface Browser {
  innerWidth?: number
  innerHeight?: number
  navigator?: { maxTouchPoints?: number }
}

/** The device of a browser, as far as it tells: some hide their size or their touch screen. */
export function deviceOf({ innerWidth, innerHeight, navigator }: Browser): Device {
  const { width, height } =
    innerWidth && innerHeight ? { width: innerWidth, height: innerHeight } : defaultDevice
  return {
    width,
    height,
    orientation: width >= height ? 'landscape' : 'portrait',
    hasTouch: navigator?.maxTouchPoints === undefined ? defaultDevice.hasTouch : navigator.maxTouchPoints > 0,
  }
}
