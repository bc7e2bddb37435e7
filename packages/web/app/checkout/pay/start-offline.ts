/** What is on the page stays there without a line; it says so, and until when the code holds (CK5). */
export function start(place: HTMLElement): void {
  const notice = place.querySelector<HTMLElement>('[data-offline]')
  if (!notice) return
  const tell = () => {
    notice.hidden = navigator.onLine
  }
  addEventListener('offline', tell)
  addEventListener('online', tell)
  tell()
}
