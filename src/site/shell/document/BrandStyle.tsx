import { use, useState } from 'react'
import { Nonce } from '#site/page/nonce.ts'

export const id = 'brand'

/**
 * The school's colours, and before them what the document is drawn with (used-styles.ts). They travel once, in the
 * document: the browser keeps the style it was sent.
 */
export function BrandStyle({ css }: { css: string | undefined }) {
  const [kept] = useState(() => css ?? document.getElementById(id)?.innerHTML ?? '')
  return (
    <style id={id} nonce={use(Nonce)} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />
  )
}
