const SHOWN_MS = 5_000

/** Copies the code and says so; where the clipboard is closed it selects the code instead. */
export function start(place: HTMLElement): void {
  const code = place.querySelector('[data-code]')
  const said = place.querySelector('[data-said]')
  if (!code || !said) return
  let timer: ReturnType<typeof setTimeout>
  const say = (words = '') => {
    clearTimeout(timer)
    said.textContent = words
    timer = setTimeout(() => {
      said.textContent = ''
    }, SHOWN_MS)
  }
  code.addEventListener('click', () => getSelection()?.selectAllChildren(code))
  place.querySelector('[data-copy]')?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code.textContent ?? '')
      say(place.dataset.copied)
    } catch {
      getSelection()?.selectAllChildren(code)
      say(place.dataset.closed)
    }
  })
}
