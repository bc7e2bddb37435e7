import type { Part } from '../../enhance/parts.ts'

const SLIDER = '-slider'

/** A field and its slider are one value; what asks for the answer hears of it after both agree. */
const startTerms: Part = (place) =>
  place.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const { id, value } = target
      const twin = document.getElementById(id.endsWith(SLIDER) ? id.slice(0, -SLIDER.length) : id + SLIDER)
      if (twin instanceof HTMLInputElement && value !== '') twin.value = value
    },
    { capture: true },
  )

export default startTerms
