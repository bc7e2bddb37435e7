import { hasMark } from './marks.ts'

/**
 * Makes a part of the page equal to a fresh one, place by place: what stays the same element keeps focus, caret, scroll
 * place and its voice as a live region. `typing` is the field somebody writes in: its words stay.
 */
export function morph(old: Element, fresh: Element, typing: Element | null): void {
  // Parsed without script it holds elements, in the page it is text nobody sees; and what was announced is not of the response.
  if (old.nodeName === 'NOSCRIPT' || hasMark(old, 'announcer')) return
  // What a template holds is none of its children.
  if (old.nodeName === 'TEMPLATE') return old.replaceWith(fresh)
  const state = stateOf(fresh)
  copyAttributes(old, fresh)
  const children = [...fresh.childNodes]
  for (const [at, child] of children.entries()) {
    const mine = old.childNodes[at]
    if (!mine) old.append(child)
    else if (mine.nodeName !== child.nodeName) mine.replaceWith(child)
    else if (mine instanceof Element && child instanceof Element) morph(mine, child, typing)
    else if (mine.nodeValue !== child.nodeValue) mine.nodeValue = child.nodeValue
  }
  while (old.childNodes.length > children.length) old.lastChild?.remove()
  if (old !== typing) setState(old, state)
}

function copyAttributes(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
}

/** What a visitor has changed no longer follows the attributes. */
const isField = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement

function stateOf(element: Element): { readonly value: string; readonly checked: boolean } | null {
  if (!isField(element)) return null
  return { value: element.value, checked: 'checked' in element && element.checked }
}

function setState(element: Element, state: ReturnType<typeof stateOf>): void {
  if (!state || !isField(element)) return
  element.value = state.value
  if (element instanceof HTMLInputElement) element.checked = state.checked
}
