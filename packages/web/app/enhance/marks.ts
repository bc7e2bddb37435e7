/**
 * Every `data-` name by which a page to read speaks to the script: what the page writes into it. Components write them with
 * `marks`, scripts find them with `marked` and read them with `markOf`; no other way is open (marks.test.ts).
 */
export const MARKS = {
  /** On a GET form or a link: the id of the part that becomes equal to that of the answer. */
  live: 'id',
  /** On such a form: styles show the choice at once, so that only the address changes. */
  instant: 'flag',
  /** On a box of an instant form: what is announced once it is ticked. */
  'announced-when-on': 'words',
  /** On a live form: no two selects have the same value, they change places. */
  distinct: 'flag',
  /** In a live part: its words are announced after each answer. */
  announce: 'flag',
  /** Where they are announced. */
  announcer: 'flag',
  /** The part of its own (`<name>.part.ts`) that this element asks for. */
  part: 'name',
  /** On a link to a place of the page: it is jumped to as without script. */
  'at-once': 'flag',
  /** On a link to a place that may scroll in itself. */
  'into-view': 'flag',
  /** Around a part of the frame that React leaves as it came: its site and name. */
  'static-part': 'name',
  /** In the frame: says that there is no connection, hidden as long as there is one. */
  disconnected: 'flag',
  /** The form that asks about cookies. */
  consent: 'flag',
  /** Who is signed in: `in` or `out`. */
  visitor: 'name',
  'visitor-name': 'flag',
  /** Where the car that this browser keeps is offered, in a template. */
  'saved-build': 'flag',
  /** In it: with `{places}` to fill. */
  fill: 'flag',
  /** In it: shown for a car whose prices still hold, or no longer. */
  recent: 'flag',
  old: 'flag',
  /** A car's picture: `loading`, or `error` once it failed. */
  photo: 'name',
  /** Address of the drawing that takes its place, and what that shows. */
  drawing: 'address',
  'drawing-words': 'words',
  /** Around a field that suggests. */
  suggestions: 'flag',
  /** Hidden in it: how one looks. */
  suggestion: 'flag',
  /** On the field: the address that returns suggestions for `?q=`. */
  from: 'address',
  /** Where their number is announced: the sentence with `{count}`. */
  count: 'words',
  /** The suggestion that the keys are at. */
  focused: 'flag',
  /** On a button: what it shows while a response is awaited, in a template. */
  'pending-look': 'flag',
  pending: 'flag',
  /** On a button that asks the device for its place: the address to go to with it. */
  locate: 'address',
  /** Where a refusal of that is announced, and the two sentences. */
  'locate-status': 'flag',
  denied: 'words',
  failed: 'words',
  /** A month's instalment on a page made for nobody: version and price in cents, for which the buyer's own terms are asked. */
  month: 'name',
  /** In it, its words: `line`, `rate`, `cost`. */
  'month-words': 'name',
  /** Around a row that may be wider than its place, and on its arrows: `back` or `on`. */
  scroller: 'flag',
  scroll: 'name',
  /** On a button that opens such a row as a popover: the place of the one it begins with. */
  'scroll-to': 'name',
  /** A dealer in the list, its pin on the map, and the pin that stands out. */
  dealer: 'name',
  pin: 'name',
  active: 'flag',
  /** On a drawn map: the address of the style by which streets may take its place, what its buttons then say, and where its middle and its pins are. */
  streets: 'address',
  'zoom-in': 'words',
  'zoom-out': 'words',
  at: 'place',
  /** The map of streets in its place, and in it the visitor's own. */
  'street-map': 'flag',
  middle: 'flag',
  /** On a signed price: the text, its signature and the keys to believe; in it, each verdict of the browser. */
  signed: 'json',
  verdict: 'name',
  /** On <html>, once everything runs: the layout class of the width, and `low` or `normal`. */
  layout: 'name',
  height: 'name',
  /** What the script knows of the site. */
  facts: 'json',
} as const

export type MarkName = keyof typeof MARKS
type Written<Name extends MarkName> = (typeof MARKS)[Name] extends 'flag' ? boolean : string

/** Takes what a page says to the script; returns the attributes. A flag that is off and what is undefined leave no attribute. */
export function marks(values: { readonly [Name in MarkName]?: Written<Name> | undefined }) {
  const attributes: Record<`data-${string}`, string> = {}
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== false) attributes[`data-${name}`] = value === true ? '' : value
  return attributes
}

/** Selector of the elements with a mark. */
export const marked = (name: MarkName): string => `[data-${name}]`

/** What the page wrote; null without the mark. */
export const markOf = (element: Element, name: MarkName): string | null => element.getAttribute(`data-${name}`)

export const hasMark = (element: Element, name: MarkName): boolean => element.hasAttribute(`data-${name}`)

export function setMark(element: Element, name: MarkName, value: string | boolean): void {
  if (value === false) element.removeAttribute(`data-${name}`)
  else element.setAttribute(`data-${name}`, value === true ? '' : value)
}
