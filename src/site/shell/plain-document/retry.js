{
  const { seconds } = document.currentScript.dataset
  const status = document.querySelector('.status')
  let wait = Number(seconds)

  // Not everybody at once, and less and less often.
  const again = () => setTimeout(ask, wait * (1 + Math.random()) * 1000)

  async function ask() {
    if (document.hidden) return again()
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer && answer.status !== 503) return location.reload()
    wait = Math.min(wait * 2, 60)
    again()
  }

  status.textContent = 'This page tries again by itself.'
  again()
}
