import { takeParts } from '../../shell/light/form/post-form.ts'
import { pageAt } from '../../enhance/page-at.ts'
import { PLACES } from './fields.ts'

/** A car chosen from the list becomes the address and appears, with nothing typed lost. */
export function startCarChoice(form: HTMLFormElement): void {
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'productCode' && target.value !== '')
      void show(`${location.pathname}?${new URLSearchParams({ version: target.value })}`)
  })
}

async function show(address: string): Promise<void> {
  try {
    const page = new DOMParser().parseFromString(await pageAt(address), 'text/html')
    takeParts(page, [PLACES.head, PLACES.car, PLACES.choice, PLACES.talk])
    history.replaceState(history.state, '', address)
    document.title = page.title
  } catch {
    location.assign(address)
  }
}
