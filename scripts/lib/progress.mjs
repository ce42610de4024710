const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

/** Says what is being done and for how long, on one line that updates itself where there is a terminal. */
export async function withProgress(label, work) {
  const start = performance.now()
  const live = process.stdout.isTTY
  const tick = () => {
    const elapsed = `${Math.round((performance.now() - start) / 1000)} s`
    process.stdout.write(live ? `\r\x1b[K${label} … ${elapsed}` : `${label} … ${elapsed}\n`)
  }
  if (live) tick()
  else console.log(`${label} …`)
  const timer = setInterval(tick, live ? 1000 : 15_000)
  const end = (outcome) => {
    clearInterval(timer)
    process.stdout.write(`${live ? '\r\x1b[K' : ''}${label}: ${outcome} after ${seconds(start)} s\n`)
  }
  try {
    const result = await work()
    end('done')
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}
