import { followLine } from '../live/keep-page.ts'

/** What is on the page stays there without a line, after a reload too; it says so, and until when the code holds (CK5). */
export function start(place: HTMLElement): void {
  const notice = place.querySelector<HTMLElement>('[data-offline]')
  followLine(place, (isBroken) => {
    if (notice) notice.hidden = !isBroken
  })
}
