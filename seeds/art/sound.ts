/** Samples a second: enough for a tune on plucked strings, and small. */
const rate = 8000
const headerBytes = 44

export interface Tune {
  /** Steps of the scale, one a beat; null is a rest. */
  melody: (number | null)[]
  /** Of the lowest note, in hertz. */
  base: number
  beatSeconds: number
  seconds: number
}

const scale = [0, 2, 4, 7, 9, 12, 14, 16]

export const soundBytes = (seconds: number): number => headerBytes + seconds * rate

/** A short tune as a WAV file: a real sound to play where a recording would stand. */
export function wav({ melody, base, beatSeconds, seconds }: Tune): Uint8Array {
  const file = Buffer.alloc(soundBytes(seconds))
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(file.length - headerBytes, 40)
  const samplesPerBeat = Math.round(beatSeconds * rate)
  for (let sample = 0; sample < seconds * rate; sample++) {
    const step = melody[Math.floor(sample / samplesPerBeat) % melody.length]
    const pitch = step === null || step === undefined ? null : base * 2 ** ((scale[step] ?? 0) / 12)
    const since = (sample % samplesPerBeat) / rate
    const wave =
      pitch === null
        ? 0
        : Math.sin(2 * Math.PI * pitch * since) + 0.35 * Math.sin(4 * Math.PI * pitch * since)
    file[headerBytes + sample] = 128 + Math.round(60 * wave * Math.exp(-3.2 * since))
  }
  return file
}
