/**
 * What no rule of style can do for how somebody wants to see the site, for what is on the page and whatever comes to it.
 * It is written into the document, so that it is done before anything is painted: what it needs is in it.
 */
export function dressPage(): void {
  const root = document.documentElement
  const dress = () => {
    const looks = root.dataset.looks ?? ''
    if (looks.includes('dates'))
      for (const time of document.querySelectorAll<HTMLTimeElement>('time[datetime]')) {
        const { dateTime, dataset, textContent } = time
        if (dataset.of === dateTime || !textContent) continue
        dataset.of = dateTime
        delete dataset.plain
        // The day of a moment in universal time at the venue nothing here tells.
        const [day] = /^\d{4}-\d\d-\d\d(?=$|T[^Z]*$)/.exec(dateTime) ?? []
        const plain = day && new Date(`${day}T12:00`).toLocaleDateString('en-US', { dateStyle: 'full' })
        if (plain && !textContent.includes(plain)) dataset.plain = plain
      }
    if (looks.includes('bare'))
      // Without an address the browser writes the description.
      for (const image of document.querySelectorAll('img[src]:not([alt=""])')) {
        for (const source of image.parentElement?.querySelectorAll('source') ?? [])
          source.removeAttribute('srcset')
        image.removeAttribute('srcset')
        image.removeAttribute('src')
      }
  }
  dress()
  new MutationObserver(dress).observe(root, {
    childList: true,
    subtree: true,
    // Code that comes to a picture tells it its address once more.
    attributeFilter: ['src', 'datetime'],
  })
}
