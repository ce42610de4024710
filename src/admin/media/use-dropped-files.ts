import { useEffect, useState } from 'react'
import { isTyping } from '../shell/keys.ts'

const filesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

/** Files that are dropped anywhere on the screen, or pasted; tells whether some are held above it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!isFiles(event)) return
      event.preventDefault()
      setHeld(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHeld(false)
    }
    const drop = (event: DragEvent) => {
      setHeld(false)
      if (!isFiles(event)) return
      event.preventDefault()
      onFiles(filesIn(event.dataTransfer))
    }
    const paste = (event: ClipboardEvent) => {
      const files = filesIn(event.clipboardData)
      if (files.length === 0 || isTyping(event.target)) return
      event.preventDefault()
      onFiles(files)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  })
  return isHeld
}
