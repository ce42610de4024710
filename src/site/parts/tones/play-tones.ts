import { readTones, tonesOf } from './tones.ts'

let playing: { context: AudioContext; button: HTMLElement } | null = null

/** Comes when somebody presses the button for the first time. A second press stops what sounds. */
export async function playTones(button: HTMLElement): Promise<void> {
  const before = playing?.button
  await stop()
  if (before === button) return
  const context = new AudioContext()
  const own = { context, button }
  playing = own
  button.setAttribute('aria-pressed', 'true')
  const begin = context.currentTime + 0.05
  const tones = tonesOf(readTones(button.dataset.tones ?? ''))
  const last = tones.map((tone) => sound(context, begin, tone)).at(-1)
  last?.addEventListener('ended', () => void (playing === own && stop()))
}

function sound(
  context: AudioContext,
  begin: number,
  { pitch, side, at, length }: ReturnType<typeof tonesOf>[number],
) {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  const from = begin + at
  // Begun and ended softly, or each would click.
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(0.2, from + length * 0.15)
  volume.gain.linearRampToValueAtTime(0, from + length)
  tone
    .connect(volume)
    .connect(new StereoPannerNode(context, { pan: side }))
    .connect(context.destination)
  tone.start(from)
  tone.stop(from + length)
  return tone
}

async function stop(): Promise<void> {
  const before = playing
  playing = null
  before?.button.setAttribute('aria-pressed', 'false')
  await before?.context.close().catch(() => {})
}
