import {
  LngLatBounds,
  Map as Streets,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { markOf, marked, setMark } from '../../enhance/marks.ts'

export interface StreetMap {
  readonly element: Element
  readonly remove: () => void
}

/** Draws streets in the place of a drawing, with its middle and its pins; null where the browser cannot draw them. */
export function drawStreets(drawing: Element, style: StyleSpecification): StreetMap | null {
  const element = document.createElement('div')
  setMark(element, 'street-map', true)
  drawing.after(element)
  const pins = [...drawing.querySelectorAll(marked('pin'))]
  const streets = openStreets(element, drawing, style, pins.map(placeOf))
  if (!streets) {
    element.remove()
    return null
  }
  streets.addControl(new NavigationControl({ showCompass: false }))
  new Marker({ element: spot('middle', true) }).setLngLat(placeOf(drawing)).addTo(streets)
  for (const [at, pin] of pins.entries())
    new Marker({ element: pinOf(drawing, pin, String(at + 1)) }).setLngLat(placeOf(pin)).addTo(streets)
  return {
    element,
    remove() {
      streets.remove()
      element.remove()
    },
  }
}

function openStreets(
  container: HTMLElement,
  drawing: Element,
  style: StyleSpecification,
  places: readonly [number, number][],
): Streets | null {
  const middle = placeOf(drawing)
  setWorkerUrl(worker)
  try {
    const streets = new Streets({
      container,
      style,
      bounds: places.reduce((all, place) => all.extend(place), new LngLatBounds(middle, middle)),
      fitBoundsOptions: { padding: 48, maxZoom: 14 },
      attributionControl: { compact: false },
      // A page that is scrolled over the map goes on scrolling.
      scrollZoom: false,
      dragPan: matchMedia('(pointer: fine)').matches,
      dragRotate: false,
      touchPitch: false,
      locale: {
        'Map.Title': drawing.getAttribute('aria-label') ?? '',
        'NavigationControl.ZoomIn': markOf(drawing, 'zoom-in') ?? '',
        'NavigationControl.ZoomOut': markOf(drawing, 'zoom-out') ?? '',
      },
    })
    // A tile that does not come leaves its ground; the list and the pins are there.
    streets.on('error', () => {})
    return streets
  } catch {
    return null
  }
}

function placeOf(element: Element): [longitude: number, latitude: number] {
  const [longitude = 0, latitude = 0] = (markOf(element, 'at') ?? '').split(',').map(Number)
  return [longitude, latitude]
}

/** The list says the same in words; a press leads to its line there. */
function pinOf(drawing: Element, pin: Element, number: string): HTMLElement {
  const code = markOf(pin, 'pin') ?? ''
  const element = spot('pin', code, number)
  element.addEventListener('click', () => {
    const dealers = drawing.closest('section')?.querySelectorAll(marked('dealer')) ?? []
    const dealer = [...dealers].find((one) => markOf(one, 'dealer') === code)
    dealer?.scrollIntoView({ block: 'center' })
    dealer?.querySelector('a')?.focus({ preventScroll: true })
  })
  return element
}

function spot(mark: 'middle' | 'pin', value: string | boolean, text = ''): HTMLElement {
  const element = document.createElement('span')
  setMark(element, mark, value)
  element.textContent = text
  element.ariaHidden = 'true'
  return element
}
