import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from './texts/loaded-texts.ts'
import { stopNotingPresses } from './shell/early-presses.ts'
import { keepWayWithoutScript } from './shell/router/lost-script.ts'

const [navigation] = performance.getEntriesByType('navigation')

/** Back or Forward, pressed before the router is here to follow it, leaves a page that was made for another address. */
const isLeft = (): boolean => !!navigation && navigation.name.split('#')[0] !== location.href.split('#')[0]

const loadWhenLeft = (): void => {
  if (isLeft()) location.reload()
}

if (isLeft()) location.reload()
else void hydrate()

async function hydrate(): Promise<void> {
  addEventListener('popstate', loadWhenLeft)
  const address = document.querySelector('meta[name=texts]')?.getAttribute('content')
  if (address) await loadTexts(address)
  startTransition(() => {
    stopNotingPresses()
    keepWayWithoutScript()
    hydrateRoot(document, <FollowingRouter />)
  })
}

/** Around the router and not beside it: identifiers count places in the tree, and the server's has one child here. */
function FollowingRouter() {
  useEffect(() => removeEventListener('popstate', loadWhenLeft), [])
  return <HydratedRouter />
}
