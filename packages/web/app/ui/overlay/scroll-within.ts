/** Takes a place; brings it to the beginning of what scrolls around it and moves nothing beyond that, which `scrollIntoView` would. */
export function scrollWithin(place: HTMLElement): void {
  const around = scrollerOf(place)
  const top = around.scrollTop + place.getBoundingClientRect().top
  const isPage = around === document.scrollingElement
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  around.scrollTo({ top: isPage ? top : top - around.getBoundingClientRect().top, behavior })
}

function scrollerOf(place: Element): Element {
  const around = place.parentElement
  if (!around) return document.scrollingElement ?? place
  return /auto|scroll/.test(getComputedStyle(around).overflowY) ? around : scrollerOf(around)
}
