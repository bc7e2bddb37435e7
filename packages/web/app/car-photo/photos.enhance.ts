import type { Enhancement } from '../enhance/enhancements.ts'
import { markOf, marked, setMark } from '../enhance/marks.ts'
import { parsePage } from '../enhance/parse-page.ts'

/**
 * Pages without React: a picture that fails gives way to its smallest file, then to the car's drawing. The
 * rule is that of the domain's assets (loading, fallback, error; never twice), which this script has no room for.
 */

/** Of pictures that failed, by the address of their smallest file: whether that one is on its way, or failed as well. */
const failures = new Map<string, 'fallback' | 'error'>()
/** By address, so that a car that is shown again is drawn at once. */
const drawings = new Map<string, Promise<Document>>()

function watchPhotos(): void {
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) settle(target)
  }
  document.addEventListener('error', failed, true)
  // Those that failed before the script was there.
  for (const image of document.images) if (image.currentSrc && image.complete && image.naturalWidth === 0) settle(image)
}

function settle(image: HTMLImageElement): void {
  const place = image.closest(marked('photo'))
  const smallest = image.getAttribute('src')
  if (!place || smallest === null) return
  if (image.currentSrc.endsWith(smallest)) failures.set(smallest, 'error')
  else if (!failures.has(smallest)) failures.set(smallest, 'fallback')
  show(place, smallest)
}

function show(place: Element, smallest: string): void {
  const failure = failures.get(smallest)
  if (failure === undefined || markOf(place, 'photo') === 'error') return
  if (failure === 'fallback') for (const source of place.querySelectorAll('source')) source.remove()
  else {
    setMark(place, 'photo', 'error')
    void draw(place)
  }
}

/** Where not even the drawing comes, the picture's words stay. */
async function draw(place: Element): Promise<void> {
  const address = markOf(place, 'drawing') ?? ''
  const words = markOf(place, 'drawing-words')
  const asked = drawings.get(address) ?? fetchDrawing(address)
  drawings.set(address, asked)
  const page = await asked.catch(() => drawings.delete(address))
  const drawing = page instanceof Document && page.querySelector('svg')
  if (!drawing) return
  const own = document.importNode(drawing, true)
  if (words) {
    own.removeAttribute('aria-hidden')
    own.setAttribute('role', 'img')
    own.setAttribute('aria-label', words)
  }
  place.querySelector('picture')?.replaceWith(own)
}

async function fetchDrawing(address: string): Promise<Document> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} from ${address}`)
  return parsePage(await response.text())
}

/** Takes a part of a page that is about to be shown: pictures known to fail are not asked for again. */
function keepFailures(part: Element): void {
  for (const place of part.querySelectorAll(marked('photo')))
    show(place, place.querySelector('img')?.getAttribute('src') ?? '')
}

/** Takes a page that is probably shown next: its first picture is loaded meanwhile. */
function loadAhead(page: Document): void {
  for (const picture of page.querySelectorAll(`${marked('photo')} picture:has([loading=eager])`))
    document.importNode(picture, true)
}

export default { start: watchPhotos, prepare: keepFailures, preload: loadAhead } satisfies Enhancement
