import { useState } from 'react'
import { useLocation } from 'react-router'

/** Takes what the page's action returned; returns the last of it until the page is left: the router forgets it once a live order is loaded anew. */
export function useActionResult<Result>(result: Result | undefined): Result | undefined {
  const { key } = useLocation()
  const [last, setLast] = useState({ key, result })
  if (result !== undefined && result !== last.result) setLast({ key, result })
  return result ?? (last.key === key ? last.result : undefined)
}
