const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** What is left until the start, in days, hours, minutes and seconds; nothing is left after it. */
export function countdownCells(left: number) {
  const rest = Math.max(0, left)
  const days = Math.floor(rest / day)
  return [
    { value: twoDigits(days), label: days === 1 ? 'Day' : 'Days' },
    { value: twoDigits(Math.floor((rest % day) / hour)), label: 'Hours' },
    { value: twoDigits(Math.floor((rest % hour) / minute)), label: 'Min' },
    { value: twoDigits(Math.floor((rest % minute) / second)), label: 'Sec' },
  ]
}
