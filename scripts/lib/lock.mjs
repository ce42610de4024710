import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const heartbeatMs = 2000
const silenceMs = 15_000

function readOwner(folder) {
  try {
    return readFileSync(join(folder, 'owner'), 'utf8')
  } catch {
    return ''
  }
}

function heartbeat(folder) {
  try {
    return statSync(folder).mtimeMs
  } catch {
    return null
  }
}

/** True when the owner ran on this machine and is gone; a pid of another machine or container tells nothing. */
function ownerIsGone(owner) {
  const [host, pid] = owner.split(' ')
  if (host !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function tryTake(folder) {
  mkdirSync(dirname(folder), { recursive: true })
  try {
    mkdirSync(folder)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(folder, 'owner'), `${hostname()} ${process.pid} ${randomUUID()}`)
  return true
}

/** Moves a dead lock aside in one step; had someone just taken it afresh, it is put back. */
function breakLock(folder, owner) {
  const aside = `${folder}.${randomUUID()}`
  try {
    renameSync(folder, aside)
  } catch {
    return
  }
  if (readOwner(aside) === owner) rmSync(aside, { recursive: true, force: true })
  else renameSync(aside, folder)
}

async function take(folder, onWait) {
  let lastBeat = null
  let seenAt = 0
  let told = false
  while (!tryTake(folder)) {
    const owner = readOwner(folder)
    const beat = heartbeat(folder)
    if (beat !== lastBeat) {
      lastBeat = beat
      seenAt = performance.now()
    }
    if (ownerIsGone(owner) || performance.now() - seenAt > silenceMs) {
      breakLock(folder, owner)
      continue
    }
    if (!told) onWait?.()
    told = true
    await sleep(200)
  }
}

/** Runs the work while holding a folder as a lock that outlives no crash: its owner must keep touching it. */
export async function withLock(folder, work, { onWait } = {}) {
  await take(folder, onWait)
  const beat = setInterval(() => {
    const now = new Date()
    utimesSync(folder, now, now)
  }, heartbeatMs)
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.removeListener('exit', release)
    release()
  }
}
