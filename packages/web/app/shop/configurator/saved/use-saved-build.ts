import { useState, useSyncExternalStore } from 'react'
import { savedBuild } from './saved-build.ts'

export type FoundBuild = NonNullable<ReturnType<typeof savedBuild>>

/** The car this browser kept as the page opened; null on the server, which knows no visitor. What is saved later does not change it. */
export function useSavedBuild(siteId: string): FoundBuild | null {
  const [look] = useState(() => once(() => savedBuild(siteId, Date.now())))
  return useSyncExternalStore(noChange, look, () => null)
}

const noChange = () => () => {}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
