import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from './texts/loaded-texts.ts'
import { stopNotingPresses } from './shell/early-presses.ts'

const [navigation] = performance.getEntriesByType('navigation')

// Back or Forward, pressed before this script was here, leaves a page that was made for another address.
if (navigation && navigation.name.split('#')[0] !== location.href.split('#')[0]) location.reload()
else void hydrate()

async function hydrate(): Promise<void> {
  const address = document.querySelector('meta[name=texts]')?.getAttribute('content')
  if (address) await loadTexts(address)
  startTransition(() => {
    stopNotingPresses()
    hydrateRoot(document, <HydratedRouter />)
  })
}
