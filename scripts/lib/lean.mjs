/**
 * What the server's process need not hold: room three times over for what is thrown away at once, and a heap of its own
 * for each thread that compresses, of which what is large is never given back. Whoever sets these keeps what they set.
 */
export const lean = {
  flags: process.env.NODE_OPTIONS?.includes('semi-space') ? [] : ['--max-semi-space-size=8'],
  env: {
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  },
}
