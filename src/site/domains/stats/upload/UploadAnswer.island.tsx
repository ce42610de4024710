import { useEffect, useState } from 'react'
import { sendStatFile } from '#contract/client/form-addresses.ts'
import { sendForm } from '#contract/client/send-form.ts'
import { ProgressIndicator } from '#ui/ProgressIndicator.tsx'
import styles from './StatUpload.module.css'
import { type UploadAnswer, uploadAnswer, uploadRefusal } from './upload-answer.ts'

/** Sends the form without leaving the page, and says what became of the file. */
export default function UploadAnswerIsland({ formId }: { formId: string }) {
  const [answer, tell] = useState<UploadAnswer | 'sending' | null>(null)

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    async function send(this: HTMLFormElement, event: SubmitEvent) {
      event.preventDefault()
      tell('sending')
      try {
        tell(uploadAnswer(await sendForm(sendStatFile, new FormData(this))))
      } catch (error) {
        tell(uploadRefusal(error))
      }
    }
    form.addEventListener('submit', send)
    return () => form.removeEventListener('submit', send)
  }, [formId])

  return (
    <div role="status" className={styles.answer}>
      {answer === 'sending' ? (
        <p>
          <ProgressIndicator label="The file is on its way" size="small" /> <b>Sending …</b>
        </p>
      ) : answer ? (
        <>
          <p>
            <b>{answer.title}</b>
          </p>
          {answer.lines.length > 0 ? (
            <ul>
              {answer.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          {answer.link ? <a href={answer.link}>See the game</a> : null}
        </>
      ) : null}
    </div>
  )
}
