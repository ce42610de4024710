import { useState, useSyncExternalStore } from 'react'
import { areRotatorsPaused, onRotatorsPaused, pauseRotators } from './rotators-paused.ts'

/** Pauses or plays every rotator of the page and of those to come. Like the skip link, it shows when the keyboard gets there. */
export function RotatorsControl() {
  const paused = useSyncExternalStore(onRotatorsPaused, areRotatorsPaused)
  const [announcement, announce] = useState('')
  const toggle = () => {
    pauseRotators(!paused)
    announce(paused ? 'All Rotators Playing' : 'All Rotators Paused')
  }
  return (
    <>
      <button type="button" className="u-bare u-center u-target u-bold u-skip" onClick={toggle}>
        {paused ? 'Play All Rotators' : 'Pause All Rotators'}
      </button>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </>
  )
}
