/** Takes a `<template data-look="name">` of the page; answers its first element, anew each time. */
export function look(name: string, within: ParentNode = document): HTMLElement {
  const template = within.querySelector<HTMLTemplateElement>(`template[data-look="${name}"]`)
  const copy = template?.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error(`The page has no look ${name}`)
  return copy
}

/** Puts words where the look says `data-words`, in itself or below. */
export function setWords(shown: HTMLElement, words: string): HTMLElement {
  const place = shown.hasAttribute('data-words') ? shown : shown.querySelector('[data-words]')
  if (place) place.textContent = words
  return shown
}
