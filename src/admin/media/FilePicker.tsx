import { useRef } from 'react'
import { Button } from '../parts/Button.tsx'
import type { IconName } from '../parts/Icon.tsx'

interface FilePickerProps {
  children: string
  onFiles(files: File[]): void
  look?: 'main' | 'plain' | 'quiet'
  icon?: IconName
  /** One file, where it takes the place of another. */
  isOne?: boolean
  /** What is offered to choose from; what is taken, the server says by the content. */
  accept?: string
}

const taken =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4,video/webm,audio/*,.pdf,.docx,.xlsx,.vtt'

/** A button that opens the browser's own dialog for files. */
export function FilePicker({
  children,
  onFiles,
  look = 'plain',
  icon = 'arrow-up',
  isOne,
  accept = taken,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} icon={icon} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isOne}
        accept={accept}
        aria-label={children}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
