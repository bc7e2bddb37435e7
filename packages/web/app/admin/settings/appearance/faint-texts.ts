import { contrast } from '@volante/domain/theme/contrast'

interface FaintText {
  readonly text: string
  readonly ratio: number
  readonly least: number
}

interface Measured {
  /** Too faint on the ground behind them, each look once, the faintest first. */
  readonly faint: readonly FaintText[]
  /** How many texts were measured, and how many stand on a picture or a gradient, which nobody can measure so. */
  readonly measured: number
  readonly onPictures: number
}

type Colour = readonly [red: number, green: number, blue: number, opacity: number]

/** Takes a page as it is shown; returns its texts that have less contrast than WCAG 2.2 AA asks. */
export function faintTexts(page: Document): Measured {
  settle(page)
  const known = new Map<string, FaintText>()
  let [measured, onPictures] = [0, 0]
  for (const element of textElements(page)) {
    const ground = groundOf(element)
    if (ground === null) {
      onPictures += 1
      continue
    }
    measured += 1
    const style = lookOf(element)
    const ink = over(colourOf(style.color), ground)
    const [size, weight] = [Number.parseFloat(style.fontSize), Number(style.fontWeight)]
    const least = size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
    const ratio = contrast(hex(ink), hex(ground))
    // Half a hundredth: colours are rounded to 8 bits on their way here.
    if (ratio + 0.005 < least) {
      const look = `${style.color} ${hex(ground)} ${least}`
      if (!known.has(look)) known.set(look, { text: wordsOf(element).slice(0, 60), ratio, least })
    }
  }
  return { faint: [...known.values()].toSorted((a, b) => a.ratio - b.ratio), measured, onPictures }
}

/** What is on its way to a new colour has it at once. */
function settle(page: Document): void {
  for (const moving of page.getAnimations()) if ('transitionProperty' in moving) moving.finish()
}

const lookOf = (element: Element): CSSStyleDeclaration =>
  (element.ownerDocument.defaultView ?? globalThis).getComputedStyle(element)

const wordsOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Elements with words of their own that are seen and can be used. */
function* textElements(page: Document): Generator<Element> {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const seen = new Set<Element>()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || seen.has(element) || !node.textContent?.trim()) continue
    seen.add(element)
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const { width, height } = element.getBoundingClientRect()
    // What is only heard is a pixel large; what cannot be used may be faint.
    if (isShown && width > 2 && height > 2 && !element.closest('[disabled], [aria-disabled=true], svg')) yield element
  }
}

/** What lies behind a text, the colours over each other; null where a picture or a gradient does. */
function groundOf(element: Element): Colour | null {
  const layers: Colour[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, position } = lookOf(at)
    if (backgroundImage !== 'none' || hasPictureBehind(at, element)) return null
    const colour = colourOf(backgroundColor)
    if (colour[3] > 0) layers.push(colour)
    if (colour[3] === 1) break
    // What is taken out of the flow lies over whatever is there.
    if (position === 'fixed' && at !== element.ownerDocument.body) return null
  }
  return layers.toReversed().reduce<Colour>((below, above) => over(above, below), [255, 255, 255, 1])
}

/** A picture, video or drawing in the same frame that covers the text. */
function hasPictureBehind(frame: Element, element: Element): boolean {
  if (frame === element) return false
  const place = element.getBoundingClientRect()
  return [
    ...frame.querySelectorAll(':scope > :is(img, picture, video, canvas, svg), :scope > * > :is(img, picture, svg)'),
  ].some((picture) => !picture.contains(element) && covers(picture.getBoundingClientRect(), place))
}

const covers = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const over = ([r, g, b, opacity]: Colour, [br, bg, bb]: Colour): Colour => [
  r * opacity + br * (1 - opacity),
  g * opacity + bg * (1 - opacity),
  b * opacity + bb * (1 - opacity),
  1,
]

const hex = ([r, g, b]: Colour): string =>
  `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

const read = new Map<string, Colour>()

/** Any colour of CSS as the screen shows it: one pixel of it is drawn and read. */
function colourOf(text: string): Colour {
  const before = read.get(text)
  if (before) return before
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return [0, 0, 0, 0]
  drawing.fillStyle = text
  drawing.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0, opacity = 0] = drawing.getImageData(0, 0, 1, 1).data
  const colour: Colour = [r, g, b, opacity / 255]
  read.set(text, colour)
  return colour
}
