import { useEffect } from 'react'
import { printPage } from './print-page.ts'

/** For print views: `id` is the element that is the paper. */
export const usePrintPage = (id: string) => useEffect(() => printPage(id, window), [id])
